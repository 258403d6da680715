import { attributeOf, type Element } from './html/walk.ts';
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
> & { ids: Set<string>; tags: Map<string, number>; roles: Map<string, number> };

export type Record = ReturnType<typeof createRecord>;

const PLAYER =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|wistia\.(?:com|net)|dailymotion\.com|loom\.com|spotify\.com|soundcloud\.com)\//i;
/** Types of scripts that run. All others are data. */
const SCRIPT_TYPE = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script\b.*)?\s*$/i;
const BREADCRUMBS = /(?:^|[\s_-])breadcrumbs?(?:$|[\s_-])/i;

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
    microdata: { types: [], properties: [] },
    isResponsive: false,
    hasScripts: false,
    hasPassword: false,
    repeatedIds: [],
    hasBreadcrumbs: false,
    ids: new Set(),
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
      if (role && OWN_ROLES.get(role) !== tagName) count(facts.roles, role);
      BY_TAG.get(tagName)?.(facts, element, region);
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
    if (facts.ids.has(value)) facts.repeatedIds.push(value);
    facts.ids.add(value);
  } else if (name === 'itemtype' || name === 'typeof') facts.microdata.types.push(value);
  else if (name === 'itemprop') facts.microdata.properties.push(value);
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

const noteInTable: Note = ({ tables }, { tagName }) => {
  const table = tables.at(-1);
  if (table === undefined) return;
  if (tagName === 'tr') table.rows++;
  else table.cells++;
  if (tagName === 'th') table.hasHeaders = true;
};

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
  iframe: ({ players }, element, region) => PLAYER.test(attributeOf(element, 'src') ?? '') && players.push(region),
  video: ({ players }, _element, region) => players.push(region),
  audio: ({ players }, _element, region) => players.push(region),
  ul: noteList,
  ol: noteList,
  table: ({ tables }, element, region) => {
    // A layout table is not counted.
    const isLayout = ['presentation', 'none'].includes(attributeOf(element, 'role') ?? '');
    tables.push({ rows: 0, cells: 0, hasHeaders: false, region: isLayout ? 'side' : region });
  },
  tr: noteInTable,
  td: noteInTable,
  th: noteInTable,
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

/** The label of an element whose only content is an image. */
function altIn(element: Element): string {
  const label = attributeOf(element, 'aria-label')?.trim();
  if (label) return label;
  const image = element.childNodes.find((node) => 'tagName' in node && node.tagName === 'img');
  return image !== undefined && 'tagName' in image ? (attributeOf(image, 'alt')?.trim() ?? '') : '';
}
