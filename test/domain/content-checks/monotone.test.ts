import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf, MAX_SCORES, scorePage } from '../../support/content-pages.ts';
import { type Part, type RandomPage, randomPage, renderPage } from '../../support/random-pages.ts';

/** Returns the page with one problem fewer, or with one more of what it lacks. `at` chooses among its parts. */
type Repair = (page: RandomPage, at: number) => RandomPage;

/** Repairs one part of a kind. */
function mend<Kind extends Part['kind']>(
  kind: Kind,
  change: (part: Part & { kind: Kind }, page: RandomPage, i: number) => Part[],
): Repair {
  return (page, at) => {
    const places = page.parts.flatMap((part, i) => (part.kind === kind ? [i] : []));
    const chosen = places[at % Math.max(1, places.length)];
    const part = page.parts[chosen ?? -1];
    if (chosen === undefined || part === undefined) return page;
    return { ...page, parts: page.parts.toSpliced(chosen, 1, ...change(part as Part & { kind: Kind }, page, chosen)) };
  };
}
const add =
  (...parts: Part[]): Repair =>
  (page, at) => ({ ...page, parts: page.parts.toSpliced(at % (page.parts.length + 1), 0, ...parts) });
const append =
  (...parts: Part[]): Repair =>
  (page) => ({ ...page, parts: [...page.parts, ...parts] });

const REPAIRS: Record<string, Repair> = {
  'write a good title': (page) => ({ ...page, title: 'good' }),
  'keep one title': (page) => ({ ...page, extraTitle: page.extraTitle && page.title === 'none' }),
  'write a good description': (page) => ({ ...page, description: 'good' }),
  'add a property of Open Graph': (page, at) => ({
    ...page,
    og: page.og.map((each, i) => (i === at % page.og.length ? { ...each, isThere: true } : each)),
  }),
  'give good structured data': (page) => ({ ...page, data: 'good' }),
  'set the viewport': (page) => ({ ...page, viewport: 'good' }),
  'declare the document type': (page) => ({ ...page, doctype: true }),
  'declare the language': (page) => ({ ...page, lang: 'good' }),
  'let robots in': (page) => ({ ...page, robots: 'free' }),
  'name one canonical address': (page) => ({ ...page, canonical: 'good' }),
  'mark the main content': (page) => ({ ...page, main: true }),
  'mark header and footer': (page) => ({ ...page, landmarks: true }),
  'give it a menu': (page) => ({ ...page, nav: Math.max(3, page.nav) }),
  'describe an image': mend('image', (image) => [{ ...image, alt: 'Rails on a roof' }]),
  'wrap text in a paragraph': mend('paragraph', (paragraph) => [{ ...paragraph, isDiv: false }]),
  'split a long paragraph': mend('paragraph', (paragraph) => {
    const half = { ...paragraph, words: paragraph.words / 2 };
    return paragraph.words > 200 ? [half, half] : [paragraph];
  }),
  // More text outside any paragraph is a separate problem, not a repair.
  'write more into a short paragraph': mend('paragraph', (paragraph) => [
    { ...paragraph, words: !paragraph.isDiv && paragraph.words < 20 ? 40 : paragraph.words },
  ]),
  'leave only items in a list': mend('list', (list) => [{ ...list, isClean: true }]),
  'give a table headers': mend('table', (table) => [{ ...table, hasHeaders: true }]),
  'close tags in order': mend('crossed', (tags) => [{ ...tags, isMended: true }]),
  'take a repeated id away': mend('id', (part) => [{ ...part, id: null }]),
  'write a heading that is empty or too long': mend('heading', (heading) => [
    { ...heading, text: heading.text === '' || heading.text.length > 120 ? 'Panels' : heading.text },
  ]),
  'close a gap between headings': mend('heading', (heading, page, i) => {
    const before = page.parts.slice(0, i).findLast((part) => part.kind === 'heading');
    return [{ ...heading, level: before === undefined ? heading.level : Math.min(heading.level, before.level + 1) }];
  }),
  'turn a second h1 into h2': (page) => {
    const isTop = (part: Part) => part.kind === 'heading' && part.level === 1;
    const last = page.parts.findLastIndex(isTop);
    const first = page.parts.findIndex((part) => isTop(part) && 'text' in part && part.text !== '');
    if (first === -1 || first >= last) return page;
    return { ...page, parts: page.parts.map((part, i) => (i === last ? { ...part, level: 2 } : part)) };
  },
  'start with a h1': (page) =>
    page.parts.some((part) => part.kind === 'heading' && part.level === 1)
      ? page
      : { ...page, parts: [{ kind: 'heading', level: 1, text: 'Solar' }, ...page.parts] },
  'make a link that can be followed': mend('link', (link) => [
    { ...link, href: link.href?.startsWith('/') || link.href?.startsWith('http') ? link.href : '/own' },
  ]),
  'say where a link leads': mend('link', (link) => [{ ...link, text: 'The prices' }]),
  'add a paragraph': add({ kind: 'paragraph', words: 60, isDiv: false }),
  'add a list': add({ kind: 'list', items: 3, isClean: true }),
  'add a table': add({ kind: 'table', rows: 2, hasHeaders: true }),
  'add an image': add({ kind: 'image', alt: 'A meter' }),
  'add a quote': add({ kind: 'quote' }),
  'add a source': add({ kind: 'link', href: 'https://study.org/', text: 'The study' }),
  'add a section': append({ kind: 'heading', level: 2, text: 'Costs' }, { kind: 'paragraph', words: 60, isDiv: false }),
};

