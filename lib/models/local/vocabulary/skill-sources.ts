import { ABILITIES } from './skills/abilities.ts';
import { BUSINESS_SKILLS } from './skills/business.ts';
import { CARE_AT_WORK_SKILLS } from './skills/care-at-work.ts';
import { COMMERCE_SKILLS } from './skills/commerce.ts';
import { COMPUTING_SKILLS } from './skills/computing.ts';
import { CRAFTS_AT_WORK_SKILLS } from './skills/crafts-at-work.ts';
import { DATA_SKILLS } from './skills/data.ts';
import { ENGINEERING_SKILLS } from './skills/engineering.ts';
import { FRENCH_AND_SPANISH_SKILLS } from './skills/french-and-spanish.ts';
import { HEALTH_SKILLS } from './skills/health.ts';
import { INFRASTRUCTURE_SKILLS } from './skills/infrastructure.ts';
import { PEOPLE_SKILLS } from './skills/people.ts';
import { SERVICES_AT_WORK_SKILLS } from './skills/services-at-work.ts';
import { SOFTWARE_SKILLS } from './skills/software.ts';
import { SYSTEMS_AND_PROJECTS_SKILLS } from './skills/systems-and-projects.ts';
import { TRADES_SKILLS } from './skills/trades.ts';

/** All that the vocabulary knows of skills, in its notation. */
export const SKILL_SOURCES: readonly string[] = [
  SOFTWARE_SKILLS,
  DATA_SKILLS,
  INFRASTRUCTURE_SKILLS,
  COMPUTING_SKILLS,
  SYSTEMS_AND_PROJECTS_SKILLS,
  BUSINESS_SKILLS,
  COMMERCE_SKILLS,
  HEALTH_SKILLS,
  ENGINEERING_SKILLS,
  TRADES_SKILLS,
  PEOPLE_SKILLS,
  CARE_AT_WORK_SKILLS,
  CRAFTS_AT_WORK_SKILLS,
  SERVICES_AT_WORK_SKILLS,
  FRENCH_AND_SPANISH_SKILLS,
  ABILITIES,
];
