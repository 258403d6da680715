import fc from 'fast-check';
import { words } from './content-pages.ts';

/** A page as a list of parts, each with its possible problems. */
export interface RandomPage {
  title: 'none' | 'generic' | 'long' | 'good';
  extraTitle: boolean;
  description: 'none' | 'short' | 'long' | 'good';
  og: { name: string; isThere: boolean }[];
  data: 'none' | 'broken' | 'bare' | 'good';
  viewport: 'none' | 'fixed' | 'good';
  doctype: boolean;
  lang: 'none' | 'wrong' | 'good';
  robots: 'noindex' | 'nosnippet' | 'none' | 'free';
  canonical: 'none' | 'relative' | 'double' | 'good';
  main: boolean;
  landmarks: boolean;
  nav: number;
  parts: Part[];
}

export type Part =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; words: number; isDiv: boolean }
  | { kind: 'image'; alt: string | null }
  | { kind: 'list'; items: number; isClean: boolean }
  | { kind: 'table'; rows: number; hasHeaders: boolean }
  | { kind: 'link'; href: string | null; text: string }
  | { kind: 'crossed'; isMended: boolean }
  | { kind: 'id'; id: string | null }
  | { kind: 'quote' };

const OG = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description', 'og:site_name'];

const part: fc.Arbitrary<Part> = fc.oneof(
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(1, 1, 2, 3, 4, 6),
    text: fc.constantFrom('', 'Solar', 'What is it?', 'x'.repeat(130)),
  }),
  fc.record({
    kind: fc.constant('paragraph' as const),
    words: fc.constantFrom(0, 3, 10, 30, 100, 150, 250, 400),
    isDiv: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('image' as const), alt: fc.constantFrom(null, '', 'a.png', 'A roof with panels') }),
  fc.record({ kind: fc.constant('list' as const), items: fc.integer({ min: 0, max: 4 }), isClean: fc.boolean() }),
  fc.record({ kind: fc.constant('table' as const), rows: fc.integer({ min: 1, max: 3 }), hasHeaders: fc.boolean() }),
  fc.record({
    kind: fc.constant('link' as const),
    href: fc.constantFrom(null, 'javascript:x', '/own', 'https://else.org/'),
    text: fc.constantFrom('', 'here', 'The prices'),
  }),
  fc.record({ kind: fc.constant('crossed' as const), isMended: fc.boolean() }),
  fc.record({ kind: fc.constant('id' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('quote' as const) }),
);

export const randomPage: fc.Arbitrary<RandomPage> = fc.record({
  title: fc.constantFrom('none', 'generic', 'long', 'good'),
  extraTitle: fc.boolean(),
  description: fc.constantFrom('none', 'short', 'long', 'good'),
  og: fc.tuple(...OG.map((name) => fc.record({ name: fc.constant(name), isThere: fc.boolean() }))),
  data: fc.constantFrom('none', 'broken', 'bare', 'good'),
  viewport: fc.constantFrom('none', 'fixed', 'good'),
  doctype: fc.boolean(),
  lang: fc.constantFrom('none', 'wrong', 'good'),
  robots: fc.constantFrom('noindex', 'nosnippet', 'none', 'free'),
  canonical: fc.constantFrom('none', 'relative', 'double', 'good'),
  main: fc.boolean(),
  landmarks: fc.boolean(),
  nav: fc.integer({ min: 0, max: 4 }),
  parts: fc.array(part, { maxLength: 14 }),
});

const TITLES = { none: '', generic: 'Home', long: 'Solar panels '.repeat(12), good: 'Solar panels for flat roofs' };
const DESCRIPTIONS = {
  none: '',
  short: 'Solar',
  long: 'Solar panels '.repeat(40),
  good: `Solar panels ${'for flat roofs '.repeat(5)}`,
};
const DATA = {
  none: '',
  broken: '{',
  bare: '{"@context":"https://schema.org","@type":"WebSite"}',
  good: '{"@context":"https://schema.org","@type":"Article","headline":"A","author":"B"}',
};
const VIEWPORTS = { none: '', fixed: 'width=device-width,user-scalable=no', good: 'width=device-width' };
const CANONICALS = {
  none: [],
  relative: ['/solar'],
  double: ['https://acme.com/a', 'https://acme.com/b'],
  good: ['https://acme.com/solar'],
};

/** The page as HTML. */
export function renderPage(page: RandomPage): string {
  const { title, extraTitle, description, data, viewport, robots, lang } = page;
  const head = [
    title === 'none' ? '' : `<title>${TITLES[title]}</title>`,
    extraTitle ? '<title>Another title</title>' : '',
    description === 'none' ? '' : meta('description', DESCRIPTIONS[description]),
    ...page.og.map(({ name, isThere }) => (isThere ? meta(name, 'x') : '')),
    data === 'none' ? '' : `<script type="application/ld+json">${DATA[data]}</script>`,
    viewport === 'none' ? '' : meta('viewport', VIEWPORTS[viewport]),
    robots === 'free' ? '' : meta('robots', robots),
    ...CANONICALS[page.canonical].map((href) => `<link rel="canonical" href="${href}">`),
  ].join('\n');
  const body = page.parts.map(renderPart).join('\n');
  const nav = page.nav > 0 ? `<nav>${'<a href="/x">Some page</a> '.repeat(page.nav)}</nav>` : '';
  const content = page.main ? `<main>${body}</main>` : `<div>${body}</div>`;
  const [top, bottom] = page.landmarks ? ['<header>Acme</header>', '<footer>Acme</footer>'] : ['', ''];
  const attribute = { none: '', wrong: ' lang="!"', good: ' lang="en"' }[lang];
  return `${page.doctype ? '<!doctype html>' : ''}<html${attribute}><head>${head}</head><body>${top}${nav}${content}${bottom}</body></html>`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${content}">`;
}

function renderPart(each: Part): string {
  switch (each.kind) {
    case 'heading':
      return `<h${each.level}>${each.text}</h${each.level}>`;
    case 'paragraph':
      return each.isDiv ? `<div>${words(each.words)}</div>` : `<p>${words(each.words)}</p>`;
    case 'image':
      return each.alt === null ? '<img src="a.png">' : `<img src="a.png" alt="${each.alt}">`;
    case 'list':
      return `<ul>${each.isClean ? '' : '<b>x</b>'}${'<li>item</li>'.repeat(each.items)}</ul>`;
    case 'table':
      return `<table>${(each.hasHeaders ? '<tr><th>a</th><th>b</th></tr>' : '') + '<tr><td>1</td><td>2</td></tr>'.repeat(each.rows)}</table>`;
    case 'link':
      return `<a${each.href === null ? '' : ` href="${each.href}"`}>${each.text}</a>`;
    case 'crossed':
      return each.isMended ? '<b><i>x</i></b>' : '<b><i>x</b></i>';
    case 'id':
      return each.id === null ? '<span>x</span>' : `<span id="${each.id}">x</span>`;
    case 'quote':
    default:
      return '<blockquote>x</blockquote>';
  }
}
