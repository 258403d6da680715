import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import type { Language } from './languages/language.ts';
import { neutral } from './languages/neutral.ts';
import { spanish } from './languages/spanish.ts';
import { looksLikeName } from './names.ts';
import { bareWords } from './words.ts';

interface Marks {
  language: Language;
  /** Words that are frequent in queries of the language. */
  words: ReadonlySet<string>;
  /** Letters and endings that point to it. */
  signs: RegExp;
}

const MARKS: readonly Marks[] = [
  {
    language: english,
    words: set(
      'the best top what which how is are does for with without vs near cheap free good alternatives alternative to of and or my can should between difference reviews pricing why who where when software review',
    ),
    signs: /(?:ing|ness|ght|tion of|'s|wh\p{L}+|th(?:e|is|at)\p{L}*)$/iu,
  },
  {
    language: german,
    words: set(
      'der die das den dem ein eine einen einer und oder für mit ohne beste bester bestes besten was wie welche welcher welches ist sind im von zum zur kann ich man nicht gegen unter lohnt sich günstig günstige kostenlos kostenlose warum wo wer erfahrungen vergleich alternativen kosten zwischen unterschied test wird auf auch bei nach deutsch',
    ),
    signs:
      /[äöüß]|(?:ung|ungen|heit|keit|schaft|lich|isch|arzt|maschine|versicherung|steuer|rechner|schule|berater|kaufen|werk|zeug|stück|schuhe)$/iu,
  },
  {
    language: french,
    words: set(
      "le la les un une des du de et ou pour avec sans meilleur meilleure meilleurs meilleures quel quelle quels quelles est sont comment pourquoi combien qui que où dans en au aux sur avis prix comparatif gratuit pas cher logiciel entre différence c'est alternatives à j'ai je",
    ),
    signs: /[çœêèàâîôûëï]|(?:eur|euse|eaux|aire|ique|ement|elle|oire|age)$|^(?:l'|d'|qu')/iu,
  },
  {
    language: spanish,
    words: set(
      'el la los las un una unos de del y o para con sin mejor mejores qué que cuál cuáles cómo como por es son dónde cuánto en al vale pena merece precio precios opiniones gratis barato baratos comparativa entre diferencia alternativas programa zapatillas',
    ),
    signs: /[ñáíóú¿¡]|(?:ción|ciones|dad|dades|miento|ería|ismo|eros?|illas?|ador|adora|ando|iendo)$/iu,
  },
  // Neighbours that would be taken for one of the above.
  {
    language: neutral,
    words: set(
      'il lo gli della delle dei migliore migliori che con quale quali sono perché dove costa senza meglio una',
    ),
    signs: /(?:zione|zioni|aggio|tà|glio|issim[oa])$/i,
  },
  {
    language: neutral,
    words: set('os um uma melhor melhores para com sem qual quais como não você que são em da dos onde quanto por'),
    signs: /[ãõ]|(?:ção|ções|inho|inha|agem)$/i,
  },
  {
    language: neutral,
    words: set('het een de voor beste wat hoe welke zonder zijn naar goedkoop goedkope waar waarom'),
    signs: /(?:ij|ijk|heid|tje|aar|oe[nr])$/i,
  },
  {
    language: neutral,
    words: set(
      'det och för bästa med utan hur vad är som på av bedste bästa til og uden hvad hvordan beste hva hvilken',
    ),
    signs: /[åæø]|(?:orna|arna|erna)$/i,
  },
  {
    language: neutral,
    words: set('jak jaki najlepszy najlepsze dla czy gdzie jest nie na nejlepší iyi nasıl için ve bir pentru'),
    signs: /[łąęśżźćńřěůčšžğışőűțș]/i,
  },
];

/** The language of a query; `neutral` where it is none of those we can write. Without any sign it is taken for English. */
export function detectLanguage(text: string): Language {
  return guessLanguage(text) ?? (/\p{Script=Latin}/u.test(text) ? english : neutral);
}

/** The language that the words of a text point to; null where none does. */
export function guessLanguage(text: string): Language | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 < letters.length) return neutral;
  const words = bareWords(text)
    .filter((word) => !looksLikeName(word))
    .map((word) => word.toLowerCase());
  const scores = MARKS.map((marks) => ({ language: marks.language, score: scoreOf(marks, words) }));
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first));
  return best.score > 0 ? best.language : null;
}

/** Two for a word of the language, one for its looks, and one where it names a thing that we know of. */
function scoreOf({ language, words: known, signs }: Marks, words: readonly string[]): number {
  const points = words.map((word) => (known.has(word) ? 2 : 0) + (signs.test(word) ? 1 : 0));
  const isKnownThing = words.some((word) => Object.values(language.kinds).some((kind) => kind.test(word)));
  return points.reduce((sum, each) => sum + each, isKnownThing ? 1 : 0);
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
