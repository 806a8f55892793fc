import type { TeamProfile } from '../models/model.ts';

/** A score request in the contract's own form, small enough for every plan. The people in it are invented. */
export interface BuiltInExample {
  job_description: string;
  team_profile: TeamProfile;
  candidates: { id: string; resume_text: string }[];
}

const JOB_DESCRIPTION = `Registered Nurse, Intensive Care

St Brannoc's is a teaching hospital with a mixed intensive care unit of eighteen beds. We look for a registered nurse
who is at home with ventilated patients and likes to teach.

Your tasks
- Care for up to two critically ill adults per shift, together with physicians and therapists
- Keep complete and timely records in our electronic patient record
- Guide students and new colleagues through their first weeks

Requirements
- Registered Nurse with a valid licence
- At least 3 years of experience in intensive care or a comparable acute setting
- Experience with mechanical ventilation and invasive monitoring
- Advanced Cardiac Life Support (ACLS) certification
- Safe administration of vasoactive medication
- Clear communication with families in difficult situations

Desirable
- Experience with continuous renal replacement therapy
- Mentoring of students or new staff
- Experience with quality improvement projects
`;

const TEAM_PROFILE: TeamProfile = {
  name: 'Mixed intensive care unit',
  description:
    'Forty nurses in three shifts. We work with an electronic patient record, and we look for somebody who takes up wound care or infection prevention for the team.',
  working_style: 'Short briefings at every handover, and an open review after each critical incident.',
  values: ['patient safety', 'learning from mistakes'],
};

const RESUME = `Ines Calloway
Exeter · ines.calloway@example.com

Registered Nurse with nine years at the bedside, six of them in intensive care.

Experience

Registered Nurse, Intensive Care Unit, Northgate General Hospital (September 2020 - Present)
- Care for ventilated adults after major surgery, trauma and sepsis, one or two patients per shift
- Mechanical ventilation and weaning, arterial lines and invasive monitoring every day
- Titrate vasoactive medication by protocol and double-check with a colleague at each change
- Infection prevention link nurse: central line infections fell from seven to one a year after a quality improvement
  project that I led with pharmacy
- Mentor for student nurses; have guided fourteen through their intensive care placement
- Lead conversations with families when treatment is withdrawn, together with the physician on duty

Staff Nurse, Acute Medical Ward, Northgate General Hospital (June 2017 - August 2020)
- Cared for eight patients per shift, many of them on non-invasive ventilation
- Moved the ward's paper charts to the electronic patient record and trained thirty colleagues on it
- Wound care for patients after vascular surgery

Licences and certificates
Registered Nurse, adult nursing, licence valid
Advanced Cardiac Life Support (ACLS), renewed 2025
Basic Life Support (BLS), instructor

Education
Bachelor of Science in Nursing, University of Plymouth, 2014 - 2017

Languages
English (native), French (B1)
`;

/** Evaluated live by `GET /api/demo/example`. */
export const BUILT_IN_EXAMPLE: BuiltInExample = {
  job_description: JOB_DESCRIPTION,
  team_profile: TEAM_PROFILE,
  candidates: [{ id: 'ines', resume_text: RESUME }],
};
