import type { RankingCase } from './ranking-case.ts';

export const TECHNOLOGY_AND_CRAFTS: readonly RankingCase[] = [
  {
    profession: 'backend development',
    job: `# Senior Backend Engineer

## About the role
You will build the services behind our booking platform.

## Must have
- 5+ years of experience with Java or Kotlin
- Spring Boot, REST APIs
- PostgreSQL or another relational database
- Docker and Kubernetes
- Automated testing and CI/CD

## Nice to have
- Kafka
- AWS`,
    perfect: `## Experience
### Senior Backend Engineer — TravelHub (2018 – present)
- Java and Kotlin services with Spring Boot serving 3,000 requests per second over REST
- PostgreSQL schema design, Kafka event streams
- Docker images deployed to k8s on AWS through GitHub Actions; test coverage raised to 85 %
### Software Engineer — Shopline (2014 – 2018)
- Java, MySQL`,
    near: `## Experience
### Backend Developer — CityPay (2020 – present)
- Java services with Spring Boot and MySQL
- Unit tests, Jenkins pipelines, Docker
### Junior Developer — CityPay (2018 – 2020)
- Java`,
    adjacent: `## Experience
### Frontend Developer — MediaLab (2017 – present)
- React, TypeScript, Cypress tests
- Consumed REST APIs`,
    unrelated: `## Experience
### Head Waiter — Grand Hotel (2011 – present)
- Led a brigade of twelve, wine service
- Cash reports`,
  },
  {
    profession: 'electrical trade',
    job: `Electrician – industrial maintenance

Requirements:
- Completed apprenticeship as an electrician
- 3 years in industrial maintenance
- Troubleshooting of motors, drives and PLC (Siemens S7)
- Reading of wiring diagrams
- Willing to work shifts`,
    perfect: `Industrial Electrician, Paper Mill North, 2015 - present
- Maintenance and troubleshooting of motors, drives and Siemens S7 PLC in three shifts
- Reads and corrects wiring diagrams
Apprenticeship as an electrician, 2011 - 2015`,
    near: `Electrician, Housing Installations Ltd, 2016 - present
- Installed and tested wiring in new homes, reads wiring diagrams
Apprenticeship as an electrician`,
    adjacent: `HVAC Technician, Cool Air Service, 2017 - present
- Serviced compressors and control cabinets
Apprenticeship in refrigeration technology`,
    unrelated: `Copywriter, Agency Blue, 2016 - present
- Wrote campaigns for fashion brands`,
  },
  {
    profession: 'pastry',
    job: `Pastry Chef for our hotel kitchen

We're looking for someone who brings
- training as a pastry chef or confectioner
- at least three years in a hotel or restaurant kitchen
- chocolate work and plated desserts
- HACCP
- leading a small team`,
    perfect: `Pastry Chef, Hotel Aurora, 2017 - present
- Plated desserts and chocolate work for 200 covers
- Leads a team of three, keeps the HACCP records
Training as a confectioner, 2012 - 2015`,
    near: `Confectioner, Café Linde, 2018 - present
- Cakes, tarts and chocolate work for the counter
Training as a confectioner`,
    adjacent: `Line Cook, Brasserie Nord, 2018 - present
- Cold starters and garnish, HACCP
Culinary school`,
    unrelated: `Insurance Broker, SafeHands, 2014 - present
- Advised private clients on life insurance`,
  },
  {
    profession: 'data analysis',
    job: `Data Analyst

Job description
The analyst turns data of our shops into decisions.

Required skills: SQL, Tableau or Power BI, Python, statistics

Required experience
- 2 years as a data analyst
- Presenting results to non-technical colleagues

A degree in a quantitative field is preferred.`,
    perfect: `Data Analyst, FreshMart, 2019 - present
- SQL models and Tableau dashboards for 80 stores
- Python and statistics for A/B tests on prices
- Presents results to buyers and store managers every month
BSc Statistics`,
    near: `Business Intelligence Analyst, Parcel Co, 2022 - present
- Power BI reports, SQL
BA Economics`,
    adjacent: `Financial Controller, Toy Factory, 2016 - present
- Budget and variance reports in Excel
BA Business`,
    unrelated: `Bus Driver, Metro Lines, 2010 - present
- Drove articulated buses on city routes`,
  },
  {
    profession: 'German warehouse management (in German)',
    job: `Lagerleiter (m/w/d)

Ihre Aufgaben
- Führung des Lagerteams

Ihr Profil
- Abgeschlossene Ausbildung als Fachkraft für Lagerlogistik
- Mindestens 3 Jahre Erfahrung als Lagerleiter oder Schichtleiter
- Sicherer Umgang mit SAP
- Staplerschein
- Gute Englischkenntnisse von Vorteil

Wir bieten
- 30 Tage Urlaub`,
    perfect: `Berufserfahrung
Lagerleiter, Nordfracht GmbH, seit 2018
- Leitung eines Teams von 22 Personen, Bestandsführung in SAP
- Einführung neuer Scannerprozesse
Schichtleiter Lager, Nordfracht GmbH, 2014 - 2018

Ausbildung
Ausbildung als Fachkraft für Lagerlogistik

Kenntnisse
Staplerschein, Englisch gut`,
    near: `Berufserfahrung
Schichtleiter Lager, Handels AG, 2021 - 2023
- Einteilung der Schicht, Wareneingang
Ausbildung
Ausbildung als Fachkraft für Lagerlogistik
Kenntnisse
Staplerschein`,
    adjacent: `Berufserfahrung
Lagermitarbeiter, Paketdienst, seit 2019
- Kommissionierung und Verladung
Kenntnisse
Staplerschein`,
    unrelated: `Berufserfahrung
Friseurin, Salon Schnitt, seit 2012
- Haarschnitte und Färbungen`,
  },
];
