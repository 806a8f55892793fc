import { describe, expect, it } from '@jest/globals';
import { FAITH_ADVERBIALS, PROSE_FAITH } from '../../../../../lib/scoring/intake/redaction/prose-faith.ts';
import { matchesWithoutTrigger, readPoint } from './prose-cases.ts';

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ['My faith is important to me.', ''],
  ['I attend the mosque on Fridays.', 'I go to church every Sunday.'],
  ["I worship at St Mark's.", 'I am a practising Jew.'],
  ['Seventh-day Adventist, so no Saturdays.', ''],
  ['I fast during Ramadan.', 'I keep the Sabbath.'],
  ['Parishioner of Our Lady of Lourdes.', 'Member of Elim Pentecostal Church, Hull.'],
  ['I wear a headscarf.', 'I wear a turban.'],
  ['Pentecostal.', 'Hindu.'],
  ['I stay calm thanks to my faith.', 'I stay calm.'],
  ['As a Quaker, I listen before I speak.', 'I listen before I speak.'],
  ['I pray five times a day.', ''],
  ['Guided by my Christian faith, I treat everyone with respect.', 'I treat everyone with respect.'],
  ['I was raised a Catholic.', 'I converted to Islam in 2010.'],
  ['I am Sikh and keep my hair uncut.', "I'm a Jehovah's Witness."],
  ['My church is my second family.', ''],
  ['I observe Ramadan.', 'I am an atheist.'],
  ['I need time for prayers at noon.', ''],
  ['Evangelisch.', 'Moslim.'],
  ['Presbyterian, willing to play any service.', 'willing to play any service.'],
  ['I turned to Christianity.', ''],
];

const WORK = [
  ['Trained new staff in my ward'],
  ['Improved discharge times for my ward, later for all eleven'],
  ['Senior Consultant, Christian Aid'],
  ['Jewish Museum curator of manuscripts'],
  ['Eldest of the three servers, migrated to Linux'],
  ['Second-generation Intel servers replaced'],
  ['Taught Muslim, Jewish and Christian pupils together'],
  ['Faith schools portfolio of 40 buildings'],
  ['Interfaith dialogue for the council'],
  ['Built my faith in small teams at Spotify'],
  ['Church architect: 14 roofs restored'],
  ['Member of Temple Bar Investment Committee'],
  ['Parish clerk for three councils'],
  ['I worship detail in typography'],
  ['I attend trade fairs in Milan and Cologne'],
  ['I fast-tracked 40 apprentices'],
  ['I pray mantis'],
  ['As a P, Q and R analyst I sort parts'],
  ['Buddhist temple, structural survey'],
  ['Hindu temple kitchen, head cook for 600 meals'],
  ['Catholic school, head of maths'],
  ['Methodist Homes, care assistant'],
  ['Salvation Army, shelter manager'],
  ['Ramadan campaign for a supermarket, sales up 30 per cent'],
  ['Kosher and halal kitchens, food safety lead'],
  ['Sabbath lifts maintained in nine hospitals'],
  ['I serve at table and behind the bar'],
  ['Headscarf range designed for H&M'],
  ['Elder care, night shifts'],
  ["Minister's office, press officer"],
  ['Imam training course, lecturer'],
  ["Chaplain at St Mary's hospital"],
  ['I look after 60 serversMember of the Church Estates Board'],
  ['Catered weddings for Hindu and Sikh families'],
  ['Decorated a gurdwara and two mosques'],
  ["Bookkeeper for St Mark's Church"],
  ['Director of music at Grace Chapel, a choir of 40'],
  ['Youth worker for the Diocese of Leeds'],
  ['Chaplaincy administrator at a Catholic hospital'],
  ['Taught religious studies: Islam, Judaism, Buddhism'],
  ['Organised iftar for 300 guests at the hotel'],
  ['Kosher kitchen supervisor, mashgiach on site'],
  ['I pray for rain but plan for drought'],
  ['I keep kosher certificates up to date'],
  ['I wear a uniform and a radio'],
  ['My faith in good code reviews is well known'],
];

describe('faith in prose', () => {
  it.each(PAIRS)('reads the same: "%s" and "%s"', (one, other) => {
    expect(readPoint(one)).toBe(readPoint(other));
  });

  it.each(WORK)('is not seen in: %s', (line) => {
    expect(readPoint(line)).toContain(`- ${line}\n`);
  });

  it('has a word in every match that gives reason to look', () => {
    const unseen = PAIRS.flat().flatMap((line) =>
      [FAITH_ADVERBIALS, PROSE_FAITH].flatMap((rule) => matchesWithoutTrigger(line, rule)),
    );
    expect(unseen).toEqual([]);
  });
});
