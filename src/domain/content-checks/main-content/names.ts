import { isNamedSide } from '../regions.ts';
import type { OutlineNode } from './outline.ts';

/** Parts of class names and ids that sites use for elements outside the article: ads, comments, menus, related stories. */
const UNLIKELY =
  /-ad-|ad-break|adsbox|advert|agegate|ai2html|banner|breadcrumb|combx|comment|community|consent|cookie|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|newsletter|outbrain|pager|pagination|paywall|popup|recirc|related|remark|replies|rss|shoutbox|sidebar|skip-?link|skyscraper|social|sponsor|subscribe|supplemental|taboola|yom-remote/;
/** Parts that keep an element even if its name also matches the list above. */
const POSSIBLE = /and|article|body|column|content|main|mathjax|shadow/;
const UNLIKELY_ROLES = new Set([
  'menu',
  'menubar',
  'complementary',
  'navigation',
  'alert',
  'alertdialog',
  'dialog',
  'search',
  'contentinfo',
]);

const NEGATIVE =
  /-ad-|hidden|(?:^|\s)hid(?:$|\s)|banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/;
const POSITIVE = /article|body|content|entry|hentry|h-entry|main|page|pagination|post|text|blog|story/;
const WEIGHT = 25;

const SHARE = /(?:\b|_)(?:share|sharedaddy)(?:\b|_)/;
const BYLINE = /byline|author|dateline|writtenby|p-author/;

/** Whether an element is a menu or a notice on any page. */
export function isBoilerplate({ element, tag, role, parent, names }: OutlineNode): boolean {
  const isInArticle = parent !== null && (parent.tag === 'article' || parent.tag === 'section');
  if (tag === 'nav' || tag === 'dialog' || (tag === 'footer' && !isInArticle)) return true;
  return (role !== null && UNLIKELY_ROLES.has(role)) || (names !== '' && !isInArticle && isNamedSide(element));
}

/** Whether the name or role indicates that an element is not the article. */
export function isUnlikely({ tag, names, role, isProtected }: OutlineNode): boolean {
  if (isProtected || tag === 'body' || tag === 'main' || tag === 'a') return false;
  if (role !== null && UNLIKELY_ROLES.has(role)) return true;
  return names !== '' && tag !== 'article' && UNLIKELY.test(names) && !POSSIBLE.test(names);
}

/** The weight of the class and the id for or against an element. */
export function weighNames({ className, id }: OutlineNode): number {
  return weigh(className) + weigh(id);
}

function weigh(name: string): number {
  if (name === '') return 0;
  return (POSITIVE.test(name) ? WEIGHT : 0) - (NEGATIVE.test(name) ? WEIGHT : 0);
}

export function isShareBar({ names }: OutlineNode): boolean {
  return names !== '' && SHARE.test(names);
}

export function isNamedByline({ names, rel, itemprop }: OutlineNode): boolean {
  return rel === 'author' || itemprop.includes('author') || (names !== '' && BYLINE.test(names));
}
