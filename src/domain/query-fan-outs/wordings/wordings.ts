import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Wording } from './wording.ts';

export const WORDINGS: readonly Wording[] = [english, german, french, spanish];

/** Unsupported languages that would be mistaken for a supported one. */
export const FOREIGN_MARKS: readonly { marks: string; signs: RegExp }[] = [
  {
    marks: 'il lo gli della delle dei migliore migliori quale quali sono perché dove costa senza meglio quanto',
    signs: /(?:zione|zioni|aggio|tà|glio|issim[oa])$/i,
  },
  {
    marks: 'os um uma melhor melhores com sem qual quais não você são em dos onde',
    signs: /[ãõ]|(?:ção|ções|inho|inha|agem)$/i,
  },
  {
    marks: 'het een voor wat hoe welke zonder zijn naar goedkoop goedkope waar waarom',
    signs: /(?:ij|ijk|heid|tje|aar|oe[nr])$/i,
  },
  {
    marks: 'det och för bästa utan hur vad är som på av bedste til og uden hvad hvordan hva hvilken',
    signs: /[åæø]|(?:orna|arna|erna)$/i,
  },
  {
    marks: 'jak jaki najlepszy najlepsze dla czy gdzie jest nejlepší iyi nasıl için bir pentru',
    signs: /[łąęśżźćńřěůčšžğışőűțș]/i,
  },
];
