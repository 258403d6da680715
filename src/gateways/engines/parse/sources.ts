import { normalizeUrl } from '../../../domain/urls.ts';
import type { Answer, CitedSource, Source } from '../port.ts';

export type Span = [from: number, to: number];

/** One place where the text cites a page, or a page it cites somewhere. */
export interface Citation {
  url: string | null;
  title: string | null;
  span?: Span | null;
}

/** What a provider's body says, before each page is counted once. */
export interface Reading extends Omit<Answer, 'cited' | 'retrieved'> {
  citations: Citation[];
  /** Every page the engine found, the cited ones too. */
  found: Omit<Citation, 'span'>[];
}

export function buildAnswer({ citations, found, ...rest }: Reading): Answer {
  const cited = citeInOrder(rest.text, citations);
  const known = new Set(cited.map(({ url }) => keyOf(url)));
  const searches = [...new Set(rest.searches.map((each) => each.trim()).filter(Boolean))];
  return { ...rest, searches, cited, retrieved: collectOnce(found).filter(({ url }) => !known.has(keyOf(url))) };
}

/** Each page once, at its first place in the text; pages whose place is not known follow in the order they came. */
function citeInOrder(text: string, citations: Citation[]): CitedSource[] {
  const placed = citations
    .map(({ span, ...page }) => ({ ...page, span: span && isInside(text, span) ? span : null }))
    .toSorted((a, b) => startOf(a.span) - startOf(b.span));
  return collectOnce(placed).map((page, index) => {
    const own = placed.filter(({ url }) => keyOf(url) === keyOf(page.url));
    return { ...page, position: index + 1, spans: collectSpans(own.map(({ span }) => span)) };
  });
}

function collectOnce(pages: Omit<Citation, 'span'>[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { url, title } of pages) {
    const key = keyOf(url);
    if (url === null || key === null) continue;
    const source = sources.get(key) ?? { url, title: null };
    sources.set(key, { ...source, title: source.title ?? (title?.trim() || null) });
  }
  return [...sources.values()];
}

function collectSpans(spans: (Span | null)[]): Span[] {
  const placed = spans.filter((span) => span !== null);
  return [...new Map(placed.map((span) => [span.join(), span])).values()];
}

/** By what a page is told from another; null for what is no web address. */
export function keyOf(url: string | null): string | null {
  return url !== null && /^\s*https?:\/\//i.test(url) ? (normalizeUrl(url)?.key ?? null) : null;
}

function isInside(text: string, [from, to]: Span): boolean {
  return Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= text.length;
}

function startOf(span: Span | null): number {
  return span?.[0] ?? Number.MAX_SAFE_INTEGER;
}