/** The items and the overall score. */
function scoreAll(page: RandomPage): Record<string, number> {
  const analysis = scorePage(renderPage(page));
  return { ...itemsOf(analysis), ...analysis.categoryScores, overallScore: analysis.overallScore };
}

describe('repairing a problem of a random page', () => {
  test.each(Object.entries(REPAIRS))('lowers no score: %s', (_name, repair) => {
    fc.assert(
      fc.property(randomPage, fc.nat(100), (page, at) => {
        const [old, now] = [scoreAll(page), scoreAll(repair(page, at))];
        expect(Object.keys(now).filter((each) => (now[each] ?? 0) < (old[each] ?? 0))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('lowers no score: a long text outside any paragraph becomes a paragraph, next to a short one', () => {
    const texts: Part[] = [250, 100].map((words, i) => ({ kind: 'paragraph', words, isDiv: i === 0 }));
    const [page] = fc.sample(randomPage, { numRuns: 1, seed: 1 });
    if (!page) throw new Error('No page');
    const old = { ...page, parts: texts };
    const now = REPAIRS['wrap text in a paragraph']?.(old, 0) ?? old;
    expect(scoreAll(now).paragraphStructure).toBeGreaterThanOrEqual(scoreAll(old).paragraphStructure ?? 15);
  });

  test('lowers no score: a source next to other links outside any paragraph makes their text eight words long', () => {
    const links: Part[] = ['The prices', 'The sizes', 'Here'].map((text) => ({ kind: 'link', href: '/own', text }));
    const [page] = fc.sample(randomPage, { numRuns: 1, seed: 1 });
    if (!page) throw new Error('No page');
    const parts: Part[] = [...links, { kind: 'id', id: 'a' }, { kind: 'paragraph', words: 30, isDiv: false }];
    const [old, now] = [
      { ...page, parts },
      { ...page, parts: [{ kind: 'link' as const, href: 'https://study.org/', text: 'The study' }, ...parts] },
    ].map(scoreAll);
    expect(now?.paragraphStructure).toBe(old?.paragraphStructure);
  });

  test.each(Object.entries(REPAIRS))('raises the score of some page: %s', (_name, repair) => {
    const pages = fc.sample(fc.tuple(randomPage, fc.nat(100)), { numRuns: 200, seed: 7 });
    const wholeOf = (page: RandomPage) => scorePage(renderPage(page)).overallScore;
    expect(pages.some(([page, at]) => wholeOf(repair(page, at)) > wholeOf(page))).toBe(true);
  });
});

test('every score is between zero and its maximum', () => {
  fc.assert(
    fc.property(randomPage, (page) => {
      for (const [item, score] of Object.entries(itemsOf(scorePage(renderPage(page))))) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(MAX_SCORES[item] ?? 0);
      }
    }),
    { numRuns: 50 },
  );
});
