/**
 * Registrations with professional bodies, memberships, checks and clearances. Where a paper contains another, it implies it: one that
 * cannot be had without the other, or a higher one of the same body. Notation: ./notation.ts.
 */
export const REGISTRATIONS = `
// accounting, tax and payroll
Qualified accountant = fully qualified accountant, CCAB qualified, CCAB, qualified chartered accountant, professional accounting qualification, recognised accounting qualification, qualified ACA/ACCA/CIMA < CIPFA | chartered public finance accountant, CPA Australia | ASA CPA | FCPA, CPA Ireland, CA ANZ | CAANZ | Chartered Accountants Australia and New Zealand, CA(SA) | chartered accountant (SA) | SAICA | South African Institute of Chartered Accountants, CPA Canada | CPA Ontario | Chartered Professional Accountant, SAIPA | Professional Accountant (SA)
CIMA = ACMA, CGMA, FCMA, Chartered Institute of Management Accountants, chartered management accountant, CIMA qualified, CIMA member, ACMA/CGMA > Qualified accountant, Accounting
Chartered tax adviser = CTA, Chartered Institute of Taxation > ATT, Tax
ATT = Association of Taxation Technicians, ATT qualified
IPASS payroll = IPASS, Certified Payroll Technician, Payroll Technician Certificate, CIPP Payroll Technician Certificate > Payroll
Payroll compliance practitioner = PCP payroll, Payroll Compliance Professional, PLP payroll, National Payroll Institute > Payroll

// human resources and procurement
CIPD = CIPD qualified, CIPD qualification, CIPD membership, CIPD member, Chartered Institute of Personnel and Development, CIPD accredited > Human resources
CIPD Level 3 = CIPD Foundation, CIPD Certificate in People Practice, Foundation Certificate in People Practice > CIPD
CIPD Level 5 = Assoc CIPD, Associate CIPD, CIPD Associate, associate member of the CIPD, CIPD Intermediate, CIPD Diploma in People Management > CIPD Level 3
CIPD Level 7 = MCIPD, FCIPD, Chartered MCIPD, chartered member of the CIPD, CIPD Advanced, CIPD chartered, CIPD Advanced Diploma > CIPD Level 5
AHRI = CAHRI, Certified HR Practitioner, AHRI member > Human resources
CPHR = CHRP, CHRL, Chartered Professional in Human Resources > Human resources
CIPS = CIPS membership, CIPS qualified, CIPS qualification, Chartered Institute of Procurement and Supply, Chartered Institute of Purchasing and Supply > Procurement
CIPS Level 4 = CIPS Diploma, Level 4 CIPS > CIPS
CIPS Level 5 = CIPS Advanced Diploma, Level 5 CIPS > CIPS Level 4
CIPS Level 6 = CIPS Professional Diploma, Level 6 CIPS, MCIPS, FCIPS, full member of CIPS, CIPS chartered > CIPS Level 5

// health
AHPRA registration = AHPRA, AHPRA registered, AHPRA general registration, registered with AHPRA, Australian Health Practitioner Regulation Agency
HCPC registration = HCPC, HCPC registered, registered with the HCPC, registered with HCPC, Health and Care Professions Council, HCPC register
CORU registration = CORU, CORU registered, CORU register, registered with CORU
HPCSA registration = HPCSA, HPCSA registered, registered with the HPCSA, Health Professions Council of South Africa
GDC registration = GDC, GDC registered, General Dental Council, registered with the GDC
NMC registration = NMC, NMC PIN, NMC registered, NMC pin number, registered with the NMC, active NMC PIN, Nursing and Midwifery Council, NMC register > RN license
NMBI registration = NMBI, NMBI registered, registered with the NMBI, Nursing and Midwifery Board of Ireland, NMBI PIN, An Bord Altranais > RN license
SANC registration = SANC, South African Nursing Council, SANC registered, registered with SANC > RN license
Midwife registration = registered midwife, licensed midwife, certified nurse-midwife, CNM
Immunisation accreditation = authorised immuniser, accredited immuniser, immuniser, pharmacist immuniser, vaccination accreditation, immunisation certificate, vaccinator training, immunization certification, accredited vaccinator
PSI registration = registered with the PSI, Pharmaceutical Society of Ireland, PSI registered > Pharmacist licence
SAPC registration = South African Pharmacy Council, SAPC registered > Pharmacist licence
Chartered physiotherapist = MCSP, CSP membership, CSP member, member of CSP, member of the CSP, Chartered Society of Physiotherapy, MISCP > Physical therapist licence
RCOT membership = RCOT, MRCOT, FRCOT, Royal College of Occupational Therapists, member of RCOT, member of the RCOT, RCOT member, BAOT member, BAOT membership
RCSLT membership = RCSLT, MRCSLT, Royal College of Speech and Language Therapists
IASLT membership = IASLT
BABCP accreditation = BABCP, BABCP accredited > Psychotherapy
EHRB registration = EHRB, Environmental Health Registration Board, EHRB certificate
CIEH membership = MCIEH, Chartered EHP, CIEH, Chartered Institute of Environmental Health, chartered environmental health practitioner

// social work and care
Social Work England registration = Social Work England, registered with Social Work England, SWE registration, SWE registered, SWE reg, SWE no, SWE number > Social work licence
SSSC registration = SSSC, Scottish Social Services Council, registered with the SSSC, SSSC registered
Social Care Wales registration = Social Care Wales, registered with Social Care Wales
NISCC registration = NISCC, Northern Ireland Social Care Council
SACSSP registration = SACSSP, registered with the SACSSP > Social work licence
AASW membership = AASW, AASW membership eligibility, Australian Association of Social Workers > Social work licence
Practice Educator = Practice Educator status, Practice Educator Stage 1, Practice Educator Stage 2, PEPS 1, PEPS 2
Care Certificate = the Care Certificate
Care Level 2 = NVQ Level 2 Health and Social Care, Level 2 Health and Social Care, NVQ level 2 in health and social care, NVQ 2 in Health and Social Care, QCF Level 2, Level 2 Diploma in Care, Level 2 Adult Care, NVQ 2 in Care, NVQ Level 2 in Care, NVQ 2 Care, SVQ 2 Social Services, Level 2 in Health and Social Care, Level 2 Diploma in Health and Social Care, Level 2 Certificate in Care > Care planning
Care Level 3 = NVQ Level 3 Health and Social Care, Level 3 Health and Social Care, NVQ Level 3 in Health and Social Care, QCF Level 3, Level 3 Diploma in Adult Care, NVQ 3 in Health and Social Care, Level 3 Adult Care, NVQ 3 in Care, NVQ Level 3 in Care, SVQ 3 Social Services, Level 3 Diploma in Health and Social Care, Level 3 in Health and Social Care, NVQ 3 Care > Care Level 2
Care Level 5 = NVQ Level 5 Leadership for Health and Social Care, Level 5 Diploma in Leadership, Level 5 Diploma in Leadership for Health and Social Care, Level 5 Leadership and Management for Adult Care, Level 5 Leadership and Management in Adult Care, Registered Managers Award, Level 5 Diploma in Leadership and Management for Adult Care, Level 5 in Health and Social Care, NVQ 5 in Health and Social Care, Level 5 Health and Social Care > Care Level 3

// teaching and childcare
VIT registration = VIT, Victorian Institute of Teaching, registered with the Victorian Institute of Teaching, registration with the Victorian Institute of Teaching, VIT registered > Teaching licence
NESA accreditation = NESA, NESA accredited, NSW Education Standards Authority > Teaching licence
QCT registration = QCT, Queensland College of Teachers > Teaching licence
TRBWA registration = TRBWA, Teacher Registration Board of Western Australia, Teacher Registration Board of WA > Teaching licence
Teaching Council registration = Teaching Council, Teaching Council of Ireland, registered with the Teaching Council, Teaching Council registered, Teaching Council number > Teaching licence
GTCS registration = GTCS, General Teaching Council for Scotland, GTC Scotland, registered with the GTCS > Teaching licence
OCT certificate = Ontario College of Teachers, OCT teacher, OCT in good standing, member of the Ontario College of Teachers > Teaching licence
South African Council for Educators = SACE registration, SACE registered, registered with SACE > Teaching licence
Certificate III in Early Childhood Education and Care = Certificate III in ECEC, Certificate III in Children's Services, Cert III ECEC, Cert III Early Childhood > Early childhood education
Diploma of Early Childhood Education and Care = Diploma in Early Childhood Education and Care, Diploma of ECEC, Diploma of Children's Services, Diploma of Early Childhood, ACECQA approved diploma > Certificate III in Early Childhood Education and Care

// checks
Working with children check = WWCC, WWC, WWC check, WWC card, working with children card, working with children clearance, blue card, Ochre Card, WWVP, working with vulnerable people check, working with vulnerable people registration
NDIS worker screening = NDIS Worker Screening Check, NDIS check, NDIS clearance, NDIS screening, NDIS worker screening clearance, NDIS worker check
Police check = national police check, police clearance, national police certificate, police certificate, national police clearance, police vetting, police record check, vulnerable sector check, vulnerable sector screening, nationally coordinated criminal history check, police criminal record check, NPC, national police history check, police clearance certificate
Garda vetting = Garda vetted, Garda clearance
PVG = PVG membership, PVG scheme, PVG scheme member, PVG scheme membership, Protecting Vulnerable Groups, PVG registered
DBS check = enhanced DBS, DBS, enhanced DBS check, DBS certificate, DBS checked, DBS update service, enhanced DBS certificate, CRB check > Background check

// clearances
Baseline clearance = Baseline security clearance, AGSVA Baseline > Security clearance
NV1 clearance = NV1, Negative Vetting 1, NV1 security clearance > Baseline clearance
NV2 clearance = NV2, Negative Vetting 2, NV2 security clearance > NV1 clearance
BPSS = BPSS clearance, BPSS cleared, Baseline Personnel Security Standard
SC clearance = SC cleared, SC security clearance, Security Check clearance, Security Check (SC), active SC, SC held, valid SC > BPSS, Security clearance
DV clearance = DV cleared, DV held, active DV, Developed Vetting > SC clearance
Secret clearance = DoD secret clearance, active secret clearance, DoD clearance, DoD secret > Public trust clearance, Security clearance
Top secret clearance = top secret, active top secret clearance, TS clearance > Secret clearance
TS/SCI = TS/SCI clearance, TS/SCI with polygraph > Top secret clearance

// law, planning, engineering and surveying
Solicitor admission = admission as a solicitor, admitted as a solicitor, admitted solicitor, qualified solicitor, solicitor qualification, practising certificate, roll of solicitors, on the roll of solicitors, SRA regulated, unrestricted practising certificate, current practising certificate, clean practising certificate, admitted to the roll > Legal practice, Bar admission
CLC licence = Council for Licensed Conveyancers, licensed conveyancer qualification, CLC licensed, CLC qualified > Legal practice
CILEX Fellow = Fellow of CILEX, Fellowship of CILEX, FCILEX, CILEX Lawyer, Chartered Legal Executive, CILEx qualified > Paralegal certificate
RTPI membership = RTPI, MRTPI, chartered town planner, RTPI accredited, Royal Town Planning Institute, RTPI chartered
IPI membership = IPI, MIPI, Irish Planning Institute, corporate membership of the IPI
EngTech = Engineering Technician registration
IEng = Incorporated Engineer > EngTech
Chartered engineer = CEng, chartered civil engineer, MICE, MIMechE, MIET, chartered status, CEng MIEI, chartered engineer status, CPEng, chartered professional engineer, RPEQ, CEng MIMechE, CEng MICE, chartered mechanical engineer, chartered electrical engineer, Pr Eng, Pr.Eng > IEng
P.Eng. = Professional Engineers Ontario, P.Eng licence
FE exam = EIT, Engineer in Training, FE certification, Fundamentals of Engineering
PE license = Professional Engineer, PE, licensed Professional Engineer, PE licensure, Professional Engineer license, PE registration, professional engineering license, professional engineer licensure, registered Professional Engineer > FE exam
SE license = Structural Engineer license, licensed Structural Engineer > PE license
CIOB membership = MCIOB, CIOB, chartered construction manager, Chartered Institute of Building
CIBSE membership = MCIBSE, CIBSE

// banking and insurance
Cert CII = CII Certificate, Certificate in Insurance (CII) > Insurance products
Dip CII = CII diploma, Diploma in Insurance > Cert CII
ACII = Chartered Insurer > Dip CII
CPCU = Chartered Property Casualty Underwriter > Insurance products
APA = APA qualified, Accredited Product Adviser
Certified Insurance Practitioner = Chartered Insurance Professional, CIP designation, CIP exams > APA
QFA = Qualified Financial Adviser > APA
RE 5 = RE5, RE5 exam, Regulatory Exam Level 5, FAIS RE5, RE 5 exam, Regulatory Examination for Representatives
RE 1 = RE1, Regulatory Exam Level 1, FAIS RE1, Regulatory Examination for Key Individuals
FAIS = FAIS fit and proper, FAIS accredited, FAIS compliant
Level 4 Diploma in Financial Advice = DipFA, DipPFS, Diploma in Regulated Financial Planning, Level 4 Diploma in Regulated Financial Planning
CeMAP = CeMAP qualified, Cert MAP, Certificate in Mortgage Advice and Practice, CeMAP Level 3, CF6, mortgage advice qualification > Lending

// security
SIA licence = SIA, SIA licensed, SIA badge, Security Industry Authority, SIA front line licence > Security licence
SIA Security Guarding = SIA SG, security guarding licence, SIA security guard, SIA security guarding licence > SIA licence
SIA Door Supervisor = SIA DS, SIA door supervision, door supervisor licence, door supervision licence, door supervisor badge, SIA door supervisor licence, Door Supervision > SIA Security Guarding
SIA CCTV = SIA CCTV licence, SIA PSS, SIA CCTV PSS, Public Space Surveillance, PSS CCTV, CCTV licence, SIA public space surveillance, Public Space Surveillance (CCTV) > SIA licence
SIA Close Protection = SIA CP, close protection licence > SIA Door Supervisor
PSA licence = PSA licensed, Private Security Authority licence, PSA security licence > Security licence
LV rescue = LVR, LVR/CPR, low voltage rescue, LV Rescue & CPR, LVR and CPR
CNO registration = College of Nurses of Ontario, registered with the CNO, CNO registered, CNO in good standing > RN license
BCCNM registration = BCCNM, BCCNM registered, CRNBC > RN license
Personal support worker certificate = PSW certificate, PSW diploma, PSW certification, HCA certificate, Health Care Assistant certificate, Health Care Aide certificate, HCA diploma, BC Care Aide Registry, NACC PSW > Personal care
V300 = independent prescriber, non-medical prescriber, NMP qualification, V300 prescriber, non-medical prescribing, independent non-medical prescriber, V300 prescribing > Prescribing
SCPHN = Specialist Community Public Health Nurse, SCPHN health visiting, SCPHN school nursing > RN license
CTC clearance = Counter Terrorist Check, CTC cleared > BPSS
`;
