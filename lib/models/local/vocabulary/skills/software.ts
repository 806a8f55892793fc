/** Programming languages, frameworks, and how software is made; design for print and the press. Notation: ../notation.ts. */
export const SOFTWARE_SKILLS = `
Software development = software engineering, Softwareentwicklung, développement logiciel, desarrollo de software, softwareontwikkeling, application development, coding, software design, programming, Programmierung, programmation, programación, programmeren, software developer experience, write code, writing code, wrote software, Anwendungsentwicklung, Programmentwicklung, Entwicklung von Software, Entwicklung von Anwendungen, Weiterentwicklung der Software, Implementierung von Funktionen, développement d'applications, développement informatique, développement de fonctionnalités, conception et développement, desarrollo de aplicaciones, desarrollo informático, desarrollo de funcionalidades, applicatieontwikkeling, ontwikkelen van software, ontwikkeling van applicaties, maatwerksoftware, built features, developed features, developed modules
JavaScript = JS, ECMAScript, ES6, ES2015, vanilla JavaScript, java script < TanStack Query, Zustand, MobX, RxJS > Software development
TypeScript = TS, type script < tRPC, strict mode TypeScript > JavaScript
Java = Java SE, J2SE, Java 8, Java 11, Java 17, Java 21, core Java < JVM tuning, Project Reactor, Vert.x > Software development
Java EE = J2EE, Jakarta EE, Java Enterprise Edition > Java
Kotlin > Software development
Scala > Software development
Groovy > Software development
Clojure = ClojureScript > Functional programming
Python = Python 3, Python3 < Poetry packaging, Pydantic, Celery workers > Software development
C > Software development
C++ = C/C++, cpp, C++11, C++14, C++17, C++20 > Software development
C# = C Sharp, CSharp > Software development, .NET
F# = F Sharp > Functional programming
Visual Basic = VB.NET, VB6, Visual Basic .NET > Software development
Go = Golang > Software development
Rust = Rustlang > Software development
Ruby > Software development
PHP = PHP 7, PHP 8 < WordPress plugins | WordPress themes, Composer packages > Web development, Software development
Perl > Software development
Swift = SwiftUI > iOS development
Objective-C = ObjC > iOS development
Dart > Software development
Elixir > Functional programming
Erlang > Functional programming
Haskell > Functional programming
OCaml > Functional programming
Lua > Software development
Delphi = Object Pascal > Software development
COBOL > Software development
Fortran > Software development
Assembly language = assembler, assembly programming > Software development
ABAP = ABAP OO, SAP ABAP > Software development
Apex = Salesforce Apex > Salesforce
VBA = Visual Basic for Applications, Excel VBA, Excel macros, macros > Microsoft Excel
Solidity = smart contracts > Blockchain
Bash = shell scripting, shell scripts, bash scripting, Unix shell, ksh, zsh, shell programming > Scripting
PowerShell = Power Shell > Scripting
Scripting = scripting languages, script writing for automation
MATLAB = Simulink
HTML = HTML5, XHTML > Web development
CSS = CSS3, cascading style sheets > Web development
Sass = SCSS > CSS
Less CSS = LESS > CSS
Tailwind CSS = Tailwind, TailwindCSS > CSS
Bootstrap = Twitter Bootstrap > CSS
Web development = web applications, web apps, Webentwicklung, développement web, desarrollo web, webontwikkeling, web programming, website development, Webanwendungen, Web-Anwendungen, Webseiten entwickelt, Webseiten programmiert, applications web, sites web développés, création de sites, développement de sites, aplicaciones web, páginas web, webapplicaties, websites gebouwd, bouwen van websites, built websites, création de sites web < server-side rendering, static site generation | Jamstack > Software development
Front-end development = frontend, front end, frontend development, front-end engineering, UI development, Oberflächenentwicklung, Benutzeroberflächen, développement front, intégration web, intégration HTML, interfaces utilisateur, maquetación web, interfaces de usuario, gebruikersinterfaces, user interfaces, web components, développement front-end, desarrollo front-end < micro-frontends, single-page applications | SPA applications, component-based UI, design-system components, intégration responsive | intégration de maquettes | maquettes intégrées > Web development
Back-end development = backend, back end, backend development, server-side development, backend services, backend systems, serverseitige Entwicklung, développement back, développement côté serveur, server-side code, développement back-end, desarrollo back-end > Software development
Full-stack development = full stack, fullstack > Front-end development, Back-end development
React = React.js < React hooks, React Query, Remix framework, Gatsby > JavaScript, Front-end development
React Native > React, Mobile development
Redux = Redux Toolkit, RTK > JavaScript
Next.js > Web development, React
Angular = Angular CLI, Angular 2 > TypeScript, Front-end development
AngularJS = Angular 1 > JavaScript, Front-end development
Vue = Vue.js, Vue 3, Vuex > JavaScript, Front-end development
Nuxt = Nuxt.js > Web development, Vue
Svelte = SvelteKit > JavaScript, Front-end development
Ember = Ember.js > JavaScript
jQuery > JavaScript
D3.js = D3 > JavaScript, Data visualization
Three.js = WebGL > JavaScript
Webpack = Vite, Rollup, Parcel bundler, esbuild, Turborepo, Turbopack > JavaScript
Node.js = Node > JavaScript, Back-end development
Express.js = Express > Web development, Node.js
NestJS > Node.js, TypeScript
Deno = Bun runtime > TypeScript
Django = Django REST framework, DRF > Web development, Python, Back-end development
Flask > Web development, Python, Back-end development
FastAPI = Fast API > Python, Back-end development
Spring = Spring Framework < Spring MVC, Spring Cloud, Spring Security > Java, Back-end development
Spring Boot = SpringBoot < WebFlux | Spring WebFlux | Spring Data JPA | Data JPA > Spring
Hibernate < JPA | Java Persistence API > Java, Object-relational mapping
Object-relational mapping = ORM < Entity Framework, SQLAlchemy, Sequelize, Prisma ORM, TypeORM > Databases
Micronaut = Quarkus > Java
Maven = Apache Maven > Java
Gradle > Java
.NET = dotnet, .NET Core, .NET Framework, dot net, .NET 6, .NET 8 > Software development
ASP.NET = ASP.NET Core < ASP.NET MVC, Blazor > Web development, .NET, Back-end development
WPF = Windows Presentation Foundation, WinForms, Windows Forms > .NET
Ruby on Rails = Rails, RoR > Web development, Ruby, Back-end development
Laravel > Web development, PHP, Back-end development
Symfony > Web development, PHP, Back-end development
WordPress = WooCommerce > Web development, Content management systems
Drupal > Web development, PHP, Content management systems
Joomla = TYPO3 > PHP, Content management systems
Content management systems = CMS, headless CMS < Contentful, Sitecore, Strapi, Adobe Experience Manager | AEM
Magento = Adobe Commerce > E-commerce
Shopify = Shopify Plus > E-commerce
GraphQL = Apollo GraphQL > API development
REST APIs = REST, RESTful, RESTful APIs, REST API, RESTful services, RESTful web services, REST endpoints, endpoints REST > API development
gRPC = Protocol Buffers, protobuf > API development
SOAP = SOAP web services, WSDL > API development
API development = APIs, API design, API integration, application programming interfaces, web services, Schnittstellen, API programming, Schnittstellenentwicklung, Schnittstellenprogrammierung, développement d'API, conception d'API, API Platform, intégration d'API, interfaces entre systèmes, API-koppelingen, koppelingen gebouwd, koppelingen met externe, webservices, Systemschnittstellen < OpenAPI specs | API contracts, webhooks, API gateway, rate limiting, versioned APIs | API versioning, third-party integrations, Kong gateway | Apigee | MuleSoft
Microservices = microservice architecture, micro services, service-oriented architecture, architecture microservices, microservicios, microservicearchitectuur < broke up the monolith | split the monolith | strangler pattern | strangler fig, service mesh | Istio | Linkerd, bounded contexts > Software architecture
Software architecture = system design, solution architecture, Softwarearchitektur, architecture logicielle, arquitectura de software, softwarearchitectuur, application architecture, enterprise architecture, Systemarchitektur, Softwaredesign, Architekturentscheidungen, architecture applicative, architecture technique, dossiers d'architecture, arquitectura de aplicaciones, arquitectura de sistemas, systeemarchitectuur, applicatiearchitectuur, architectuurkeuzes < architecture decision records, design documents | RFCs, C4 model, architecture reviews | design reviews of software, hexagonal architecture | ports and adapters
Distributed systems = distributed computing, verteilte Systeme, systèmes distribués, sistemas distribuidos, distributed architectures < eventual consistency | eventually consistent, consensus protocols | Raft consensus | Paxos, leader election, consistent hashing, idempotency | idempotent, exactly-once | at-least-once, dual writes, saga pattern, outbox pattern | transactional outbox, backpressure | back-pressure, partition tolerance | CAP theorem, replication lag, distributed locks | distributed cache, multi-region | active-active > Software architecture
sharding = sharded, database sharding, shard keys > Distributed systems, Scalability
Scalability = scalable systems, scaling systems, high-scale systems, large-scale systems, high-traffic systems, high-traffic applications, high throughput, high-volume systems, scalable architectures, highly scalable, skalierbare Systeme < horizontal scaling | horizontally scaled | scaled horizontally, auto-scaling | autoscaling | autoscaler | HPA, requests per second | requests a second | queries per second | QPS | transactions per second | events per second | messages per second, million requests | million events | million messages | million daily users | million users, read replicas
High availability = highly available systems, fault tolerance, fault-tolerant systems, resilient systems, system resilience, failover, Hochverfügbarkeit < zero downtime | without downtime | no downtime, active-passive, redundant sites, circuit breaker pattern, graceful degradation, 99.9 uptime | 99.95 uptime | 99.99 uptime | four nines | three nines
~ Scalability, Distributed systems, Performance optimization
~ High availability, Distributed systems
Event-driven architecture = event driven < event sourcing, CQRS, event bus | event streams, publish-subscribe | pub/sub, EventBridge | SNS topics > Software architecture
Domain-driven design = DDD > Software architecture
Serverless = serverless architecture > Cloud computing
AWS Lambda = Lambda functions > Serverless, AWS
Azure Functions = Function Apps > Serverless, Azure
Cloud Functions = Google Cloud Functions > Serverless, Google Cloud
SQS = Amazon SQS > Message queues, AWS
WebSockets = web sockets, socket.io > API development
Message queues = message brokers, messaging systems, message queuing, queueing systems, mensajería asíncrona, messagerie asynchrone, colas de mensajes, files de messages, sistemas de colas, bus de messages, asynchronous messaging < ActiveMQ, IBM MQ, Pulsar, NATS, Azure Service Bus | Event Hubs, Google Pub/Sub, dead-letter queues
Kafka = Apache Kafka, Kafka Streams, Confluent Kafka < Kafka Connect, consumer groups | consumer lag, Schema Registry, Redpanda > Message queues, Stream processing
RabbitMQ = Rabbit MQ, AMQP > Message queues
Object-oriented programming = OOP, object oriented, object oriented design, OOD, object-oriented development, objektorientierte Programmierung, programmation orientée objet < inheritance and polymorphism > Software development
Functional programming = functional languages > Software development
Design patterns = software design patterns < SOLID principles | SOLID, clean code | clean architecture, dependency injection | Hilt | Dagger | Koin, MVVM | MVI | MVP pattern > Software development
Data structures = algorithms and data structures, data structures and algorithms, algorithms > Software development
Concurrency = multithreading, multi-threading, parallel programming, concurrent programming, asynchronous programming, multithreaded programming < thread pools | race conditions | deadlocks, goroutines, coroutines, asyncio > Software development
Refactoring = legacy code, code refactoring, legacy modernization, legacy systems, refactored, modernisation of legacy systems, legacy migration, Altsysteme, Modernisierung von Altsystemen, Ablösung von Altsystemen, refonte d'applications, refonte applicative, refonte du site, migration d'applications, migración de aplicaciones, sistemas heredados, refactorización, legacysystemen, herbouw van applicaties < technical debt | tech debt, strangler migration > Software development
Performance optimization = performance tuning, code optimization, application performance, performance engineering, latency optimization, query optimization, performance improvements, optimizing performance, improving performance, scaling and performance, Performanceoptimierung, Performance-Optimierung, Laufzeitoptimierung, Antwortzeiten verkürzt, optimisation des performances, optimisation de requêtes, optimisation des requêtes, optimización de rendimiento, optimización de consultas, performanceverbetering, query's geoptimaliseerd, tuned queries < p99 | p95 | p50 | 99th percentile | tail latency | profiler | flame graphs | flamegraphs, query plans | explain plans | EXPLAIN ANALYZE | execution plans, caching layer | cache hit rate | cache invalidation, N+1 queries, connection pooling | connection pool, index tuning | missing indexes | rebuilt indexes | indexing strategy, memory leaks | heap dumps | garbage collection tuning, latency reduction | cut latency | reduced latency | response times, slow queries, AWR reports | Statspack
Code review = peer review of code, pull requests, peer code review, reviewing code, reviewed code, merge requests, reviewing pull requests, PR reviews, revue de code, revisión de código, codereviews, revisiones de código > Version control
Version control = source control, versioning, Versionsverwaltung, Versionskontrolle, gestion de version, gestion des versions, control de versiones, versiebeheer < SVN | Subversion, Mercurial, Perforce
Git = Gitflow, git flow > Version control
GitHub > Git
GitLab > Git
Bitbucket > Git
Mobile development = mobile apps, mobile app development, mobile applications, app development, mobile application development, App-Entwicklung, mobile Anwendungen, Entwicklung mobiler Apps, applications mobiles, développement mobile, aplicaciones móviles, desarrollo móvil, mobiele apps, app-ontwikkeling, apps gebouwd < App Store | Google Play | Play Store | Play Console | TestFlight, Fastlane, push notifications, in-app purchases, deep links > Software development
iOS development = iOS, iOS apps, Cocoa Touch < UIKit, Xcode, Core Data | SwiftData, XCTest | XCUITest, CocoaPods, Combine framework > Mobile development
Android development = Android, Android SDK, Android apps < Jetpack Compose, Android Studio, OkHttp, Room database | Room persistence, WorkManager, Kotlin Flow | StateFlow, Compose UI, Robolectric > Mobile development
Offline-first design = offline-first, offline mode, offline support, offline sync, data synchronization, local-first < works without signal | works offline | sync conflicts | queued writes | syncs when online | background sync
UI testing of apps = UI tests, user interface testing, Espresso tests, screenshot tests, snapshot tests > Software testing
Flutter > Dart, Mobile development
Xamarin = .NET MAUI, MAUI > C#, Mobile development
Ionic = Cordova, PhoneGap, Capacitor framework > Mobile development
Game development = game programming, Spieleentwicklung, gameplay programming, game engines < Godot, game physics, shaders | HLSL | GLSL, Steam release > Software development
Unity = Unity3D, Unity 3D > Game development, C#
Unreal Engine = UE4, UE5, Unreal > Game development, C++
OpenGL = DirectX, Vulkan, computer graphics, graphics programming
Embedded systems = embedded software, embedded development, embedded programming, eingebettete Systeme, systèmes embarqués, sistemas embebidos, firmware, firmware development, embedded C, embedded Linux, bare-metal, Embedded-Entwicklung, hardwarenahe Programmierung, hardwarenahe Entwicklung, Steuergeräte, Steuergerätesoftware, systèmes temps réel, logiciel embarqué, développement embarqué, software embebido, desarrollo embebido, ingebedde systemen < bootloader | secure boot | OTA updates, Yocto | Buildroot, MISRA C | MISRA, JTAG | J-Link | SWD debugging, board bring-up | hardware bring-up, device tree > Software development
RTOS = real-time operating systems, real-time systems, real time embedded systems < FreeRTOS, VxWorks, Zephyr, ThreadX, QNX, Azure RTOS > Embedded systems
Microcontrollers = microcontroller programming < Arduino, STM32, ARM Cortex, ESP32, AVR, PIC microcontrollers, nRF52 | nRF5340 | Nordic nRF, MSP430, Cortex-M4 | Cortex-M0 | Cortex-M, Keil | IAR Workbench | STM32CubeIDE > Embedded systems
Serial buses = SPI, I2C, UART, serial protocols, communication buses, serial communication protocols, RS-485 > Embedded systems
Low-power design = low power, ultra-low-power, power optimization of devices, power consumption, battery life < deep sleep | tickless idle | sleep current | standby current | current draw | microamps | duty cycling
Bluetooth Low Energy = BLE, Bluetooth LE, Bluetooth stack < GATT, SoftDevice, BlueZ, advertising packets
Bench debugging = logic analyzers, oscilloscope debugging, lab debugging < logic traces | scope captures | current probe | spectrum analyzer
Raspberry Pi > Embedded systems
Device drivers = kernel development, Linux kernel > C
Blockchain = distributed ledger, decentralized applications, cryptocurrency < Ethereum, Hyperledger, Web3
Agile = Agile methodologies, Agile development, Agile methods, agile Methoden, agile Softwareentwicklung, méthodes agiles, metodologías ágiles, agile werken, agile working, agile environment, agile Teams, agiles Arbeiten, mêlées quotidiennes, cérémonies agiles, mode agile, équipe agile, metodología ágil, equipos ágiles, agile methodiek, backlog refinement meetings < retrospectives | retros, daily stand-ups | daily standups | stand-ups, two-week sprints | sprints, story points | velocity tracking, retrospectivas | retrospectieven
Scrum = Scrum framework, Scrum ceremonies, sprint planning, Sprintplanung, scrumteam < sprint backlog, refinement sessions > Agile
Kanban = Kanban boards > Agile
SAFe = Scaled Agile, Scaled Agile Framework > Agile
Extreme programming = pair programming, mob programming > Agile
Waterfall = waterfall methodology, V-model
SDLC = software development life cycle, software development lifecycle, software lifecycle, secure development lifecycle, release cycles > Software development
Technical leadership = tech lead experience, leading technical teams, leading engineering teams, technical direction, technical lead experience < led the rewrite | led the migration | engineering standards | technical roadmap, hiring engineers | technical interviews | interviewed engineers
Mentoring engineers = mentoring developers, mentoring junior developers, mentoring junior engineers, coaching engineers, mentoring other engineers, developing engineers, encadrement de développeurs, développeurs juniors accompagnés, mentoría de desarrolladores, Betreuung von Auszubildenden in der IT, coachen van ontwikkelaars, junior ontwikkelaars begeleid < paired with juniors | pairing sessions | pairs with juniors | brought up juniors | onboarded engineers | promoted to senior | mentored graduates | mentored interns | mentored two | mentored three > Technical leadership, Technical leadership
Delivering software = shipping software, shipping products, shipped products, shipping features, delivering products, launching products < shipped to production | deployed to production | pushed to production | production releases
// What is built, and for whom.
Product delivery metrics = product metrics, moving a metric, outcome-driven, data-informed product decisions, product analytics < activation rate | activation rose | retention rate | feature adoption | weekly active users | monthly active users | daily active users | conversion rose | churn fell | north star metric, OKRs, product funnels | funnel analysis
Product prioritization = backlog prioritization of products, prioritising features, roadmap prioritization, feature prioritization, prioritizing roadmaps < RICE scoring | MoSCoW prioritisation | opportunity solution trees | impact mapping, killed features | sunset features | retired features
Continuous discovery = discovery interviews, customer problem interviews, discovery work < problem interviews | story mapping | jobs to be done | JTBD | prototype tests | concept tests | fake-door test | design sprints | discovery sprints > Product discovery, User research
Usability testing sessions = moderated sessions, unmoderated tests, usability sessions, research sessions, tested with users, tests with users, testing with users, moderated usability tests, rounds of testing, guerrilla testing, lab sessions with users > User research
Research methods in UX = tree testing, affinity mapping, discussion guides, research plans, think-aloud, observed users, shadowed users, empathy maps < UserTesting | Lookback | Maze testing | Optimal Workshop > User research
Clickable prototypes = coded prototypes, HTML prototypes, prototyping in code, code prototypes, paper prototypes, low-fidelity prototypes, interaction prototypes < GOV.UK Prototype Kit | GOV.UK kit | Figma prototypes | ProtoPie | Principle prototypes | Nunjucks > Prototyping, UX design
Government design standards = GOV.UK Design System, Service Standard, GDS Service Standard, service assessments, GDS standards, public sector design < passed assessment | alpha assessment | beta assessment | discovery and alpha > UX design
Content design = UX writing, microcopy, interface copy, plain English content, content designers < error messages | form copy | readability scores > UX design
Design critique = design reviews with peers, crit sessions, design feedback > UX design
Test-driven development = TDD > Unit testing
BDD = behavior-driven development < Cucumber | Gherkin, SpecFlow > Test automation
Unit testing = unit tests, unit verification, unit-level testing, Modultests, Komponententests, tests unitaires, couverture de tests, couverture de code, pruebas unitarias, tests unitarios, cobertura de pruebas, unittesten, unittests, eenheidstesten, Testabdeckung < Ceedling | CppUTest | GoogleTest | Catch2,  JUnit, NUnit, xUnit, pytest, Jest, Mocha, RSpec, PHPUnit, Vitest, TestNG, Mockito | MockK, Testing Library, code coverage | test coverage, table-driven tests, property-based tests, Karma and Jasmine | Jasmine tests | Pest PHP > Software testing, Test automation
Integration testing = integration tests, end-to-end testing, E2E testing, system testing, end to end tests < Testcontainers, contract tests | contract testing | Pact tests > Software testing
Software testing = software tests, QA testing, manual testing, functional testing, test cases, test plans, test case design, test planning, Softwaretests, tests logiciels, pruebas de software, software quality assurance, Testfälle, test execution, testing software, test design, QA process, Testdurchführung, Testfallerstellung, Testkonzepte, Teststrategie, Testmanagement, manuelle Tests, Abnahmetests, Systemtests, recette fonctionnelle, cahiers de recette, plans de test, campagnes de tests, cas de test, tests fonctionnels, tests manuels, pruebas funcionales, casos de prueba, planes de prueba, plan de pruebas, pruebas manuales, testgevallen, testscripts geschreven, testplannen, functioneel testen, handmatig testen, acceptatietesten, testrapportages, ISTQB practice, scénarios de test, jeux d'essai, jeux de données de test < exploratory testing | exploratory sessions, smoke tests | smoke testing | sanity testing, test scripts | test suites, test strategy, Zephyr Scale | Xray Jira | qTest, traceability matrix, cross-browser testing | BrowserStack, defects raised | raised defects | bugs logged | logged bugs | found defects, Squash TM | TestLink | HP Quality Center
Test automation = automated testing, automation testing, automated tests, test automation frameworks, QA automation, Testautomatisierung, automatisation des tests, geautomatiseerd testen, automating tests, automated test suites, automation frameworks, automated regression, automatisierte Tests, Testautomatisierungen, automatisierte Testfälle, tests automatisés, testing automatizado, tests automatizados, automatisation de tests, pruebas automatizadas, automatización de pruebas, geautomatiseerde tests, testautomatisering < page objects, flaky tests | flakiness, Robot Framework, parallel test runs, nightly runs | nightly regression > Software testing
Selenium = Selenium WebDriver, WebdriverIO > Test automation
Cypress = Cypress.io > Test automation
Playwright = Puppeteer > Test automation
Appium = mobile testing > Test automation
Performance testing = load testing, stress testing, load tests, stress tests < JMeter, Gatling, LoadRunner, k6, Locust load, soak tests | peak load, load profiles > Software testing
Regression testing = regression tests, Regressionstests, non-régression, pruebas de regresión, regressietesten, tests de non-régression < regression suite | regression pack > Software testing
User acceptance testing = UAT, acceptance testing, user acceptance tests, acceptance tests, Abnahmetests mit Anwendern, Anwenderabnahme, recette utilisateur, pruebas de aceptación, gebruikersacceptatietest, gebruikersacceptatietesten > Software testing
API testing = testing APIs, API tests, API automation < Postman, SoapUI, REST Assured, Swagger | OpenAPI, Newman | Postman collections, schema validation of responses > Software testing
Bug tracking = defect tracking, bug reporting, defect management, gestion des anomalies, fiches de bug, suivi des anomalies, suivi des bugs, remontée d'anomalies, gestión de defectos, reporte de errores, Fehlermanagement, Fehlertickets, bevindingenbeheer, bevindingen geregistreerd < Bugzilla, TestRail, HP ALM, defect triage | bug triage | bug reports, Mantis | MantisBT
Accessibility = WCAG, web accessibility, a11y, Barrierefreiheit, accessibility standards, ARIA, digital accessibility, accessible design, inclusive design, accessible web applications, Section 508, EN 301 549, WCAG compliance, accessibility testing, accesibilidad web, accessibilité numérique, RGAA, BITV, barrierefreie Webseiten, digitale toegankelijkheid, toegankelijkheidsaudit < screen readers | NVDA | VoiceOver | JAWS, keyboard navigation | keyboard-only, axe-core | axe DevTools | WAVE tool | Pa11y, colour contrast | contrast ratios, accessibility audits, assistive technology users | disabled users | disabled participants | blind users, VPAT, focus order | focus management | alt text
Responsive design = responsive web design, mobile-first design > Front-end development
SEO for developers = Core Web Vitals
Web performance = front-end performance, frontend performance, page speed, page load performance, site speed, website performance < LCP | largest contentful paint, CLS score | cumulative layout shift, INP | time to interactive | TTFB, Lighthouse scores | PageSpeed, bundle size | bundle splitting | code splitting | tree shaking, lazy loading | lazy-loaded, image optimization | CDN caching > Performance optimization
~ Web performance, SEO for developers
Progressive web apps = PWA, progressive web applications > Web development
Web scraping = web crawling, Scrapy, Beautiful Soup
Low-code platforms = low code, no-code, Power Platform < OutSystems, Mendix, Power Apps | PowerApps, Appian, Retool, Bubble no-code, Power Apps canvas
Robotic process automation = RPA < UiPath, Blue Prism, Automation Anywhere, Power Automate
Computer science = Informatik, informatique théorique, ciencias de la computación, ingeniería informática
Technical documentation = software documentation, technische Dokumentation, documentation technique, documentación técnica, technische documentatie, system documentation, technical docs, documenting systems, writing documentation, documentation habits, Systemdokumentation, Betriebshandbuch, Betriebshandbücher, Benutzerhandbücher, Anwenderdokumentation, rédaction de documentation, documentation utilisateur, guides utilisateurs, manuels utilisateurs, dossiers techniques, manuales de usuario, manuales técnicos, handleidingen, gebruikershandleidingen, admin guides < runbooks, README files, wiki pages | knowledge base articles | knowledge articles, release notes, as-built documentation
JSON = YAML, XML, XSLT, JSON Schema
Localization engineering = i18n, l10n, internationalization, translated strings, right-to-left support
Video streaming technology = WebRTC, HLS streaming, FFmpeg
GIS = geographic information systems, geospatial analysis, GIS mapping, geospatial data < ArcGIS | Esri, QGIS, PostGIS queries, shapefiles | geodatabase | geocoding, FME Desktop, Mapbox | Leaflet maps
UX practice on the continent = Nutzertests, Nutzerinterviews, Benutzerführung, Interaktionsdesign, entretiens utilisateurs, parcours utilisateur, ergonomie web, pruebas con usuarios, entrevistas con usuarios, flujos de usuario, gebruikerstesten, interactieontwerp, personas and journeys > UX design
// Design for print, the press.
Prepress work = Reinzeichnung, Reinzeichnungen, Druckdaten, Druckdatenerstellung, druckfertige Daten, PDF/X, Farbprofile, ICC-Profile, Beschnitt, Druckabnahme, Druckfreigabe, prépresse, fichiers d'impression, fichiers prêts à imprimer, suivi d'impression, suivi de fabrication imprimés, bon à tirer, BAT imprimeur, preimpresión, artes finales, pruebas de color, drukwerkbegeleiding, drukklaar maken, drukklare bestanden, dtp-werk, print-ready, artwork to print, press-ready files, press checks, pre-press, bleeds and crop marks, colour separations, Pantone colours > Graphic design, Printing
Layout and typesetting = Layout und Satz, Satzarbeiten, Schriftsatz, Layouterstellung, Kataloge gesetzt, Broschüren gesetzt, Broschürengestaltung, Kataloggestaltung, mise en page, maquette de magazine, maquettes éditoriales, maquettiste, composición de páginas, maquetación de revistas, maquetación editorial, zetwerk, typesetting, typeset, page layout, magazine layouts, laid out brochures, laid out pages, brochure layouts, catalogue pages, set in InDesign, InDesign gesetzt, page InDesign, designed brochures, designed leaflets > Graphic design
Corporate design = Styleguide, Geschäftsausstattung, Geschäftsausstattungen, Markenauftritt, Gestaltungsrichtlinien, chartes graphiques, identité visuelle, identidad corporativa, identidad visual, manual de marca, huisstijl, huisstijlen, huisstijlontwerp, visual identity, brand books, logos and stationery, logo systems < logotipos | creación de logotipos | création de logos | manuales de identidad > Graphic design
Photo cut-outs = Freisteller, Retuschen, Bildretusche, détourage, photomontages, recortes y retoque, fotomontajes, vrijstaand maken, beeldbewerking, cut-outs and retouching, clipping paths, colour grading stills > Photoshop
Newsroom work = filed stories, filed copy, page leads, front-page stories, council reporting, news patch, beat reporting, vox pops, live blogs, news desk shifts, wrote features, news features, long reads, media law, IPSO code, shorthand 100 wpm, right to reply, sources and contacts, Lokalredaktion, Gerichtsberichterstattung, Nachrichtenredaktion, Pressekonferenzen, Beiträge recherchiert, rubrique locale, articles de presse, dépêches, brèves, reportages terrain, noticias locales, ruedas de prensa, entrevistas y reportajes, nieuwsberichten, persconferenties, achtergrondverhalen, nieuwsredactie > Journalism
Press and newsletters = newsletters written, staff magazine, company magazine, in-house magazine, wrote newsletters, produced newsletters, intranet articles, all-staff emails, town hall scripts, speaking notes, press packs, media kits, Pressetexte, Presseanfragen, Presseverteiler, Mitarbeiterzeitung, Mitarbeitermagazin, Intranetbeiträge, revue de presse, journal interne, lettre d'information, notas de prensa, dosieres de prensa, gabinete de prensa, boletín interno, persberichten, perscontacten, personeelsblad, nieuwsbrieven > Corporate communications
Web editing = updated website, kept the website, Redaktionsplan, Redaktionspläne, Website-Pflege, Webseitenpflege, Pflege der Website, Onlineredaktion, Webredaktion, planning éditorial, calendrier éditorial, ligne éditoriale, mise à jour du site, calendario editorial, contenidos web, actualización de la web, redacción web, contentkalender, webteksten, websiteonderhoud, webredactie > Content marketing
~ React, Angular, Vue, Svelte, AngularJS
~ Java, C#, Kotlin
~ Kotlin, Scala, Groovy
~ Python, Ruby, Perl
~ JavaScript, PHP
~ C, C++, Rust
~ Go, Rust, Java
~ Django, Flask, FastAPI, Ruby on Rails, Laravel
~ Spring, ASP.NET, Django, NestJS, Ruby on Rails
~ Laravel, Symfony
~ Express.js, NestJS
~ Node.js, Go, Python
~ iOS development, Android development
~ Swift, Objective-C
~ React Native, Flutter, Xamarin, Ionic
~ GraphQL, REST APIs, gRPC, SOAP
~ Kafka, RabbitMQ
~ Git, GitHub, GitLab, Bitbucket
~ GitHub, GitLab
~ Scrum, Kanban, SAFe
~ Selenium, Cypress, Playwright, Appium
~ Unity, Unreal Engine
~ Maven, Gradle
~ Sass, Less CSS, Tailwind CSS, Bootstrap
~ WordPress, Drupal, Joomla
~ Magento, Shopify
~ Bash, PowerShell, Python
~ Unit testing, Integration testing, Test-driven development
~ Microservices, Distributed systems, Event-driven architecture
~ Webpack, Gradle
~ C, Embedded systems
`;
