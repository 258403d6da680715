import { type Citation, keyOf, type Span } from './sources.ts';

/** `[label](https://…)`, with at most one pair of brackets in the target; images are not citations. */
const LINK = /(?<!!)\[[^\]]{0,500}\]{1,2}\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)(?:\s+"[^"]*")?\)/g;

/** The positions of links to one of these pages in a Markdown text. */
export function findLinks(text: string, pages: { url: string | null; title: string | null }[]): Citation[] {
  const titles = new Map(pages.map(({ url, title }) => [keyOf(url), title]));
  return [...text.matchAll(LINK)].flatMap((match) => {
    const url = match[1] ?? '';
    const span: Span = [match.index, match.index + match[0].length];
    const title = titles.get(keyOf(url));
    return title === undefined ? [] : [{ url, title, span }];
  });
}
