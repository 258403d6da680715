import type { Site } from '../citations/domain-categories/classify.ts';
import { hasChoice, isAnnouncement, isSingleReview } from './choices.ts';

/** A cited page, and what is known about its site. */
export interface CandidatePage {
  url: string;
  title: string;
  site: Pick<Site, 'siteRole'>;
  /** The current year. */
  year: number;
}

/**
 * Whether a mention can be won on a page: on lists, comparisons, reviews, discussions and editorial pages, whose authors choose
 * what they name. Home pages, documentation, papers, profiles and pages of other companies are about something else, old articles
 * are not edited any more, and a redirect is not a page at all.
 */
export function isWinnable({ url, title, site, year }: CandidatePage): boolean {
  const address = URL.parse(url);
  if (!address || isRedirect(address) || isDocument(address)) return false;
  const path = pathOf(address);
  if (path.length === 0 || isOld(path, year) || path.some((part) => EVENTS.has(part))) return false;
  const isChoice = hasChoice(`${path.join(' ')} ${title}`);
  if (site.siteRole !== 'forum' && isAboutOne(path.at(-1) ?? '', title)) return false;
  switch (site.siteRole) {
    case 'vendor':
    case 'docs':
      return false;
    case 'forum':
      // A forum can be about software or jobs, so only accounts are profiles.
      return !ACCOUNTS.has(path[0] ?? '') && !isOldThread(address, year);
    case 'news':
      // A section lists articles, and names nobody.
      return isChoice || (isNamed(path, title) && !path.some((part) => SECTIONS.has(part)));
    case 'analyst':
      return isChoice;
    case 'review':
    case 'video':
      return isChoice || !isProfile(path);
    case 'social':
      // A single post is read for a day, a list or a group for longer.
      return path.length > 1 && !isProfile(path) && (isChoice || GROUPS.has(path[0] ?? ''));
    case 'reference':
    case 'government':
    case 'education':
      return isChoice;
    case 'unknown':
    default:
      return !isCompanyBlog(address, path) && !isShop(path) && (isChoice || (isEditorial(path) && !isProfile(path)));
  }
}

/** Whether the title or the end of the address says that the page reviews or announces one thing, and neither says that it chooses. */
function isAboutOne(...texts: string[]): boolean {
  return texts.some((text) => isSingleReview(text) || isAnnouncement(text)) && !texts.some(hasChoice);
}

/** Whether a title or the end of the address says what the page is about. Not "/view?no=1". */
function isNamed(path: readonly string[], title: string): boolean {
  const last = path.at(-1) ?? '';
  return title.trim() !== '' || (/\p{L}{3}/u.test(last) && !GENERIC.test(last));
}

const GENERIC = /^(?:view|read|article|news|story|page|show|detail|articleview)(?:\.\w+)?$/;

/** Shops call their own products the best. */
function isShop(path: readonly string[]): boolean {
  return path.some((part) => SHOPS.has(part));
}

const SHOPS = new Set('shop products product collections cart'.split(' '));

/** The parts of the path without a language and the name of an index file. */
function pathOf({ pathname }: URL): string[] {
  return decodeAddress(pathname)
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && !/^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|(?:index|home|default)(?:\.\w+)?)$/.test(part));
}

/** "/caf%C3%A9" as "/café". */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An article with a date in its address that is more than two years old. */
function isOld(path: readonly string[], year: number): boolean {
  const dates = path.flatMap((part) => DATE.exec(part)?.[1] ?? []);
  return dates.length > 0 && dates.every((date) => Number(date) < year - MOST_YEARS);
}

const MOST_YEARS = 2;
/** "2023", "20230825", and "202308258485i", which continues with a number of the article. */
const DATE = /^((?:19|20)\d\d)(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\w*)?$/;

/** Reddit counts its threads: their numbers have seven characters since 2023. */
function isOldThread({ hostname, pathname }: URL, year: number): boolean {
  const id = /\/comments\/([a-z\d]+)/.exec(pathname)?.[1];
  return /(?:^|\.)reddit\.com$/.test(hostname) && id !== undefined && id.length < 7 && year > 2022 + MOST_YEARS;
}

/** An address that leads to another one. */
function isRedirect({ hostname, pathname, searchParams }: URL): boolean {
  if (SHORTENERS.has(hostname)) return true;
  if (/\/(?:redirect|redir|out|away|click|goto|r)\/?$/.test(pathname)) return true;
  return [...searchParams.values()].some((value) => /^https?:\/\//.test(value));
}

const SHORTENERS = new Set(
  'bit.ly t.co lnkd.in amzn.to tinyurl.com ow.ly goo.gl buff.ly youtu.be rebrand.ly is.gd'.split(' '),
);

function isDocument({ hostname, pathname }: URL): boolean {
  return (
    /\.(?:pdf|docx?|pptx?|xlsx?|ps)$/i.test(pathname) ||
    /^\/(?:abs|doi|pmc|articles\/pmc\d+)\b/i.test(pathname) ||
    /^(?:doi|dx\.doi|arxiv|pubmed)\./.test(hostname)
  );
}

/** A page about one person, company, product or repository. */
function isProfile(path: readonly string[]): boolean {
  return path.some((part) => PROFILES.has(part) || part.startsWith('@'));
}

const ACCOUNTS = new Set('u user users member members profile profiles'.split(' '));

const PROFILES = new Set(
  `about about-us contact company companies organization organizations org profile profiles people person user users u author
  authors member members team staff investors investor careers jobs job product products app apps software pricing login signup
  listing listings store stock quote symbol wiki channel c`.split(/\s+/),
);

const EVENTS = new Set('event events conference conferences webinar webinars'.split(' '));

const SECTIONS = new Set('topic topics tag tags category categories section sections subject hub'.split(' '));

const GROUPS = new Set('groups group communities community'.split(' '));

/** Companies keep their articles below "blog", where they rank themselves first. Publishers and personal sites have no need to. */
function isCompanyBlog({ hostname }: URL, path: readonly string[]): boolean {
  return /^(?:www\.)?blog\./.test(hostname) || COMPANY_SECTIONS.has(path[0] ?? '');
}

const COMPANY_SECTIONS = new Set('blog blogs resources resource-center'.split(' '));

/** Sections of a site in which authors write about others. A blog may be that of a company, which writes about itself. */
function isEditorial(path: readonly string[]): boolean {
  return (
    path.some((part) => EDITORIAL.has(part)) || /\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])\//.test(`/${path.join('/')}/`)
  );
}

const EDITORIAL = new Set(
  `article articles magazine story stories opinion columns column feature features editorial press-review thread threads
  discussion discussions forum forums topic question questions answers t comments`.split(/\s+/),
);
