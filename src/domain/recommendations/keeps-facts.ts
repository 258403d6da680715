import type { RecommendationCopy } from './recommendation.ts';

/** Negations are facts too. */
const NEGATIONS = ['no', 'not', 'none', 'never', 'nobody', 'neither', 'without'];
const NUMBER = String.raw`\d[\d.,:/-]*\d|\d`;
const LINK = String.raw`https?://[^\s)]+`;

/**
 * Whether a new wording keeps the facts: the same numbers, names, URLs and negations in the same order, field by field. It
 * rejects in case of doubt, because the original text is always available.
 */
export function keepsFacts(copy: RecommendationCopy, polished: RecommendationCopy, names: readonly string[]): boolean {
  const facts = createReader(names);
  const same = (a: string, b: string) => b.trim() !== '' && facts(a) === facts(b);
  return (
    same(copy.title, polished.title) &&
    same(copy.headline, polished.headline) &&
    same(copy.reasoning, polished.reasoning) &&
    polished.suggestions.length === copy.suggestions.length &&
    copy.suggestions.every(
      (line, index) => isBullet(polished.suggestions[index]) && same(line, polished.suggestions[index]),
    )
  );
}

function isBullet(line: string | undefined): line is string {
  return line !== undefined && /^- \S[^\n]*$/.test(line);
}

/** Reads the facts of a text, as one text to compare. Longer names come first, so that none is found inside another. */
function createReader(names: readonly string[]): (text: string) => string {
  const known = names
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const words = NEGATIONS.map((word) => String.raw`\b${word}\b`);
  const pattern = new RegExp([LINK, ...known, NUMBER, ...words].join('|'), 'giu');
  return (text) => (text.match(pattern) ?? []).join('\n').toLowerCase();
}
