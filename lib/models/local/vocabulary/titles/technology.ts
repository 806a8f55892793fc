/** Titles of technology, engineering and science. Notation: ../notation.ts. */
export const TECHNOLOGY_TITLES = `
# software_engineering
Software Engineer = Software Developer, SWE, SDE, Software Development Engineer, Programmer, Computer Programmer, Softwareentwickler, Softwareentwicklerin, Software-Entwickler, Software-Entwicklerin, Softwareingenieur, Softwareingenieurin, Programmierer, Programmiererin, ingénieur logiciel, ingénieure logiciel, développeur logiciel, développeuse logiciel, développeur informatique, développeur, développeuse, ingeniero de software, ingeniera de software, desarrollador de software, desarrolladora de software, programador, programadora, desarrollador, desarrolladora, softwareontwikkelaar, software-ontwikkelaar, programmeur, Application Developer, Application Engineer Software, Anwendungsentwickler, Anwendungsentwicklerin, Fachinformatiker für Anwendungsentwicklung, Software Programmer, Developer
Backend Engineer = Backend Developer, Back-end Engineer, Back-end Developer, Server-side Engineer, Backend Software Engineer, Backend-Entwickler, Backend-Entwicklerin, Backendentwickler, développeur back-end, développeuse back-end, développeur backend, desarrollador backend, desarrolladora backend, desarrollador back-end, backend-ontwikkelaar, API Developer, API Engineer
Frontend Engineer = Frontend Developer, Front-end Engineer, Front-end Developer, Frontend Software Engineer, UI Developer, UI Engineer, Frontend-Entwickler, Frontend-Entwicklerin, Frontendentwickler, développeur front-end, développeuse front-end, développeur frontend, desarrollador frontend, desarrolladora frontend, desarrollador front-end, frontend-ontwikkelaar
Full-Stack Engineer = Full-Stack Developer, Fullstack Engineer, Fullstack Developer, Full-Stack-Entwickler, Full-Stack-Entwicklerin, Fullstack-Entwickler, développeur full stack, développeuse full stack, développeur fullstack, desarrollador full stack, desarrolladora full stack, full-stack ontwikkelaar, fullstack ontwikkelaar, Full Stack Software Engineer
Web Developer = Web Engineer, Website Developer, Web Programmer, Webentwickler, Webentwicklerin, Web-Entwickler, développeur web, développeuse web, desarrollador web, desarrolladora web, webontwikkelaar, WordPress Developer, PHP Developer, JavaScript Developer, React Developer, Angular Developer
Mobile Developer = Mobile Engineer, Mobile App Developer, Mobile Application Developer, iOS Developer, iOS Engineer, Android Developer, Android Engineer, App Developer, App-Entwickler, App-Entwicklerin, développeur mobile, développeuse mobile, desarrollador móvil, desarrollador de aplicaciones móviles, app-ontwikkelaar, Flutter Developer, React Native Developer
Java Developer = Java Engineer, Java Programmer, Java Software Engineer, J2EE Developer, Java-Entwickler, Java-Entwicklerin, développeur Java, desarrollador Java, Java ontwikkelaar, Java/J2EE Developer
.NET Developer = .NET Engineer, C# Developer, ASP.NET Developer, Dot Net Developer, .NET-Entwickler, développeur .NET, desarrollador .NET, .NET ontwikkelaar
Python Developer = Python Engineer, Python Programmer, Python-Entwickler, développeur Python, desarrollador Python, Django Developer
C++ Developer = C++ Engineer, C++ Programmer, C++-Entwickler, développeur C++
Embedded Software Engineer = Embedded Engineer, Embedded Developer, Firmware Engineer, Firmware Developer, Embedded Systems Engineer, Embedded-Entwickler, Embedded Software Developer, ingénieur systèmes embarqués
Game Developer = Game Programmer, Gameplay Engineer, Gameplay Programmer, Spieleentwickler, Unity Developer
Software Architect = Application Architect, Technical Architect, Softwarearchitekt, Softwarearchitektin, Software-Architekt, architecte logiciel, arquitecto de software, softwarearchitect, Systems Architect
Solutions Architect = Lösungsarchitekt, architecte de solutions, arquitecto de soluciones, Enterprise Architect, IT Architect, IT-Architekt
Engineering Manager ^lead = Software Engineering Manager, Software Development Manager, Development Manager, Entwicklungsleiter, Entwicklungsleiterin, Head of Development Team, Manager of Software Engineering
Tech Lead ^lead = Technical Lead, Technical Team Lead, Lead Developer, Development Team Lead, Technical Leader
CTO ^executive = Chief Technology Officer, Chief Technical Officer, directeur technique informatique
VP of Engineering ^executive = VP Engineering, Vice President of Engineering, Vice President Engineering
Director of Engineering ^director = Engineering Director, Head of Engineering, Director of Software Engineering, Director of Software Development
SAP Consultant = SAP Developer, ABAP Developer, SAP-Berater, SAP-Beraterin, consultant SAP, consultor SAP, SAP-Entwickler, SAP Functional Consultant, ABAP-Entwickler
Salesforce Developer = Salesforce Engineer, CRM Developer, Apex Developer
ERP Developer = Dynamics Developer, Oracle Developer, Oracle Applications Developer
Blockchain Developer = Blockchain Engineer, Smart Contract Developer, Solidity Developer

# data_science
Data Scientist = Datenwissenschaftler, Datenwissenschaftlerin, scientifique des données, científico de datos, científica de datos, datawetenschapper
Machine Learning Engineer = ML Engineer, AI Engineer, Artificial Intelligence Engineer, Deep Learning Engineer, Machine-Learning-Ingenieur, KI-Entwickler, ingénieur machine learning, ingénieur IA, ingeniero de machine learning, MLOps Engineer
NLP Engineer = Natural Language Processing Engineer, Computational Linguist, NLP Scientist
Computer Vision Engineer = Computer Vision Scientist, Image Processing Engineer
Prompt Engineer = LLM Engineer, Generative AI Engineer
Statistician = Statistiker, Statistikerin, statisticien, statisticienne, estadístico, statisticus, Biostatistician, Applied Statistician
Head of Data Science ^director = Director of Data Science, Chief Data Scientist
Chief Data Officer ^executive = CDO

# data_engineering
Data Engineer = Big Data Engineer, Big Data Developer, Dateningenieur, Dateningenieurin, ingénieur de données, ingénieur data, ingeniero de datos, ingeniera de datos, ETL Developer, ETL Engineer, Data Pipeline Engineer, Data Platform Engineer
Analytics Engineer = Data Warehouse Engineer, Data Warehouse Developer, DWH Developer, BI Engineer, DWH-Entwickler
Database Administrator = DBA, Database Admin, Datenbankadministrator, Datenbankadministratorin, administrateur de bases de données, administrador de bases de datos, databasebeheerder, SQL Server DBA, Oracle DBA
Database Developer = SQL Developer, Datenbankentwickler, PL/SQL Developer, Database Engineer, SQL Server Developer, Database Programmer
Data Architect = Data Modeler, Datenarchitekt, architecte de données, Information Architect Data, Data Modeller

# data_analysis
Data Analyst = Datenanalyst, Datenanalystin, analyste de données, analista de datos, data-analist, Reporting Analyst, Insights Analyst, Analytics Analyst
Business Intelligence Analyst = BI Analyst, Business Intelligence Developer, BI Developer, BI-Entwickler, BI Consultant, analyste BI
Tableau Developer = Power BI Developer, Dashboard Developer, Qlik Developer, Reporting Developer, Report Developer, Report Writer, Crystal Reports Developer
Web Analyst = Digital Analyst, Digital Analytics Specialist, Web Analytics Specialist
Product Analyst = Growth Analyst, analyste produit, analista de producto
Operations Research Analyst = Operations Analyst Research, OR Analyst
Head of Analytics ^director = Director of Analytics, Analytics Director

# devops_infrastructure
DevOps Engineer = DevOps, DevOps Specialist, DevOps-Ingenieur, ingénieur DevOps, ingeniero DevOps, DevSecOps Engineer, Build Engineer, Release Engineer, CI/CD Engineer
Site Reliability Engineer = SRE, Production Engineer Systems, Reliability Engineer Software
Platform Engineer = Infrastructure Engineer, IT Infrastructure Engineer, Infrastructure Developer, ingénieur infrastructure
Cloud Engineer = Cloud Architect, AWS Engineer, Azure Engineer, Cloud Developer, Cloud Infrastructure Engineer, Cloud-Ingenieur, ingénieur cloud, AWS Architect, Cloud Consultant
Systems Administrator = Sysadmin, Systems Admin, Linux Administrator, Windows Administrator, Unix Administrator, Systemadministrator, Systemadministratorin, administrateur système, administrateur systèmes et réseaux, administrador de sistemas, systeembeheerder, Server Administrator, IT Administrator, Linux System Administrator, Windows System Administrator
Systems Engineer = Systemingenieur, Systems Integration Engineer, Linux Engineer, Systemtechniker, ingénieur système, ingeniero de sistemas, Server Engineer, Windows Engineer
Network Engineer = Network Administrator, Network Admin, Network Architect, Netzwerkadministrator, Netzwerkingenieur, Netzwerktechniker, administrateur réseau, ingénieur réseau, ingénieur réseaux, administrador de redes, ingeniero de redes, netwerkbeheerder, Network Technician, Network Analyst, LAN Administrator, Network Operations Engineer, Fachinformatiker für Systemintegration
Telecommunications Engineer = Telecom Engineer, Telecommunications Technician, Telecom Technician, RF Engineer, Radio Engineer, ingénieur télécom, técnico de telecomunicaciones, Field Engineer Telecom, Fiber Technician, Cable Technician
Storage Engineer = Storage Administrator, Backup Administrator, VMware Administrator, Virtualization Engineer
IT Operations Manager ^lead = Infrastructure Manager, IT Infrastructure Manager

# it_support
IT Support Specialist = IT Support, IT Support Technician, IT Technician, Desktop Support, Desktop Support Technician, Desktop Support Analyst, Desktop Support Specialist, Technical Support Specialist, Technical Support Engineer, Technical Support Analyst, Tech Support, Technical Support Representative, Computer Technician, PC Technician, IT-Supporter, IT-Support-Mitarbeiter, IT-Techniker, technicien informatique, technicien support, technicienne support, técnico de soporte, técnico informático, IT-medewerker, IT-ondersteuner, Computer Support Specialist, Support Technician, Support Engineer, End User Support, User Support Specialist, IT Support Engineer, IT Support Analyst, Fachinformatiker, Help Desk Technician, Helpdesk Technician, Help Desk Analyst, Helpdesk Analyst, Service Desk Analyst, Help Desk Specialist, Help Desk Support, Helpdesk, Servicedesk-medewerker, helpdeskmedewerker, Service Desk Agent, Help Desk Agent, Service Desk Technician, technicien helpdesk
IT Manager ^lead = Information Technology Manager, IT-Leiter, IT-Leiterin, Leiter IT, responsable informatique, responsable de informática, Manager of Information Technology, Service Desk Manager, Help Desk Manager
IT Specialist = Information Technology Specialist, IT Analyst, IT-Spezialist, IT Coordinator, Information Systems Specialist, IT Officer, Fachinformatikerin, IT-Systemelektroniker
IT Director ^director = Director of IT, Director of Information Technology, Head of IT, Information Technology Director
CIO ^executive = Chief Information Officer
Field Service Technician = Field Technician, Field Service Engineer, Servicetechniker, Servicetechnikerin, technicien de maintenance informatique, buitendienstmonteur

# cyber_security
Security Engineer = Cyber Security Engineer, Cybersecurity Engineer, Information Security Engineer, Application Security Engineer, IT Security Engineer, Network Security Engineer, Cloud Security Engineer, ingénieur sécurité, ingeniero de ciberseguridad
Security Analyst = Cyber Security Analyst, Cybersecurity Analyst, Information Security Analyst, SOC Analyst, IT Security Analyst, Security Operations Analyst, Threat Analyst, Threat Intelligence Analyst, analyste cybersécurité, analista de seguridad, analista de ciberseguridad, Information Security Specialist, IT-Sicherheitsbeauftragter, Security Specialist, Cyber Security Specialist, Cybersecurity Specialist, IT Security Specialist, IT-Sicherheitsspezialist
Penetration Tester = Pen Tester, Pentester, Ethical Hacker, Offensive Security Engineer
Security Architect = Information Security Architect, Cybersecurity Architect
Incident Responder = Incident Response Analyst, Digital Forensics Analyst, Forensic Analyst
CISO ^executive = Chief Information Security Officer, Chief Security Officer
Information Security Manager ^lead = Cyber Security Manager, Cybersecurity Manager, IT Security Manager, Security Operations Manager

# quality_assurance
QA Engineer = QA Analyst, Quality Assurance Engineer Software, QA Tester, Software Tester, Test Engineer, Software Test Engineer, Tester, Softwaretester, Softwaretesterin, Testingenieur, testeur logiciel, ingénieur test, tester de software, probador de software, testanalist, Quality Analyst, Software Quality Assurance Analyst, Software QA Engineer, Test Analyst, Manual Tester, QA Specialist, Quality Assurance Analyst, Quality Assurance Tester
Test Automation Engineer = QA Automation Engineer, Automation Tester, SDET, Software Development Engineer in Test, Automation Test Engineer, Testautomatisierer, Automation QA Engineer
Test Manager ^lead = QA Manager Software, QA Lead, Test Lead, Testmanager, Testmanagerin
Game Tester = Video Game Tester, QA Game Tester

# product_management
Product Manager = PM Product, Digital Product Manager, Technical Product Manager, Produktmanager, Produktmanagerin, chef de produit, cheffe de produit, jefe de producto, jefa de producto, gerente de producto, productmanager, Product Management Specialist
Product Owner = PO Agile, Produktverantwortlicher
Head of Product ^director = Director of Product, Product Director, Director of Product Management, Chief Product Officer, VP of Product

# ux_design
UX Designer = UI/UX Designer, UX/UI Designer, User Experience Designer, UI Designer, User Interface Designer, Interaction Designer, Product Designer, Digital Product Designer, UX-Designerin, concepteur UX, diseñador UX, diseñadora UX, Experience Designer, Service Designer, UX Architect
UX Researcher = User Researcher, User Experience Researcher, Usability Engineer, Design Researcher
Web Designer = Webdesigner, Webdesignerin, diseñador web, diseñadora web, webontwerper, website designer, web and graphic designer, digital designer, UI web designer, designer web, webvormgever, Mediendesigner, Mediendesignerin
Head of Design ^director = Design Director, UX Director, Director of UX

# hardware_engineering
Hardware Engineer = Electronics Hardware Engineer, Hardware Developer, Hardwareentwickler, Hardware Design Engineer, ingénieur hardware
FPGA Engineer = ASIC Engineer, VLSI Engineer, Digital Design Engineer, IC Design Engineer, Chip Designer, Verification Engineer, RTL Engineer
PCB Designer = PCB Design Engineer, Layout Engineer
Robotics Engineer = Robotics Developer, Mechatronics Engineer, Mechatronikingenieur, ingénieur robotique

# mechanical_engineering
Mechanical Engineer = Mechanical Design Engineer, Maschinenbauingenieur, Maschinenbauingenieurin, ingénieur mécanique, ingénieur en mécanique, ingeniero mecánico, ingeniera mecánica, werktuigbouwkundige, werktuigbouwkundig ingenieur, Design Engineer Mechanical, Konstrukteur, Konstrukteurin, Konstruktionsingenieur, Konstruktionsingenieurin
CAD Designer = CAD Technician, Drafter, Draftsman, CAD Drafter, Draughtsman, Technischer Zeichner, Technische Zeichnerin, Technischer Produktdesigner, dessinateur industriel, projeteur, delineante, CAD-tekenaar, tekenaar, Mechanical Drafter, AutoCAD Drafter, CAD Operator
Manufacturing Engineer = Production Engineer, Process Engineer Manufacturing, Industrial Engineer, Fertigungsingenieur, Produktionsingenieur, Wirtschaftsingenieur, Wirtschaftsingenieurin, ingénieur de production, ingénieur industriel, ingeniero de producción, ingeniero industrial, productie-ingenieur, Industrialization Engineer, Lean Engineer, Continuous Improvement Engineer
Automotive Engineer = Fahrzeugingenieur, Powertrain Engineer, Vehicle Engineer, ingénieur automobile
Aerospace Engineer = Aeronautical Engineer, Luft- und Raumfahrtingenieur, ingénieur aéronautique, Stress Engineer
HVAC Engineer = Building Services Engineer, Mechanical Building Services Engineer, TGA-Ingenieur, ingénieur CVC
Maintenance Engineer = Reliability Engineer, Plant Engineer, Instandhaltungsingenieur, ingénieur maintenance, ingeniero de mantenimiento
Project Engineer = Projektingenieur, Projektingenieurin, ingénieur projet, ingeniero de proyectos
Chief Engineer ^lead = Engineering Supervisor, Head Engineer
Biomedical Engineer = Medical Device Engineer, Medizintechnikingenieur, ingénieur biomédical, Clinical Engineer

# electrical_engineering
Electrical Engineer = Electrical Design Engineer, Elektroingenieur, Elektroingenieurin, ingénieur électricien, ingénieur en électricité, ingeniero eléctrico, ingeniera eléctrica, elektrotechnisch ingenieur, Power Engineer, Power Systems Engineer
Electronics Engineer = Electronics Design Engineer, Elektronikentwickler, ingénieur électronique, ingeniero electrónico, elektronica-ingenieur
Automation Engineer = Controls Engineer, Control Systems Engineer, PLC Programmer, PLC Engineer, Automatisierungstechniker, Automatisierungsingenieur, SPS-Programmierer, automaticien, ingénieur automaticien, ingeniero de automatización, Instrumentation Engineer, PLC-programmeur
Electronics Technician = Elektronikfertiger, technicien électronique, técnico electrónico, Instrumentation Technician, Instrument Technician
Renewable Energy Engineer = Solar Engineer, Wind Energy Engineer, Energy Engineer, Energieingenieur

# civil_engineering
Civil Engineer = Bauingenieur, Bauingenieurin, ingénieur civil, ingénieur génie civil, ingénieur travaux publics, ingeniero civil, ingeniera civil, civiel ingenieur, civieltechnisch ingenieur, Highway Engineer, Transportation Engineer, Roads Engineer, Traffic Engineer, Bridge Engineer, Drainage Engineer
Structural Engineer = Tragwerksplaner, Statiker, ingénieur structure, ingeniero estructural, constructeur bouwkundig
Geotechnical Engineer = Ground Engineer, géotechnicien
Water Resources Engineer = Hydraulic Engineer, Water Engineer, Wasserbauingenieur, Hydrologist
Surveyor = Land Surveyor, Vermessungsingenieur, Vermesser, géomètre, topógrafo, landmeter, Geomatics Engineer, Geodät
Quantity Surveyor = Cost Estimator, Estimator, Kalkulator, métreur, aparejador, Cost Engineer, Construction Estimator, calculator bouw
GIS Analyst = GIS Specialist, Geospatial Analyst, GIS Technician, géomaticien
Urban Planner = City Planner, Town Planner, Stadtplaner, Stadtplanerin, urbaniste, urbanista, stedenbouwkundige
Building Surveyor = Chartered Building Surveyor, Building Surveying Consultant, Party Wall Surveyor

# chemical_engineering
Chemical Engineer = Chemieingenieur, Chemieingenieurin, Verfahrensingenieur, Verfahrenstechniker, ingénieur chimiste, ingénieur chimie, ingeniero químico, ingeniera química, chemisch ingenieur, chemisch technoloog
Process Engineer = Process Development Engineer, Prozessingenieur, Prozessingenieurin, ingénieur procédés, ingeniero de procesos, procesingenieur, proces engineer
Materials Engineer = Metallurgist, Metallurgical Engineer, Werkstoffingenieur, Materials Scientist, Polymer Engineer
Food Technologist = Food Scientist, Lebensmitteltechnologe, Lebensmitteltechnologin, technologue alimentaire, tecnólogo de alimentos, levensmiddelentechnoloog, food product developer, Lebensmittelchemiker, Lebensmittelchemikerin, ingénieur agroalimentaire, ingénieure agroalimentaire, tecnóloga de alimentos, técnico en alimentos, voedingsmiddelentechnoloog

# laboratory_science
Microbiologist = microbiology analyst, QC microbiology analyst, QC microbiologist
Laboratory Technician = QC analyst, Lab Technician, Lab Tech, Laborant, Laborantin, Chemielaborant, Chemielaborantin, technicien de laboratoire, technicienne de laboratoire, técnico de laboratorio, laborante, Laboratory Analyst, Lab Analyst, Laboratory Technologist
Laboratory Assistant = Lab Assistant, Medical Laboratory Assistant
Medical Laboratory Technician = Medical Laboratory Scientist, Medical Technologist, Clinical Laboratory Scientist, MLT, Biomedical Scientist, medizinisch-technischer Assistent, medizinisch-technische Assistentin, MTA, MTLA, Medizinisch-technische Laboratoriumsassistentin, analista clínico, medisch analist, technicien de laboratoire médical
Chemist = Analytical Chemist, Chemiker, Chemikerin, chimiste, químico, chemicus, QC Chemist, Formulation Chemist, Research Chemist, Organic Chemist
Biologist = Molecular Biologist, Biologe, Biologin, biologiste, biólogo, bióloga, bioloog, Cell Biologist, Biochemist, Geneticist, Mikrobiologe
Laboratory Manager ^lead = Lab Manager, Laborleiter, Laborleiterin, responsable de laboratoire, jefe de laboratorio
Forensic Scientist = Forensic Technician, Crime Scene Analyst

# research
Research Scientist = Researcher, Scientist, Research Engineer, Wissenschaftler, Wissenschaftlerin, Forscher, chercheur, chercheuse, investigador, investigadora, onderzoeker, Applied Scientist, R&D Engineer, R&D Scientist, ingénieur de recherche, ingénieur R&D, Research and Development Engineer, Entwicklungsingenieur, Entwicklungsingenieurin
Research Assistant = Research Associate, Research Technician, wissenschaftlicher Mitarbeiter, wissenschaftliche Mitarbeiterin, assistant de recherche, asistente de investigación, onderzoeksassistent, Graduate Research Assistant
Postdoctoral Researcher = Postdoc, Postdoctoral Fellow, Post-doctoral Researcher, Postdoctoral Associate
Clinical Research Associate = CRA, Clinical Research Coordinator, Clinical Trial Manager, Clinical Trials Coordinator, Study Coordinator, attaché de recherche clinique, Clinical Research Assistant
Research Analyst
Physicist = Physiker, Physikerin, physicien, físico, natuurkundige, Medical Physicist
Geologist = Geoscientist, Geologe, Geologin, géologue, geólogo, geoloog, Geophysicist, Hydrogeologist
R&D Manager ^lead = Research Manager, Research and Development Manager, Leiter Forschung und Entwicklung, Head of R&D
Principal Investigator ^lead = Group Leader Research

# architecture
Architect = Building Architect, Architekt, Architektin, architecte, arquitecto, arquitecta, Project Architect, Design Architect, Registered Architect
Architectural Technologist = Architectural Assistant, Architectural Designer, Bauzeichner, Bauzeichnerin, dessinateur en bâtiment, bouwkundig tekenaar, BIM Modeller, BIM Coordinator, BIM Manager, Architectural Draftsman, Architectural Technician
Interior Designer = Interior Architect, Innenarchitekt, Innenarchitektin, architecte d'intérieur, diseñador de interiores, diseñadora de interiores, interieurarchitect, interieurontwerper, interior decorator, interior design consultant, kitchen designer, home stager, interior stylist, residential interior designer, Küchenplaner, Küchenberater, Einrichtungsberater, Einrichtungsberaterin, Interior-Designerin, décorateur d'intérieur, décoratrice d'intérieur, concepteur vendeur cuisine, cuisiniste, interiorista, decorador de interiores, decoradora, interieurstylist, keukenadviseur, interieuradviseur
Landscape Architect = Landschaftsarchitekt, Landschaftsarchitektin, architecte paysagiste, paisajista, landschapsarchitect, Landscape Designer

# environment_safety
Health and Safety Officer = HSE Officer, EHS Officer, Safety Officer, Safety Manager, HSE Manager, EHS Manager, Health and Safety Manager, HSE Advisor, Safety Engineer, Safety Coordinator, EHS Specialist, Fachkraft für Arbeitssicherheit, Sicherheitsingenieur, responsable HSE, animateur sécurité, técnico de prevención, técnico de prevención de riesgos laborales, veiligheidskundige, Health and Safety Advisor, Safety Specialist, Occupational Health and Safety Officer
Environmental Engineer = Umweltingenieur, Umweltingenieurin, ingénieur environnement, ingeniero ambiental, ingeniera ambiental, milieukundige, Environmental Specialist, Environmental Consultant
Environmental Scientist = Ecologist, Umweltwissenschaftler, écologue, Environmental Technician, Conservation Scientist, Conservation Officer
Sustainability Manager = Sustainability Specialist, Sustainability Consultant, ESG Manager, ESG Analyst, Nachhaltigkeitsmanager, Nachhaltigkeitsmanagerin, ESG consultant, CSR manager, corporate social responsibility manager, Nachhaltigkeitsberater, responsable RSE, chargé de mission RSE, consultor de sostenibilidad, responsable de sostenibilidad, duurzaamheidsadviseur, duurzaamheidsmanager
// Names that employers give to much the same job.
~ DevOps Engineer, Site Reliability Engineer, Platform Engineer
~ Product Manager, Product Owner
~ Data Analyst, Business Intelligence Analyst
`;
