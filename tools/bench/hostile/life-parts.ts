import type { TextPart, TextParts } from './text-parts.ts';

/** Prose in longer lines is not read for what it tells of a life. */
const LINE_CHARACTERS = 3_900;

/**
 * What tells of a person's life in sentences: one row for each rule of `lib/scoring/intake/redaction/prose-*`, in lines as long
 * as are read, full of the words by which its forms are tried and of beginnings that come to nothing.
 */
export const LIFE_PARTS: TextParts = {
  'words of breaks': line('off out away leave break gap returned after my mother surgery '),
  'breaks without reason': line('time off work because of my own bad '),
  'reasons without end': line('away from work after the birth of x '),
  'illnesses of the writer': line('i have had a mild chronic asthma arthritis '),
  'illnesses at the beginning': line('. severe chronic early arthritis '),
  'illnesses remarked on': line('. asthma, well controlled on my '),
  'aids of the writer': line('i use a large old hearing with '),
  'limbs lost': line('i lost my left right little x '),
  'illnesses in German': line('ich habe eine seit langem leichte asthma x '),
  'illnesses in French': line("j'ai un une de la très asthme x "),
  'illnesses in Spanish': line('tengo un leve de la muy asma x '),
  'relatives at the beginning': line('. My little old young mother and our '),
  'relatives of relatives': line(', as a proud single devoted mother and father of '),
  'children counted': line('i have two little small young x children kids '),
  'marriages without end': line(', happily married for ten years to x '),
  'eldest of many': line(', the eldest one of two little x '),
  'reasons with relatives': line(' because of my little old mother and father, and son '),
  'arrivals as a child': line('I came over here to London Town, England in 2010, at x '),
  'people by birth': line('I am a Geordie Born by birth and by x '),
  'childhoods without end': line('I was raised in grew up in brought up '),
  'girls and lads': line('. A proud Lagos girl boy lad woman x '),
  'parents of nations': line('my German and Polish family parents of Irish x '),
  'faiths at the beginning': line('. Christian Muslim Jewish x '),
  'faiths of the writer': line('i am a practising devout Catholic x as a Muslim x '),
  'houses of worship': line('. member of the Old New High Saint church temple x '),
  'faith that means': line('. My own faith is x by my faith because of my religion '),
  'words of all rules': line(
    'i have my mother asthma faith church born came from single diagnosed off after first german boy ',
  ),
};

function line(words: string): TextPart {
  return `${words.repeat(Math.floor(LINE_CHARACTERS / words.length))}\n`;
}
