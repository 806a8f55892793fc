import { describe, expect, it } from '@jest/globals';
import { levelForNurse } from '../../../../helpers/nurse-assessment.ts';

function levelOfWork(requirement: string, work: string): string {
  return levelForNurse(
    requirement,
    `Experience\nRegistered Nurse, Bay Clinic, 2015 - 2024\n- ${work}\n- Kept the rota`,
  );
}

describe('a word that says how a thing is done', () => {
  it.each([
    ['Ability to feed reptiles gently', 'Feeding of reptiles'],
    ['Ability to Operate Total Stations Accurately', 'Operation of total stations'],
    ['Inspect hives calmly and consistently', 'Inspected hives each spring'],
    ['Talking with bereaved parents diplomatically', 'Talks with bereaved parents'],
  ])('is not asked for, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('met');
  });

  it.each([
    ['Feed reptiles gently', 'Gently lifted crates'],
    ['Assembly of bicycles', 'Bicycles for hire'],
    ['Anomaly detection in turbines', 'Detection of leaks in turbines'],
    ['Family liaison at inquests', 'Liaison at inquests'],
    ['Proofreading of manuals with Grammarly', 'Grammar of Latin'],
    ['Plotting of tides with Tidely software', 'Plotting of software licences'],
  ])('leaves a thing to be shown, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).not.toBe('met');
  });

  it('is looked up where nothing else is asked for', () => {
    expect(levelOfWork('Works diligently', 'Recorded diligently')).toBe('met');
    expect(levelOfWork('Works diligently', 'Recorded weights')).toBe('missing');
  });
});

describe('a trait as the adjective of what is done', () => {
  it.each([
    ['Accurate adjustment of frames', 'Adjusted frames'],
    ['Confidential handling of moths', 'Handled moths'],
    ['Precise weighing of moths', 'Weighed moths'],
  ])('is not asked for, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('met');
  });

  it.each([
    ['Creative and weaving of baskets', 'Weaving of chairs'],
    ['Creative mindset', 'Weaving of baskets'],
    ['Initiative and accountability', 'Weaving of baskets'],
  ])('is asked for elsewhere, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).not.toBe('met');
  });
});

describe('a word that grades a skill', () => {
  it.each([
    ['Brilliant juggling skills', 'Juggling at weddings'],
    ['Unwavering and supreme juggling ability', 'Juggling at weddings'],
    ['Marked ability to document cabling', 'Documentation of cabling'],
    ['Concrete ability to build kites', 'Built kites'],
    ['Novice level skills in juggling', 'Juggling at weddings'],
    ['First-rate juggling skills', 'Juggling at weddings'],
    ['Solid technical expertise in beekeeping', 'Beekeeping for a farm'],
    ['Expertise in enterprise-level beekeeping', 'Beekeeping for a farm'],
    ['A considerable amount of knowledge in beekeeping', 'Beekeeping for a farm'],
    ['Must possess enhanced juggling skills', 'Juggling at weddings'],
  ])('is not asked for, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('met');
  });

  it.each([
    ['Brilliant technical drawing skills', 'Brilliant nights out'],
    ['Technical skills', 'Beekeeping for a farm'],
    ['Technical skills and beekeeping', 'Beekeeping for a farm'],
    ['Fine dining skills', 'Dining room keys'],
    ['Fine motor skills', 'Motor of a boat'],
    ['Marked essays', 'Read essays'],
    ['Tested pumps', 'Sold pumps'],
    ['Real estate knowledge', 'Knowledge of an estate car'],
    ['First aid skills', 'Aid of travellers'],
    ['Experience with concrete', 'Results of elections'],
  ])('is asked for where it is a thing, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).not.toBe('met');
  });
});

describe('a word for having, using or doing a thing', () => {
  it.each([
    ['Capacity to weave baskets', 'Weaving of baskets'],
    ['Effective utilization of looms', 'Ran looms'],
    ['Expert practitioners in the usage of looms', 'Looms of all kinds'],
    ['Practised at darning', 'Darning of socks'],
    ['Identification of moths through wing markings', 'Wing markings of moths'],
    ['Ability to execute glazing of pots', 'Glazing of pots'],
    ['Knowledge of caring for many kinds of birds under changing circumstances', 'Bird care'],
    ['Conducting seances', 'Seances for guests'],
    ['Ability to engage in frequent regional sailing', 'Frequent regional sailing'],
    ['Understanding concerning bee diseases', 'Diseases of bees'],
    ['Documentation of moths', 'Documented moths'],
    ['Knowledge and appreciation of thatching', 'Thatching of barns'],
    ['Excel in thatching', 'Thatching of barns'],
    ['Understandable sense of thatching', 'Thatching of barns'],
    ['Basics of thatching', 'Thatching of barns'],
  ])('is not asked for beside it, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('met');
  });

  it.each([
    ['Capacity planning', 'Planning of walks'],
    ['Identification of moths', 'Identification of leaks'],
    ['Conducting seances', 'Conducted orchestras'],
    ['Forms of address', 'Answered letters'],
    ['Conducting, singing and teaching choirs', 'Seances for guests'],
  ])('leaves the thing to be shown, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).not.toBe('met');
  });

  it('may be a thing itself', () => {
    expect(levelOfWork('Choir conducting', 'Conducting of choirs')).toBe('met');
  });
});
