import { anyOf, type Language, wordSet } from './language.ts';

export const ITALIAN: Language = {
  code: 'it',
  small: wordSet(
    'di e il la che in un a per è una sono con non del si della i le da al dei nel come più ma alla anche ha gli lo delle o se questo dal ci suo cui nella dalla questa sua era hanno tra essere dopo quando stato molto su loro prima così dove solo tutti ancora sulla fra quello agli degli nei ai tutto già stata però mi ogni alle negli sia perché poi qui sul quale senza due può fatto chi dell all nell sull dall quella quanto',
  ),
  hedges: anyOf(
    'forse, magari, probabilmente, possibilmente, eventualmente, potrebbe, potrebbero, sembra, sembrano, sembrerebbe, a quanto pare, in qualche modo, in un certo senso, in una certa misura, fino a un certo punto, più o meno, relativamente(?! a), crediamo, pensiamo, riteniamo, potenzialmente, presumibilmente',
  ),
  passive:
    /(?<!\p{L})(?:è|sono|era|erano|fu|furono|stato|stata|stati|state|sarà|saranno|essere|viene|vengono|veniva|venivano)\s+(?:\p{L}+mente\s+)?(?!(?:andat|venut|nat|diventat|arrivat|partit|rimast|uscit|entrat|tornat|cadut|salit|sces|cresciut|stat)[oaie]|privat|adeguat|complicat)\p{L}{2,}(?:ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|fatto|fatta|fatti|fatte)(?!\p{L})/iu,
  vague: anyOf('molti, molte, numerosi, numerose, alcuni, alcune, parecchi, parecchie, svariati, svariate'),
  claims: anyOf(
    "innovativo, innovativa, innovativi, innovative, di alta qualità, su misura, all’avanguardia, all'avanguardia, ineguagliabile",
  ),
  summary: anyOf(
    "riassunto, in sintesi, riassumendo, in breve, in poche parole, in pillole, punti chiave, i punti chiave, punti principali, l’essenziale, l'essenziale, in conclusione, conclusioni?, sintesi, sommario, la risposta breve, cosa c’è da sapere, cosa c'è da sapere, cosa sapere",
  ),
  dates: anyOf(
    'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica',
  ),
  numbers: anyOf(
    'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, venti, trenta, quaranta, cinquanta, cento, mille, mila, milione, milioni, miliardi, dozzina, metà, doppio, primo, prima, secondo, seconda, terzo, terza',
  ),
  summaryHeading: 'In sintesi',
  agent: /(?<!\p{L})(?:da|dal|dalla|dai|dagli|dalle)(?!\p{L})/iu,
  capitalizesNouns: false,
};
