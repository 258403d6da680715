/** Words that say nothing by themselves, in the languages we know: without them two texts are compared by what they ask. */
const FILLERS = new Set(
  (
    'a an the for in of to and or on at with is are do does my me ' +
    'der die das den dem des ein eine einen einem einer für im in am von zu zum zur und oder mit ist sind ' +
    'le la les un une des du de d l pour en à au aux et ou avec est sont ' +
    'el la los las un una unos unas del de para por en y o con es son'
  )
    .split(' ')
    .map(foldText),
);

/** A text as it is compared: Unicode forms, case, accents and punctuation do not tell two texts apart. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss').normalize('NFKC');
  return folded.replace(/[^\p{L}\p{N}\p{Sc}\p{So}+#]+/gu, ' ').trim();
}

/** Whether there is anything in a text that could be searched for: a letter, a number, a currency, an emoji. */
export function isSearchable(text: string): boolean {
  return foldText(text) !== '';
}

/** The words that carry meaning, folded, plural and singular alike. */
export function contentWords(text: string): string[] {
  const words = foldText(text).split(' ');
  const kept = words.filter((word) => !FILLERS.has(word));
  return (kept.length > 0 ? kept : words).map(stem);
}

/** Two texts with the same key ask the same thing: the order of words makes no other search. */
export function keyOf(text: string): string {
  return contentWords(text).toSorted().join(' ');
}

function stem(word: string): string {
  return word.length > 3 && /^[a-z]+s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
