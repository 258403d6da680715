import { attributeOf, type Element, walk } from './html/walk.ts';
import type { Page, Region } from './page.ts';

type Facts = Pick<
  Page,
  | 'titles'
  | 'metas'
  | 'canonicals'
  | 'hreflangs'
  | 'lang'
  | 'jsonLd'
  | 'microdata'
  | 'isResponsive'
  | 'hasScripts'
  | 'hasPassword'
  | 'repeatedIds'
  | 'hasBreadcrumbs'
  | 'tagsIn'
  | 'headings'
  | 'images'
  | 'links'
  | 'lists'
  | 'tables'
  | 'players'
> & { ids: Set<string>; anchors: Set<string>; tags: Map<string, number>; roles: Map<string, number> };

export type Record = ReturnType<typeof createRecord>;

/** Addresses of players: known services, hosts such as `player.example.com`, and paths such as `/embed/video/1`. */
const PLAYER =
  /^(?:https?:)?\/\/(?:(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|wistia\.(?:com|net)|dailymotion\.com|loom\.com|spotify\.com|soundcloud\.com|brightcove\.(?:com|net)|jwplayer\.com|jwplatform\.com|twitch\.tv|ted\.com|podcasts\.apple\.com|kaltura\.com)\/|(?:players?|video|podcasts?)\.|[^?#]*\/(?:videos?|players?|podcasts?|av-embeds?)(?:[/.?-]|$))/i;
/** Elements that load a player when they are shown. */
const PLAYER_TAGS = [
  'lite-youtube',
  'lite-vimeo',
  'youtube-video',
  'vimeo-video',
  'amp-youtube',
  'amp-vimeo',
  'amp-video',
  'amp-audio',
  'video-js',
];
/** Types of scripts that run. All others are data. */
const SCRIPT_TYPE = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script\b.*)?\s*$/i;
const SCHEMA = /\bschema\.org\b/i;
const BREADCRUMBS = /bread-?crumb/i;

/** Elements with an implicit role. */
const OWN_ROLES = new Map([
  ['main', 'main'],
  ['navigation', 'nav'],
  ['banner', 'header'],
  ['contentinfo', 'footer'],
  ['article', 'article'],
  ['complementary', 'aside'],
]);

/** Collects facts about the elements of a page during a walk. */
export function createRecord() {
  const facts: Facts = {
    titles: [],
    metas: [],
    canonicals: [],
    hreflangs: [],
    lang: null,
    jsonLd: [],
    microdata: { types: [], properties: [], contexts: [] },
    isResponsive: false,
    hasScripts: false,
    hasPassword: false,
    repeatedIds: [],
    hasBreadcrumbs: false,
    ids: new Set(),
    anchors: new Set(),
    tags: new Map(),
    roles: new Map(),
    tagsIn: { main: new Map(), page: new Map(), header: new Map(), side: new Map() },
    headings: [],
    images: [],
    links: [],
    lists: [],
    tables: [],
    players: [],
  };

  return {
    facts,
    element(element: Element, region: Region): void {
      const { tagName } = element;
      count(facts.tags, tagName);
      count(facts.tagsIn[region], tagName);
      for (const { name, value } of element.attrs) noteAttribute(facts, name, value);
      const role = attributeOf(element, 'role')?.trim().toLowerCase();
      if (tagName === 'a') facts.anchors.add(attributeOf(element, 'name') ?? '');
      if (role && OWN_ROLES.get(role) !== tagName) count(facts.roles, role);
      BY_TAG.get(tagName)?.(facts, element, region);
    },
    /** An element inside one that is not shown: its id and its alternative text count for the page as a whole. */
    hidden(element: Element): void {
      for (const { name, value } of element.attrs) if (name === 'id') noteAttribute(facts, name, value);
      if (element.tagName === 'img') NOTES.img?.(facts, element, 'side');
    },
    /** The text of a title, link or heading, at its end tag. */
    text(element: Element, text: string, { region, isInNav }: { region: Region; isInNav: boolean }): void {
      const { tagName } = element;
      if (tagName === 'title') {
        // One without text is no title.
        if (text !== '') facts.titles.push(text);
      } else if (tagName === 'a' && !isAnchor(element))
        facts.links.push({ href: attributeOf(element, 'href'), text: text || altIn(element), region, isInNav });
      else if (tagName !== 'a')
        facts.headings.push({ level: Number(tagName[1]), text: text || altIn(element), region });
    },
  };
}

function count(tags: Map<string, number>, tag: string): void {
  tags.set(tag, (tags.get(tag) ?? 0) + 1);
}

function noteAttribute(facts: Facts, name: string, value: string): void {
  if (name === 'id' && value !== '') {
    if (facts.ids.has(value) && !facts.repeatedIds.includes(value)) facts.repeatedIds.push(value);
    facts.ids.add(value);
  } else if (name === 'itemtype' || name === 'typeof') facts.microdata.types.push(value);
  else if (name === 'itemprop') facts.microdata.properties.push(value);
  else if (name === 'property' && !value.includes(':')) facts.microdata.properties.push(value);
  else if (name === 'property' && value.startsWith('schema:')) facts.microdata.properties.push(value.slice(7));
  else if ((name === 'vocab' || name === 'prefix') && SCHEMA.test(value)) facts.microdata.contexts.push(value);
  else if (name === 'srcset') facts.isResponsive = true;
  if ((name === 'class' || name === 'id' || name === 'aria-label') && BREADCRUMBS.test(value))
    facts.hasBreadcrumbs = true;
}

type Note = (facts: Facts, element: Element, region: Region) => void;

const noteList: Note = (facts, { tagName, childNodes }, region) => {
  const children = childNodes.filter((node) => 'tagName' in node);
  const items = children.filter((child) => child.tagName === 'li').length;
  const isClean = children.every((child) => ['li', 'script', 'template'].includes(child.tagName));
  facts.lists.push({ tag: tagName, items, isClean, region });
};

/** The rows of a table and their cells, without those of tables inside it. */
const noteTable: Note = ({ tables }, element, region) => {
  const rows = elementsIn(element).flatMap((child) =>
    /^(?:thead|tbody|tfoot)$/.test(child.tagName) ? elementsIn(child) : [child],
  );
  const cells = rows.filter(({ tagName }) => tagName === 'tr').map(elementsIn);
  const hasHeaders = cells.flat().some(({ tagName }) => tagName === 'th');
  const isLayout =
    ['presentation', 'none'].includes(attributeOf(element, 'role') ?? '') ||
    (!hasHeaders && cells.flat().some(containsTable));
  tables.push({
    rows: cells.length,
    cells: cells.flat().filter(({ tagName }) => tagName === 'td' || tagName === 'th').length,
    hasHeaders,
    // A layout table is not counted.
    region: isLayout ? 'side' : region,
  });
};

function elementsIn({ childNodes }: Element): Element[] {
  return childNodes.filter((node) => 'tagName' in node);
}

/** Whether a table is near the start of a cell, as on pages that are laid out with tables. */
function containsTable(cell: Element): boolean {
  const children = elementsIn(cell);
  return [...children, ...children.flatMap(elementsIn)].some(({ tagName }) => tagName === 'table');
}

const NOTES: { [tag: string]: Note } = {
  html: (facts, element) => {
    facts.lang = attributeOf(element, 'lang')?.trim() || null;
  },
  meta: (facts, element) => {
    const content = attributeOf(element, 'content');
    if (content === null) return;
    for (const key of ['name', 'property', 'http-equiv']) {
      const name = attributeOf(element, key);
      if (name !== null) facts.metas.push({ name: name.trim().toLowerCase(), content: content.trim() });
    }
  },
  link: (facts, element) => {
    const rels = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
    if (rels.includes('canonical')) facts.canonicals.push(attributeOf(element, 'href')?.trim() ?? '');
    if (rels.includes('stylesheet')) facts.isResponsive = true;
    const language = attributeOf(element, 'hreflang');
    if (rels.includes('alternate') && language !== null) facts.hreflangs.push(language.trim());
  },
  script: (facts, element) => {
    const type = attributeOf(element, 'type') ?? '';
    if (/^\s*application\/ld\+json\s*(;|$)/i.test(type)) facts.jsonLd.push(rawText(element));
    else if (SCRIPT_TYPE.test(type)) facts.hasScripts = true;
  },
  input: (facts, element) => {
    if (attributeOf(element, 'type')?.toLowerCase() === 'password') facts.hasPassword = true;
  },
  style: (facts, element) => {
    if (/@(media|container)\b/.test(rawText(element))) facts.isResponsive = true;
  },
  picture: (facts) => {
    facts.isResponsive = true;
  },
  img: ({ images }, element, region) =>
    images.push({ alt: attributeOf(element, 'alt'), src: attributeOf(element, 'src') ?? '', region }),
  iframe: ({ players }, element, region) => {
    // A script sets the address when the element is shown.
    const addresses = ['src', 'data-src', 'data-lazy-src'].map((name) => attributeOf(element, name) ?? '');
    if (addresses.some((address) => PLAYER.test(address))) players.push(region);
  },
  video: ({ players }, _element, region) => players.push(region),
  audio: ({ players }, _element, region) => players.push(region),
  ...Object.fromEntries(
    PLAYER_TAGS.map((tag): [string, Note] => [tag, ({ players }, _element, region) => players.push(region)]),
  ),
  ul: noteList,
  ol: noteList,
  table: noteTable,
};

/** A map, because a page can contain an element named `constructor`. */
const BY_TAG = new Map(Object.entries(NOTES));

function rawText({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Whether an element only marks a position that other links lead to. */
function isAnchor(element: Element): boolean {
  const has = (name: string) => attributeOf(element, name) !== null;
  return !has('href') && (has('name') || has('id'));
}

/** The label of an element whose only content is an image, also inside a link. */
function altIn(element: Element): string {
  let label = attributeOf(element, 'aria-label')?.trim() ?? '';
  if (label !== '') return label;
  let isTitle = false;
  walk(element, {
    enter: (inner) => {
      isTitle = inner.tagName === 'title';
      label ||= attributeOf(inner, inner.tagName === 'img' ? 'alt' : 'aria-label')?.trim() ?? '';
      return true;
    },
    leave: () => {
      isTitle = false;
    },
    text: (value) => {
      // The name of a picture that is drawn in the page.
      if (isTitle) label ||= value.trim();
    },
  });
  return label;
}
