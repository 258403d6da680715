import { anyOf, type Language, wordSet } from './language.ts';

export const DUTCH: Language = {
  code: 'nl',
  small: wordSet(
    'de het een en van in is dat op te zijn voor met die niet aan er om ook als dan maar door bij of uit nog naar heeft hebben ze zich wordt over hij worden wat tot je meer dit deze werd geen kan was al wel kunnen daar hun had zo veel na zou waar moet onder zoals we men hier ik dus nu tegen sinds haar ons onze alle andere zal hoe tussen mensen omdat toch wij u uw jaar eerste wie twee zij jullie mijn elke iets',
  ),
  hedges: anyOf(
    'misschien, wellicht, mogelijkerwijs, waarschijnlijk, vermoedelijk, zou kunnen, zouden kunnen, lijkt(?! op), lijken(?! op), schijnt(?= te), schijnen(?= te), blijkbaar, in zekere zin, tot op zekere hoogte, min of meer, relatief, enigszins, wij geloven, we geloven, wij denken, we denken, potentieel, naar verluidt, hopelijk',
  ),
  passive:
    /(?<!\p{L})(?:wordt|worden|werd|werden|geworden)(?!\p{L})(?:\s+[\p{L}\d,]+){0,12}?\s+(?:\p{L}*ge\p{L}{2,}(?:d|t|en)|(?:be|ver|ont|her)\p{L}{2,}(?:d|t|en))(?!\p{L})/iu,
  vague: anyOf(
    '(?<!(?<!\\p{L})(?:hoe|zo|te|niet|heel) )vele, verschillende, diverse, talrijke, enkele, sommige, meerdere',
  ),
  claims: anyOf(
    'toonaangevend, toonaangevende, innovatief, innovatieve, hoogwaardig, hoogwaardige, baanbrekend, baanbrekende, naadloos, naadloze',
  ),
  summary: anyOf(
    'samenvatting, samengevat, kort samengevat, in het kort, kortom, in één oogopslag, de belangrijkste punten, belangrijkste punten, kernpunten, hoofdpunten, de kern, overzicht, conclusie, tot slot, het korte antwoord, wat je moet weten, wat u moet weten',
  ),
  dates: anyOf(
    'januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag',
  ),
  numbers: anyOf(
    'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, twintig, dertig, veertig, vijftig, honderd, duizend, miljoen, miljard, dozijn, helft, dubbel, eerste, tweede, derde',
  ),
  summaryHeading: 'In het kort',
  agent: /(?<!\p{L})(?:door)(?!\p{L})/iu,
  capitalizesNouns: false,
};
