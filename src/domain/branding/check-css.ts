const LOCAL_URL = /url\(\s*(['"]?)#([\w.:-]+)\1\s*\)/g;
/** Gradients are not drawn again for each reference. */
const PAINT = /(?:fill|stroke)\s*:\s*url\(\s*(['"]?)#[\w.:-]+\1\s*\)/g;
/** What could load something, or hide that it does. */
const LOADING = /url\s*\(|image-set|[\\@<]|expression|javascript:/i;
const STRING = /(["'])[\w\s,.-]*\1/g;
const CLASSES = /^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/;

/** Whether CSS refers only to parts of the file. A mask or clip that is inherited would be drawn again for each child. */
export function isHarmless(css: string): boolean {
  if (LOADING.test(css.replaceAll(LOCAL_URL, ''))) return false;
  return !css.split(/[;{}]/).some((part) => /\binherit\b/i.test(part) && /mask|clip|\ball\b/i.test(part));
}

/** The ids that CSS refers to. */
export function listReferences(css: string): string[] {
  return [...css.matchAll(LOCAL_URL)].map(([, , id = '']) => id);
}

/** The ids that are drawn for each element to which a style sheet applies. */
export function listDrawn(css: string): string[] {
  return listReferences(css.replaceAll(PAINT, ''));
}

/**
 * Whether a style sheet refers to clips and masks only for elements with a class. Those in clips have none, so references do not
 * multiply. A style sheet that a browser could read in another way than this is not harmless.
 */
export function isHarmlessSheet(css: string): boolean {
  if (!isHarmless(css)) return false;
  if (listDrawn(css).length === 0) return true;
  const plain = css.replaceAll(LOCAL_URL, 'url(#$2)').replaceAll(STRING, '');
  const rules = plain.split('}').map((rule) => rule.split('{'));
  if (/["']|\/\*/.test(plain) || rules.pop()?.join('').trim() !== '') return false;
  return rules.every(
    ([selectors = '', declarations, ...nested]) =>
      declarations !== undefined &&
      nested.length === 0 &&
      (listDrawn(declarations).length === 0 || CLASSES.test(selectors)),
  );
}
