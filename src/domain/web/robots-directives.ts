/** A robots directive for all crawlers or for the one in question, and its source. */
export interface RobotsDirective {
  /** In lower case and without spaces around the colon, such as `noindex` or `max-snippet:0`. */
  value: string;
  where: string;
  /** Whether it addresses this crawler by name, and not all crawlers. */
  isNamed: boolean;
}

export interface DirectiveSource {
  /** Names in lower case. */
  metas: readonly { name: string; content: string }[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The share of the text in elements with `data-nosnippet`, from 0 to 1. */
  nosnippetShare: number;
}

/** The directives that keep a page out of indexes and forbid quoting it; null if there is none. */
export interface Restrictions {
  noindex: RobotsDirective | null;
  nosnippet: RobotsDirective | null;
}

/** Directives with a value, so that their name before the colon is not the name of a crawler. */
const WITH_VALUE = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;
/** From this share on, `data-nosnippet` forbids quoting the page, and not only a part of it. */
const MOST_OF_TEXT = 0.5;
const NAME = /^([\w.*-]+)\s*:\s*(.*)$/;

/** What the page and its headers forbid the crawler to do. */
export function findRestrictions(source: DirectiveSource, crawler: string, now: Date): Restrictions {
  const directives = readRobotsDirectives(source, crawler);
  const aroundText: RobotsDirective | null =
    source.nosnippetShare < MOST_OF_TEXT
      ? null
      : { value: 'data-nosnippet', where: 'an element around the text', isNamed: false };
  return {
    noindex: directives.find((directive) => isNoindex(directive, now)) ?? null,
    nosnippet: directives.find(isNosnippet) ?? aroundText,
  };
}

/**
 * The directives of meta elements and of the `X-Robots-Tag` header for every crawler and for the given one. If they differ, crawlers
 * obey the most restrictive ones, so all of them count.
 */
function readRobotsDirectives({ metas, headers }: DirectiveSource, crawler: string): RobotsDirective[] {
  const token = crawler.toLowerCase();
  const onPage = metas
    .filter(({ name }) => name === 'robots' || name === token)
    .flatMap(({ name, content }) =>
      split(content).map((value) => ({ value, where: `meta[name=${name}]`, isNamed: name !== 'robots' })),
    );
  const inHeaders = [headers['x-robots-tag'] ?? []].flat().flatMap((header) => readHeader(header, token));
  return [...onPage, ...inHeaders];
}

/** `noindex, googlebot: nosnippet, noarchive`: a name addresses the directives after it, up to the next name. */
function readHeader(header: string, token: string): RobotsDirective[] {
  let name = '*';
  const found: RobotsDirective[] = [];
  for (const part of split(header)) {
    const [, before = '', after = ''] = NAME.exec(part) ?? [];
    const isAddressed = before !== '' && !WITH_VALUE.test(before);
    if (isAddressed) name = before;
    const value = isAddressed ? after : part;
    if (value === '' || (name !== '*' && name !== token)) continue;
    found.push({ value, where: 'the X-Robots-Tag header', isNamed: name !== '*' });
  }
  return found;
}

/** Splits at commas and spaces, except in the date of `unavailable_after`, which contains both. */
function split(text: string): string[] {
  const tight = text.toLowerCase().replace(/\s*:\s*/g, ':');
  const [before = '', ...dates] = tight.split(/(?=unavailable_after:)/);
  return [before, ...dates]
    .flatMap((part) => {
      if (!part.startsWith('unavailable_after:')) return part.split(/[\s,;]+/);
      const end = /,\s*(?=(?:[a-z-]+:)?(?:no|all\b|max-|index|follow))/.exec(part)?.index ?? part.length;
      return [part.slice(0, end).replace(/[\s,;]+$/, ''), ...part.slice(end).split(/[\s,;]+/)];
    })
    .filter((part) => part !== '');
}

/** Whether the directive keeps the page out of indexes: `noindex`, `none`, or a date in `unavailable_after` that is over. */
function isNoindex({ value }: RobotsDirective, now: Date): boolean {
  if (value === 'noindex' || value === 'none') return true;
  const date = /^unavailable_after:(.*)$/.exec(value)?.[1];
  return date !== undefined && parseDate(date) < now.getTime();
}

/** Whether the directive forbids quoting the page. */
function isNosnippet({ value }: RobotsDirective): boolean {
  return value === 'nosnippet' || value === 'none' || /^max-snippet:0+$/.test(value);
}

/** ISO 8601, RFC 822 or RFC 850. An unknown time zone counts as UTC. Not a number if it is not a date. */
function parseDate(text: string): number {
  const date = text.trim().replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const parsed = Date.parse(date.toUpperCase());
  return Number.isNaN(parsed) ? Date.parse(date.replace(/\s+[a-z]{2,5}$/, ' GMT')) : parsed;
}
