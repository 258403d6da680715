import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';
import type { Wording } from './wording.ts';

export const WORDINGS: readonly Wording[] = [english, german, french, spanish, italian, portuguese, dutch];

/** Unsupported languages that would be mistaken for a supported one. */
export const FOREIGN_MARKS: readonly { marks: string; signs: RegExp }[] = [
  {
    marks: 'det och för bästa utan hur vad är som på av bedste til og uden hvad hvordan hva hvilken',
    signs: /[åæø]|(?:orna|arna|erna)$/i,
  },
  {
    marks: 'jak jaki najlepszy najlepsze dla czy gdzie jest nejlepší iyi nasıl için bir pentru',
    signs: /[łąęśżźćńřěůčšžğışőűțș]/i,
  },
];
