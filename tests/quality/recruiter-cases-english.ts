import type { RecruiterCase } from './recruiter-cases.ts';

/** Advertised in English. */
export const ENGLISH_CASES: readonly RecruiterCase[] = [
  {
    profession: 'chef de partie',
    job: `Chef de Partie – The Copper Kettle, Bristol

About us
The Copper Kettle is an independent, family-run restaurant with 60 covers and a passion for seasonal, locally sourced British food. We were awarded two AA Rosettes in 2023 and we are growing fast.

The role
You will run the sauce section during service, prep for lunch and dinner, and help our sous chef with ordering and stock rotation.

What we are looking for
- At least 2 years' experience as a chef de partie or strong demi chef in a fresh-food kitchen
- Level 2 food hygiene certificate
- Sound knowledge of allergens and HACCP
- Able to work evenings and weekends
- A calm head during a busy service

Nice to have
- Pastry experience
- NVQ Level 3 in Professional Cookery

What you get
- £29,000 - £31,000 per year plus tronc
- 28 days holiday, staff meals on duty
- Company pension scheme
- Four-day week

We are an equal opportunities employer and welcome applications from everyone regardless of age, sex, race or disability. Send your CV to jobs@copperkettle.example.`,
    asked: [
      ['must', "At least 2 years' experience as a chef de"],
      ['must', 'Level 2 food hygiene certificate'],
      ['must', 'Sound knowledge of allergens and HACCP'],
      ['nice', 'Able to work evenings and weekends'],
      ['nice', 'A calm head during a busy service'],
      ['nice', 'Pastry experience'],
      ['nice', 'NVQ Level 3 in Professional Cookery'],
    ],
    resume: `Profile
Chef with six years in fresh-food kitchens.

Experience
Chef de Partie, The Larder, Bath, March 2021 - present
- Run the sauce and meat section, 90 covers on a Saturday
- Wrote the allergen matrix for a menu that changes weekly; keep the HACCP records
- Train two commis chefs
Demi Chef de Partie, Hotel Avon, 2018 - 2021
- Garnish and larder sections, covered pastry for eight months

Education
NVQ Level 3 Professional Cookery, City of Bath College
Level 2 Food Hygiene and Safety (2022)`,
    shown: [
      ["At least 2 years' experience as a chef de", 'met', 'Chef de Partie, The Larder, Bath, March 2021'],
      ['Level 2 food hygiene certificate', 'met', 'Level 2 Food Hygiene and Safety (2022)'],
      ['Sound knowledge of allergens and HACCP', 'met', 'Wrote the allergen matrix for a menu that'],
      ['Able to work evenings and weekends', 'missing', null],
      ['A calm head during a busy service', 'missing', null],
      ['Pastry experience', 'met', 'Garnish and larder sections, covered pastry'],
      ['NVQ Level 3 in Professional Cookery', 'met', 'NVQ Level 3 Professional Cookery, City of'],
    ],
    tier: 'Silver',
  },
  {
    profession: "electrician's mate",
    job: `Electrician wanted
Immediate start. Commercial and industrial work in the Leeds area.
Must have: NVQ Level 3 Electrical Installation, 18th Edition, ECS Gold Card, full UK driving licence.
Testing and inspection (2391) preferred.
3 years post-apprenticeship experience min.
Van, fuel card and phone supplied. £18-£21 per hour depending on experience. Overtime available.`,
    asked: [
      ['must', 'NVQ Level 3 Electrical Installation'],
      ['must', '18th Edition'],
      ['must', 'ECS Gold Card'],
      ['must', 'full UK driving licence'],
      ['nice', 'Testing and inspection (2391) preferred'],
      ['must', '3 years post-apprenticeship experience min'],
    ],
    resume: `Electrician's Mate, SiteForce, 2021 - present
- First fix wiring and cable pulling under supervision on office fit-outs
- Studying for NVQ Level 3 Electrical Installation
Driving licence. CSCS card.`,
    shown: [
      ['NVQ Level 3 Electrical Installation', 'partial', 'Studying for NVQ Level 3 Electrical'],
      ['18th Edition', 'missing', null],
      ['ECS Gold Card', 'missing', null],
      ['full UK driving licence', 'met', 'Driving licence. CSCS card.'],
      ['Testing and inspection (2391) preferred', 'missing', null],
      ['3 years post-apprenticeship experience min', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'paralegal',
    job: `Hartwell & Dunn LLP, a mid-size litigation boutique in downtown Denver, is seeking a Litigation Paralegal to join our growing team. The successful candidate will have a minimum of four years of litigation paralegal experience, preferably in commercial or employment disputes. Strong knowledge of Colorado and federal court rules and e-filing procedures is required. You should be comfortable managing discovery, preparing privilege logs, and working in Relativity. A bachelor's degree or paralegal certificate is required. Notary public commission is a plus.

We offer a base salary of $68,000 to $80,000, medical, dental and vision insurance, a 401(k) match, and a hybrid schedule. Hartwell & Dunn is an Equal Opportunity Employer; all qualified applicants will receive consideration for employment without regard to race, color, religion, sex, national origin, disability or veteran status.`,
    asked: [
      ['must', 'four years of litigation paralegal experience'],
      ['nice', 'commercial or employment disputes'],
      ['must', 'Strong knowledge of Colorado and federal court rules'],
      ['must', 'e-filing procedures'],
      ['must', 'comfortable managing discovery'],
      ['must', 'preparing privilege logs'],
      ['must', 'working in Relativity'],
      ['must', "bachelor's degree or paralegal certificate"],
      ['nice', 'Notary public commission'],
    ],
    resume: `LITIGATION PARALEGAL

Summary: Litigation paralegal with seven years in commercial disputes.

Barlow Trial Group, Denver, CO
Litigation Paralegal, June 2018 to present
• Manage discovery for up to 15 matters: collection, review in Relativity, privilege logs, production
• E-file in Colorado state courts and the District of Colorado; calendar deadlines under the federal rules
• Prepare trial exhibits and attend trial as second chair support

Education: B.A. Political Science, Colorado State University, 2016
Paralegal Certificate, Arapahoe Community College, 2017
Notary Public, State of Colorado`,
    shown: [
      ['four years of litigation', 'met', 'Litigation Paralegal, June 2018 to present'],
      ['commercial or employment', 'met', 'seven years in commercial disputes'],
      ['Strong knowledge of Colorado and federal', 'met', 'E-file in Colorado state courts and the'],
      ['e-filing procedures', 'met', 'E-file in Colorado state courts and the'],
      ['comfortable managing discovery', 'met', 'Manage discovery for up to 15 matters:'],
      ['preparing privilege logs', 'met', 'Manage discovery for up to 15 matters:'],
      ['working in Relativity', 'met', 'review in Relativity'],
      ["bachelor's degree or paralegal certificate", 'met', 'B.A. Political Science, Colorado State'],
      ['Notary public commission', 'met', 'Notary Public, State of Colorado'],
    ],
    tier: 'Gold',
  },
  {
    profession: 'veterinary nurse',
    job: `Registered Veterinary Nurse (RVN)
Oak Lane Vets | Full time | Shrewsbury | £26k-£31k DOE

We're a friendly 4-vet small animal practice with our own building, a digital x-ray, in-house lab and a very spoiled practice cat called Biscuit!

You'll be:
• monitoring anaesthesia and assisting in theatre
• running nurse clinics (dental, weight, senior pets)
• looking after inpatients
• supporting our student vet nurse

You'll need:
• RCVS registration as a veterinary nurse
• at least 1 year in small animal practice
• confidence with intravenous catheter placement and anaesthetic monitoring
• good client communication

It'd be lovely if you also had:
• Clinical coach qualification
• an interest in exotics

Perks: 5 weeks' holiday + bank holidays, CPD allowance of £500, RCVS and VDS fees paid, staff pet discount, no out-of-hours.`,
    asked: [
      ['must', 'RCVS registration as a veterinary nurse'],
      ['must', 'at least 1 year in small animal practice'],
      ['must', 'confidence with intravenous catheter'],
      ['nice', 'good client communication'],
      ['nice', 'Clinical coach qualification'],
      ['nice', 'an interest in exotics'],
    ],
    resume: `EMPLOYMENT
Veterinary Nurse, Brookfield Veterinary Centre (small animal), Aug 2020 to date
Anaesthesia monitoring for routine and emergency surgery
IV catheter placement, blood sampling, dental radiographs
Runs weight and puppy clinics
Clinical coach to one student nurse since 2023
QUALIFICATIONS
Level 3 Diploma in Veterinary Nursing, RCVS registered (2020)`,
    shown: [
      ['RCVS registration as a veterinary nurse', 'met', 'Level 3 Diploma in Veterinary Nursing, RCVS'],
      ['at least 1 year in small animal practice', 'met', 'Veterinary Nurse, Brookfield Veterinary'],
      ['good client communication', 'missing', null],
      ['Clinical coach qualification', 'met', 'Clinical coach to one student nurse since'],
      ['an interest in exotics', 'missing', null],
    ],
    tier: 'Silver',
  },
  {
    profession: 'designer for research',
    job: `Senior UX Researcher

At Loomly Health we help 2 million patients understand their test results. We're backed by top-tier investors and recently closed our Series B.

Responsibilities
- Plan and run generative and evaluative research across web and mobile
- Partner with product managers and designers to shape the roadmap
- Grow our research repository and democratize research

Requirements
- 5+ years of experience in UX research
- Mastery of qualitative methods: interviews, usability testing, diary studies
- Working knowledge of survey design and basic statistics
- Experience with remote research tools such as UserTesting, Maze or Dovetail
- Excellent storytelling and stakeholder communication
- Portfolio of research case studies

Bonus points
- Healthcare background
- Experience with accessibility research

Benefits
- Competitive salary and equity
- Health, dental and vision
- Unlimited PTO, learning budget of $2,000`,
    asked: [
      ['must', '5+ years of experience in UX research'],
      ['must', 'Mastery of qualitative methods: interviews,'],
      ['must', 'Working knowledge of survey design and basic'],
      ['must', 'Experience with remote research tools such'],
      ['must', 'Excellent storytelling and stakeholder'],
      ['must', 'Portfolio of research case studies'],
      ['nice', 'Healthcare background'],
      ['nice', 'Experience with accessibility research'],
    ],
    resume: `UX Designer, Pixelhaus, 2018 - present
- Wireframes, prototypes in Figma and design system
- Ran occasional usability tests with five users
BA Graphic Design`,
    shown: [
      ['5+ years of experience in UX research', 'partial', 'Ran occasional usability tests with five'],
      ['Mastery of qualitative methods: interviews,', 'partial', 'Ran occasional usability tests with five'],
      ['Working knowledge of survey design and basic', 'missing', null],
      ['Experience with remote research tools such', 'missing', null],
      ['Healthcare background', 'missing', null],
      ['Experience with accessibility research', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'pharmacy technician',
    job: `Pharmacist - Community Pharmacy
Wellsprings Pharmacy Group (12 branches). Posted 3 days ago. Ref 88231.

Key requirements
GPhC registration
Minimum one year post-registration community experience
Able to deliver Pharmacy First consultations and flu vaccinations
Knowledge of controlled drugs legislation
Independent prescriber (desirable)

Salary £52,000-£56,000, 33 days annual leave, free parking. No late nights.
By applying you agree to our privacy policy.`,
    asked: [
      ['must', 'GPhC registration'],
      ['must', 'Minimum one year post-registration community'],
      ['must', 'Able to deliver Pharmacy First consultations'],
      ['must', 'Knowledge of controlled drugs legislation'],
      ['nice', 'Independent prescriber (desirable)'],
    ],
    resume: `Pharmacy Technician, Boots, 2016 - present
- Dispensing and accuracy checking, controlled drugs register
- GPhC registered pharmacy technician`,
    shown: [
      ['GPhC registration', 'met', 'GPhC registered pharmacy technician'],
      ['Able to deliver Pharmacy First consultations', 'missing', null],
      [
        'Knowledge of controlled drugs legislation',
        'partial',
        'Dispensing and accuracy checking, controlled',
      ],
      ['Independent prescriber (desirable)', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'data scientist for actuary',
    job: `Pricing Actuary – Motor

We're Northgate Mutual. Since 1891 we've insured what matters.

Essential:
* Qualified actuary (FIA/FFA) or within two papers
* 4+ years in general insurance pricing
* GLMs in Emblem, R or Python
* SQL

Desirable:
* Machine learning (GBMs)
* Radar experience
* Managing or mentoring students

What's in it for you: bonus up to 20%, 12% pension, private medical, hybrid working (2 days office).`,
    asked: [
      ['must', 'Qualified actuary (FIA/FFA) or within two'],
      ['must', '4+ years in general insurance pricing'],
      ['must', 'GLMs in Emblem, R or Python'],
      ['must', 'SQL'],
      ['nice', 'Machine learning (GBMs)'],
      ['nice', 'Radar experience'],
      ['nice', 'Managing or mentoring students'],
    ],
    resume: `Data Scientist, RetailCo, 2019 - present
- Gradient boosting models in Python, SQL, demand forecasting
MSc Statistics`,
    shown: [
      ['Qualified actuary (FIA/FFA) or within two', 'missing', null],
      ['4+ years in general insurance pricing', 'missing', null],
      ['GLMs in Emblem, R or Python', 'partial', 'Gradient boosting models in Python, SQL,'],
      ['SQL', 'met', 'Gradient boosting models in Python, SQL,'],
      ['Machine learning (GBMs)', 'met', 'Gradient boosting models in Python, SQL,'],
      ['Radar experience', 'missing', null],
      ['Managing or mentoring students', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'welder',
    job: `WELDER / FABRICATOR – NIGHTS
Halewood Steelworks Ltd. £16.80/hr + 25% shift premium. Permanent.
You must be coded to BS EN ISO 9606-1 (MIG and TIG) and able to read engineering drawings. Minimum 5 years in structural steel fabrication. Overhead crane ticket and forklift licence an advantage. Own PPE not required, we supply everything. Free parking, canteen, Christmas shutdown.`,
    asked: [
      ['must', 'You must be coded to BS EN ISO 9606-1 (MIG'],
      ['must', 'Minimum 5 years in structural steel'],
      ['nice', 'Overhead crane ticket and forklift licence'],
    ],
    resume: `Welder Fabricator, Mersey Structures, 2014 - present
MIG and TIG welding of structural steel beams and staircases from engineering drawings
Coded to BS EN ISO 9606-1, recoded every six months
Overhead crane and slinging ticket, counterbalance forklift licence
Apprentice Welder, Cammell Laird, 2010 - 2014`,
    shown: [
      ['You must be coded to BS EN ISO 9606-1 (MIG', 'met', 'Coded to BS EN ISO 9606-1, recoded every six'],
      ['Minimum 5 years in structural steel', 'met', 'Welder Fabricator, Mersey Structures, 2014 -'],
      ['Overhead crane ticket and forklift licence', 'met', 'Overhead crane and slinging ticket,'],
    ],
    tier: 'Gold',
  },
  {
    profession: 'social worker',
    job: `Social Worker – Children in Need
Borough of Eastmoor

Eastmoor is rated Good by Ofsted. We are investing in our workforce and offer a retention payment of £4,000.

Essential criteria
1. Degree or diploma in social work
2. Registered with Social Work England
3. At least two years' post-qualifying experience in statutory children's services
4. Experience of child protection conferences and court work
5. Full driving licence and access to a car

Desirable criteria
6. Practice educator qualification
7. Experience of using Liquidlogic

Eastmoor is committed to safeguarding; an enhanced DBS check is required for this post.`,
    asked: [
      ['must', 'Degree or diploma in social work'],
      ['must', 'Registered with Social Work England'],
      ['must', "At least two years' post-qualifying"],
      ['must', 'Experience of child protection conferences'],
      ['must', 'Full driving licence and access to a car'],
      ['nice', 'Practice educator qualification'],
      ['nice', 'Experience of using Liquidlogic'],
    ],
    resume: `Career history
Social Worker, Child in Need and Protection Team, Northfield Council, Sept 2020 to present
Hold 18 cases; section 47 enquiries, child protection conferences, care proceedings and court statements; record on Liquidlogic.
Newly Qualified Social Worker, Northfield Council, Sept 2019 to Sept 2020
Completed the ASYE.

Education and registration
MA Social Work, University of Leeds, 2019
Registered with Social Work England
Full UK driving licence, own car`,
    shown: [
      ['Degree or diploma in social work', 'met', 'MA Social Work, University of Leeds, 2019'],
      ['Registered with Social Work England', 'met', 'Registered with Social Work England'],
      ['Experience of child protection conferences', 'met', 'Hold 18 cases; section 47 enquiries, child'],
      ['Full driving licence and access to a car', 'met', 'Full UK driving licence, own car'],
      ['Experience of using Liquidlogic', 'met', 'Hold 18 cases; section 47 enquiries, child'],
    ],
    tier: 'Bronze',
  },
  {
    profession: 'data engineer',
    job: `Data Engineer @ Parcelwise 🚚

We're a 40-person logistics startup in Amsterdam making delivery predictable. Our values: be kind, ship fast, own it.

Your day to day
You'll own our pipelines end to end, from raw scans to the dashboards our ops team lives in. You'll work closely with data scientists.

You
• 3+ yrs building data pipelines in production
• Strong Python and SQL
• Have used Airflow (or Dagster/Prefect) and dbt
• Know your way around AWS – S3, Redshift or Athena
• Streaming (Kafka, Kinesis) is a plus
• Fluent English; Dutch not required

We offer €65-80k, stock options, 28 days off, a MacBook and lunch cooked by Fatima.`,
    asked: [
      ['must', '3+ yrs building data pipelines in production'],
      ['must', 'Strong Python and SQL'],
      ['must', 'Have used Airflow (or Dagster/Prefect) and'],
      ['must', 'Know your way around AWS – S3, Redshift or'],
      ['nice', 'Streaming (Kafka, Kinesis) is a plus'],
      ['must', 'Fluent English'],
    ],
    resume: `Data Engineer – Coolblue, Rotterdam (Mar 2020 – now)
Built 60+ Airflow DAGs loading orders and returns into Redshift
dbt project with 300 models, tests in CI
Python ingestion services; S3 data lake, Athena
Event streaming of stock levels with Kafka
Data Analyst – Bol, Utrecht (2018 – 2020)
SQL reporting, Tableau
English (fluent), Turkish (native)`,
    shown: [
      ['3+ yrs building data pipelines in production', 'met', 'Built 60+ Airflow DAGs loading orders and'],
      ['Strong Python and SQL', 'met', 'Python ingestion services; S3 data lake,'],
      ['Have used Airflow (or Dagster/Prefect) and', 'met', 'Built 60+ Airflow DAGs loading orders and'],
      ['Know your way around AWS – S3, Redshift or', 'met', 'Built 60+ Airflow DAGs loading orders and'],
      ['Fluent English', 'met', 'English (fluent), Turkish (native)'],
    ],
    tier: 'Silver',
  },
  {
    profession: 'site reliability engineer',
    job: `Site Reliability Engineer (Senior)

Responsibilities:
* Define SLOs with product teams and run the error budget process
* On-call one week in six
* Reduce toil through automation

Minimum qualifications:
* Bachelor's degree in Computer Science or equivalent practical experience
* 5 years of experience with Linux systems and one of Go, Python or Java
* Experience running Kubernetes in production

Preferred qualifications:
* Terraform, Prometheus and Grafana
* Experience leading incident response
* Excellent written communication

The US base salary range for this full-time position is $160,000-$210,000 + bonus + equity + benefits.`,
    asked: [
      ['must', "Bachelor's degree in Computer Science or"],
      ['must', '5 years of experience with Linux systems and'],
      ['must', 'Experience running Kubernetes in production'],
      ['nice', 'Terraform'],
      ['nice', 'Prometheus'],
      ['nice', 'Grafana'],
      ['nice', 'Experience leading incident response'],
      ['nice', 'Excellent written communication'],
    ],
    resume: `Site Reliability Engineer, Streamly, 2020-02 to present
Runs 14 Kubernetes clusters (EKS) for 2,000 services; introduced SLOs and error budgets
Incident commander for 30+ major incidents, blameless reviews
Terraform modules, Prometheus and Grafana
Go operators that cut toil by half
Systems Administrator, Hostnet, 2016-05 to 2020-01
Linux (Debian) fleet of 400 machines, Python automation
BSc Computer Science, 2016`,
    shown: [
      ["Bachelor's degree in Computer Science or", 'met', 'BSc Computer Science, 2016'],
      ['5 years of experience with Linux systems and', 'met', 'Linux (Debian) fleet of 400 machines, Python'],
      ['Experience running Kubernetes in production', 'met', 'Runs 14 Kubernetes clusters (EKS) for 2,000'],
      ['Terraform', 'met', 'Terraform modules, Prometheus and Grafana'],
      ['Prometheus', 'met', 'Terraform modules, Prometheus and Grafana'],
      ['Grafana', 'met', 'Terraform modules, Prometheus and Grafana'],
      ['Excellent written communication', 'missing', null],
    ],
    tier: 'Silver',
  },
  {
    profession: 'hospital laboratory assistant',
    job: `Laboratory Technician II – Quality Control (Microbiology)
BioNova Pharma, Cork

About BioNova: a global leader in sterile injectables with 9,000 employees.

What you will do
Environmental monitoring, bioburden and endotoxin testing, trending of results, support of audits.

What you need
- BSc in Microbiology or related science
- 2 years of experience in a GMP laboratory
- Hands-on experience with endotoxin (LAL) testing and environmental monitoring
- Knowledge of LIMS
- Good documentation practice
Preferred: aseptic technique, investigation of out-of-specification results

BioNova is an equal opportunity employer. Reasonable accommodations are available on request.`,
    asked: [
      ['must', 'BSc in Microbiology or related science'],
      ['must', '2 years of experience in a GMP laboratory'],
      ['must', 'Hands-on experience with endotoxin (LAL)'],
      ['must', 'Knowledge of LIMS'],
      ['must', 'Good documentation practice'],
      ['nice', 'aseptic technique, investigation of'],
    ],
    resume: `Medical Laboratory Assistant, Cork University Hospital, 2019 - present
Specimen reception, centrifugation, data entry in the LIMS
Certificate in Laboratory Science`,
    shown: [
      ['BSc in Microbiology or related science', 'missing', null],
      ['2 years of experience in a GMP laboratory', 'missing', null],
      ['Hands-on experience with endotoxin (LAL)', 'missing', null],
      ['Knowledge of LIMS', 'met', 'Specimen reception, centrifugation, data'],
      ['aseptic technique, investigation of', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'US accountant',
    job: `Staff Accountant
Duties: month-end close, AP/AR, bank recs, sales tax filings.
Req: BS Accounting, 2-4 yrs exp, QuickBooks Online, Excel (pivot tables, VLOOKUP). CPA track a plus.
M-F 8-5, on-site Boise ID. $58-66K, health, PTO.`,
    asked: [
      ['must', 'BS Accounting'],
      ['must', '2-4 yrs exp'],
      ['must', 'QuickBooks Online'],
      ['must', 'Excel (pivot tables, VLOOKUP)'],
      ['nice', 'CPA track a plus'],
    ],
    resume: `Staff Accountant | Treeline Outfitters | Boise, ID | 2022-present
* Month-end close, 14 bank reconciliations, multi-state sales tax returns
* AP and AR in QuickBooks Online; pivot-table dashboards in Excel
Accounting Intern | Idaho Power | Summer 2021
BS Accounting, Boise State, 2022. Passed two CPA sections.`,
    shown: [
      ['BS Accounting', 'met', 'BS Accounting, Boise State, 2022.'],
      ['2-4 yrs exp', 'met', 'Staff Accountant | Treeline Outfitters |'],
      ['QuickBooks Online', 'met', 'AP and AR in QuickBooks Online; pivot-table'],
      ['CPA track a plus', 'met', 'Passed two CPA sections.'],
    ],
    tier: 'Bronze',
  },
  {
    profession: 'Irish primary teacher',
    job: `St Brigid's National School invites applications for a fixed-term Primary Teacher (Third Class). Applicants must be registered with the Teaching Council and hold a recognised primary teaching qualification. Proficiency in Irish is essential. Experience with children with additional needs and an interest in coaching camogie would be welcomed. Applications by post only before 12 June. St Brigid's is an equal opportunities employer and Garda vetting applies.`,
    asked: [
      ['must', 'registered with the Teaching Council'],
      ['must', 'recognised primary teaching qualification'],
      ['must', 'Proficiency in Irish'],
      ['nice', 'Experience with children with additional needs'],
      ['nice', 'interest in coaching camogie'],
    ],
    resume: `Primary Teacher (Second and Third Class), Scoil Mhuire, Galway, 2020 - 2026
Taught 28 pupils, differentiated lessons for five children with autism and dyslexia, camogie coach
Bachelor of Education (Primary), Mary Immaculate College, 2020
Registered with the Teaching Council
Irish: fluent`,
    shown: [
      ['registered with the Teaching Council', 'met', 'Registered with the Teaching Council'],
      ['recognised primary teaching qualification', 'met', 'Bachelor of Education (Primary)'],
      ['Proficiency in Irish', 'met', 'Irish: fluent'],
      ['interest in coaching camogie', 'met', 'camogie coach'],
    ],
    tier: 'Gold',
  },
  {
    profession: 'draftsman for civil engineering',
    job: `Civil Engineer (Drainage) – Consultancy, Perth WA
Essential
Bachelor of Civil Engineering
Eligible for membership of Engineers Australia
3-6 years' drainage or flood modelling experience
12d, DRAINS or TUFLOW
Working rights in Australia
Desirable
RPEQ or CPEng
Client-facing experience
$95k-$120k + super. Flexible hours, social club, subsidised gym.`,
    asked: [
      ['must', 'Bachelor of Civil Engineering'],
      ['must', 'Eligible for membership of Engineers'],
      ['must', "3-6 years' drainage or flood modelling"],
      ['must', '12d, DRAINS or TUFLOW'],
      ['nice', 'Working rights in Australia'],
      ['nice', 'RPEQ or CPEng'],
      ['nice', 'Client-facing experience'],
    ],
    resume: `Structural Draftsman, BG&E, 2015 - present
Revit and AutoCAD drawings of concrete frames
Diploma of Engineering Drafting`,
    shown: [
      ['Bachelor of Civil Engineering', 'missing', null],
      ['Eligible for membership of Engineers', 'missing', null],
      ["3-6 years' drainage or flood modelling", 'missing', null],
      ['12d, DRAINS or TUFLOW', 'missing', null],
      ['Working rights in Australia', 'missing', null],
      ['RPEQ or CPEng', 'missing', null],
      ['Client-facing experience', 'missing', null],
    ],
    tier: null,
  },
  {
    profession: 'customer success',
    job: `Customer Success Rockstar (EMEA)
Join the rocket ship! At Zapflow we're redefining workflow automation. Think big, move fast, stay humble.
What you'll crush:
- Onboard and retain mid-market customers
- Run QBRs and spot upsell
What you bring to the party:
- 2+ years in customer success or account management at a SaaS company
- You speak fluent English plus French or German
- You live in your CRM (HubSpot/Salesforce) and Gainsight
- High empathy, low ego
Perks: uncapped commission, dog-friendly office, yoga Wednesdays, gym membership.`,
    asked: [
      ['must', '2+ years in customer success or account'],
      ['must', 'You speak fluent English plus French or'],
      ['must', 'You live in your CRM (HubSpot/Salesforce)'],
      ['nice', 'High empathy, low ego'],
    ],
    resume: `Customer Success Manager, Docusnap, Dublin, 2021 - present
Portfolio of 55 mid-market SaaS customers in France and Benelux, net retention 112%
Onboarding, quarterly business reviews, Gainsight health scores, Salesforce
Account Manager, Indeed, 2018 - 2021
English C2, French native`,
    shown: [
      ['2+ years in customer success or account', 'met', 'Customer Success Manager, Docusnap, Dublin,'],
      ['You speak fluent English plus French or', 'met', 'English C2, French native'],
      ['You live in your CRM (HubSpot/Salesforce)', 'met', 'Onboarding, quarterly business reviews,'],
      ['High empathy, low ego', 'missing', null],
    ],
    tier: 'Silver',
  },
  {
    profession: 'veterinary surgeon',
    job: `Small Animal Vet
Fellside Veterinary Group are looking for a full or part time vet to join our friendly five-vet team in Kendal. You will need to be MRCVS and have at least three years' experience in small animal practice. Confidence with soft tissue surgery is essential; an interest in ultrasound would be great. 1 in 6 weekends, no nights. Package up to £60,000 including car allowance and CPD. The practice was founded in 1948.`,
    asked: [
      ['must', 'You will need to be MRCVS'],
      ['must', "have at least three years' experience in"],
      ['must', 'Confidence with soft tissue surgery is'],
      ['nice', 'an interest in ultrasound would be great'],
    ],
    resume: `Veterinary Surgeon, Lune Vets, Lancaster, 2019 - present
Small animal first opinion, routine and emergency soft tissue surgery, abdominal ultrasound
BVSc, University of Liverpool, 2019. MRCVS.`,
    shown: [
      ['You will need to be MRCVS', 'met', 'MRCVS'],
      ["have at least three years' experience in", 'met', 'Small animal first opinion, routine and'],
      ['Confidence with soft tissue surgery is', 'met', 'Small animal first opinion, routine and'],
      ['an interest in ultrasound would be great', 'met', 'Small animal first opinion, routine and'],
    ],
    tier: 'Silver',
  },
  {
    profession: 'claims handler',
    job: `Motor Claims Handler
Why Northbank? We've been named a Great Place to Work three years in a row.
Reporting to the Claims Team Leader, you will manage a portfolio of motor claims from notification to settlement.
Skills and experience
- Minimum 18 months in motor claims handling
- Negotiation with third parties and repairers
- Working knowledge of the Road Traffic Act
- Cert CII or working towards it
- Strong Microsoft Office skills
Rewards
- £27,500 plus bonus
- 26 days' leave
- Life assurance 4x salary`,
    asked: [
      ['must', 'Minimum 18 months in motor claims handling'],
      ['must', 'Negotiation with third parties and repairers'],
      ['must', 'Working knowledge of the Road Traffic Act'],
      ['must', 'Cert CII or working towards it'],
      ['must', 'Strong Microsoft Office skills'],
    ],
    resume: `Claims Handler (Motor), Admiral, Swansea, June 2022 - present
- Portfolio of 120 motor claims, liability decisions, negotiation with solicitors and repair garages
- Applies the Road Traffic Act and the Highway Code
- Excel and Outlook every day
Cert CII (2024)`,
    shown: [
      ['Minimum 18 months in motor claims handling', 'met', 'Claims Handler (Motor), Admiral, Swansea,'],
      ['Working knowledge of the Road Traffic Act', 'met', 'Applies the Road Traffic Act and the Highway'],
      ['Cert CII or working towards it', 'met', 'Cert CII (2024)'],
      ['Strong Microsoft Office skills', 'met', 'Excel and Outlook every day'],
    ],
    tier: 'Bronze',
  },
  {
    profession: 'event manager',
    job: `Event Manager (m/f/x) – Vienna
You will plan and deliver 30+ corporate events a year, from 20 to 2,000 guests.
Must-haves:
• 3 years of event management in an agency or hotel
• Budget responsibility of at least €200,000 per project
• Supplier negotiation
• German and English fluent
• Hands-on mentality
Nice-to-haves:
• Experience with hybrid events
• Cvent
The legal minimum gross salary for this position is €38,000 per year; overpayment is possible.`,
    asked: [
      ['must', '3 years of event management in an agency or'],
      ['must', 'Budget responsibility of at least €200,000'],
      ['must', 'Supplier negotiation'],
      ['must', 'German and English fluent'],
      ['nice', 'Hands-on mentality'],
      ['nice', 'Experience with hybrid events'],
      ['nice', 'Cvent'],
    ],
    resume: `Event Manager, Kongress & Co, Wien, 2020 - present
40 corporate events a year for up to 1,500 guests; budgets up to €450,000
Negotiated framework agreements with caterers and AV suppliers
Hybrid product launches with Cvent and Zoom
Event Coordinator, Hilton Vienna Park, 2017 - 2020
German native, English C1`,
    shown: [
      ['3 years of event management in an agency or', 'met', 'Event Manager, Kongress & Co, Wien, 2020 -'],
      ['Supplier negotiation', 'met', 'Negotiated framework agreements with'],
      ['German and English fluent', 'met', 'German native, English C1'],
      ['Hands-on mentality', 'missing', null],
      ['Cvent', 'met', 'Hybrid product launches with Cvent and Zoom'],
    ],
    tier: 'Bronze',
  },
  {
    profession: 'data scientist in prose',
    job: `Data Scientist, Pricing. Our client, a leading online travel agency, needs a data scientist with a Master's or PhD in a quantitative field, 3+ years of industry experience, excellent Python (pandas, scikit-learn), SQL and experiment design (A/B testing). Spark is nice to have. Remote within Portugal. 55-70k EUR.`,
    asked: [
      ['must', "Master's or PhD in a quantitative field"],
      ['must', '3+ years of industry experience'],
      ['must', 'excellent Python (pandas, scikit-learn)'],
      ['must', 'SQL'],
      ['must', 'experiment design (A/B testing)'],
      ['nice', 'Spark'],
    ],
    resume: `Data Scientist, Farfetch, Porto, 2020 - present
Price elasticity models in Python (pandas, scikit-learn); designed and analysed 25 A/B tests
SQL and Spark on a 40 TB warehouse
MSc Statistics, Universidade do Porto, 2019`,
    shown: [
      ["Master's or PhD in a quantitative field", 'met', 'MSc Statistics, Universidade do Porto, 2019'],
      ['3+ years of industry experience', 'met', 'Data Scientist, Farfetch, Porto, 2020 -'],
      ['excellent Python (pandas, scikit-learn)', 'met', 'Price elasticity models in Python (pandas,'],
      ['SQL', 'met', 'SQL and Spark on a 40 TB warehouse'],
      ['experiment design (A/B testing)', 'met', 'Price elasticity models in Python (pandas,'],
    ],
    tier: 'Gold',
  },
  {
    profession: 'lettings negotiator',
    job: `Lettings Negotiator – Clapham
OTE £40k uncapped! Basic £22k. Car allowance. 
If you are hungry, driven and love property, we want you. Full driving licence essential. At least 12 months' lettings experience. ARLA qualification advantageous. Five-day week including alternate Saturdays.`,
    asked: [
      ['must', 'Full driving licence essential'],
      ['must', "At least 12 months' lettings experience"],
      ['nice', 'ARLA qualification advantageous'],
    ],
    resume: `Lettings Negotiator, Foxes & Sons, Balham, 2022 - present
Let 140 properties in 2024, viewings, tenancy negotiation, referencing
ARLA Propertymark Level 3
Full driving licence`,
    shown: [
      ['Full driving licence essential', 'met', 'Full driving licence'],
      ["At least 12 months' lettings experience", 'met', 'Lettings Negotiator, Foxes & Sons, Balham,'],
      ['ARLA qualification advantageous', 'met', 'ARLA Propertymark Level 3'],
    ],
    tier: 'Gold',
  },
  {
    profession: 'job without requirements',
    job: `Graphic Designer
Join our studio in Lisbon. We are a small and happy team with a dog called Miro. We love good coffee and good type. Send us your portfolio!`,
    asked: [],
    resume: `Graphic Designer, Studio Norte, Porto, 2018 - present
Brand identities, packaging, Adobe Illustrator`,
    shown: [],
    tier: 'Bronze',
  },
];
