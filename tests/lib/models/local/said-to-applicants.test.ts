import { describe, expect, it } from '@jest/globals';
import { isSaidToApplicants } from '../../../../lib/models/local/said-to-applicants.ts';
import { foldText } from '../../../../lib/models/local/tokens.ts';

describe('what is said to all who apply', () => {
  it.each([
    'Please quote reference 12 in your message',
    'Apply online by Friday',
    'Send us your CV and two references',
    'CVs are not accepted',
    'Shortlisting takes place in the first week of May',
    'Canvassing of councillors will disqualify',
    'A typing test will be held on the day',
    'Candidates will be invited to a tour of the bakery',
    'Offers are conditional on two references',
    'Further qualifications may substitute for one year of experience',
    'The council values diversity',
    'Fairweather does not discriminate on any ground',
    'Lindholm is an inclusive employer',
    'Accommodations are available on request',
    'Returners and career changers are welcome to apply',
    'Location: Harbour Street, Cork',
    'Hours 8.00 to 4.30',
    'Full time, required for September',
    'We are a team of twelve',
    'There are two kitchens and a herb garden',
    "We're not able to sponsor visas",
  ])('%j', (text) => {
    expect(isSaidToApplicants(foldText(text))).toBe(true);
  });

  it.each([
    'We need three years of experience as a baker',
    'Our ideal candidate has worked with Xero',
    'A portfolio that can tell us which of the designs were yours',
    'Experience of conducting interviews',
    'Knowledge of accommodation law',
    'Tax returns filed online',
    'Experience of shift planning',
    'Assessment of need and planning of care',
    'Based on sound evidence: writing that persuades',
  ])('is not %j', (text) => {
    expect(isSaidToApplicants(foldText(text))).toBe(false);
  });
});
