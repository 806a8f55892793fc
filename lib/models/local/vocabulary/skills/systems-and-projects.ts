/**
 * Concepts of testing, business analysis, ERP and CRM systems, architecture, projects and products, and what shows them. A narrower name
 * that another file has, too, is one term with it. Notation: ../notation.ts.
 */
export const SYSTEMS_AND_PROJECTS_SKILLS = `
// Testing.
exploratory testing < session-based testing | charter-based sessions | charter-based testing | test charters > Software testing
Test case design techniques = test design techniques, designing test cases, writing test cases, test case creation, test case writing < equivalence classes | equivalence partitioning | boundary values | boundary value analysis | decision tables | pairwise testing | state transition testing | derived test cases > Software testing
Test management tools = test management software, test management systems, tools for test management < TestRail, Zephyr Scale, HP ALM, Squash TM, Azure Test Plans | PractiTest | TestLink cases
Test integration in pipelines = CI integration of tests, tests in CI, continuous testing, integration of tests in CI, tests in the pipeline, integrating tests into CI < suites in Jenkins | tests in Jenkins | tests in GitHub Actions | tests in GitLab CI | tests on every merge | tests on every commit > CI/CD, Test automation
Test data management = test data, test data preparation, test data creation < anonymised test data | synthetic data | synthetic test data | seed data > Software testing
regression suite < regression cases, regression runs | nightly regression suite
Test reporting = test reports, reporting of test results, test metrics, quality metrics in testing < defect density | pass rate | test summary reports | escaped defects > Software testing
Bug tracking < defects raised, wrote up bugs | filed bugs | bugs in Jira | defects in Jira | bug tickets
Test environments = test environment management, test infrastructure < device farm | test benches for software | staging environment > Software testing
// Business analysis.
Requirements elicitation techniques = requirements interviews, elicitation techniques, elicitation of requirements, requirements workshops, eliciting requirements, collecting requirements < gathered needs | gather what is needed | gathered requirements | requirements in workshops | needs in workshops | interviewed stakeholders | JAD sessions | fit-gap workshops | fit-gap analysis | discovery workshops, interviewed users > Requirements analysis
User stories > Requirements analysis
gap analysis < fit-gap | gap lists
functional specifications = writing functional specifications, functional specification documents, functional requirements, requirements documentation, requirements specification, specification writing, documenting requirements, writing specifications, technical specifications for software < software requirements specification | SRS documents | BRD | wrote the spec | wrote specs | wrote specifications | business blueprints | wrote the blueprints | solution blueprints > Requirements analysis
requirements management tools = requirements tools, tools for requirements management < Jama Connect | Codebeamer > Requirements analysis
Use case modelling = use cases, use-case diagrams, use case analysis, UML modelling, object-oriented analysis < UML, activity diagrams | sequence diagrams > Requirements analysis
wireframes < Balsamiq, Axure, low-fidelity sketches | screen sketches | paper sketches of screens
Moderating workshops = facilitation of workshops, moderation of workshops, leading workshops, running workshops, conducting workshops < led workshops
led workshops = ran workshops, held workshops, moderated workshops, facilitated workshops, hosted workshops > Adult education
Impact analysis = change impact analysis, impact assessment of changes, impact analyses of changes > Business analysis
Stakeholder management < sponsors and users | brought together business and IT | between business and IT | between IT and business | bridge between business | business and technical teams
// ERP and CRM.
SAP migration = S/4HANA migration, S/4HANA conversion, SAP S/4HANA migration, SAP migration projects, migration to S/4HANA, S/4HANA transformation, S/4HANA implementation < from ECC to S/4HANA | ECC to S/4HANA | from ECC to S/4 | to S/4HANA | onto S/4HANA | brownfield conversion | greenfield S/4 | SUM upgrade > SAP
SAP customizing = customizing, SAP configuration, customising in SAP, SAP customization, system configuration in SAP, ERP customization, ERP configuration < SPRO | movement types | pricing procedures | release strategies in SAP | number ranges | org structure in SAP | account determination | condition records | customizing transports > SAP
SAP modules for logistics = SAP logistics, SAP MM and SD, SAP SD and MM, MM and SD, SD and MM, SAP logistics modules < SAP MM, SAP SD, SAP WM
SAP development = SAP programming, ABAP basics, ABAP development, ABAP programming < ABAP, BAdIs | BAdI | user exits | SAP enhancements | CDS views | RAP model | SAP Business Application Studio > SAP
SAP interfaces = SAP integration, interfaces to SAP, SAP interface development < IDocs | BAPIs | BAPI | SAP PI | SAP PO | SAP CPI | SAP Integration Suite | RFC calls | SAP BTP > SAP, API development
SAP data migration = SAP data loads, migration of SAP data < LSMW | LTMC | Migration Cockpit | SAP BODS > SAP, Data migration
SAP reporting = reporting in SAP, SAP analytics, SAP BI, SAP business warehouse reporting < BW queries | BEx queries | BEx | SAP Analytics Cloud | Analytics Cloud stories | BW/4HANA > SAP, Business intelligence
SAP Fiori = Fiori, Fiori apps, SAP Fiori apps < Fiori Launchpad | Launchpad tiles | SAPUI5 | UI5 apps | UI5 > SAP
SAP authorizations = SAP security, SAP authorization concepts, SAP roles < PFCG | SU24 | SAP GRC > SAP, Identity and access management
SAP Basis = SAP Basis administration, SAP administration, SAP system administration < SAP transports | SAP HANA backups | Solution Manager | SolMan | SAP kernel upgrades > SAP, System administration
ERP master data = master data maintenance in ERP, ERP master data management, SAP master data, master data in SAP, material master data < material masters | customer masters | MDG workflows > Data governance
Go-live support = go-live, go-live preparation, cutover planning, cutover management, post-go-live support, system go-lives, hypercare support < cutover weekend, hypercare | cutover plan | went live > Project delivery of systems
Project delivery of systems = system implementation, ERP implementation projects, ERP rollout, ERP projects, full-cycle implementations, full lifecycle implementations, implementation of ERP systems, software implementation, ERP roll-outs, system roll-outs < blueprint to go-live | from blueprint | rolled out SAP | rolled out Dynamics | rolled out Odoo | rolled out NetSuite | introduced SAP | implemented SAP | implemented NetSuite | implemented Odoo | implemented Dynamics
End-to-end business processes = business process knowledge, understanding of business processes, knowledge of business processes, core business processes, ERP processes, end-to-end processes < order to cash | O2C | purchase to pay | record to report | hire to retire | plan to produce | make to order processes, Procurement
Dynamics development = Dynamics 365 customization, Dynamics customization, Dynamics configuration, Business Central development < AL extensions | X++ | Dataverse | Dynamics plugins | model-driven apps > Microsoft Dynamics
CRM customization = CRM configuration, customization of CRM, configuring CRM, CRM administration, Salesforce configuration, Salesforce customization < Salesforce flows | Process Builder | validation rules in Salesforce | permission sets | custom objects | Salesforce objects | profiles and permission sets | HubSpot workflows | Dynamics plugins in CRM > CRM
Salesforce development = Lightning components, Lightning Web Components, Lightning development, Salesforce programming < Apex, LWC | Aura components | SOQL | Visualforce | Salesforce DX > Salesforce
Enterprise integration = integration patterns, enterprise integration patterns, application integration, integration architecture, middleware, integration platforms, integration of systems < event bus, ESB | enterprise service bus, API gateway, Message queues, Kong gateway, Boomi | Camel routes | Apache Camel | BizTalk | TIBCO | webMethods | EDI interfaces | canonical data model, SAP interfaces, webhooks
// Architecture.
Enterprise architecture frameworks = architecture frameworks, EA frameworks < TOGAF | TOGAF ADM | Zachman | LeanIX | Sparx EA > Software architecture
Architecture documentation = documenting architecture, documentation of architectures, architectural documentation, architecture diagrams, documenting designs < architecture decision records, C4 model, design documents, C4 diagrams | arc42 > Software architecture, Technical documentation
Non-functional requirements = quality attributes, NFRs, quality requirements < targets for latency | targets for uptime | latency targets | uptime targets, SLIs
Technology evaluation = evaluating technologies, technology selection, evaluation of technologies, tool evaluation, technology assessment, software selection, evaluation of software < proofs of concept | PoCs | tool comparisons | vendor comparisons | technology radar | request for information on tools
Legacy modernisation = application modernization, modernization of applications, modernising legacy systems, legacy system modernization, monolith migration < Splitting of monoliths > Refactoring
Technical solution design = solution design, designing solutions, technical design, system architecture design > Software architecture
briefed the board = briefed the CEO, briefed the CIO, briefed executives > Public speaking, Presenting results
// Projects, services.
project status reports = progress reporting, reporting to steering committees, reports to management on projects, reporting project status < steering groups, weekly status | status meetings | traffic-light reports | RAG reports on projects | burn-up charts > Project management
Resource planning in projects = resource management in projects, project resource planning, resource allocation, resource allocation in projects, staffing of projects, planning of project resources < planned people over | staffed projects | capacity plan of teams | allocated developers | resource histogram > Project management
earned value = managing scope, project scope management, scope definition, scope and change control < scope creep | change log | change board | WBS > Project management
IT budget = budget for IT, IT budget management, budget of IT > Budgeting
Project management methods = project management methodology, project methodologies, project management standards, project management frameworks < PRINCE2, PMBOK, Scrum, Waterfall, HERMES 5 | Critical path method > Project management
Agile project management = managing agile projects, agile project delivery < Scrum, Kanban, SAFe, two-week sprints
Facilitating Scrum events = facilitating scrum ceremonies, scrum events, agile ceremonies, facilitating ceremonies, facilitation of scrum events, facilitation of agile ceremonies, running agile ceremonies, facilitation of ceremonies, sprint ceremonies < retrospectives, daily stand-ups, ran dailies | plannings and retrospectives | dailies and retrospectives | reviews and retrospectives | sprint reviews | sprint demos | sprint retrospectives > Agile
Agile metrics = agile reporting, team metrics, flow metrics, delivery metrics < story points, burndown | burn-down charts | burndown charts | burnup | cycle time and velocity | cumulative flow | cumulative flow diagrams | lead time for changes | throughput charts | sprint velocity | DORA metrics > Agile
Agile coaching = coaching agile teams, coaching scrum teams, coaching in agile methods, coaching squads < coached three squads | coached two squads | coached scrum teams | coached teams in Scrum | agile maturity > Agile, Coaching
Removing impediments = impediment removal, clearing impediments, resolving impediments, removing blockers, removal of impediments < cleared blockers | removed blockers | unblocked | cleared impediments | impediment board | impediment backlog
Service level management = service level agreements, managing SLAs, SLA monitoring, SLA reporting, SLA compliance, SLA adherence < SLAs | SLA reviews | OLAs, SLA targets > ITIL
problem management < Root cause analysis, cause of outages | root causes of outages | recurring incidents | recurrent incidents | known errors | problem records
Change management in IT < CAB | chaired the CAB | change advisory | standard changes | change calendar
IT service improvement = continual service improvement, CSI, continual improvement of services, service improvement plans, improving IT services < ticket backlog | fewer tickets | ticket volumes cut | cut tickets > Process improvement
Vendor management < outsourcers | offshore partner | offshore vendor | software suppliers | outside suppliers | licence negotiations | IT suppliers | hosting provider reviews
IT strategy = technology strategy, IT roadmap, IT strategy development, technology roadmap, IT planning, digital strategy < IT target picture | application portfolio
IT procurement = purchasing of IT, procurement of hardware, hardware procurement, software procurement, purchasing hardware, IT purchasing < licences bought | ordered laptops | bought hardware | ordered hardware | software tenders > Procurement
IT team management = managing IT teams, leading IT teams, leading developers, leading engineers, managing engineers, managing developers, engineering management < led developers | led six developers | led five developers | led a team of developers | managed engineers | line-managed engineers | managed developers > Technical leadership
Distributed teams = remote teams, offshore teams, working with offshore teams, nearshore teams, international development teams, geographically distributed teams < across time zones | three time zones | colleagues in Bangalore | offshore developers | nearshore developers | remote developers
// Products.
Product backlog management = managing the product backlog, managing a product backlog, backlog ownership, owning the backlog, product backlog ownership, maintaining the backlog < product backlog, ranked user stories | ranked the backlog | groomed the backlog | groomed backlog | ordered the backlog | stories for each sprint > User stories
Product prioritization = prioritization techniques, prioritisation frameworks, prioritizing the backlog, prioritization of features < RICE | MoSCoW | Kano model | weighted shortest job first | WSJF | cost of delay | ICE scoring
Roadmap planning = product roadmaps kept, roadmap management, product road map, product roadmap management, owning the roadmap < twelve-month roadmap | quarterly roadmap | roadmap kept | now-next-later > Product management
interviewed users = interviews with users
User research < interviewed users, interviewed customers | user surveys | interviews with customers | customer visits by product
Data-driven product management < Product delivery metrics, A/B testing, Amplitude funnels | Mixpanel funnels | usage data | funnels in Amplitude | usage metrics
Product marketing = launch planning, product launch planning < launch plans | beta programme
competitive analysis < compared rival | rival tools | rival products | benchmarked competitors | benchmarked rivals | competitor comparison | feature comparison with rivals | battlecards
Release planning = release plans, planning releases, release coordination, coordination of releases < release calendar | release train, PI planning | program increment
Usability testing sessions < users per round | tested with eight users | tested with six users | tested with five users | five-user tests | SUS score | System Usability Scale
Multiplayer networking = netcode, multiplayer programming, network programming for games, online multiplayer < Photon Fusion | Photon PUN | Photon netcode | Mirror networking | rollback netcode | dedicated game servers > Game development
Shader programming = shaders and rendering, writing shaders, graphics shaders < shaders, Shader Graph > Game development
// Reports and explanations.
Report writing in security = security reports, pentest reporting, writing security reports, reporting of findings, security reporting < CVSS, findings with CVSS | executive summaries for clients | findings and fixes | wrote findings | client reports on findings > Reporting
Explaining to lay people = explaining results to non-technical people, explaining technical matters to non-technical, explaining technical concepts, translating technical concepts, explaining technology to laypeople, explaining results to laypeople < in plain words | without jargon | non-technical colleagues | non-technical audiences | non-technical stakeholders | non-technical managers
Mentoring colleagues in IT = mentoring of juniors, mentoring junior staff in IT, supporting junior developers, guiding junior developers < Extreme programming, paired with juniors, pair sessions | pair programming sessions, coached juniors | coached junior developers | coaching of junior developers | mentored juniors in code | guided trainees in IT > Mentoring engineers
Regulatory compliance in IT = compliance with data protection, IT regulation, compliance requirements in IT < Data privacy, PCI DSS, SOC 2, IT governance > Regulatory compliance
`;
