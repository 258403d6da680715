import { readDirectives } from '../directives.ts';
import { headerOf, metaOf, type Subject } from '../subject.ts';
import { all, byShare, type Criterion, countOf, less, some } from './criteria.ts';

const VIEWPORT = 'meta[name=viewport]';

/** Indicators only: usability on a phone can only be tested in a browser (Lighthouse viewport). */
export function evaluateMobileFriendlyIndicators({ page }: Subject): Criterion[] {
  const viewport = metaOf(page, 'viewport').join(',').toLowerCase().replaceAll(' ', '');
  const scale = /maximum-scale=([\d.]+)/.exec(viewport);
  const isFixed = /user-scalable=(no|0)\b/.test(viewport) || (scale !== null && Number(scale[1]) < 2);
  const old = ['frameset', 'applet', 'object', 'embed'].filter((tag) => page.tags.has(tag));
  return [
    all(
      15,
      viewport.includes('width=device-width'),
      'The viewport does not follow the device. Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
      viewport === '' ? 'head' : VIEWPORT,
    ),
    all(5, !isFixed, 'The viewport limits zooming. Remove user-scalable and maximum-scale from it.', VIEWPORT),
    all(5, page.isResponsive, 'Nothing adapts to the screen size. Add a style sheet, media queries or srcset.', 'head'),
    all(
      5,
      old.length === 0,
      `The page uses ${old.join(', ')}, made for plug-ins that phones do not have. Use img, video or iframe.`,
      old[0] ?? null,
    ),
  ];
}

const MODES = { 'no-quirks': 8, 'limited-quirks': 4, quirks: 0 };

/** Scores valid HTML, which a parser does not have to repair (HTML Standard 13.2; Lighthouse doctype, charset, image-alt). */
export function evaluateValidHtmlStructure({ page, isEncodingDeclared, charsetFault }: Subject): Criterion[] {
  const missing = ['html', 'head', 'body'].filter((tag) => !page.declared.has(tag));
  const withoutAlt = page.images.filter(({ alt }) => alt === null);
  return [
    some(
      8,
      MODES[page.mode],
      `The page is rendered in ${page.mode === 'quirks' ? 'quirks' : 'limited quirks'} mode. Start it with <!doctype html>.`,
      'the first line',
    ),
    some(
      4,
      Number(page.declared.has('html')) * 2 + Number(page.declared.has('head')) + Number(page.declared.has('body')),
      `The source lacks the ${missing.join(', ')} tag${missing.length === 1 ? '' : 's'}. Write ${missing.length === 1 ? 'it' : 'them'} out.`,
    ),
    all(
      6,
      isEncodingDeclared && charsetFault === null,
      charsetFault ??
        'The encoding is declared neither in the headers nor in the first 1024 bytes. Add <meta charset="utf-8"> at the start of head.',
      'head',
    ),
    less(
      5,
      { faults: page.repeatedIds.length, perFault: 1 },
      `${countOf(page.repeatedIds.length, 'id')} ${page.repeatedIds.length === 1 ? 'is' : 'are'} used more than once. Make each id unique.`,
      page.repeatedIds[0] === undefined ? null : `#${page.repeatedIds[0]}`,
    ),
    less(
      7,
      { faults: page.errors, perFault: 0.5 },
      `The parser reports ${countOf(page.errors, 'error')}. Run the page through an HTML validator.`,
    ),
    less(
      6,
      { faults: page.crossedTags, perFault: 0.5 },
      `${countOf(page.crossedTags, 'tag')} cross or are not closed. Close tags in the order in which they were opened.`,
    ),
    byShare(
      4,
      { right: page.images.length - withoutAlt.length, of: page.images.length },
      `${countOf(withoutAlt.length, 'image')} of ${page.images.length} ${withoutAlt.length === 1 ? 'has' : 'have'} no alt attribute. Add it.`,
      withoutAlt[0] === undefined ? null : `img[src="${withoutAlt[0].src.slice(0, 100)}"]`,
    ),
  ];
}

