import { normalizeUrl } from '../../../domain/shared/urls.ts';
import type { Answer, CitedSource, Source } from '../port.ts';

export type Span = [from: number, to: number];

/** One citation of a page in the text, or a cited page without a position. */
export interface Citation {
  url: string | null;
  title: string | null;
  span?: Span | null;
  /** Its approximate position in the text, if only its neighbors indicate it. */
  near?: number | null;
}

/** The content of a provider's body, before duplicate pages are merged. */
export interface Reading extends Omit<Answer, 'cited' | 'retrieved'> {
  citations: Citation[];
  /** Every page the engine found, including cited ones. */
  found: Omit<Citation, 'span'>[];
}

export function buildAnswer({ citations, found, ...rest }: Reading): Answer {
  const cited = groupByPage(placeInText(rest.text, citations));
  const retrieved = [...groupByPage(found)].filter(([key]) => !cited.has(key));
  return {
    ...rest,
    searches: [...new Set(rest.searches.map((search) => search.trim()).filter(Boolean))],
    cited: [...cited.values()].map(citePage),
    retrieved: retrieved.map(([, pages]) => toSource(pages)),
  };
}

/** In the order of the text; those without a position follow in their original order. */
function placeInText(text: string, citations: Citation[]): Citation[] {
  return citations
    .map((citation) => ({ ...citation, span: citation.span && isInside(text, citation.span) ? citation.span : null }))
    .toSorted((a, b) => startOf(a) - startOf(b));
}

/** Each page once, at its first position; anything that is not a web address is omitted. */
function groupByPage<Page extends Omit<Citation, 'span'>>(pages: Page[]): Map<string | null, Page[]> {
  const groups = Map.groupBy(pages, ({ url }) => keyOf(url));
  groups.delete(null);
  return groups;
}

function citePage(places: Citation[], index: number): CitedSource {
  return { ...toSource(places), position: index + 1, spans: collectSpans(places.map(({ span }) => span ?? null)) };
}

function toSource(pages: Omit<Citation, 'span'>[]): Source {
  const titles = pages.map(({ title }) => title?.trim() || null);
  return { url: pages[0]?.url ?? '', title: titles.find((title) => title !== null) ?? null };
}

function collectSpans(spans: (Span | null)[]): Span[] {
  const placed = spans.filter((span) => span !== null);
  return [...new Map(placed.map((span) => [span.join(), span])).values()];
}

/** Identifies a page; null for anything that is not a web address. */
export function keyOf(url: string | null): string | null {
  return url !== null && /^\s*https?:\/\//i.test(url) ? (normalizeUrl(url)?.key ?? null) : null;
}

function isInside(text: string, [from, to]: Span): boolean {
  return Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= text.length;
}

function startOf({ span, near }: Citation): number {
  return span?.[0] ?? near ?? Number.MAX_SAFE_INTEGER;
}
