import { describe, expect, it } from '@jest/globals';
import { partsBesideTerms } from '../../../../../lib/models/local/job/beside-terms.ts';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';

describe('what is asked for beside what no resume shows', () => {
  it.each([
    ['Own tools and NVQ Level 2 in plumbing', ['Own tools', 'NVQ Level 2 in plumbing']],
    ['Enhanced DBS check and a Level 2 care certificate', undefined],
    ['Eligible to work in the UK and qualified as a solicitor', undefined],
    ['You must pass a background check and hold SC clearance', undefined],
    ['Able to travel and speak Polish', ['Able to travel', 'speak Polish']],
    ['Team player with strong SQL', ['Team player', 'strong SQL']],
    ['Commitment to CPD and a PGCE', ['Commitment to CPD', 'a PGCE']],
    ['Weekend availability and barista experience', undefined],
    ['Bereitschaft zur Schichtarbeit und Staplerschein', undefined],
    ['Casier judiciaire vierge et carte professionnelle CNAPS', undefined],
    ['Disponible le week-end et titulaire du BAFA', undefined],
    ['Vivir en Madrid y tener el carnet C', ['Vivir en Madrid', 'tener el carnet C']],
    ['VOG en diploma pedagogisch medewerker', ['VOG', 'diploma pedagogisch medewerker']],
    ['BIG-registratie en bereid tot bijscholing', ['BIG-registratie', 'bereid tot bijscholing']],
    ['Van provided (clean licence essential)', ['Van provided', 'clean licence essential']],
    ['Company car provided, so a driving licence is a must', undefined],
    ['Firmenwagen vorhanden, Führerschein Klasse B zwingend', undefined],
    ["CDI, diplôme d'infirmier exigé", ['CDI', "diplôme d'infirmier exigé"]],
    ['Ser mayor de edad y tener el título de socorrista', undefined],
    ['Please only apply with a C+E licence', ['a C+E licence']],
    ['Applications without a QTS will not be considered', ['a QTS']],
  ])('is a part of its own in %j', (statement, parts) => {
    const parted = partsBesideTerms(statement);
    expect(parted).not.toBeNull();
    if (parts !== undefined) expect(parted).toEqual(parts);
  });

  it.each([
    'Commitment to safeguarding and health and safety',
    'Willing to learn SQL and Python',
    'Willing to obtain an SIA licence and a first aid certificate',
    'Willing to undergo a DBS check and complete the Care Certificate',
    'Passion for food and wine',
    'Bereitschaft zum Erwerb des Staplerscheins und des ADR-Scheins',
    'Bereid om te leren en een opleiding te volgen',
    'Friendly, reliable and honest',
    'Free DBS check and professional registration fees paid',
    'Benefits: pension, gym and a paid NVQ Level 3',
    'Competitive salary, NMC registration fees paid',
    'Applications: CV, cover letter and diploma required',
    'NVQ Level 2 and CSCS card',
  ])('is nothing in %j', (statement) => {
    expect(partsBesideTerms(statement)).toBeNull();
  });

  it.each([
    ['DBS check and registration with Social Work England', 'registration with Social Work England'],
    ['Uniform provided, SIA licence required', 'SIA licence required'],
    ['Mindestens 21 Jahre alt mit Führerschein CE', 'Führerschein CE'],
    ['Vast contract, diploma MBO 4 vereist', 'diploma MBO 4 vereist'],
  ])('is a must of the job: %s', (line, text) => {
    const { requirements } = readJob({
      jobDescription: `Helper\n\nRequirements\n- ${line}\n- Kubernetes`,
      teamProfile: null,
    });
    expect(requirements.filter(({ kind }) => kind === 'must').map((one) => one.text)).toEqual([
      text,
      'Kubernetes',
    ]);
  });
});
