import { anyOf, type Language, wordSet } from './language.ts';

export const ITALIAN: Language = {
  code: 'it',
  small: wordSet(
    'di e il la che in un a per è una sono con non del si della i le da al dei nel come più ma alla anche ha gli lo delle o se questo dal ci suo cui nella dalla questa sua era hanno tra essere dopo quando stato molto su loro prima così dove solo tutti ancora sulla fra quello agli degli nei ai tutto già stata però mi ogni alle negli sia perché poi qui sul quale senza due può fatto chi dell all nell sull dall quella quanto',
  ),
  hedges: anyOf(
    'forse, magari, probabilmente, possibilmente, eventualmente, potrebbe, potrebbero, dovrebbe, dovrebbero, sembra, sembrano, sembrerebbe, pare, a quanto pare, in qualche modo, in un certo senso, in una certa misura, fino a un certo punto, più o meno, relativamente, abbastanza, piuttosto, crediamo, pensiamo, riteniamo, potenzialmente, presumibilmente, in linea di principio, a volte, sarebbe, sarebbero',
  ),
  passive:
    /(?<!\p{L})(?:è|sono|era|erano|fu|furono|stato|stata|stati|state|sarà|saranno|essere|viene|vengono|veniva|venivano)\s+(?:\p{L}+mente\s+)?\p{L}{2,}(?:ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|fatto|fatta|fatti|fatte)(?!\p{L})/iu,
  vague: anyOf(
    'molti, molte, vari, varie, diversi, diverse, numerosi, numerose, alcuni, alcune, parecchi, parecchie, leader, innovativo, innovativa, innovativi, innovative, di qualità, di alta qualità, su misura, soluzioni, soluzione, unico, unica, ottimo, ottima, ottimale, rapidamente, facilmente, eccetera, ecc, e così via, notevolmente',
  ),
  summary: anyOf(
    "riassunto, in sintesi, riassumendo, in breve, in poche parole, in pillole, punti chiave, i punti chiave, punti principali, l’essenziale, l'essenziale, in conclusione, conclusioni?, sintesi, sommario, la risposta breve, cosa c’è da sapere, cosa c'è da sapere, cosa sapere",
  ),
  dates: anyOf(
    'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica',
  ),
  capitalizesNouns: false,
};
