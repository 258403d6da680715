import { findLinks } from './links.ts';
import { type Citation, keyOf, type Span } from './sources.ts';

const ADDRESS = /https?:\/\/[^\s<>()[\]"'`]+/g;

/**
 * The citations among the pages that an endpoint names: those that the text links to or that have a position in it. If there are
 * none, the list of pages is the only information about sources.
 */
export function citeInText(text: string, pages: Citation[]): Citation[] {
  const links = findLinks(text, pages);
  const taken = links.map(({ span }) => span as Span);
  const titles = new Map(pages.map(({ url, title }) => [keyOf(url), title]));
  const bare = [...text.matchAll(ADDRESS)].flatMap((match): Citation[] => {
    const url = trimAddress(match[0]);
    const title = titles.get(keyOf(url));
    const span: Span = [match.index, match.index + url.length];
    const isInLink = taken.some(([from, to]) => span[0] >= from && span[1] <= to);
    return title === undefined || isInLink ? [] : [{ url, title, span }];
  });
  const linked = new Set([...links, ...bare].map(({ url }) => keyOf(url)));
  const placed = pages.filter(({ url, span }) => span && span[0] < span[1] && !linked.has(keyOf(url)));
  const cited = [...links, ...bare, ...placed];
  return cited.length > 0 ? cited : pages;
}

/** The pages that a text links to, for an engine that searched and does not list its sources. */
export function listLinkedPages(text: string): Citation[] {
  return [...text.matchAll(ADDRESS)].map(([url]) => ({ url: trimAddress(url), title: null }));
}

function trimAddress(url: string): string {
  return url.replace(/[.,;:!?*_]+$/, '');
}
