/** Management, projects, finance, law, people, office. Notation: ../notation.ts. */
export const BUSINESS_SKILLS = `
Project management = managing projects, project planning, project coordination, project delivery, Projektmanagement, Projektleitung, gestion de projet, gestión de proyectos, projectmanagement, project leadership, project execution, program management, Projektplanung, Projektsteuerung, conduite de projet, manage projects, dirección de proyectos, pilotage de projet
PRINCE2 = PRINCE 2 > Project management
PMBOK = PMI methodology > Project management
Microsoft Project = MS Project < Primavera | Primavera P6, Smartsheet, Gantt charts | project scheduling > Project management
Project tracking tools < Trello, Asana, Monday.com, Basecamp, ClickUp, Wrike, Notion, Azure Boards
PMO = project management office, portfolio management of projects, project governance, project portfolio management > Project management
Stakeholder management = stakeholder engagement, managing stakeholders, stakeholder relations, Stakeholdermanagement, gestion des parties prenantes, gestión de stakeholders, stakeholder communication, stakeholder relationships
Risk management = risk assessment, risk analysis, risk mitigation, managing risk, Risikomanagement, gestion des risques, gestión de riesgos, risicobeheer, risk identification, Risikobewertung
Change management = organizational change, change leadership, Veränderungsmanagement, conduite du changement, gestión del cambio, verandermanagement, transformation programs, business transformation < ADKAR, Prosci
Program evaluation = impact evaluation, monitoring and evaluation, M&E, program development, outcome evaluation
Requirements analysis = requirements gathering, business requirements, requirements elicitation, requirements engineering, Anforderungsanalyse, recueil des besoins, análisis de requisitos, requirements management, gathering requirements, user requirements < functional specifications, business requirements documents
User stories < acceptance criteria, product backlog | backlog management | backlog grooming | backlog refinement | backlog prioritization
Business analysis = business process analysis, Geschäftsanalyse, bedrijfsanalyse < gap analysis, feasibility studies, business cases | business case development
Business process modeling = process modeling, flowcharts, Prozessmodellierung, process documentation, process flows < BPMN, UML, Visio | Microsoft Visio, process mapping
Process improvement = continuous improvement, process optimization, business process improvement, improving processes, Prozessoptimierung, amélioration continue, amélioration des processus, mejora continua, mejora de procesos, procesverbetering, improve processes, kontinuierliche Verbesserung, business process reengineering, workflow optimization, process redesign, continue verbetering, Prozessverbesserung, workflow improvement < kaizen, KVP
Product management = product strategy, product roadmap, product development, product ownership, Produktmanagement, gestion de produit, gestión de producto, productmanagement, product lifecycle management, product vision, roadmapping, product launches, product launch
Product discovery = customer discovery, product research, MVP definition, minimum viable product
Strategic planning = strategy development, business strategy, corporate strategy, strategische Planung, planification stratégique, planificación estratégica, strategisch plannen, strategy, business planning, strategic plans, Strategieentwicklung, strategic initiatives
Operations management = business operations, operational management, operations, day-to-day operations, gestion des opérations, gestión de operaciones, daily operations, operational excellence, operational oversight
Business development = new business development, Geschäftsentwicklung, développement commercial, desarrollo de negocio, business growth, partnership development, strategic partnerships, market expansion, développement des affaires
Management consulting = consulting, Unternehmensberatung, conseil, consultoría < advisory services | client advisory | advising clients
Market analysis = Marktanalyse, market intelligence, market trends < competitive analysis | competitor analysis | competitive intelligence, benchmarking, market research | Marktforschung | étude de marché | investigación de mercados | marktonderzoek
Budgeting = budget management, budgets, budget planning, managing budgets, Budgetplanung, Budgetverantwortung, gestion budgétaire, gestión presupuestaria, presupuestos, budgetbeheer, budget preparation, budget control, budgetary control, budget monitoring, Budgetierung, budget oversight, budgetary management
Financial analysis = financial analyses, finance analysis, analyzing financial data, Finanzanalyse, analyse financière, análisis financiero, financiële analyse, financial performance analysis < variance analysis, ratio analysis, profitability analysis
Financial modeling = financial models, Finanzmodellierung, modélisation financière, modelos financieros < LBO modeling, cash flow modeling > Financial analysis
Valuation = DCF, discounted cash flow, business valuation, company valuation, comparable company analysis, Unternehmensbewertung > Financial analysis
FP&A = financial planning and analysis, financial planning, Finanzplanung, planificación financiera, financial forecasting > Financial analysis, Budgeting
Controlling = contrôle de gestion, cost control, cost analysis, control de gestión, kostenbeheersing, cost management < cost accounting | Kostenrechnung | product costing | standard costing | costing, management accounting | managerial accounting > Accounting
P&L management = P&L, profit and loss, P&L responsibility, P and L, profit & loss accountability, Ergebnisverantwortung
Accounting = bookkeeping, Buchhaltung, Buchführung, Rechnungswesen, comptabilité, contabilidad, boekhouding, financial accounting, Finanzbuchhaltung, book keeping, Buchhaltungskenntnisse, accountancy, boekhouden, accounting principles, comptabilité générale, Bilanzbuchhaltung
Accounts payable = AP, A/P, Kreditorenbuchhaltung, comptabilité fournisseurs, cuentas por pagar, crediteurenadministratie, vendor payments, Kreditoren, crediteuren, supplier invoices < invoice processing | processing invoices | Rechnungsprüfung > Accounting
Accounts receivable = AR, A/R, Debitorenbuchhaltung, comptabilité clients, cuentas por cobrar, debiteurenbeheer, Debitoren, debiteuren, debiteurenadministratie > Accounting
General ledger = GL, G/L, general ledger accounting, Hauptbuch, Hauptbuchhaltung, grootboek, grand livre, libro mayor < journal entries | ledger entries > Accounting
Account reconciliation = bank reconciliation, reconciliations, Kontenabstimmung, rapprochements bancaires, conciliación bancaria, conciliaciones bancarias, balance sheet reconciliation, reconcile accounts, reconciling accounts > Accounting
Month-end close = month end closing, monthly close, year-end close, year end closing, Monatsabschluss, Jahresabschluss, Monatsabschlüsse, Jahresabschlüsse, clôtures mensuelles, cierre mensual, maandafsluiting, jaarafsluiting, financial close, period end close, month-end, year-end, closing process, clôtures comptables, jaarrekening > Accounting
Financial reporting = financial statements, preparing financial statements, external reporting, Finanzberichte, rapports financiers, états financiers, estados financieros, financial reports, financiële rapportage, financial statement preparation, Bilanzierung < balance sheets, income statements, statutory reporting > Accounting
GAAP = US GAAP, generally accepted accounting principles < HGB | German GAAP, UK GAAP > Accounting
IFRS = international financial reporting standards, IAS > Accounting
Auditing = audits, Revision, auditoría, financial audits, audit procedures, auditing standards, audit planning, financial auditing < internal audit | audit interne, external audit | statutory audits | Wirtschaftsprüfung
Internal controls = interne Kontrollen, contrôle interne, control interno, internes Kontrollsystem < SOX | Sarbanes-Oxley | SOX compliance | Sarbanes Oxley Act, COSO
Tax = taxation, tax compliance, Steuern, fiscalité, impuestos, belastingen, tax accounting, fiscalidad, personal tax < tax returns | tax preparation | Steuererklärungen | Steuererklärung | tax filings | déclarations fiscales | belastingaangiften, corporate tax, income tax, sales tax, tax planning, tax law | Steuerrecht
VAT = value added tax, VAT returns, Umsatzsteuer, Umsatzsteuervoranmeldung, TVA, IVA, BTW, btw-aangifte, btw-aangiften, déclarations de TVA > Tax
Payroll = payroll processing, payroll administration, Lohnbuchhaltung, Gehaltsabrechnung, Entgeltabrechnung, Lohn- und Gehaltsabrechnung, paie, gestion de la paie, nóminas, salarisadministratie, wages, payroll management, Lohnabrechnung, établissement des paies, payrolling < ADP | ADP Workforce Now
Invoicing = billing, invoices, Rechnungsstellung, Fakturierung, facturation, facturación, facturatie, client billing, invoice management, billing systems
Credit control = debt collection, collections, Mahnwesen, recouvrement, credit management, Forderungsmanagement, cobros, dunning, past due accounts
Cash management = treasury, treasury management, cash flow management, cash flow, Liquiditätsplanung, trésorerie, tesorería, liquidity management, Liquiditätsmanagement, cash flow forecasting, gestion de trésorerie
Fixed assets = fixed asset accounting, Anlagenbuchhaltung, immobilisations, depreciation schedules, asset accounting > Accounting
Consolidation accounting = group consolidation, intercompany accounting, Konzernabschluss, intercompany reconciliations, intercompany transactions > Accounting
Expense management = expense reports, travel expenses, expense reporting, Reisekostenabrechnung, notes de frais < Concur | SAP Concur, Expensify
DATEV > Accounting
QuickBooks = Quick Books, QuickBooks Online, Intuit QuickBooks > Accounting
Xero > Accounting
Sage = Sage 50, Sage Intacct, Sage 100, Sage 200, Sage X3, Sage 300, Sage accounting > Accounting
NetSuite = Oracle NetSuite > ERP systems
SAP = SAP ERP, SAP R/3, SAP ECC, SAP modules, SAP system < SAP HANA, SAP S/4HANA | S/4HANA > ERP systems
SAP FI/CO = SAP FICO, SAP FI, SAP CO > SAP, Accounting
SAP MM < SAP SD, SAP PP, SAP WM | SAP EWM, SAP APO > SAP
ERP systems = ERP, enterprise resource planning, ERP software, ERP-Systeme, ERP implementation < Oracle ERP | Oracle EBS | Oracle Financials, JD Edwards, Microsoft Dynamics | Dynamics 365 | Dynamics NAV | Business Central | Navision, Infor, Epicor, Exact Online, PeopleSoft, Odoo
Hyperion = Oracle Hyperion < Anaplan, Adaptive Insights | Workday Adaptive Planning, OneStream > FP&A
Bloomberg Terminal = Bloomberg < Capital IQ, FactSet, Refinitiv | Thomson Reuters Eikon, PitchBook
Banking operations = retail banking, commercial banking, bank operations, Bankwesen, banque de détail, corporate banking, deposit operations, branch operations, teller operations, banking products, branch banking
Lending = loans, loan origination, loan processing, Kreditgeschäft, crédit, préstamos, loan underwriting < mortgage lending | mortgages | mortgage loans | hypotheken | hipotecas, credit analysis | credit risk analysis | Kreditanalyse | credit assessment | Kreditprüfung, commercial lending, consumer lending
Investment management = portfolio management, asset management, gestion d'actifs, gestión de carteras, vermogensbeheer, investment analysis, investments, investment strategies < wealth management | Vermögensverwaltung | gestion de patrimoine, equity research | investment research, asset allocation
Trading = securities trading, Wertpapierhandel, capital markets, commodities trading, securities < derivatives, fixed income | bond trading, equities, foreign exchange | forex | FX trading
Mergers and acquisitions = M&A, fusions-acquisitions, fusiones y adquisiciones, deal structuring, M and A, post-merger integration, Unternehmenskäufe < due diligence | financial due diligence, private equity, corporate finance
Anti-money laundering = AML, Geldwäscheprävention, bank secrecy act, BSA, financial crime compliance, LCB-FT < KYC | know your customer, sanctions screening, fraud detection | fraud prevention, CDD | customer due diligence, transaction monitoring
Financial regulation = regulatory reporting < Basel III, MiFID | MiFID II, Solvency II, Dodd-Frank, BaFin, FCA regulations, SEC regulations, FINRA regulations
Actuarial science = actuarial analysis, actuarial modeling, pricing and reserving, reserving, Versicherungsmathematik, actuariat
Underwriting = insurance underwriting, risk underwriting, policy underwriting, Underwriting-Entscheidungen, souscription
Claims handling = insurance claims, claims processing, claims management, Schadenregulierung, Schadensbearbeitung, gestion des sinistres, gestión de siniestros, schadeafhandeling, claims, claim settlement, adjudicating claims, Schadenbearbeitung, claims adjudication < claims investigation, loss adjusting | claims adjustment
Insurance products = health insurance products, commercial insurance, Versicherungsprodukte, insurance policies, general insurance < life insurance, property and casualty | P&C insurance | property and casualty insurance
Financial advice = financial advisory, Finanzberatung, conseil financier, asesoramiento financiero, personal financial planning < retirement planning, estate planning
Grant management = grant writing, grant proposals, Fördermittel, grant applications, subsidies, fundraising proposals, proposal grants
Fundraising = donor relations, donor management, Spendenakquise, collecte de fonds, captación de fondos, fondsenwerving, annual giving, donor stewardship, donor cultivation < Raiser's Edge, major gifts, capital campaigns
Legal research = legal analysis, legal databases, Rechtsrecherche, recherche juridique, investigación jurídica, juridisch onderzoek, case law research, juristische Recherche, legal research and writing < Westlaw, LexisNexis, beck-online
Legal drafting = legal writing, rédaction d'actes, drafting legal documents, legal documents, legal correspondence < drafting pleadings | pleadings | motions and briefs | briefs, drafting contracts | contract drafting | Vertragsgestaltung | rédaction de contrats | redacción de contratos | contracten opstellen | drafting agreements
Contract law = Vertragsrecht, droit des contrats, derecho contractual, contractenrecht, commercial contracts, commercial law > Legal practice
Contract management = contract administration, contract review, Vertragsmanagement, gestion des contrats, gestión de contratos, contractbeheer, contract lifecycle, reviewing contracts < contract negotiation | negotiating contracts | Vertragsverhandlungen | contract negotiating
Corporate law = company law, Gesellschaftsrecht, droit des sociétés, derecho mercantil, ondernemingsrecht, corporate governance, M&A law, droit des affaires, business law > Legal practice
Employment law = labor law, Arbeitsrecht, droit du travail, derecho laboral, arbeidsrecht, labour relations law, employment legislation > Legal practice
Litigation = civil litigation, court proceedings, Prozessführung, contentieux, litigios, procesrecht, litigation support, dispute resolution, commercial litigation, Zivilrecht, civil procedure < depositions, trial preparation | trial practice | trials | trial advocacy | court appearances > Legal practice
Criminal law = Strafrecht, droit pénal, derecho penal, strafrecht praktijk, criminal defense, prosecution, criminal justice > Legal practice
Family law = Familienrecht, droit de la famille, derecho de familia, divorce law, custody cases, child custody > Legal practice
Real estate law = property law, Immobilienrecht, droit immobilier, conveyancing, derecho inmobiliario, vastgoedrecht, title searches, Mietrecht, landlord and tenant law > Legal practice
Intellectual property = IP law, propriété intellectuelle, propiedad intelectual, intellectueel eigendom, gewerblicher Rechtsschutz < patent law | patents | Patentrecht | patent prosecution, trademarks | trademark law | trademark registration, copyright > Legal practice
Immigration law = Ausländerrecht, droit des étrangers, visa applications, asylum law > Legal practice
Bankruptcy law = insolvency, Insolvenzrecht, restructuring law, insolvency law > Legal practice
Personal injury law = tort law, medical malpractice, workers compensation law > Legal practice
Administrative law = Verwaltungsrecht, droit public, derecho administrativo, bestuursrecht, public law, öffentliches Recht, constitutional law > Legal practice
Legal practice = practice of law, Rechtsberatung, conseil juridique, asesoramiento jurídico, juridisch advies, legal advice, legal counsel, law, legal services, legal matters, legal support, advocacy in court, juristische Beratung
E-discovery = ediscovery, discovery process, discovery requests, discovery documents < Relativity, document review | legal document review
Case management in law = legal case management, Clio, case files, docketing, docket management, court filings, e-filing, file court documents, electronic filing, filing court documents, legal calendaring
Arbitration = alternative dispute resolution, ADR, Schiedsverfahren, arbitrage juridique
Regulatory compliance = compliance, regulatory requirements, compliance management, conformité, cumplimiento normativo, naleving, regulations, compliance monitoring, compliance programs, regulatory standards, conformité réglementaire, wet- en regelgeving, compliance audits
Regulatory affairs = regulatory submissions, Zulassungen von Arzneimitteln, affaires réglementaires, regulatory filings, asuntos regulatorios < ISO 13485, 510(k), CE marking, EU MDR | MDR, 21 CFR Part 11, FDA submissions | FDA regulations
Policy development = policy analysis, policies and procedures, policy writing, public policy, politiques publiques, política pública, beleid, beleidsontwikkeling, policy formulation, developing policies, policy research, SOPs, standard operating procedures, beleidsadvies
Public procurement law = public tenders, Vergaberecht, marchés publics, contratación pública, aanbesteding, aanbestedingen, public tendering, tender management, appels d'offres, Ausschreibungen, licitaciones, tendering
Human resources = HR, Personalwesen, Personalmanagement, ressources humaines, recursos humanos, personeelszaken, human resource management, HR management, HRM, people operations, HR administration, Personalarbeit, gestion des ressources humaines, HR operations, Personalverwaltung, administration du personnel, HR policies, HR processes, personeelsbeheer
Recruitment = recruiting, talent acquisition, hiring, Personalbeschaffung, Rekrutierung, recrutement, reclutamiento, selección de personal, werving en selectie, staffing, full-cycle recruiting, Personalgewinnung, full cycle recruitment, werving, Personalauswahl < executive search | headhunting, candidate sourcing | sourcing candidates, interviewing candidates
Onboarding = employee onboarding, new hire orientation, Einarbeitung, intégration des nouveaux collaborateurs, new employee orientation, onboarding programs
Employee relations = labor relations, industrial relations, Arbeitnehmerbeziehungen, relations sociales, relaciones laborales, grievances, union relations, instances représentatives du personnel, arbeidsrelaties < collective bargaining, works council | Betriebsrat, workplace investigations, disciplinary procedures
Performance management = performance reviews, performance appraisals, Leistungsbeurteilung, entretiens annuels, evaluación del desempeño, performance evaluation, employee evaluations, Mitarbeitergespräche, evaluating performance, appraisals, functioneringsgesprekken
Compensation and benefits = compensation, compensation analysis, Vergütung und Nebenleistungen, rémunération et avantages sociaux, total rewards programs, comp and ben, employee benefits administration, compensación y beneficios < job evaluation, salary benchmarking, open enrollment
Learning and development = L&D, training and development, Personalentwicklung, formation du personnel, desarrollo de talento, training programs, employee training, talent development, Mitarbeiterschulung, training delivery, corporate training, staff development, opleiding en ontwikkeling, capacitación, leadership development, workforce development
Instructional design = e-learning development, e-learning, eLearning, course development, online learning design, instructional materials, learning design < Articulate Storyline | Articulate 360, Adobe Captivate, ADDIE
HRIS = HR information systems, HRMS, human resources information system, HR software < Workday, SAP SuccessFactors | SuccessFactors, BambooHR, UKG | Kronos | UltiPro, Personio, Paychex, Paycom, AFAS
Applicant tracking systems = ATS < Greenhouse ATS, Taleo, iCIMS, Lever ATS, Bullhorn, LinkedIn Recruiter > Recruitment
Diversity and inclusion = DEI, D&I, diversity equity and inclusion, EEO compliance, inclusion programs, Diversität
Workforce planning = headcount planning, talent management, Personalplanung, GPEC, strategische personeelsplanning, manpower planning, staffing plans, workforce management < succession planning
Scheduling = staff scheduling, rota management, Dienstplanung, rosters, rostering, work schedules, planning des équipes, shift planning, appointment scheduling, scheduling appointments, Terminplanung, Terminkoordination, planification, schedule appointments, calendar management, diary management, managing calendars, agendabeheer, gestión de agenda, gestion d'agenda, gestion des agendas, Schichtplanung, roosteren, Terminvereinbarung, employee scheduling
Administrative support = office administration, clerical work, clerical duties, secretarial support, Büroorganisation, Bürotätigkeiten, Verwaltung, Sekretariat, secrétariat, travaux administratifs, administración de oficina, secretariaat, administratieve ondersteuning, office support, administration, administrative duties, administrative tasks, general office duties, Verwaltungstätigkeiten, office procedures, administrative work, secretarial duties, clerical support, tareas administrativas, administratief werk, Büroarbeiten, allgemeine Verwaltung, gestión administrativa, assistanat, tâches administratives, administratieve taken, gestion administrative
Office management = managing the office, Büromanagement, Büroleitung, gestion de bureau, gestión de oficina, kantoorbeheer, office operations, office supplies, Bürokommunikation
Reception = front desk, receptionist duties, Empfang, accueil, recepción, receptie, greeting visitors, front office, switchboard, telephone reception, Telefonzentrale, accueil téléphonique, front desk operations, greeting guests, standard téléphonique, accueil physique et téléphonique, welcoming visitors, phone reception
Filing = record keeping, records management, document management, Aktenführung, Ablage, archivage, archivo, archivering, recordkeeping, document control, maintaining records, filing systems, Dokumentenmanagement, maintain records, classement, Dokumentenverwaltung, gestion documentaire, keeping records, maintaining accurate records, documentbeheer, file management, archief
Correspondence = business correspondence, Korrespondenz, Schriftverkehr, courriers, correspondencia, correspondentie, email correspondence, drafting correspondence, letter writing, rédaction de courriers
Minute taking = meeting minutes, taking minutes, Protokollführung, comptes rendus, actas, notuleren, notulen, Protokolle, note-taking
Travel arrangements = travel booking, travel coordination, Reiseplanung, Reiseorganisation, organisation de déplacements, organización de viajes, booking travel, travel planning, travel management, reservering van reizen
Meeting coordination = meeting planning, meeting organization, arranging meetings, organizing meetings, Besprechungsorganisation, scheduling meetings
Typing skills = touch typing, words per minute, WPM, audio typing, Zehnfingersystem, fast typing, medical dictation typing < transcription, dictation | Phonodiktat
Microsoft Office = MS Office, Office 365, Microsoft 365, O365, Microsoft Office Suite, Office suite, MS Office Suite, suite Office, Pack Office, paquete Office, MS-Office-Kenntnisse, Office-Paket, Office-Programme, Office-Anwendungen, Office-Kenntnisse, Pack MS Office, Microsoft 365 apps, MS 365, bureautique, ofimática
Microsoft Excel = Excel, MS Excel, advanced Excel, Excel-Kenntnisse, Microsoft Office Excel < pivot tables | Pivot-Tabellen | tableaux croisés dynamiques | tablas dinámicas | draaitabellen, VLOOKUP | XLOOKUP > Spreadsheets, Microsoft Office
Microsoft Word = Word, MS Word > Word processing, Microsoft Office
Microsoft PowerPoint = PowerPoint, MS PowerPoint, Power Point > Presentation software, Microsoft Office
Microsoft Outlook = Outlook, MS Outlook > Microsoft Office
Microsoft Access = MS Access, Access > Databases, Microsoft Office
Microsoft Teams = MS Teams, Teams > Microsoft Office
Google Workspace = G Suite, GSuite, Google Docs, Google Drive, Google Apps
Google Sheets > Spreadsheets, Google Workspace
Spreadsheets = spreadsheet software, Tabellenkalkulation, tableur, hojas de cálculo, spreadsheetprogramma
Word processing = Textverarbeitung, traitement de texte, procesador de textos, tekstverwerking, word processors
Presentation software = Canva presentations, slide decks < Keynote, Google Slides, Prezi
Video conferencing tools = collaboration tools < Zoom, Webex, Slack, Google Meet
Computer literacy = computer literate, basic computer skills, EDV, PC-Kenntnisse, informatique de base, computer proficiency skills, maîtrise de l'informatique, manejo de ordenador, computer use, PC skills, EDV-Anwenderkenntnisse, outils informatiques, computerkennis, gängige Software, computer applications
Negotiation = negotiating, negotiation skills, Verhandlungsführung, Verhandlungsgeschick, négociation, negociación, onderhandelen, Verhandlungen, onderhandelingsvaardigheden, negotiate, Verhandlungssicherheit
Facilities management = building management, building maintenance management, Gebäudemanagement, gestion des installations, facilitair beheer, mantenimiento de instalaciones, facilities maintenance, facilities operations, Objektmanagement
Property management = tenant relations, Immobilienverwaltung, Hausverwaltung, gestion locative, administración de fincas, vastgoedbeheer, rental management, Mietverwaltung, tenant management, WEG-Verwaltung, tenant screening < Yardi, AppFolio, lease administration | leasing
Real estate = real estate sales, Immobilien, immobilier, bienes raíces, vastgoed, property sales, property listings, real estate transactions, MLS, inmobiliaria, Immobilienvermittlung, makelaardij, property viewings
Real estate appraisal = property valuation, property appraisal, Immobilienbewertung, expertise immobilière, taxatie
Entrepreneurship = start-up experience, startups, founding a company, startup environment, business ownership
ESG reporting = sustainability, sustainability reporting, CSR, Nachhaltigkeit, développement durable, sostenibilidad, duurzaamheid, Nachhaltigkeitsmanagement, corporate social responsibility < carbon accounting, GRI standards, CSRD
Business intelligence strategy = data strategy, digital transformation, digitalization, Digitalisierung, transformation digitale, transformación digital, digitalisering
Vendor management = supplier management, vendor relations, supplier relationship management, Lieferantenmanagement, gestion des fournisseurs, gestión de proveedores, leveranciersbeheer, vendor negotiations, supplier relations, vendor relationships, managing vendors, supplier negotiation, Lieferantenverhandlungen, leveranciersmanagement, relations fournisseurs
~ Accounts payable, Accounts receivable, General ledger, Account reconciliation
~ Accounting, Financial reporting
~ GAAP, IFRS
~ QuickBooks, Xero, Sage, DATEV
~ SAP, NetSuite
~ Financial analysis, FP&A, Financial modeling, Controlling
~ Budgeting, Forecasting
~ Auditing, Internal controls, Regulatory compliance
~ Microsoft Excel, Google Sheets
~ Microsoft Office, Google Workspace
~ Computer literacy, Microsoft Office
~ Recruitment, Onboarding, Human resources
~ Corporate law, Contract law, Mergers and acquisitions
~ Litigation, Arbitration
~ Anti-money laundering, Financial regulation
~ Project management, Operations management
~ Business analysis, Requirements analysis, Business process modeling
~ Product management, User stories
~ PRINCE2, PMBOK
~ Jira, Project tracking tools
~ Administrative support, Office management, Filing, Correspondence
~ Learning and development, Instructional design
~ Underwriting, Claims handling
~ Real estate, Property management
~ Employee relations, Employment law
~ Legal research, Legal drafting
~ Invoicing, Accounts receivable
`;
