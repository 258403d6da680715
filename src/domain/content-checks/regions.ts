import { attributeOf, type Element } from './html/walk.ts';
import type { Region } from './page.ts';

const SIDE_TAGS = new Set(['nav', 'aside', 'dialog']);
const SIDE_ROLES = new Set(['navigation', 'complementary', 'contentinfo', 'search', 'dialog', 'alertdialog', 'menu']);
/** Names in `class` or `id` that sites use for parts that are on all of their pages. */
const SIDE_NAMES =
  /(?:^|\s)(?:(?:site|page|main|top|global)-)?(?:nav|navbar|navigation|menu|sidebar|breadcrumbs?|footer|cookies?|cookie-(?:banner|notice|consent|bar)|consent|share-buttons|social-share|skip-links?)(?=\s|$)/i;
const NAMED_TAGS = new Set(['div', 'ul', 'ol', 'section', 'p']);
const SECTIONS = new Set(['article', 'section', 'main', 'blockquote', 'figure']);

/** The context that determines the region of an element. */
export interface Surroundings {
  region: Region;
  /** Whether it is inside an article or section, whose header and footer belong to the content. */
  isInSection: boolean;
}

export function regionOf(element: Element, around: Surroundings): Surroundings {
  const isInSection = around.isInSection || SECTIONS.has(element.tagName);
  if (around.region === 'side') return { region: 'side', isInSection };
  return { region: ownRegion(element, around) ?? around.region, isInSection };
}

function ownRegion(element: Element, { isInSection }: Surroundings): Region | null {
  const { tagName } = element;
  const role = attributeOf(element, 'role');
  if (SIDE_TAGS.has(tagName) || (role !== null && SIDE_ROLES.has(role))) return 'side';
  if (tagName === 'main' || role === 'main') return 'main';
  if (tagName === 'footer') return isInSection ? null : 'side';
  if (tagName === 'header' || role === 'banner') return isInSection ? null : 'header';
  return !isInSection && isNamedSide(element) ? 'side' : null;
}

/** Whether an element has a name that sites use for menus, footers and notices. */
export function isNamedSide(element: Element): boolean {
  return (
    NAMED_TAGS.has(element.tagName) &&
    element.attrs.some(({ name, value }) => (name === 'class' || name === 'id') && SIDE_NAMES.test(value))
  );
}

const UNSEEN_TAGS = new Set(
  'script style svg annotation annotation-xml object iframe canvas select datalist textarea audio video'.split(' '),
);

/** Whether the content of an element is not shown as text. */
export function isUnseen({ tagName, attrs }: Element): boolean {
  if (UNSEEN_TAGS.has(tagName)) return true;
  return attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'style' && /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(value)),
  );
}

const ASIDE_TAGS = new Set(['figure', 'figcaption', 'aside', 'address']);
const ASIDE_ROLES = new Set(['note', 'complementary', 'doc-footnote', 'doc-endnotes', 'doc-bibliography']);
/** Parts of names in `class` or `id` for text that accompanies an article, separated by spaces, hyphens or capitals. */
const ASIDE_NAMES =
  /(?:^|[\s_-])(?:captions?|credits?|byline|dateline|authors?|author(?:box|info|bio)|bio|newsletter|sign-?up|subscribe|subscription|hatnote|dablink|rellink|ambox|disambig|timestamp|pub-?date|published|posted|meta|comments?|comment(?:list|body|text|content)|respond|disclaimer|disclosure|affiliate|promo|promotion|related|recirc|share|sharing|social|toc|ads?|advert(?:isement)?|sponsor(?:ed)?|references|reflist|footnotes?|citations?|gallery|thumb|thumbcaption|cookie|breadcrumbs?|tags|cta)(?=$|[\s_-])/i;
const WRAPPERS = new Set(['html', 'body', 'main', 'article']);

/** Whether an element accompanies the text of an article, by its tag, role or name. */
export function isNamedAside({ tagName, attrs }: Element): boolean {
  if (ASIDE_TAGS.has(tagName)) return true;
  if (WRAPPERS.has(tagName)) return false;
  return attrs.some(
    ({ name, value }) =>
      (name === 'role' && ASIDE_ROLES.has(value)) ||
      ((name === 'class' || name === 'id') && ASIDE_NAMES.test(value.replace(/([a-z])([A-Z])/g, '$1-$2'))),
  );
}
