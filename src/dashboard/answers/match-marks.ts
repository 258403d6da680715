import type { Outputs } from '../api/trpc.ts';

type Cited = Pick<Outputs['answers']['list']['items'][number], 'engine' | 'content' | 'citations'>;

/** `[2]`, `[2, 5]`, `[web:2]` or `[^2^]`, and not the text of a link. */
const MARK = /\[(?:\^|web:)?\d{1,3}\^?(?:\s*,\s*(?:web:)?\d{1,3})*\](?!\()/g;

/** Engines whose numbers are those of the pages that they found, not of the pages that they cite. */
const NUMBERS_FOUND = new Set<Cited['engine']>(['perplexity', 'copilot']);

/**
 * The cited pages with the numbers that the text gives them. Perplexity and Copilot number the pages that they found, and their cited
 * pages are listed in the order of their first mark. If they are not as many as the marks, the numbers are unknown, and no mark is a link.
 */
export function matchMarks({ engine, content, citations }: Cited): {
  listed: Cited['citations'];
  linked: Cited['citations'];
} {
  if (!NUMBERS_FOUND.has(engine)) return { listed: citations, linked: citations };
  const marks = [...(content ?? '').matchAll(MARK)].flatMap(([mark]) => mark.match(/\d+/g) ?? []);
  const numbers = [...new Set(marks.map(Number))];
  if (numbers.length !== citations.length) return { listed: citations, linked: [] };
  const numbered = citations
    .toSorted((a, b) => a.rank - b.rank)
    .map((citation, index) => ({ ...citation, rank: numbers[index] ?? citation.rank }));
  return { listed: numbered, linked: numbered };
}
