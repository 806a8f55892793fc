import type { RankingCase } from './ranking-case.ts';

export const HEALTH_AND_PEOPLE: readonly RankingCase[] = [
  {
    profession: 'intensive care nursing',
    job: `Registered Nurse – Intensive Care Unit

About us
St Brigid's is a teaching hospital with 600 beds.

Requirements
- Registered nurse with a valid licence
- At least 3 years of experience in intensive care
- Mechanical ventilation and hemodynamic monitoring
- ACLS certification
- Experience with electronic patient records is a plus

We offer
- Paid leave and a pension plan`,
    perfect: `Profile
Registered nurse with a valid state licence.

Experience
ICU Registered Nurse, Mercy General Hospital, March 2017 - present
- Care for two to three critically ill patients per shift: mechanical ventilation, hemodynamic monitoring, vasopressors
- Precept new graduates and lead resuscitation drills
- Chart in electronic patient records (Epic)

Certifications
ACLS, BLS

Education
Bachelor of Science in Nursing, 2016`,
    near: `Experience
Registered Nurse, Intensive Care, Lakeside Clinic, 2022 - 2023
- Monitored ventilated patients and titrated infusions
Registered Nurse, Surgical Ward, Lakeside Clinic, 2019 - 2022
- Post-operative care for eight patients per shift

Licence: registered nurse, valid
Certifications
BLS`,
    adjacent: `Experience
Paramedic, City Ambulance Service, 2018 - present
- First response to cardiac and trauma emergencies
- Trained colleagues in airway management

Certifications
ACLS`,
    unrelated: `Experience
Warehouse Operative, Parcel Hub, 2019 - present
- Picked and packed up to 900 parcels per shift
- Drove counterbalance forklifts
Skills
Forklift licence, inventory scanning`,
  },
  {
    profession: 'primary school teaching',
    job: `We are hiring a Primary School Teacher for our third grade.

You bring:
- A teaching degree and a state teaching licence
- 2+ years of classroom teaching in primary school
- Lesson planning and classroom management
- Work with children with special educational needs
- Good cooperation with parents

Nice to have: music or drama.`,
    perfect: `Primary School Teacher, Hillside Elementary, 2018 - 2024
- Taught third and fourth grade: lesson planning, assessment and classroom management
- Ran inclusive lessons for children with special educational needs together with a support teacher
- Held regular conferences with parents; founded the school's drama club

Education
Bachelor of Education (primary), teaching licence`,
    near: `Elementary Teacher, Oak Lane School, 2023 - 2024
- First grade, lesson planning for reading and mathematics
Student Teacher, Oak Lane School, 2022 - 2023
- Assisted with classroom management

Education
Bachelor of Education; state teaching licence`,
    adjacent: `Kindergarten Teacher, Sunflower Daycare, 2016 - present
- Cared for a group of eighteen children aged three to six
- Planned daily activities and met with parents
Education
Diploma in Early Childhood Education`,
    unrelated: `Backend Developer, Fintech GmbH, 2017 - present
- Java services for payments
- PostgreSQL, Kafka, Kubernetes
Education
BSc Computer Science`,
  },
  {
    profession: 'social work',
    job: `Social Worker – Youth Services
Requirements:
* Degree in social work
* Minimum 3 years of experience in child protection or youth welfare
* Case management and crisis intervention
* Knowledge of family law
* Driving licence
Preferred: Spanish`,
    perfect: `EXPERIENCE
Social Worker, County Youth Welfare Office, 2016 - 2023
- Case management for 25 families in child protection
- Crisis intervention at night and on weekends
- Wrote court reports under family law

EDUCATION
Master of Social Work

OTHER
Driving licence; Spanish fluent`,
    near: `EXPERIENCE
Social Worker, Homeless Outreach, 2019 - 2023
- Case management and crisis intervention for adults without shelter

EDUCATION
Bachelor of Social Work
Driving licence`,
    adjacent: `EXPERIENCE
School Counselor, Westfield Middle School, 2017 - present
- Counselled pupils and parents, mediated conflicts

EDUCATION
Master in Psychology`,
    unrelated: `EXPERIENCE
CNC Machinist, Precision Parts Ltd, 2012 - present
- Set up five-axis mills, read technical drawings
EDUCATION
Apprenticeship as machinist`,
  },
  {
    profession: 'physiotherapy',
    job: `Physiotherapist (m/f/d), outpatient rehabilitation

What you need
- Completed training or degree in physiotherapy
- 2 years of experience in orthopedic rehabilitation
- Manual therapy certificate
- Friendly manner with patients`,
    perfect: `Physiotherapist, Rehab Centre North, 2019 - present
- Orthopedic rehabilitation after knee and hip replacement
- Manual therapy (certificate 2020), gait training
- Friendly and clear in explaining exercises to patients

Education
BSc Physiotherapy, 2018`,
    near: `Physiotherapist, Neurology Ward, Central Hospital, 2020 - present
- Neurological rehabilitation after stroke
- Exercise therapy with patients in groups

Education
BSc Physiotherapy`,
    adjacent: `Massage Therapist, Wellness Resort, 2015 - present
- Sports and medical massage for guests
Education
State examination as massage therapist`,
    unrelated: `Tax Accountant, Miller & Partners, 2014 - present
- Prepared annual accounts and VAT returns
Education
BA Accounting`,
  },
];
