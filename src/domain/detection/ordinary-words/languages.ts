/** Languages whose ordinary words are known. */
export const LANGUAGES = [
  'english',
  'german',
  'french',
  'spanish',
  'italian',
  'portuguese',
  'dutch',
  'swedish',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages without capitals, with words that are also names. */
export const UNCASED_LANGUAGES = ['chinese', 'japanese', 'korean'] as const;
export type UncasedLanguage = (typeof UNCASED_LANGUAGES)[number];

/** Short words that are frequent in one language and rare in the others. */
const MARKERS: Record<Language, string> = {
  english: 'the and of is are with for that this you your it on or be can by as from have which',
  german:
    'der die das und ist mit für nicht ein eine von auf sie sich zu im den dem auch wird sind oder bei hat keine wurde nach aus kein wie einen zum zur mehr nur sehr ab',
  french:
    'le la les des et est une pour dans que qui avec sur vous pas plus sont du ou votre au aux chez cette ses très de en',
  spanish: 'el la los las una para con por que más es en del como su son al y puede se hay muy sin desde también de',
  italian: 'il la gli della che per con una sono non più di è nel alla anche come si dei delle',
  portuguese: 'os uma para com não mais são em do da que como por ao também é você na no um tem pelo de',
  dutch: 'het een van en voor met dat zijn niet op de ook bij naar deze wordt',
  swedish: 'och att det som för med är inte på av ett den kan har du till',
};

const ENGLISH = LANGUAGES.indexOf('english');
/** Markers, with the indexes of their languages, by the hash of their letters. No two of them have the same hash. */
const markers = new Map<number, { word: string; languages: number[] }>();
for (const [index, language] of LANGUAGES.entries()) {
  for (const word of MARKERS[language].split(' ')) {
    let hash = 0;
    for (let offset = 0; offset < word.length; offset++) hash = addLetter(hash, word.charCodeAt(offset));
    const languages = markers.get(hash)?.languages ?? [];
    markers.set(hash, { word, languages: [...languages, index] });
  }
}

function addLetter(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

const LONGEST_MARKER = Math.max(...markers.values().map(({ word }) => word.length));

/** Whether a character of the Latin script is a letter, by its code. The markers have no other letters. */
const LETTERS = Uint8Array.from({ length: 0x250 }, (_, code) => Number(/\p{L}/u.test(String.fromCharCode(code))));

/** With fewer short words than this, the language is not decided. */
const LEAST_MARKERS = 3;
/** Without any English word, fewer are sufficient. */
const LEAST_MARKERS_ALONE = 2;
/** A longer text is detected by its beginning. */
const LONGEST = 2000;

/** The language of a text, by its short words; English if undecided. */
export function guessLanguage(text: string): Language {
  const counts = countMarkers(text.slice(0, LONGEST).toLowerCase());
  const most = Math.max(...counts);
  const best = LANGUAGES[counts.indexOf(most)];
  const english = counts[ENGLISH] ?? 0;
  const least = english === 0 ? LEAST_MARKERS_ALONE : LEAST_MARKERS;
  return best && most >= least && most > english ? best : 'english';
}

/** Whether a word is part of an address: "com" of asana.com is not Portuguese. */
function isInAddress(text: string, start: number): boolean {
  const before = text.charAt(start - 1);
  return before !== '' && './-_=@%'.includes(before);
}

/**
 * How many markers of each language a text has. It runs for every answer that contains an ordinary word: a loop over codes takes
 * a fraction of the time of a regular expression.
 */
function countMarkers(text: string): number[] {
  const counts = LANGUAGES.map(() => 0);
  let start = 0;
  let hash = 0;
  for (let offset = 0; offset <= text.length; offset++) {
    const code = offset < text.length ? text.charCodeAt(offset) : 0;
    if (code < LETTERS.length && LETTERS[code] === 1) {
      hash = addLetter(hash, code);
      continue;
    }
    const marker = offset - start <= LONGEST_MARKER ? markers.get(hash) : undefined;
    if (marker && !isInAddress(text, start) && text.slice(start, offset) === marker.word) {
      for (const language of marker.languages) counts[language] = (counts[language] ?? 0) + 1;
    }
    start = offset + 1;
    hash = 0;
  }
  return counts;
}
