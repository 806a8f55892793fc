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
    'The contract runs for three years with an option to extend',
    'The scheme will be built over three years',
    'Maternity cover for nine months',
    'After 12 months you will lead the team',
    "You'll join a team that has shipped weekly for the past four years",
    'Over the last three years we have doubled in size',
    'Established 30 years ago',
    'A family business for over 60 years',
    'The practice has served the town for 40 years',
    'Seit über 30 Jahren sind wir für Sie da',
    'Befristet auf 2 Jahre',
    'Contrat de 12 mois renouvelable',
    'Contrato de 6 meses',
    'Hospital con más de 40 años de historia',
    'Nights out 3-4 per week',
    'Mon-Thurs 7.30-6',
    'Pop in with a CV',
    'Salaire selon grille',
  ])('%j', (text) => {
    expect(isSaidToApplicants(foldText(text))).toBe(true);
  });

  it.each([
    'We need three years of experience as a baker',
    'Our ideal candidate has worked with Xero',
    'A portfolio that can tell us which of the designs were yours',
    'Experience of conducting interviews',
    'This position requires three years of experience',
    'The candidate has been in service for three years',
    'After two years in practice, confident with root canals',
    'Family law, three years',
    'Monday.com',
    '£5m budget responsibility',
    'Project management for 3 years',
    'Temporary works coordination, 5 years',
    'Sun Solaris 10',
    'Set up of 5-axis machines',
    'Established relationships with 20 suppliers',
    'Experience in a family business for five years',
    'Come with a portfolio',
    'Knowledge of accommodation law',
    'Tax returns filed online',
    'Experience of shift planning',
    'Assessment of need and planning of care',
    'Based on sound evidence: writing that persuades',
  ])('is not %j', (text) => {
    expect(isSaidToApplicants(foldText(text))).toBe(false);
  });
});
