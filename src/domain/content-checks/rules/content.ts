import { isContent, type Page } from '../page.ts';
import type { Subject } from '../subject.ts';
import { pointsIf, pointsUpTo } from './points.ts';
import { countIn, dataTables } from './structure.ts';

const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|svg|avif|bmp)$/i;
const NO_ALT = /^(?:|image|picture|photo|logo|icon|img|bild|foto|imagen)\d*$/i;

/** What says more than running text: pictures that are described, tables, media, captions, quotes, questions, sources. */
export function scoreRichContentElements(subject: Subject): number {
  const { page, url } = subject;
  const references = page.links.filter((link) => isContent(page, link) && isReference(link.href, url));
  const sources = new Set(references.map(({ href }) => href)).size;
  const players = page.players.filter((region) => isContent(page, { region })).length;
  return (
    pointsUpTo(15, describedImages(page), 3) +
    pointsUpTo(10, dataTables(page).length, 2) +
    pointsIf(players > 0, 8) +
    pointsUpTo(7, countIn(page, 'figcaption'), 2) +
    pointsUpTo(6, countIn(page, 'blockquote', 'pre', 'q'), 2) +
    pointsIf(hasQuestions(subject), 7) +
    pointsUpTo(7, sources, 2)
  );
}

/** Different kinds of blocks, enough text, and not all of one kind. */
export function scoreContentVariety(subject: Subject): number {
  const kinds = countKinds(subject).filter((count) => count > 0);
  const words = subject.content.reduce((sum, block) => sum + block.words, 0);
  const others = kinds.reduce((sum, count) => sum + count, 0) - Math.max(0, ...kinds);
  return Math.min(24, kinds.length * 4) + (words >= 300 ? 8 : pointsIf(words >= 150, 4)) + pointsUpTo(8, others, 4);
}

/** How many blocks of each of twelve kinds the content has. */
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

/** Questions with their answers: as the data says, as `details`, or as headings. */
function hasQuestions({ page, data: { types } }: Subject): boolean {
  const questions = page.headings.filter(({ text, region }) => region !== 'side' && /[?？]\s*$/.test(text)).length;
  return types.has('FAQPage') || types.has('QAPage') || countIn(page, 'details') >= 2 || questions >= 2;
}

function isReference(href: string | null, url: URL): boolean {
  if (href === null || !/^(https?:)?\/\//i.test(href)) return false;
  const target = URL.parse(href, url.href);
  return target !== null && target.hostname !== url.hostname;
}
