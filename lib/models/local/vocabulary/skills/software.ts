/** Programming languages, frameworks, and how software is made. Notation: ../notation.ts. */
export const SOFTWARE_SKILLS = `
Software development = software engineering, Softwareentwicklung, développement logiciel, desarrollo de software, softwareontwikkeling, application development, coding, software design, programming, Programmierung, programmation, programación, programmeren
JavaScript = JS, ECMAScript, ES6, ES2015, vanilla JavaScript, java script > Software development
TypeScript = TS, type script > JavaScript
Java = Java SE, J2SE, Java 8, Java 11, Java 17, Java 21, core Java > Software development
Java EE = J2EE, Jakarta EE, Java Enterprise Edition > Java
Kotlin > Software development
Scala > Software development
Groovy > Software development
Clojure = ClojureScript > Functional programming
Python = Python 3, Python3 > Software development
C > Software development
C++ = C/C++, cpp, C++11, C++14, C++17, C++20 > Software development
C# = C Sharp, CSharp > Software development, .NET
F# = F Sharp > Functional programming
Visual Basic = VB.NET, VB6, Visual Basic .NET > Software development
Go = Golang > Software development
Rust = Rustlang > Software development
Ruby > Software development
PHP = PHP 7, PHP 8 > Software development
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
Web development = web applications, web apps, Webentwicklung, développement web, desarrollo web, webontwikkeling, web programming, website development > Software development
Front-end development = frontend, front end, frontend development, front-end engineering, UI development > Web development
Back-end development = backend, back end, backend development, server-side development, backend services, backend systems > Software development
Full-stack development = full stack, fullstack > Front-end development, Back-end development
React = React.js > JavaScript, Front-end development
React Native > React, Mobile development
Redux = Redux Toolkit, RTK > JavaScript
Next.js > React
Angular = Angular CLI, Angular 2 > TypeScript, Front-end development
AngularJS = Angular 1 > JavaScript, Front-end development
Vue = Vue.js, Vue 3, Vuex > JavaScript, Front-end development
Nuxt = Nuxt.js > Vue
Svelte = SvelteKit > JavaScript, Front-end development
Ember = Ember.js > JavaScript
jQuery > JavaScript
D3.js = D3 > JavaScript, Data visualization
Three.js = WebGL > JavaScript
Webpack = Vite, Rollup, Parcel bundler, esbuild > JavaScript
Node.js = Node > JavaScript, Back-end development
Express.js = Express > Node.js
NestJS > Node.js, TypeScript
Deno = Bun runtime > TypeScript
Django = Django REST framework, DRF > Python, Back-end development
Flask > Python, Back-end development
FastAPI = Fast API > Python, Back-end development
Spring = Spring Framework < Spring MVC, Spring Cloud, Spring Security > Java, Back-end development
Spring Boot = SpringBoot > Spring
Hibernate < JPA | Java Persistence API > Java, Object-relational mapping
Object-relational mapping = ORM < Entity Framework, SQLAlchemy, Sequelize, Prisma ORM, TypeORM > Databases
Micronaut = Quarkus > Java
Maven = Apache Maven > Java
Gradle > Java
.NET = dotnet, .NET Core, .NET Framework, dot net, .NET 6, .NET 8 > Software development
ASP.NET = ASP.NET Core < ASP.NET MVC, Blazor > .NET, Back-end development
WPF = Windows Presentation Foundation, WinForms, Windows Forms > .NET
Ruby on Rails = Rails, RoR > Ruby, Back-end development
Laravel > PHP, Back-end development
Symfony > PHP, Back-end development
WordPress = WooCommerce > Content management systems
Drupal > PHP, Content management systems
Joomla = TYPO3 > PHP, Content management systems
Content management systems = CMS, headless CMS < Contentful, Sitecore, Strapi, Adobe Experience Manager | AEM
Magento = Adobe Commerce > E-commerce
Shopify = Shopify Plus > E-commerce
GraphQL = Apollo GraphQL > API development
REST APIs = REST, RESTful, RESTful APIs, REST API, RESTful services, RESTful web services > API development
gRPC = Protocol Buffers, protobuf > API development
SOAP = SOAP web services, WSDL > API development
API development = APIs, API design, API integration, application programming interfaces, web services, Schnittstellen, API programming
Microservices = microservice architecture, micro services > Software architecture
Software architecture = system design, solution architecture, Softwarearchitektur, architecture logicielle, arquitectura de software, softwarearchitectuur, application architecture, enterprise architecture
Distributed systems = distributed computing, verteilte Systeme, systèmes distribués, sistemas distribuidos > Software architecture
Event-driven architecture = event driven < event sourcing, CQRS > Software architecture
Domain-driven design = DDD > Software architecture
Serverless = serverless architecture < AWS Lambda | Lambda functions, Azure Functions, Cloud Functions > Cloud computing
WebSockets = web sockets, socket.io > API development
Message queues = message brokers, messaging systems, message queuing < ActiveMQ, IBM MQ, SQS
Kafka = Apache Kafka, Kafka Streams, Confluent Kafka > Message queues, Stream processing
RabbitMQ = Rabbit MQ, AMQP > Message queues
Object-oriented programming = OOP, object oriented, object oriented design, OOD, object-oriented development, objektorientierte Programmierung, programmation orientée objet > Software development
Functional programming = functional languages > Software development
Design patterns = software design patterns < SOLID principles | SOLID, clean code | clean architecture > Software development
Data structures = algorithms and data structures, data structures and algorithms, algorithms > Software development
Concurrency = multithreading, multi-threading, parallel programming, concurrent programming, asynchronous programming, multithreaded programming > Software development
Refactoring = legacy code, code refactoring, legacy modernization, legacy systems > Software development
Performance optimization = performance tuning, code optimization, application performance, performance engineering, latency optimization, query optimization
Code review = peer review of code, pull requests, peer code review > Version control
Version control = source control, versioning, Versionsverwaltung < SVN | Subversion, Mercurial, Perforce
Git = Gitflow, git flow > Version control
GitHub > Git
GitLab > Git
Bitbucket > Git
Mobile development = mobile apps, mobile app development, mobile applications, app development, mobile application development > Software development
iOS development = iOS, iOS apps, Cocoa Touch < UIKit, Xcode > Mobile development
Android development = Android, Android SDK, Android apps < Jetpack Compose, Android Studio > Mobile development
Flutter > Dart, Mobile development
Xamarin = .NET MAUI, MAUI > C#, Mobile development
Ionic = Cordova, PhoneGap, Capacitor framework > Mobile development
Game development = game programming, Spieleentwicklung, gameplay programming, game engines > Software development
Unity = Unity3D, Unity 3D > Game development, C#
Unreal Engine = UE4, UE5, Unreal > Game development, C++
OpenGL = DirectX, Vulkan, computer graphics, graphics programming
Embedded systems = embedded software, embedded development, embedded programming, eingebettete Systeme, systèmes embarqués, sistemas embebidos, firmware, firmware development, embedded C > Software development
RTOS = real-time operating systems, real-time systems, real time embedded systems < FreeRTOS, VxWorks > Embedded systems
Microcontrollers = microcontroller programming < Arduino, STM32, ARM Cortex, ESP32, AVR, PIC microcontrollers > Embedded systems
Raspberry Pi > Embedded systems
Device drivers = kernel development, Linux kernel > C
Blockchain = distributed ledger, decentralized applications, cryptocurrency < Ethereum, Hyperledger, Web3
Agile = Agile methodologies, Agile development, Agile methods, agile Methoden, agile Softwareentwicklung, méthodes agiles, metodologías ágiles, agile werken, agile working, agile environment
Scrum = Scrum framework, Scrum ceremonies, sprint planning > Agile
Kanban = Kanban boards > Agile
SAFe = Scaled Agile, Scaled Agile Framework > Agile
Extreme programming = pair programming, mob programming > Agile
Waterfall = waterfall methodology, V-model
SDLC = software development life cycle, software development lifecycle, software lifecycle > Software development
Test-driven development = TDD > Unit testing
BDD = behavior-driven development < Cucumber | Gherkin, SpecFlow > Test automation
Unit testing = unit tests < JUnit, NUnit, xUnit, pytest, Jest, Mocha, RSpec, PHPUnit, Vitest, TestNG > Software testing, Test automation
Integration testing = integration tests, end-to-end testing, E2E testing, system testing, end to end tests > Software testing
Software testing = software tests, QA testing, manual testing, functional testing, test cases, test plans, test case design, test planning, Softwaretests, tests logiciels, pruebas de software, software quality assurance, Testfälle
Test automation = automated testing, automation testing, automated tests, test automation frameworks, QA automation, Testautomatisierung, automatisation des tests, geautomatiseerd testen > Software testing
Selenium = Selenium WebDriver, WebdriverIO > Test automation
Cypress = Cypress.io > Test automation
Playwright = Puppeteer > Test automation
Appium = mobile testing > Test automation
Performance testing = load testing, stress testing < JMeter, Gatling, LoadRunner, k6 > Software testing
Regression testing = regression tests > Software testing
User acceptance testing = UAT, acceptance testing, user acceptance tests, acceptance tests > Software testing
API testing < Postman, SoapUI, REST Assured, Swagger | OpenAPI > Software testing
Bug tracking = defect tracking, bug reporting, defect management < Bugzilla, TestRail, HP ALM
Accessibility = WCAG, web accessibility, a11y, Barrierefreiheit, accessibility standards, ARIA
Responsive design = responsive web design, mobile-first design > Front-end development
SEO for developers = Core Web Vitals, web performance
Progressive web apps = PWA, progressive web applications > Web development
Web scraping = web crawling, Scrapy, Beautiful Soup
Low-code platforms = low code, no-code, Power Platform < OutSystems, Mendix, Power Apps | PowerApps, Appian
Robotic process automation = RPA < UiPath, Blue Prism, Automation Anywhere, Power Automate
Computer science = Informatik, informatique théorique, ciencias de la computación, ingeniería informática
Technical documentation = software documentation, API documentation, technische Dokumentation, documentation technique, documentación técnica, technische documentatie, system documentation
JSON = YAML, XML, XSLT, JSON Schema
Localization engineering = i18n, l10n, internationalization
Video streaming technology = WebRTC, HLS streaming, FFmpeg
GIS = geographic information systems, geospatial analysis, GIS mapping, geospatial data < ArcGIS | Esri, QGIS
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
