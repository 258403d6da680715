import { headerOf, metaOf, type Subject } from '../subject.ts';
import { pointsByShare, pointsIf, pointsLess } from './points.ts';

/** Indicators only: whether a page is usable on a phone shows in a browser (Lighthouse viewport). */
export function scoreMobileFriendlyIndicators({ page }: Subject): number {
  const viewport = metaOf(page, 'viewport').join(',').toLowerCase().replaceAll(' ', '');
  const scale = /maximum-scale=([\d.]+)/.exec(viewport);
  const isFixed = /user-scalable=(no|0)\b/.test(viewport) || (scale !== null && Number(scale[1]) < 2);
  const isOld = ['frameset', 'applet', 'object', 'embed'].some((tag) => page.tags.has(tag));
  return (
    pointsIf(viewport.includes('width=device-width'), 15) +
    pointsIf(!isFixed, 5) +
    pointsIf(page.isResponsive, 5) +
    pointsIf(!isOld, 5)
  );
}

/** What a parser need not repair, it cannot repair wrongly (HTML Standard 13.2; Lighthouse doctype, charset, image-alt). */
export function scoreValidHtmlStructure({ page, isEncodingDeclared }: Subject): number {
  const modes = { 'no-quirks': 8, 'limited-quirks': 4, quirks: 0 };
  const withAlt = page.images.filter(({ alt }) => alt !== null).length;
  return (
    modes[page.mode] +
    pointsIf(page.declared.has('html'), 2) +
    pointsIf(page.declared.has('head'), 1) +
    pointsIf(page.declared.has('body'), 1) +
    pointsIf(isEncodingDeclared, 6) +
    pointsLess(5, page.repeatedIds, 1) +
    pointsLess(7, page.errors, 0.5) +
    pointsLess(6, page.crossedTags, 0.5) +
    pointsByShare(4, withAlt, page.images.length)
  );
}

/** Whether the page may be indexed and quoted, and under which address (Lighthouse is-crawlable, canonical, crawlable-anchors). */
export function scoreRobotsAndCrawling(subject: Subject): number {
  const { page, isAllowedByRobots } = subject;
  const directives = readDirectives(subject);
  const isQuotable = !directives.some(
    (each) => each === 'nosnippet' || each === 'none' || /^max-snippet:0+$/.test(each),
  );
  const crawlable = page.links.filter(({ href }) => href !== null && !/^\s*(javascript:|$)/i.test(href)).length;
  return (
    pointsIf(!directives.some((each) => each === 'noindex' || each === 'none'), 8) +
    pointsIf(isQuotable, 3) +
    scoreCanonical(subject) +
    pointsIf(isAllowedByRobots, 3) +
    pointsByShare(2, crawlable, page.links.length)
  );
}

/** One absolute address of the same site is clear; one that is relative, elsewhere or doubled is a hint at best. */
function scoreCanonical({ page: { canonicals }, url }: Subject): number {
  const [canonical = ''] = canonicals;
  if (canonical === '') return 0;
  const target = URL.parse(canonical);
  const isSameSite = target !== null && stripWww(target.hostname) === stripWww(url.hostname);
  return canonicals.length === 1 && isSameSite ? 4 : 2;
}

/** What robots rules on the page and in its headers say to everybody or to this crawler. */
function readDirectives(subject: Subject): string[] {
  const { page, robotsName } = subject;
  const onPage = ['robots', robotsName].flatMap((name) => metaOf(page, name));
  const inHeaders = headerOf(subject, 'x-robots-tag').flatMap((value) => {
    const named = /^\s*([\w-]+)\s*:(?!\s*-?\d)(.*)$/.exec(value);
    if (named === null || named[1]?.toLowerCase() === 'unavailable_after') return [value];
    return named[1]?.toLowerCase() === robotsName ? [named[2] ?? ''] : [];
  });
  return [...onPage, ...inHeaders].flatMap((value) => value.toLowerCase().replaceAll(' ', '').split(','));
}

/** Which language it is in (Lighthouse html-has-lang, html-lang-valid, hreflang). */
export function scoreLanguageDeclaration(subject: Subject): number {
  const { page } = subject;
  if (page.lang === null) return 0;
  const own = languageOf(page.lang);
  const others = [
    ...metaOf(page, 'og:locale'),
    ...metaOf(page, 'content-language'),
    ...headerOf(subject, 'content-language'),
  ]
    .filter((each) => !each.includes(','))
    .map((each) => languageOf(each.replaceAll('_', '-')));
  const isKnown = (value: string) => value.toLowerCase() === 'x-default' || languageOf(value) !== null;
  return (
    5 +
    pointsIf(own !== null, 2) +
    pointsIf(own !== null && others.every((other) => other === null || other === own), 2) +
    pointsIf(page.hreflangs.every(isKnown), 1)
  );
}

/** The language of a tag of BCP 47, or null if it is none. */
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
