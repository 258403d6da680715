const ENDINGS = /(?:[’']s|ings?|ed|es|s|en|ern|er|em|n)$/;
const LAST_VOWELS = /[aeiouyáéíóúàèìòùäöü]+$/;
const LEAST_LETTERS = 4;

/** A word without its endings, so that inflected forms match: “terrariums” and “terrarium” have the same stem. */
export function stemOf(word: string): string {
  return shorten(shorten(word.toLowerCase(), ENDINGS), LAST_VOWELS);
}

function shorten(word: string, ending: RegExp): string {
  const short = word.replace(ending, '');
  return short.length >= LEAST_LETTERS ? short : word;
}
