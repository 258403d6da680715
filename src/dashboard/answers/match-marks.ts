import type { Outputs } from '../api/trpc.ts';

type Cited = Pick<Outputs['answers']['list']['items'][number], 'engine' | 'content' | 'citations'>;

const MARK = /\[(?:web:)?\d{1,3}(?:\s*,\s*(?:web:)?\d{1,3})*\]/g;

/**
 * The cited pages with the numbers that the text gives them. Perplexity numbers the pages that it found, and its cited pages are listed
 * in the order of their first mark. If they are not as many as the marks, the numbers are unknown, and no mark is a link.
 */
export function matchMarks({ engine, content, citations }: Cited): {
  listed: Cited['citations'];
  linked: Cited['citations'];
} {
  if (engine !== 'perplexity') return { listed: citations, linked: citations };
  const marks = [...(content ?? '').matchAll(MARK)].flatMap(([mark]) => mark.match(/\d+/g) ?? []);
  const numbers = [...new Set(marks.map(Number))];
  if (numbers.length !== citations.length) return { listed: citations, linked: [] };
  const numbered = citations
    .toSorted((a, b) => a.rank - b.rank)
    .map((citation, index) => ({ ...citation, rank: numbers[index] ?? citation.rank }));
  return { listed: numbered, linked: numbered };
}
