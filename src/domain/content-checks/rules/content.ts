import { isContent, type Page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { all, type Criterion, countOf, some, upTo } from './criteria.ts';
import { countIn, dataTables } from './structure.ts';

const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|svg|avif|bmp)$/i;
const NO_ALT = /^(?:|image|picture|photo|logo|icon|img|bild|foto|imagen)\d*$/i;

/** Scores elements other than running text: described images, tables, media, captions, quotes, questions, sources. */
export function evaluateRichContentElements(subject: Subject): Criterion[] {
  const { page, url } = subject;
  const references = page.links.filter((link) => isContent(page, link) && isReference(link.href, url));
  const sources = new Set(references.map(({ href }) => href)).size;
  const players = page.players.filter((region) => isContent(page, { region })).length;
  const [images, tables] = [describedImages(page), dataTables(page).length];
  const [captions, quotes] = [countIn(page, 'figcaption'), countIn(page, 'blockquote', 'pre', 'q')];
  return [
    upTo(
      15,
      { count: images, wanted: 3 },
      `The content has ${countOf(images, 'image')} with a descriptive alt. Aim for 3.`,
    ),
    upTo(10, { count: tables, wanted: 2 }, `The content has ${countOf(tables, 'data table')}. Aim for 2.`),
    all(8, players > 0, 'The content has no video or audio. Embed one if it explains more than text.'),
    upTo(
      7,
      { count: captions, wanted: 2 },
      `The content has ${countOf(captions, 'figcaption')}. Caption at least 2 figures.`,
    ),
    upTo(6, { count: quotes, wanted: 2 }, `The content has ${countOf(quotes, 'quote or code block')}. Aim for 2.`),
    all(
      7,
      hasQuestions(subject),
      'Fewer than two headings are questions, and no FAQ is marked up. Answer questions that readers ask under headings.',
    ),
    upTo(
      7,
      { count: sources, wanted: 2 },
      `The content links to ${countOf(sources, 'external source')}. Cite at least 2.`,
    ),
  ];
}

const KINDS = [
  'paragraphs',
  'headings',
  'bulleted lists',
  'numbered lists',
  'data tables',
  'definition lists',
  'quotes',
  'code blocks',
  'described images',
  'figures',
  'video or audio',
  'details',
];

const COMMON_KINDS = ['paragraphs', 'headings', 'lists', 'tables', 'quotes', 'figures', 'described images'];

/** Scores the variety of blocks, the amount of text, and the balance between kinds. */
export function evaluateContentVariety(subject: Subject): Criterion[] {
  const counts = countKinds(subject);
  const kinds = counts.filter((count) => count > 0);
  const missing = KINDS.filter((_, i) => counts[i] === 0);
  const words = subject.content.reduce((sum, block) => sum + block.words, 0);
  const most = counts.indexOf(Math.max(...counts));
  const others = kinds.reduce((sum, count) => sum + count, 0) - (counts[most] ?? 0);
  const rest = missing.length > 4 ? ` and ${missing.length - 4} more` : '';
  return [
    some(
      24,
      kinds.length * 4,
      `The content has ${kinds.length} of ${KINDS.length} kinds of blocks; 6 give full points. Missing: ${missing.slice(0, 4).join(', ')}${rest}.`,
    ),
    some(8, words >= 300 ? 8 : words >= 150 ? 4 : 0, `The content has ${countOf(words, 'word')}. Write at least 300.`),
    upTo(
      8,
      { count: others, wanted: 4 },
      kinds.length === 0
        ? `The content has no ${COMMON_KINDS.join(', ')} or the like. Aim for several kinds.`
        : `Apart from ${KINDS[most]}, the content has ${countOf(others, 'other block')} (${COMMON_KINDS.filter((kind) => !KINDS[most]?.endsWith(kind)).join(', ')} and the like). Aim for 4.`,
    ),
  ];
}

/** Counts the blocks of each kind in the content. */
function countKinds({ page, content }: Subject): number[] {
  const paragraphs = content.filter(({ kind }) => kind === 'p').length;
  const lists = (tag: string) =>
    page.lists.filter((list) => list.tag === tag && isContent(page, list) && list.items >= 2);
  return [
    paragraphs,
    page.headings.filter(({ text, region }) => text !== '' && region !== 'side').length,
    lists('ul').length,
    lists('ol').length,
    dataTables(page).length,
    countIn(page, 'dl'),
    countIn(page, 'blockquote'),
    countIn(page, 'pre'),
    describedImages(page),
    countIn(page, 'figure'),
    page.players.filter((region) => isContent(page, { region })).length,
    countIn(page, 'details'),
  ];
}

function describedImages(page: Page): number {
  return page.images.filter(
    (image) =>
      isContent(page, image) &&
      image.alt !== null &&
      !NO_ALT.test(image.alt.trim()) &&
      !FILE_NAME.test(image.alt.trim()),
  ).length;
}

/** Whether the content has questions with answers: in structured data, in `details`, or as headings. */
function hasQuestions({ page, data: { types } }: Subject): boolean {
  const questions = page.headings.filter(({ text, region }) => region !== 'side' && /[?？]\s*$/.test(text)).length;
  return types.has('FAQPage') || types.has('QAPage') || countIn(page, 'details') >= 2 || questions >= 2;
}

function isReference(href: string | null, url: URL): boolean {
  if (href === null || !/^(https?:)?\/\//i.test(href)) return false;
  const target = URL.parse(href, url.href);
  return target !== null && target.hostname !== url.hostname;
}
