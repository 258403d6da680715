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

/** Short words that are frequent in one language and rare in the others. */
const MARKERS: Record<Language, string> = {
  english: 'the and of is are with for that this you your it on or be can by as from have which',
  german: 'der die das und ist mit für nicht ein eine von auf sie sich zu im den dem auch wird sind oder bei',
  french: 'le la les des et est une pour dans que qui avec sur vous pas plus sont du ou votre',
  spanish: 'el los las una para con por que más es en del como su son al y puede',
  italian: 'il gli della che per con una sono non più di è nel alla anche come',
  portuguese: 'os uma para com não mais são em do da que como por ao também é você',
  dutch: 'het een van en voor met dat zijn niet op de ook bij naar deze wordt',
  swedish: 'och att det som för med är inte på av ett den kan har du till',
};

const markers = new Map<string, Language[]>();
for (const language of LANGUAGES) {
  for (const word of MARKERS[language].split(' ')) markers.set(word, [...(markers.get(word) ?? []), language]);
}

/** With fewer short words than this, the language is not decided. */
const LEAST_MARKERS = 3;
/** A longer text is detected by its beginning. */
const LONGEST = 2000;

/** The language of a text, by its short words; English if undecided. */
export function guessLanguage(text: string): Language {
  const counts = new Map<Language, number>();
  for (const [word] of text
    .slice(0, LONGEST)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    for (const language of markers.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= LEAST_MARKERS && best[1] > (counts.get('english') ?? 0) ? best[0] : 'english';
}
