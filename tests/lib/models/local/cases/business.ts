import type { RankingCase } from './ranking-case.ts';

export const BUSINESS: readonly RankingCase[] = [
  {
    profession: 'field sales',
    job: `Sales Manager, medical devices

Required
- 5+ years in B2B sales
- Proven track record of exceeding sales targets
- CRM experience, ideally Salesforce
- Negotiation and contract closing
- Valid driver's license

Desirable
- Background in medical devices`,
    perfect: `Sales Manager, OrthoTech (medical devices), 2016 - present
- B2B sales to 40 hospitals; exceeded sales targets six years in a row by 12 % on average
- Negotiated and closed framework contracts worth 4 million
- Keeps the pipeline in Salesforce CRM and coaches two juniors
Driver's license`,
    near: `Sales Manager, Office Supplies Direct, 2020 - present
- B2B sales to mid-sized companies, contract negotiation
- HubSpot CRM
Driver's license`,
    adjacent: `Customer Service Representative, TeleCo, 2018 - present
- Answered 60 calls a day, resolved complaints
- Recorded cases in the CRM`,
    unrelated: `Gardener, City Parks, 2010 - present
- Planting, pruning and irrigation of twelve hectares`,
  },
  {
    profession: 'accounting',
    job: `Senior Accountant

Qualifications
- Bachelor's degree in accounting or finance
- CPA required
- 5 years of accounting experience
- Month-end close, reconciliations and financial statements under US GAAP
- SAP or Oracle
- Advanced Excel`,
    perfect: `Senior Accountant, Harbor Foods Inc., 2018 - present
- Own the month-end close and balance sheet reconciliations
- Prepare consolidated financial statements under US GAAP in SAP
Accountant, Harbor Foods Inc., 2015 - 2018
- Accounts payable, reconciliations, advanced Excel models

CPA (2017)
Bachelor's degree in Accounting`,
    near: `Accountant, Bright Retail, 2019 - present
- Reconciliations and month-end close in QuickBooks
- Excel reports for management
Bachelor of Science in Finance`,
    adjacent: `Accounts Payable Clerk, Metro Supplies, 2017 - present
- Entered and matched invoices, paid suppliers
High school diploma`,
    unrelated: `Hair Stylist, Salon Rouge, 2012 - present
- Cut, colour and styling for regular clients`,
  },
  {
    profession: 'logistics',
    job: `Logistics Coordinator

We expect:
- Minimum 2 years in freight forwarding or transport planning
- Customs documentation and Incoterms
- Experience with a TMS
- English fluent, German is an advantage
- Calm under time pressure`,
    perfect: `Logistics Coordinator, Baltic Freight, 2020 - present
- Transport planning for 120 shipments a week in the TMS (Transporeon)
- Customs documentation, Incoterms 2020, claims
- Kept deliveries running through two port strikes under heavy time pressure
Languages: English fluent, German B2`,
    near: `Transport Planner, Road Haul Ltd, 2021 - present
- Planned routes for 30 trucks in the TMS
Languages: English fluent`,
    adjacent: `Warehouse Shift Supervisor, Home Goods DC, 2017 - present
- Led 14 pickers, scheduled loading docks
Languages: English fluent`,
    unrelated: `Psychologist, Private Practice, 2013 - present
- Cognitive behavioural therapy with adults`,
  },
  {
    profession: 'human resources',
    job: `HR Business Partner
Requirements
- 4+ years in human resources, of which some as generalist or business partner
- Labor law knowledge
- Performance management and employee relations
- Workday experience preferred
- Degree in HR, psychology or business`,
    perfect: `HR Business Partner, Solar Systems AG, 2018 - present
- Partner for 300 employees: employee relations, performance management, restructuring under labor law
- Rolled out Workday in two countries
HR Generalist, Solar Systems AG, 2015 - 2018
BA in Business Administration`,
    near: `HR Generalist, Bakery Chain, 2020 - present
- Contracts, employee relations, first contact for labor law questions
BA Psychology`,
    adjacent: `Recruiter, Talent Agency, 2017 - present
- Sourced and interviewed engineers, 40 hires a year
BA Communication`,
    unrelated: `Welder, Shipyard, 2009 - present
- MIG and TIG welding of hull sections`,
  },
  {
    profession: 'law',
    job: `Associate Attorney, corporate law

Essential
- Juris Doctor and bar admission
- 3 years of experience in corporate law or M&A
- Due diligence and drafting of share purchase agreements
- Excellent written English
Advantage
- Experience with antitrust filings`,
    perfect: `Associate Attorney, Grant & Howe LLP, 2018 - present
- M&A transactions: due diligence, drafting and negotiation of share purchase agreements
- Merger control and antitrust filings in three jurisdictions
- Author of the firm's written English style guide
Juris Doctor, admitted to the bar 2018`,
    near: `Attorney, Real Estate Practice, Stone LLP, 2019 - present
- Due diligence and drafting of purchase agreements for commercial property
Juris Doctor, bar admission 2019`,
    adjacent: `Paralegal, Grant & Howe LLP, 2016 - present
- Supported due diligence, kept data rooms
Certificate in Paralegal Studies`,
    unrelated: `Line Cook, Bistro Verde, 2015 - present
- Grill and sauté stations, 150 covers a night`,
  },
];
