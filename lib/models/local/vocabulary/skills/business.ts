/** Management, projects, finance, law, people, office. Notation: ../notation.ts. */
export const BUSINESS_SKILLS = `
Project management = managing projects, project planning, project coordination, project delivery, Projektmanagement, Projektleitung, gestion de projet, gestion de projets, gestión de proyectos, projectmanagement, project leadership, project execution, program management, programme management, Projektplanung, Projektsteuerung, conduite de projet, manage projects, dirección de proyectos, pilotage de projet
PRINCE2 = PRINCE 2 > Project management
PMBOK = PMI methodology > Project management
Microsoft Project = MS Project, Primavera, Primavera P6, Gantt charts, project scheduling, Smartsheet > Project management
Project tracking tools = Trello, Asana, Monday.com, Basecamp, ClickUp, Wrike, Notion, Azure Boards
PMO = project management office, portfolio management of projects, project governance, project portfolio management > Project management
Stakeholder management = stakeholder engagement, managing stakeholders, stakeholder relations, Stakeholdermanagement, gestion des parties prenantes, gestión de stakeholders, stakeholder communication, stakeholder relationships
Risk management = risk assessment, risk analysis, risk mitigation, managing risk, Risikomanagement, gestion des risques, gestión de riesgos, risicobeheer, risk assessments, risk identification, Risikobewertung
Change management = organizational change, change leadership, ADKAR, Prosci, Veränderungsmanagement, conduite du changement, gestión del cambio, verandermanagement, transformation programs, business transformation
Program evaluation = impact evaluation, monitoring and evaluation, M&E, program development, outcome evaluation
Requirements analysis = requirements gathering, business requirements, requirements elicitation, requirements engineering, Anforderungsanalyse, recueil des besoins, análisis de requisitos, functional specifications, requirements management, gathering requirements, user requirements, business requirements documents
User stories = product backlog, backlog management, backlog grooming, acceptance criteria, backlog refinement, backlog prioritization
Business analysis = business process analysis, gap analysis, Geschäftsanalyse, bedrijfsanalyse, business case development, business cases, feasibility studies
Business process modeling = BPMN, process mapping, process modeling, Visio, Microsoft Visio, flowcharts, UML, Prozessmodellierung, process documentation, process flows
Process improvement = continuous improvement, process optimization, business process improvement, improving processes, Prozessoptimierung, amélioration continue, amélioration des processus, mejora continua, mejora de procesos, procesverbetering, improve processes, kontinuierliche Verbesserung, kaizen, KVP, business process reengineering, workflow optimization, process redesign, process improvements, continue verbetering, Prozessverbesserung, workflow improvement
Product management = product strategy, product roadmap, product roadmaps, product development, product ownership, Produktmanagement, gestion de produit, gestión de producto, productmanagement, product lifecycle management, product vision, roadmapping, product launches, product launch
Product discovery = customer discovery, product research, MVP definition, minimum viable product
Strategic planning = strategy development, business strategy, corporate strategy, strategische Planung, planification stratégique, planificación estratégica, strategisch plannen, strategy, business planning, strategic plans, Strategieentwicklung, strategic initiatives
Operations management = business operations, operational management, operations, day-to-day operations, gestion des opérations, gestión de operaciones, daily operations, operational excellence, operational oversight
Business development = new business development, Geschäftsentwicklung, développement commercial, desarrollo de negocio, business growth, partnership development, strategic partnerships, market expansion, développement des affaires
Management consulting = consulting, Unternehmensberatung, conseil, consultoría, advisory services, client advisory, advising clients
Market analysis = market research, competitive analysis, competitor analysis, Marktforschung, Marktanalyse, étude de marché, études de marché, investigación de mercados, marktonderzoek, market intelligence, competitive intelligence, benchmarking, market trends
Budgeting = budget management, budgets, budget planning, managing budgets, Budgetplanung, Budgetverantwortung, gestion budgétaire, gestión presupuestaria, presupuestos, budgetbeheer, budget, budget preparation, budget control, budgetary control, budget monitoring, Budgetierung, budget oversight, budgetary management
Financial analysis = financial analyses, finance analysis, analyzing financial data, Finanzanalyse, analyse financière, análisis financiero, financiële analyse, variance analysis, ratio analysis, profitability analysis, financial performance analysis
Financial modeling = financial models, financial modelling, Finanzmodellierung, modélisation financière, modelos financieros, cash flow modeling, LBO modeling > Financial analysis
Valuation = DCF, discounted cash flow, business valuation, company valuation, comparable company analysis, Unternehmensbewertung > Financial analysis
FP&A = financial planning and analysis, financial planning, Finanzplanung, planificación financiera, financial forecasting > Financial analysis, Budgeting
Controlling = Kostenrechnung, contrôle de gestion, cost accounting, management accounting, managerial accounting, cost control, cost analysis, control de gestión, kostenbeheersing, costing, cost management, product costing, standard costing > Accounting
P&L management = P&L, profit and loss, P&L responsibility, P and L, profit & loss accountability, Ergebnisverantwortung
Accounting = bookkeeping, Buchhaltung, Buchführung, Rechnungswesen, comptabilité, contabilidad, boekhouding, financial accounting, Finanzbuchhaltung, book keeping, Buchhaltungskenntnisse, accountancy, boekhouden, accounting principles, comptabilité générale, Bilanzbuchhaltung
Accounts payable = AP, A/P, accounts payables, Kreditorenbuchhaltung, comptabilité fournisseurs, cuentas por pagar, crediteurenadministratie, vendor payments, Kreditoren, invoice processing, processing invoices, Rechnungsprüfung, crediteuren, supplier invoices > Accounting
Accounts receivable = AR, A/R, accounts receivables, Debitorenbuchhaltung, comptabilité clients, cuentas por cobrar, debiteurenbeheer, Debitoren, debiteuren, debiteurenadministratie > Accounting
General ledger = GL, G/L, general ledger accounting, Hauptbuch, journal entries, Hauptbuchhaltung, grootboek, grand livre, libro mayor, ledger entries > Accounting
Account reconciliation = bank reconciliation, reconciliations, bank reconciliations, account reconciliations, Kontenabstimmung, rapprochements bancaires, rapprochement bancaire, conciliación bancaria, conciliaciones bancarias, balance sheet reconciliation, reconcile accounts, reconciling accounts, reconciliation > Accounting
Month-end close = month end closing, month-end closing, monthly close, year-end close, year end closing, Monatsabschluss, Jahresabschluss, Monatsabschlüsse, Jahresabschlüsse, clôtures mensuelles, cierre mensual, maandafsluiting, jaarafsluiting, financial close, period end close, month-end, year-end, clôture mensuelle, closing process, clôtures comptables, jaarrekening > Accounting
Financial reporting = financial statements, preparing financial statements, external reporting, Finanzberichte, rapports financiers, états financiers, estados financieros, financial reports, financiële rapportage, balance sheets, income statements, statutory reporting, financial statement preparation, Bilanzierung > Accounting
GAAP = US GAAP, generally accepted accounting principles, UK GAAP, German GAAP, HGB > Accounting
IFRS = international financial reporting standards, IAS > Accounting
Auditing = audits, internal audit, external audit, internal audits, audit, Wirtschaftsprüfung, Revision, auditoría, audit interne, financial audits, statutory audits, audit procedures, auditing standards, audit planning, financial auditing, external audits
Internal controls = SOX, Sarbanes-Oxley, SOX compliance, interne Kontrollen, contrôle interne, control interno, COSO, internes Kontrollsystem, Sarbanes Oxley Act
Tax = taxation, tax returns, tax preparation, tax compliance, Steuern, Steuererklärungen, Steuerrecht, fiscalité, impuestos, belastingen, corporate tax, income tax, tax planning, tax filings, sales tax, tax accounting, déclarations fiscales, fiscalidad, tax law, taxes, personal tax, Steuererklärung, belastingaangiften
VAT = value added tax, VAT returns, Umsatzsteuer, Umsatzsteuervoranmeldung, TVA, IVA, BTW, btw-aangifte, btw-aangiften, déclarations de TVA > Tax
Payroll = payroll processing, payroll administration, Lohnbuchhaltung, Gehaltsabrechnung, Entgeltabrechnung, Lohn- und Gehaltsabrechnung, paie, gestion de la paie, nóminas, salarisadministratie, wages, payroll management, Lohnabrechnung, ADP, ADP Workforce Now, établissement des paies, payrolling
Invoicing = billing, invoices, Rechnungsstellung, Fakturierung, facturation, facturación, facturatie, client billing, invoice management, billing systems
Credit control = debt collection, collections, Mahnwesen, recouvrement, credit management, Forderungsmanagement, cobros, dunning, past due accounts
Cash management = treasury, treasury management, cash flow management, cash flow, Liquiditätsplanung, trésorerie, tesorería, liquidity management, Liquiditätsmanagement, cash flow forecasting, gestion de trésorerie
Fixed assets = fixed asset accounting, Anlagenbuchhaltung, immobilisations, depreciation schedules, asset accounting > Accounting
Consolidation accounting = group consolidation, intercompany accounting, Konzernabschluss, intercompany reconciliations, intercompany transactions > Accounting
Expense management = expense reports, travel expenses, expense reporting, Reisekostenabrechnung, notes de frais, Concur, SAP Concur, Expensify
DATEV > Accounting
QuickBooks = Quick Books, QuickBooks Online, Intuit QuickBooks > Accounting
Xero > Accounting
Sage = Sage 50, Sage Intacct, Sage 100, Sage 200, Sage X3, Sage 300, Sage accounting > Accounting
NetSuite = Oracle NetSuite > ERP systems
SAP = SAP ERP, SAP R/3, SAP ECC, SAP S/4HANA, S/4HANA, SAP HANA, SAP modules, SAP system > ERP systems
SAP FI/CO = SAP FICO, SAP FI, SAP CO > SAP, Accounting
SAP MM = SAP SD, SAP PP, SAP WM, SAP EWM, SAP APO > SAP
ERP systems = ERP, enterprise resource planning, Oracle ERP, Oracle EBS, Oracle Financials, JD Edwards, Microsoft Dynamics, Dynamics 365, Dynamics NAV, Business Central, Infor, Epicor, ERP software, ERP-System, ERP-Systeme, ERP system, Navision, Exact Online, PeopleSoft, Odoo, ERP implementation
Hyperion = Oracle Hyperion, Anaplan, Adaptive Insights, Workday Adaptive Planning, OneStream > FP&A
Bloomberg Terminal = Bloomberg, Capital IQ, FactSet, Refinitiv, Thomson Reuters Eikon, PitchBook
Banking operations = retail banking, commercial banking, bank operations, Bankwesen, banque de détail, corporate banking, deposit operations, branch operations, teller operations, banking products, branch banking
Lending = loans, loan origination, credit analysis, mortgage lending, mortgages, loan processing, Kreditgeschäft, Kreditanalyse, crédit, préstamos, hypotheken, commercial lending, loan underwriting, credit risk analysis, mortgage loans, Kreditprüfung, consumer lending, credit assessment, hipotecas
Investment management = portfolio management, asset management, wealth management, Vermögensverwaltung, gestion de patrimoine, gestion d'actifs, gestión de carteras, vermogensbeheer, investment analysis, investments, investment strategies, asset allocation, equity research, investment research
Trading = securities trading, equities, fixed income, derivatives, Wertpapierhandel, foreign exchange, forex, FX trading, capital markets, commodities trading, bond trading, securities
Mergers and acquisitions = M&A, due diligence, corporate finance, fusions-acquisitions, fusiones y adquisiciones, financial due diligence, deal structuring, M and A, post-merger integration, private equity, Unternehmenskäufe
Anti-money laundering = AML, KYC, know your customer, Geldwäscheprävention, CDD, customer due diligence, sanctions screening, bank secrecy act, BSA, transaction monitoring, financial crime compliance, fraud detection, fraud prevention, LCB-FT
Financial regulation = Basel III, MiFID, MiFID II, SEC regulations, FINRA regulations, Dodd-Frank, Solvency II, BaFin, FCA regulations, regulatory reporting
Actuarial science = actuarial analysis, actuarial modeling, pricing and reserving, reserving, Versicherungsmathematik, actuariat
Underwriting = insurance underwriting, risk underwriting, policy underwriting, Underwriting-Entscheidungen, souscription
Claims handling = insurance claims, claims processing, claims management, Schadenregulierung, Schadensbearbeitung, gestion des sinistres, gestión de siniestros, schadeafhandeling, claims adjustment, claims investigation, claims, loss adjusting, claim settlement, adjudicating claims, Schadenbearbeitung, claims adjudication
Insurance products = life insurance, health insurance products, property and casualty, P&C insurance, commercial insurance, Versicherungsprodukte, property and casualty insurance, insurance policies, general insurance
Financial advice = financial advisory, retirement planning, Finanzberatung, conseil financier, asesoramiento financiero, estate planning, personal financial planning
Grant management = grant writing, grants management, grant proposals, Fördermittel, grant applications, subsidies, fundraising proposals, proposal grants
Fundraising = donor relations, donor management, major gifts, Spendenakquise, collecte de fonds, captación de fondos, fondsenwerving, annual giving, capital campaigns, donor stewardship, Raiser's Edge, donor cultivation
Legal research = legal analysis, legal databases, Westlaw, LexisNexis, Rechtsrecherche, recherche juridique, investigación jurídica, juridisch onderzoek, case law research, juristische Recherche, legal research and writing, beck-online
Legal drafting = legal writing, drafting contracts, contract drafting, Vertragsgestaltung, rédaction d'actes, rédaction de contrats, redacción de contratos, contracten opstellen, drafting pleadings, drafting legal documents, pleadings, motions and briefs, briefs, legal documents, drafting agreements, legal correspondence
Contract law = contracts law, Vertragsrecht, droit des contrats, derecho contractual, contractenrecht, commercial contracts, commercial law > Legal practice
Contract management = contract administration, contract review, contract negotiation, contract negotiations, Vertragsmanagement, gestion des contrats, gestión de contratos, contractbeheer, contract lifecycle, reviewing contracts, negotiating contracts, contracts management, Vertragsverhandlungen, contract negotiating
Corporate law = company law, Gesellschaftsrecht, droit des sociétés, derecho mercantil, ondernemingsrecht, corporate governance, M&A law, droit des affaires, business law > Legal practice
Employment law = labor law, Arbeitsrecht, droit du travail, derecho laboral, arbeidsrecht, labour relations law, employment legislation, labor laws, employment laws > Legal practice
Litigation = civil litigation, court proceedings, trial preparation, Prozessführung, contentieux, litigios, procesrecht, trial practice, depositions, litigation support, dispute resolution, commercial litigation, trials, trial advocacy, court appearances, Zivilrecht, civil procedure > Legal practice
Criminal law = Strafrecht, droit pénal, derecho penal, strafrecht praktijk, criminal defense, prosecution, criminal justice > Legal practice
Family law = Familienrecht, droit de la famille, derecho de familia, divorce law, custody cases, child custody > Legal practice
Real estate law = property law, Immobilienrecht, droit immobilier, conveyancing, derecho inmobiliario, vastgoedrecht, title searches, Mietrecht, landlord and tenant law > Legal practice
Intellectual property = IP law, patent law, trademarks, Patentrecht, propriété intellectuelle, propiedad intelectual, intellectueel eigendom, copyright, patents, trademark law, gewerblicher Rechtsschutz, patent prosecution, trademark registration > Legal practice
Immigration law = Ausländerrecht, droit des étrangers, visa applications, asylum law > Legal practice
Bankruptcy law = insolvency, Insolvenzrecht, restructuring law, insolvency law > Legal practice
Personal injury law = tort law, medical malpractice, workers compensation law > Legal practice
Administrative law = Verwaltungsrecht, droit public, derecho administrativo, bestuursrecht, public law, öffentliches Recht, constitutional law > Legal practice
Legal practice = practice of law, Rechtsberatung, conseil juridique, asesoramiento jurídico, juridisch advies, legal advice, legal counsel, law, legal services, legal matters, legal support, advocacy in court, juristische Beratung
E-discovery = ediscovery, document review, Relativity, discovery process, discovery requests, legal document review, discovery documents
Case management in law = legal case management, Clio, case files, docketing, docket management, court filings, e-filing, file court documents, electronic filing, filing court documents, legal calendaring
Arbitration = alternative dispute resolution, ADR, Schiedsverfahren, arbitrage juridique
Regulatory compliance = compliance, regulatory requirements, compliance management, conformité, cumplimiento normativo, naleving, regulations, compliance monitoring, compliance programs, regulatory standards, conformité réglementaire, wet- en regelgeving, compliance audits
Regulatory affairs = regulatory submissions, FDA submissions, 510(k), CE marking, Zulassungen von Arzneimitteln, affaires réglementaires, EU MDR, MDR, regulatory filings, FDA regulations, ISO 13485, 21 CFR Part 11, asuntos regulatorios
Policy development = policy analysis, policies and procedures, policy writing, public policy, politiques publiques, política pública, beleid, beleidsontwikkeling, policy formulation, developing policies, policy research, SOPs, standard operating procedures, beleidsadvies
Public procurement law = public tenders, Vergaberecht, marchés publics, contratación pública, aanbesteding, aanbestedingen, public tendering, tender management, appels d'offres, Ausschreibungen, licitaciones, tendering
Human resources = HR, Personalwesen, Personalmanagement, ressources humaines, recursos humanos, personeelszaken, human resource management, HR management, HRM, people operations, HR administration, Personalarbeit, gestion des ressources humaines, HR operations, Personalverwaltung, administration du personnel, HR policies, HR processes, personeelsbeheer
Recruitment = recruiting, talent acquisition, hiring, Personalbeschaffung, Rekrutierung, recrutement, reclutamiento, selección de personal, werving en selectie, staffing, candidate sourcing, full-cycle recruiting, Personalgewinnung, headhunting, sourcing candidates, Recruitings, full cycle recruitment, werving, interviewing candidates, executive search, Personalauswahl
Onboarding = employee onboarding, new hire orientation, Einarbeitung, intégration des nouveaux collaborateurs, new employee orientation, onboarding programs
Employee relations = labor relations, industrial relations, Arbeitnehmerbeziehungen, relations sociales, relaciones laborales, grievances, union relations, collective bargaining, works council, Betriebsrat, disciplinary procedures, workplace investigations, labour relations, instances représentatives du personnel, arbeidsrelaties
Performance management = performance reviews, performance appraisals, Leistungsbeurteilung, entretiens annuels, evaluación del desempeño, performance evaluation, employee evaluations, Mitarbeitergespräche, evaluating performance, appraisals, functioneringsgesprekken
Compensation and benefits = benefits administration, compensation, compensation analysis, Vergütung und Nebenleistungen, rémunération et avantages sociaux, total rewards programs, comp and ben, salary benchmarking, employee benefits administration, compensación y beneficios, open enrollment, job evaluation
Learning and development = L&D, training and development, Personalentwicklung, formation du personnel, desarrollo de talento, training programs, employee training, talent development, Mitarbeiterschulung, training delivery, corporate training, staff development, opleiding en ontwikkeling, capacitación, leadership development, workforce development
Instructional design = e-learning development, e-learning, eLearning, Articulate Storyline, Articulate 360, ADDIE, course development, Adobe Captivate, online learning design, instructional materials, learning design
HRIS = Workday, SAP SuccessFactors, SuccessFactors, BambooHR, HR information systems, UKG, Kronos, HRMS, human resources information system, Personio, UltiPro, Paychex, Paycom, AFAS, HR software
Applicant tracking systems = ATS, Greenhouse ATS, Taleo, iCIMS, applicant tracking system, Lever ATS, Bullhorn, LinkedIn Recruiter > Recruitment
Diversity and inclusion = DEI, D&I, diversity equity and inclusion, EEO compliance, inclusion programs, Diversität
Workforce planning = succession planning, headcount planning, talent management, Personalplanung, GPEC, strategische personeelsplanning, manpower planning, staffing plans, workforce management
Scheduling = staff scheduling, rota management, Dienstplanung, rosters, rostering, work schedules, planning des équipes, shift planning, appointment scheduling, scheduling appointments, Terminplanung, Terminkoordination, planification, schedule appointments, calendar management, diary management, managing calendars, agendabeheer, gestión de agenda, gestion d'agenda, gestion des agendas, Schichtplanung, roosteren, Terminvereinbarung, employee scheduling
Administrative support = office administration, clerical work, clerical duties, secretarial support, Büroorganisation, Bürotätigkeiten, Verwaltung, Sekretariat, secrétariat, travaux administratifs, administración de oficina, secretariaat, administratieve ondersteuning, office support, administration, administrative duties, administrative tasks, general office duties, Verwaltungstätigkeiten, office procedures, administrative work, secretarial duties, clerical support, tareas administrativas, administratief werk, Büroarbeiten, allgemeine Verwaltung, gestión administrativa, assistanat, tâches administratives, administratieve taken, gestion administrative
Office management = managing the office, Büromanagement, Büroleitung, gestion de bureau, gestión de oficina, kantoorbeheer, office operations, office supplies, Bürokommunikation
Reception = front desk, receptionist duties, Empfang, accueil, recepción, receptie, greeting visitors, front office, switchboard, telephone reception, Telefonzentrale, accueil téléphonique, front desk operations, greeting guests, standard téléphonique, accueil physique et téléphonique, welcoming visitors, phone reception
Filing = record keeping, records management, document management, Aktenführung, Ablage, archivage, archivo, archivering, recordkeeping, document control, maintaining records, filing systems, Dokumentenmanagement, maintain records, classement, Dokumentenverwaltung, gestion documentaire, keeping records, maintaining accurate records, documentbeheer, file management, archief
Correspondence = business correspondence, Korrespondenz, Schriftverkehr, courriers, correspondencia, correspondentie, email correspondence, drafting correspondence, letter writing, rédaction de courriers
Minute taking = meeting minutes, taking minutes, Protokollführung, comptes rendus, actas, notuleren, notulen, Protokolle, note-taking
Travel arrangements = travel booking, travel coordination, Reiseplanung, Reiseorganisation, organisation de déplacements, organización de viajes, booking travel, travel planning, travel management, reservering van reizen
Meeting coordination = meeting planning, meeting organization, arranging meetings, organizing meetings, Besprechungsorganisation, scheduling meetings
Typing skills = touch typing, words per minute, WPM, dictation, transcription, audio typing, Zehnfingersystem, fast typing, Phonodiktat, medical dictation typing
Microsoft Office = MS Office, Office 365, Microsoft 365, O365, MS-Office, Microsoft Office Suite, Office suite, MS Office Suite, suite Office, Pack Office, paquete Office, MS-Office-Kenntnisse, Office-Paket, Office-Programme, Office-Anwendungen, Office-Kenntnisse, Pack MS Office, Microsoft 365 apps, MS 365, bureautique, ofimática, Microsoft-Office
Microsoft Excel = Excel, MS Excel, pivot tables, VLOOKUP, advanced Excel, Excel-Kenntnisse, Microsoft Office Excel, XLOOKUP, Pivot-Tabellen, tableaux croisés dynamiques, tablas dinámicas, draaitabellen > Spreadsheets, Microsoft Office
Microsoft Word = Word, MS Word > Word processing, Microsoft Office
Microsoft PowerPoint = PowerPoint, MS PowerPoint, Power Point > Presentation software, Microsoft Office
Microsoft Outlook = Outlook, MS Outlook > Microsoft Office
Microsoft Access = MS Access, Access > Databases, Microsoft Office
Microsoft Teams = MS Teams, Teams > Microsoft Office
Google Workspace = G Suite, GSuite, Google Docs, Google Drive, Google Apps
Google Sheets > Spreadsheets, Google Workspace
Spreadsheets = spreadsheet software, spreadsheet, Tabellenkalkulation, tableur, hojas de cálculo, spreadsheetprogramma's
Word processing = Textverarbeitung, traitement de texte, procesador de textos, tekstverwerking, word processors
Presentation software = Keynote, Google Slides, Prezi, Canva presentations, slide decks
Video conferencing tools = Zoom, Webex, Slack, collaboration tools, Google Meet
Computer literacy = computer literate, basic computer skills, EDV, PC-Kenntnisse, informatique de base, computer proficiency skills, maîtrise de l'informatique, manejo de ordenador, computer use, PC skills, EDV-Anwenderkenntnisse, outils informatiques, outil informatique, computerkennis, gängige Software, computer applications
Negotiation = negotiating, negotiation skills, Verhandlungsführung, Verhandlungsgeschick, négociation, negociación, onderhandelen, negotiations, Verhandlungen, onderhandelingsvaardigheden, negotiate, Verhandlungssicherheit
Facilities management = facility management, building management, building maintenance management, Gebäudemanagement, gestion des installations, facilitair beheer, mantenimiento de instalaciones, facilities maintenance, facilities operations, Objektmanagement
Property management = lease administration, tenant relations, Immobilienverwaltung, Hausverwaltung, gestion locative, administración de fincas, vastgoedbeheer, Yardi, leasing, rental management, Mietverwaltung, tenant management, WEG-Verwaltung, tenant screening, AppFolio
Real estate = real estate sales, Immobilien, immobilier, bienes raíces, vastgoed, property sales, property listings, real estate transactions, MLS, inmobiliaria, Immobilienvermittlung, makelaardij, property viewings
Real estate appraisal = property valuation, property appraisal, Immobilienbewertung, expertise immobilière, taxatie
Entrepreneurship = start-up experience, startups, founding a company, startup environment, business ownership
ESG reporting = sustainability, sustainability reporting, CSR, Nachhaltigkeit, développement durable, sostenibilidad, duurzaamheid, carbon accounting, GRI standards, Nachhaltigkeitsmanagement, CSRD, corporate social responsibility
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