/** Reasons that also block the page. */
export const BLOCKING = {
  noindex: 'The page must not be indexed. Remove noindex.',
  nosnippet: 'The page must not be quoted. Remove nosnippet.',
  disallowed: 'robots.txt does not allow the crawler to fetch the page. Allow it.',
};

/**
 * Scores whether the page can be indexed and quoted, and its canonical URL (Lighthouse is-crawlable, canonical,
 * crawlable-anchors).
 */
export function evaluateRobotsAndCrawling(subject: Subject): Criterion[] {
  const { page, isAllowedByRobots } = subject;
  const { noindex, nosnippet } = readDirectives(subject);
  const dead = page.links.filter(({ href }) => href === null || /^\s*(javascript:|$)/i.test(href));
  return [
    all(8, noindex === null, BLOCKING.noindex, noindex?.where),
    all(3, nosnippet === null, BLOCKING.nosnippet, nosnippet?.where),
    evaluateCanonical(subject),
    all(3, isAllowedByRobots, BLOCKING.disallowed, 'robots.txt'),
    byShare(
      2,
      { right: page.links.length - dead.length, of: page.links.length },
      `${countOf(dead.length, 'link')} of ${page.links.length} cannot be followed. Give each an href with a URL.`,
      describeLink(dead[0]?.text),
    ),
  ];
}

function describeLink(text: string | undefined): string | null {
  if (text === undefined) return null;
  return text === '' ? 'a link without text' : `the link “${text.slice(0, 60)}”`;
}

/** Full points for one absolute URL of the same site; fewer if it is relative, on another site or repeated. */
function evaluateCanonical({ page: { canonicals }, url }: Subject): Criterion {
  const [canonical = ''] = canonicals;
  if (canonical === '') return all(4, false, 'The page has no canonical URL. Add <link rel="canonical">.', 'head');
  const target = URL.parse(canonical);
  const isSameSite = target !== null && stripWww(target.hostname) === stripWww(url.hostname);
  const problem =
    canonicals.length > 1 ? 'is declared more than once' : target === null ? 'is relative' : 'is on another host';
  const advice = `The canonical URL ${problem}. Declare one absolute URL of this site.`;
  return some(
    4,
    canonicals.length === 1 && isSameSite ? 4 : 2,
    advice,
    `link[rel=canonical] ${canonical.slice(0, 100)}`,
  );
}

/** Scores the language declaration (Lighthouse html-has-lang, html-lang-valid, hreflang). */
export function evaluateLanguageDeclaration(subject: Subject): Criterion[] {
  const { page } = subject;
  if (page.lang === null)
    return [all(10, false, 'The html element does not declare the language. Add lang to it.', 'html')];
  const declared = languageOf(page.lang);
  const others = [
    ...metaOf(page, 'og:locale'),
    ...metaOf(page, 'content-language'),
    ...headerOf(subject, 'content-language'),
  ].filter((language) => !language.includes(','));
  const different = others.find((language) => {
    const other = languageOf(language.replaceAll('_', '-'));
    return other !== null && other !== declared;
  });
  const isKnown = (value: string) => value.toLowerCase() === 'x-default' || languageOf(value) !== null;
  const unknown = page.hreflangs.find((value) => !isKnown(value));
  const where = `html[lang="${page.lang.slice(0, 40)}"]`;
  return [
    all(5, true, ''),
    all(2, declared !== null, 'The declared language is not a valid language tag. Use one such as en or de-AT.', where),
    all(
      2,
      declared !== null && different === undefined,
      'The declarations of the language differ or cannot be compared. Declare the same language everywhere.',
      different === undefined ? where : `${where} and “${different.slice(0, 40)}”`,
    ),
    all(
      1,
      unknown === undefined,
      'An hreflang is not a valid language tag. Correct it.',
      `hreflang="${unknown ?? ''}"`,
    ),
  ];
}

/** The language of a BCP 47 tag, or null if the tag is invalid. */
function languageOf(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0]?.split('-')[0] ?? null;
  } catch {
    return null;
  }
}

function stripWww(host: string): string {
  return host.replace(/^www\./, '');
}
