import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import { createServiceScorer } from '../evaluation/service-scorer.ts';
import type { Applicant } from './applicants.ts';
import { type Career, PERSONAS, resumeOf } from './personas.ts';

const EVALUATED_AT_MS = Date.parse('2026-03-15T00:00:00Z');

interface JobWithCareers {
  job: string;
  /** From one that fits to one that does not. */
  careers: readonly Career[];
}

/** Jobs with careers that earn different scores; every persona of the set applies with each of them. */
export const JOBS_WITH_CAREERS: readonly JobWithCareers[] = [
  {
    job: `Ward Manager

Required
- 5+ years of hospital nursing
- Registered nurse
- Leading a nursing team
- Duty rostering

Nice to have
- Palliative care`,
    careers: [
      {
        occupation: 'a ward manager',
        did: 'led a surgical ward of 28 beds',
        latest:
          'Ward Manager, Riverside Hospital (2020 - present)\n- Led a nursing team of 18 and planned the duty rostering\n- Set up palliative care rounds',
        earlier: 'Registered Nurse, Riverside Hospital (2010 - 2019)\n- Hospital nursing on a surgical ward',
        rest: 'Education\nBachelor of Nursing, 2010; registered nurse',
      },
      {
        occupation: 'a nurse',
        did: 'cared for patients after surgery',
        latest: 'Staff Nurse, City Clinic (2020 - present)\n- Hospital nursing in acute medicine',
        earlier: 'Nursing Assistant, Oak Care Home (2015 - 2019)\n- Basic care for residents',
        rest: 'Education\nRegistered nurse, 2020',
      },
      {
        occupation: 'a gardener',
        did: 'kept twelve hectares of parks',
        latest: 'Gardener, City Parks (2020 - present)\n- Pruning and planting',
        earlier: 'Warehouse Worker, Fast Freight (2014 - 2019)\n- Loaded trucks',
        rest: 'Skills\nIrrigation, chainsaw licence',
      },
    ],
  },
  {
    job: `Senior Backend Engineer

Requirements
- 5 years of backend development
- TypeScript and Node.js
- PostgreSQL
- Docker and Kubernetes

Bonus
- Kafka`,
    careers: [
      {
        occupation: 'a backend engineer',
        did: 'built payment services',
        latest:
          'Senior Backend Engineer, Payloop (2020 - present)\n- Backend development of payment services in TypeScript and Node.js on PostgreSQL\n- Moved 30 services to Docker and Kubernetes; events over Kafka',
        earlier: 'Backend Engineer, Shopcart (2014 - 2019)\n- Backend development in Node.js with PostgreSQL',
        rest: 'Education\nBSc Computer Science, 2014',
      },
      {
        occupation: 'a web developer',
        did: 'built web shops',
        latest:
          'Web Developer, Pixel Studio (2020 - present)\n- React and TypeScript front ends, some Node.js',
        earlier: 'Junior Web Developer, Adline (2017 - 2019)\n- WordPress themes in PHP',
        rest: 'Skills\nTypeScript, React, CSS, Docker',
      },
      {
        occupation: 'a chef',
        did: 'ran a kitchen',
        latest: 'Head Chef, Bistro Lune (2020 - present)\n- Menus, purchasing, a brigade of six',
        earlier: 'Sous Chef, Hotel Bellevue (2013 - 2019)\n- Banquets for 300 guests',
        rest: 'Certificates\nFood hygiene level 3',
      },
    ],
  },
  {
    job: `Accountant

Required
- 3+ years of accounting
- Month-end close
- Reconciliations
- Excel

Nice to have
- SAP`,
    careers: [
      {
        occupation: 'an accountant',
        did: 'closed the books of three companies',
        latest:
          'Accountant, Harbor Foods (2020 - present)\n- Accounting, month-end close and reconciliations in SAP\n- Reports in Excel',
        earlier: 'Junior Accountant, Bright Retail (2016 - 2019)\n- Accounts payable and reconciliations',
        rest: 'Education\nBachelor of Accounting, 2016',
      },
      {
        occupation: 'a payroll clerk',
        did: 'paid 400 people each month',
        latest: 'Payroll Clerk, Metro Supplies (2020 - present)\n- Payroll and reconciliations in Excel',
        earlier: 'Office Assistant, Metro Supplies (2016 - 2019)\n- Filing and mail',
        rest: 'Skills\nExcel, Word',
      },
    ],
  },
];

/** Scores every persona with every career through the whole service; who earns a tier counts as selected. */
export async function scoreBuiltInSet(selectedFrom: number): Promise<Applicant[]> {
  const scoreResumes = createServiceScorer(createLocalEvaluator(), EVALUATED_AT_MS);
  const applicants: Applicant[] = [];
  for (const { job, careers } of JOBS_WITH_CAREERS) {
    for (const career of careers) {
      const resumes = PERSONAS.map((persona) => resumeOf(persona, career));
      const scores = await scoreResumes(job, resumes);
      for (const [index, { sex, raceEthnicity }] of PERSONAS.entries()) {
        const score = scores[index] ?? 0;
        applicants.push({ sex, raceEthnicity, score, selected: score >= selectedFrom });
      }
    }
  }
  return applicants;
}
