import { BUSINESS_TITLES } from './titles/business.ts';
import { CREATIVE_TITLES } from './titles/creative.ts';
import { PEOPLE_TITLES } from './titles/people.ts';
import { TECHNOLOGY_TITLES } from './titles/technology.ts';
import { TRADES_TITLES } from './titles/trades.ts';

/** All that the vocabulary knows of titles, in its notation. */
export const TITLE_SOURCES: readonly string[] = [
  TECHNOLOGY_TITLES,
  TRADES_TITLES,
  BUSINESS_TITLES,
  PEOPLE_TITLES,
  CREATIVE_TITLES,
];
