/**
 * Concepts that jobs in information technology ask for, and the tools, standards, artefacts and works that show them. A narrower
 * name that another file has, too, is one term with it. Notation: ../notation.ts.
 */
export const COMPUTING_SKILLS = `
// Data.
Workflow orchestration = workflow scheduling, scheduling of workflows, job orchestration
time series analysis = time series modelling, time series models, seasonal models < ARIMA, Holt-Winters | seasonal decomposition | autoregressive models
Batch processing = batch data processing, batch workloads < Spark jobs, ingestion pipelines, nightly jobs | overnight jobs | nightly batch
Data quality monitoring = data observability, monitoring of data quality < Great Expectations, Monte Carlo data > Data cleaning
Data lake architecture = data lake design, lakehouse architecture, building data lakes < medallion architecture | bronze and silver layers | bronze and gold layers | silver and gold layers, Apache Hudi > Data lakes
Query optimization in practice = tuning of queries, query performance, SQL tuning, SQL optimization, query tuning, SQL performance tuning < index tuning, query plans, slow queries, partition pruning | covering indexes | rewrote queries | rewrote slow queries > Performance optimization
Statistical testing = statistical tests, tests of significance < ANOVA, confidence intervals, A/B testing, Mann-Whitney | Kolmogorov-Smirnov > Statistics
customer segmentation = segmenting customers, segmentation of shoppers, clustering of customers < RFM analysis | RFM segments, k-means | k-means clusters | hierarchical clustering | DBSCAN > Data mining
MLOps = model serving in production, serving models, machine learning deployment, ML deployment, operationalizing models < served models | model endpoints | SageMaker endpoints | inference API | models behind an API
feature engineering < lagged features | rolling features | derived features | feature selection | one-hot encoding | target encoding
classification models = classification algorithms, classification problems < gradient boosting classifier, XGBoost, random forests, support vector machines | k-nearest neighbours | naive Bayes
Ensemble methods = boosting and bagging, tree-based models < XGBoost, random forests, CatBoost > Machine learning
Language models for text = BERT models, RoBERTa, sentence transformers, word embeddings, word2vec, text classification, sentiment analysis, topic modelling, topic models, tokenizers > Natural language processing
LLM fine-tuning = fine-tuning of language models, fine-tuning LLMs, model fine-tuning < LoRA adapters | QLoRA | PEFT adapters | instruction tuning | RLHF > Large language models, Deep learning
RAG = RAG pipelines, retrieval over documents < vector databases, LlamaIndex, LangChain > Large language models
Experiment tracking = tracking experiments, model versioning < MLflow, BentoML, Neptune.ai | Comet ML > MLOps
Model deployment and monitoring = model monitoring and deployment < model drift, model registry > MLOps
GPU programming = GPU computing, GPU acceleration < CUDA kernels | cuDNN | OpenCL | TensorRT, GPU training > Software development
Deep learning frameworks < PyTorch, TensorFlow, JAX framework > Deep learning
BI tool administration = report automation, automated reports, automating reports < paginated reports, dataset refresh, scheduled reports > Business intelligence
// Databases.
Database security = securing databases, database access control < transparent data encryption | TDE | database auditing | column-level encryption | column masking | row-level security policies > Databases
Backup strategies = backup and recovery strategies, database backups, backup and recovery procedures < RMAN, point-in-time restore | point-in-time recovery | PITR | restore drills, pgBackRest backups, Veeam, RPO, restore tests, log shipping > Backup and recovery
Disaster recovery planning = disaster recovery plans, disaster recovery strategy, DR planning, disaster recovery exercises < RPO, restore tests, Data Guard, log shipping, multi-region failover | failover drills | DR drills | disaster recovery tests | recovery site | warm standby | hot standby > disaster recovery, business continuity
Capacity planning = capacity management, IT capacity planning < disk growth | headroom reviews | load models | sizing of servers | storage forecasts
Production planning > Capacity planning
dimensional modeling = star schema, dimensional models, dimensional data modeling, data warehouse modelling, data warehouse design < Kimball, slowly changing dimensions, dimensional design | slowly changing attributes > Data modeling, Data warehousing
Data modeling < normalised schemas | third normal form | 3NF | entity-relationship | ERD | ER models
// Cloud and operations.
Cloud cost management = cloud cost optimization, cloud cost control, cloud spend, cost optimization in the cloud, AWS cost optimization, Azure cost optimization, cloud billing < FinOps, rightsizing | right-sizing | rightsized | right-sized | spot instances | idle resources | cut the monthly bill | cloud bill | AWS bill | Azure bill | Cost Explorer > Cost optimization
Cost optimization = optimization of costs, optimising costs, cost efficiency, reducing costs < Spend analysis, cut costs | cut the cost | saved costs
Cloud networking = virtual networks in the cloud, cloud network design < VPCs, VPC peering | transit gateways | private links | PrivateLink | VNets | VNet peering | ExpressRoute | Direct Connect | network security groups | subnets and route tables > Networking, Cloud computing
Cloud governance = governance of cloud accounts, cloud account governance, account governance < AWS Organizations, service control policies | SCPs | Azure Policy | management groups | tagging policy > Cloud computing
Multi-cloud = multicloud, several clouds, multiple clouds, multi-cloud environments > Cloud computing
Cloud identity and access = identity management in the cloud, cloud IAM, cloud access management < IAM policies | IAM roles | IAM users | assume-role | service principals | managed identities | workload identity | KMS keys > Identity and access management, Cloud security
Moving to the cloud = migrating to the cloud, migration to AWS, migration to Azure, AWS migration, Azure migration, migrating workloads < lift and shift, moved to AWS | moved to Azure | moved to the cloud | migrated to AWS | migrated to Azure | data centre exit | AWS Application Migration Service | Azure Migrate > Cloud computing
Serverless computing = serverless applications, serverless functions, serverless development < AWS Lambda, Azure Functions, Cloud Functions, Cloud Run, Fargate > Serverless
AWS Lambda = functions with Lambda, Lambda and API Gateway, API Gateway and Lambda, Lambda and DynamoDB, Lambda and SQS, EC2 and Lambda, S3 and Lambda
Well-Architected Framework = well-architected reviews, AWS Well-Architected > Cloud computing, Software architecture
Container technologies = container platforms, container runtimes < Docker, Kubernetes, containerd
Log management = centralised logging, log aggregation tools, log monitoring < ELK Stack, Splunk, Loki, structured logging, Fluentd | Fluent Bit | Graylog | Filebeat | syslog servers > Monitoring
Log analysis = log review, analysis of logs, analysing logs < SIEM, Splunk, KQL, ELK Stack, proxy logs | Windows event logs | Sysmon
Deployment strategies = deployment techniques, progressive delivery, release strategies, zero-downtime deployments < blue-green deployments, canary releases, feature flags, blue-green and canary | rolling updates | rolling deployments > CI/CD
Linux internals = Linux kernel internals, operating system internals < cgroups | eBPF | Linux namespaces | strace | perf and eBPF, kernel tuning > Linux
Artifact management = artefact management, package registries, artifact repositories, container registries < SonarQube, Nexus and Artifactory | JFrog | Harbor registry | ECR images > CI/CD
Automation of operations = automation mindset, automation of routine tasks, automating routine tasks, task automation, automating repetitive tasks, automation of administrative tasks, automation skills, IT automation < PowerShell, Bash, Ansible, Infrastructure automation, toil reduction, automated away | automated the onboarding | hours of toil, Power Automate, cron jobs
secrets management = managing secrets, key management, credentials management < Key Vault, AWS Secrets Manager | External Secrets | Sealed Secrets | key rotation > Information security
vulnerability scanning = vulnerability scans, vulnerability scanners, Schwachstellenscans, scans de vulnérabilités, kwetsbaarheidsscans < Nessus, Qualys, Tenable > Vulnerability management
patch management < WSUS, Oracle patching
// Networks.
firewalls = administering firewalls, firewall configuration, managing firewalls, firewall maintenance < Fortinet, Palo Alto Networks, Check Point, Cisco ASA, rulebase, pfSense | iptables | nftables | SonicWall | WatchGuard > Network security
Network diagnosis = network fault finding, network analysis, packet analysis, protocol analysis, diagnosing networks, troubleshooting network issues, resolving network issues, network connectivity issues < packet captures, packet loss | traceroute | iperf | NetFlow | jitter and latency > Networking, IT troubleshooting
structured cabling = cabling of networks < Data cabling, patch panels, fibre runs | fiber runs | Fluke tester | fibre terminations > Networking
Network documentation = documenting networks, network diagrams, network plans, documentation of networks < NetBox, IPAM, topology diagrams | rack diagrams > Technical documentation, Networking
Remote access solutions = remote access, remote connectivity, remote working solutions < VPN, AnyConnect | WireGuard | OpenVPN | GlobalProtect | Zscaler | Direct Access > Networking
SD-WAN deployment = SD-WAN rollout, software-defined WAN, software-defined networking < Viptela | Velocloud | Silver Peak | Versa SD-WAN | FortiGate SD-WAN | Cisco ACI > Routing protocols
Quality of service in networks = traffic prioritization < QoS > Networking
// Security.
Social engineering assessments = social engineering, social engineering testing, social engineering campaigns, pretexting < phishing drills | phishing campaigns | phishing exercises | phishing tests on staff | mock phishing | vishing calls | vishing | spear phishing tests | tailgating tests | USB drops, social engineering tests | phishing simulations run | phishing assessments
Web application penetration testing = web application security testing, web app testing, web security testing, web application assessments < Burp Suite, OWASP, SQL injection, sqlmap | Burp findings > Penetration testing, Application security
Network penetration testing = network exploitation, network attacks, infrastructure penetration testing, exploitation of networks, internal penetration tests, post-exploitation < Kerberoasting, Metasploit, red teaming, Nmap scans > Penetration testing
Exploit development = writing exploits, scripting of exploits, exploit writing, proof-of-concept exploits, custom exploits < Python exploits | proof-of-concept code | buffer overflows | shellcode > Penetration testing
red teaming = red teaming exercises, adversary emulation, adversary simulations, attack simulation < purple team | purple teaming | Sliver C2 | command and control servers > Penetration testing
Security testing of software = security testing, application security testing, security test automation < OWASP ZAP | ZAP scans, Burp Suite, SAST, DAST, Penetration testing > Application security
malware analysis = analysing malware, analysis of malware, reverse engineering of malware < Ghidra | IDA Pro | x64dbg | Cuckoo sandbox | ANY.RUN | sandbox detonation | YARA rules written > Digital forensics
Cyber threat intelligence = CTI, threat actor tracking, intelligence on threats, threat research < MISP | OpenCTI | STIX | TAXII | actor groups | threat actors | indicator feeds | Recorded Future, indicators of compromise > Security operations center
Security frameworks = information security standards, security standards, security frameworks and standards, cybersecurity frameworks, cyber security frameworks, security certifications of firms < ISO 27001, NIST, SOC 2, PCI DSS, Cyber Essentials, IT-Grundschutz standards | ISO 27002 | ISO 27017 | BSI C5 | TISAX | CMMC | FedRAMP | HITRUST > Information security
Security awareness of users = user awareness training, awareness training, cyber awareness, security training for staff, security culture, awareness campaigns < phishing simulations of staff, Security awareness, phishing drills, KnowBe4
threat modelling = threat model sessions, modelling threats < STRIDE | PASTA threat modelling | attack trees | data flow diagrams of threats | Microsoft Threat Modeling Tool > Application security
security policies = security policy development, writing security policies, security guidelines < acceptable use policy | password policies | acceptable use and password | information classification | clean desk policy | access control policy > Information security
Third-party risk management = third-party risk, vendor risk management, supplier risk assessment, vendor risk, supplier security, vendor risk assessments < security questionnaires | SIG questionnaire | OneTrust vendors > Information security, Risk management
Continuity planning = business continuity planning, business continuity management, BCM, BCP, continuity plans < ISO 22301 | business impact analysis | business impact analyses | crisis exercises | tabletop exercises, Disaster recovery planning > business continuity
Incident handling in security = cyber crisis, breach response, data breach response < ransomware, containment and eradication
Information security risk = information risk management, cyber risk, cyber risk assessment, IT risk management, IT risk, security risk assessments, security risk < ISO 27005 | FAIR analysis | risk treatment plans | risk treatment > Risk management, Information security
Encryption in practice = encryption technologies, data encryption, encryption of data, key encryption < key rotation of data | KMS encryption | AES-256 | BitLocker | HSM keys | mTLS | certificate rotation, PKI > Cryptography
Authentication and authorization = authentication, authorisation and authentication, authentication mechanisms, authorization, user authentication, secure authentication, API authentication < OAuth, SAML, JWT | JSON Web Tokens | OIDC | bearer tokens | FIDO2 | passkeys, multi-factor authentication, Keycloak, Okta, Identity Server > Identity and access management
// Support and administration.
Hardware repair = computer repair, PC repair, repairing hardware, repair of hardware, repair of laptops, repair of computers, laptop repair, hardware maintenance, hardware replacement < swapped screens | replaced screens | screen replacements | swapped keyboards | replaced keyboards | swapped drives | swapped hard drives | replaced hard drives | swapped batteries | replaced batteries | swapped motherboards | replaced motherboards | swapped memory | replaced fans | thermal paste | RMA returns of hardware > Computer hardware
Printer support = printer maintenance, printer troubleshooting, printer repair, printing problems, support of printers, printer administration < print queues | paper jams | print servers | fusers | toner and drums, printers and phones, PaperCut > IT support, Computer hardware
Windows support = Windows desktop support, support of Windows, Windows client support, Windows clients, Windows desktops, Windows 10 support, Windows 11 support, Windows administration, Windows troubleshooting > Windows
Outlook profiles = Outlook issues, Outlook problems > Microsoft Outlook
Microsoft 365 administration < Outlook profiles, Teams sign-in | OneDrive sync
Microsoft 365 user support = support of Microsoft 365, Microsoft 365 and Outlook support, support for Microsoft 365, support of Office < Outlook profiles > IT support
User account management = user administration, user account administration, account administration, managing user accounts, account management of users, creating user accounts, identity administration < Active Directory, Azure AD, Entra accounts | locked accounts | retired accounts | disabled accounts | user accounts | accounts for leavers | accounts for starters | accounts of leavers, joiners and leavers, password resets, unlocked accounts
Resetting passwords = password resets and account unlocks, password and account resets, account resets < unlocked accounts | reset passwords | unlocks of accounts > password resets
Remote support = remote support of users, remote assistance, remote desktop support, remote troubleshooting < remote support tools, Quick Assist | remote sessions | RDP sessions > IT support
Software installation = installing software, software deployment, software rollout, application deployment, software packaging, application packaging, software distribution < SCCM, Microsoft Intune, PDQ Deploy | Chocolatey packages | MSI packages | MSIX | packaged applications | installed software, Softwareverteilung von Paketen
Imaging of computers = computer imaging, PC imaging, system imaging, device provisioning, workstation deployment, laptop deployment, OS deployment, operating system deployment < laptop builds, Autopilot deployments, MDT images | MDT deployments | Clonezilla | Acronis images > IT support
Inventory of devices = IT inventory, asset inventory, asset tracking, tracking of assets, hardware asset management, software asset management < inventory of laptops | asset tags | Lansweeper | Snipe-IT > IT asset management
User training in IT = training users, user training, end-user training, training end users, training of end users, training of users, key user training, user education < trained users | trained key users | trained end users | trained new users | showed users | user workshops | e-learning for users | key users trained
Network basics = basic networking, networking basics, basics of networking, network fundamentals, fundamentals of networking, basic network knowledge < Networking, TCP/IP, IP addresses
wiki pages = knowledge base maintenance, knowledge base for users, support documentation < how-to guides | how-to articles | FAQ pages > Technical documentation
Storage management = storage management and administration, enterprise storage, managing storage, storage solutions < SAN, NAS, NetApp, LUNs | Pure Storage | Dell EMC | Ceph | iSCSI | RAID arrays | storage arrays | volumes and quotas > Storage systems
Email administration = e-mail administration, mail server administration, administration of mail servers, mail systems, email systems, messaging administration, email security < Microsoft Exchange, mail flow | mail relay | SPF and DKIM | DKIM | DMARC | Mimecast | Proofpoint | Postfix mail
Managed services = MSP environment, managed service provider, MSP experience < RMM tools | ConnectWise | Datto RMM | NinjaOne | N-able | Kaseya > IT support
Application support = support of applications, application maintenance, application management, production support, software support < L3 application support | application support tickets > IT support
// Making software.
Web performance = web performance optimization, website performance optimization, optimization of web performance
Designing APIs = designing REST APIs, documenting REST APIs, REST API design, API specifications, interface specifications < OpenAPI specs, OpenAPI pages | OpenAPI contracts | OpenAPI documents | OpenAPI definitions | interface contracts > API development
API documentation = documenting APIs, API docs, documentation of APIs < Swagger, OpenAPI specs, OpenAPI pages, Redoc | Postman documentation > Technical documentation
Consuming APIs = consuming REST APIs, integrating REST APIs, REST API integration, integrating APIs, API consumption, integration with APIs < React Query, Axios | Retrofit client | fetched data from APIs > API development
Caching = caching strategies, caching techniques, cache design, caching mechanisms, application caching < Redis, caching layer, Varnish cache | cached responses | Hazelcast | Ehcache, image optimization > Performance optimization
Asynchronous processing = asynchronous tasks, background processing, background jobs, task queues, job queues < Celery workers, Message queues, Sidekiq | Hangfire | BullMQ | worker queues
Debugging = debugging skills, debugging techniques, debugging and troubleshooting of software, debugging production issues, debugging complex issues < memory leaks, stack traces | GDB | WinDbg | Valgrind | core dumps | bisected | thread dumps, p99 > Software development
Search technology = search engines, full-text search, search platforms, search infrastructure, enterprise search < Elasticsearch, Solr, Algolia | Typesense | Meilisearch | Sphinx search
clean code = clean code principles, writing clean code, code quality, maintainable code, clean and maintainable code, coding best practices, coding principles, code quality standards < SOLID principles, Refactoring, Code review, SonarQube checks | linters | ESLint | static analysis | code smells | DRY principle
Splitting of monoliths = decomposing monoliths, split a monolith, split the old monolith, carved services out, carved out services, extracted services, monolith into services, monolith into microservices > Microservices
State management = front-end state management, client-side state, application state, state management libraries < Redux, Zustand, MobX, RxJS, NgRx | Pinia | Vuex store | Recoil library | Context API > Front-end development
Layouts for all screens = responsive layouts, responsive interfaces, responsive websites, mobile-friendly layouts < media queries | flexbox | CSS Grid | fluid layouts | breakpoints for phone > Responsive design, CSS
Front-end testing = frontend tests, testing front-end code, UI test automation, component testing, frontend unit testing < Jest, Cypress, Testing Library, Playwright, Vitest, Karma and Jasmine, Storybook tests > Software testing
Build tools = front-end build tools, bundlers, module bundlers, build tooling, build systems, build automation tools < Webpack, Maven, Gradle, CMake | Bazel | MSBuild | Makefiles | Ninja build | npm scripts
CSS preprocessors = preprocessors for CSS, CSS pre-processors < Sass, Less CSS > CSS
CSS frameworks = UI frameworks, CSS libraries < Tailwind CSS, Bootstrap, Material UI | MUI library | Chakra UI | Bulma CSS > CSS
JavaScript frameworks = front-end frameworks, frontend frameworks, modern JavaScript frameworks, JavaScript libraries, JS frameworks < React, Angular, Vue, Svelte, Ember > JavaScript
Cross-browser compatibility = cross-browser, browser compatibility, cross-browser development < cross-browser testing, Chrome and Safari | Safari and Firefox | Chrome and Firefox | polyfills > Front-end development
Building from designs = translating designs into code, turning designs into code, implementing designs, design implementation, converting designs, pixel-perfect implementation, implementation of designs < Figma to code | Figma files into | Figma designs into | mock-ups into | mockups into | pixel-perfect > Front-end development
Web animation = animations in the browser, CSS animations, UI animation, motion in interfaces < Framer Motion | CSS transitions | GSAP | Lottie animations > Front-end development
App releases = App Store release process, app store releases, publishing apps, app publishing, app store submission, app store deployment, app distribution, app releases to the stores, releasing apps, app store guidelines < App Store, TestFlight builds, Fastlane, provisioning profiles > Mobile development
Local persistence = local data persistence, local data storage, local storage on devices, mobile databases, on-device storage, data persistence on devices < Core Data, Room database, SQLite, Realm database | Core Data and Realm | Room and SQLite > Mobile development
Bluetooth integration = Bluetooth Low Energy integration, BLE integration, integration of Bluetooth devices, Bluetooth connectivity, Bluetooth communication < Bluetooth Low Energy, CoreBluetooth, BLE peripherals
Mobile unit tests = iOS testing, mobile app testing, testing of mobile apps < XCTest, Robolectric, Appium, UI testing of apps > Unit testing
Offline capability = offline use, offline functionality, offline operation, offline data < Offline-first design
Jetpack = Jetpack components, Jetpack libraries, Android Jetpack < Room database, WorkManager, Jetpack Compose, Room and WorkManager | Room and Compose | Jetpack Navigation > Android development
push notifications = push messages, mobile notifications < Firebase Cloud Messaging | FCM | APNs | OneSignal > Mobile development
Cross-platform development = cross-platform mobile development, cross-platform apps, cross-platform frameworks, hybrid apps, cross-platform app development < Flutter, React Native, Xamarin, Ionic, Kotlin Multiplatform | KMM > Mobile development
Crash monitoring = crash reporting, crash analysis, crash analytics, app stability < Sentry errors, Crashlytics | crash-free | Bugsnag
Mobile interface guidelines = Human Interface Guidelines, platform design guidelines > Mobile development
// Devices.
functional safety = functional safety standards, functional safety norms, safety-related software, safety-critical systems, safety-critical software, safety standards for electronics < ISO 26262, NFPA 79, DO-178C, IEC 61508 | IEC 61511 | IEC 62304 | EN 50128 | DO-178B | DO-254 | ASIL B | ASIL C | ASIL D | SIL 2 | SIL 3 | SIL2 | SIL3
Field bus protocols = field buses, fieldbus protocols, industrial protocols, industrial communication protocols, industrial communication, bus protocols, bus systems < Profinet, CANopen | EtherCAT | Modbus RTU | Modbus TCP | CAN and Modbus | IO-Link | J1939, CAN bus
CAN bus = CAN, CAN bus protocols, CAN protocol, CAN drivers, CAN communication, CAN and SPI, CAN FD, CAN and LIN, SPI and CAN < CANoe, CANalyzer | DBC files > Automotive engineering
Test instruments in electronics = oscilloscope and logic analyser, oscilloscope and logic analyzer, scope and logic analyser, scope and logic analyzer, logic analysers, laboratory test equipment, electronic test equipment, lab equipment for electronics < Bench debugging > Bench debugging of boards
Bench debugging of boards = hardware debugging, debugging of hardware, debugging on hardware, on-target debugging < Bench debugging, JTAG
Low-level programming = low-level software, low-level development, programming close to hardware, hardware-near programming, low-level code < Assembly language, Device drivers, Embedded systems, C
Blueprint reading < circuit diagrams | electronic schematics | schematics and datasheets
Embedded coding standards = coding standards for embedded software < MISRA C, CERT C | AUTOSAR C++14 > Coding standards
Coding standards = coding guidelines, coding conventions, programming standards, code standards < linting rules, Code review, PEP 8 | StyleCop | Checkstyle
Bootloader development = bootloader design, firmware updates < bootloader, firmware over the air | FOTA | update over the air | MCUboot | U-Boot > Embedded systems
Hardware-in-the-loop testing = hardware in the loop, HIL testing, HIL tests, HiL testing and simulation < dSPACE | HIL benches | HIL bench | HIL rigs | NI VeriStand | Vector CANoe HIL > Software testing
Automotive software standards = automotive standards, automotive software development, automotive software processes < AUTOSAR, ISO 26262, ASPICE | Automotive SPICE > Automotive engineering
IoT = Internet of Things, IoT devices, IoT development, IoT solutions, IIoT, connected devices < MQTT | LoRaWAN | Zigbee | Z-Wave | NB-IoT | AWS IoT | Azure IoT Hub | ThingsBoard | CoAP
Motor and power electronics firmware = motor control software, motor control algorithms, field-oriented control, FOC control, BLDC control > Embedded systems
`;
