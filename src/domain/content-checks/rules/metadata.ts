import { significantWords } from '../count-words.ts';
import { metaOf, type Subject } from '../subject.ts';
import { pointsIf } from './points.ts';

const GENERIC =
  /^(home ?page|home|untitled( document)?|index|welcome|new page|page|website|startseite|accueil|inicio|document)$/i;

/** Titles name a page in results and citations (HTML Standard 4.2.2; Lighthouse document-title). */
export function scoreTitleTag({ page, text }: Subject): number {
  const [title = ''] = page.titles;
  if (title === '') return 0;
  return (
    10 +
    pointsIf(page.titles.length === 1, 4) +
    pointsByLength(title, { good: [15, 70], fair: [5, 100], points: 8 }) +
    pointsIf(!GENERIC.test(title), 4) +
    pointsIf(countShared(title, text) >= 1, 4)
  );
}

/** A description is what a result may quote (Lighthouse meta-description). */
export function scoreMetaDescription({ page, text }: Subject): number {
  const all = metaOf(page, 'description');
  const [description = ''] = all;
  if (description === '') return 0;
  return (
    12 +
    pointsIf(all.length === 1, 3) +
    pointsByLength(description, { good: [70, 170], fair: [30, 320], points: 10 }) +
    pointsIf(description.toLowerCase() !== page.titles[0]?.toLowerCase(), 2.5) +
    pointsIf(countShared(description, text) >= 2, 2.5)
  );
}

/** The four properties that ogp.me requires, then what makes a better card. */
export function scoreOpenGraphTags({ page }: Subject): number {
  const has = (name: string) => metaOf(page, name).some((content) => content !== '');
  const required = ['og:title', 'og:type', 'og:image', 'og:url'].filter(has).length;
  return (
    required * 3 + pointsIf(has('og:description'), 1.5) + pointsIf(has('twitter:card') || has('og:site_name'), 1.5)
  );
}

/** Facts that need no guessing: JSON-LD, microdata or RDFa, preferably of schema.org. */
export function scoreStructuredData({ data }: Subject): number {
  if (!data.isPresent) return 0;
  return (
    10 +
    pointsIf(data.parses, 5) +
    pointsIf(data.isSchemaOrg, 4) +
    pointsIf(data.hasContentType, 3) +
    pointsIf(data.hasDetails, 3)
  );
}

function pointsByLength(
  text: string,
  { good, fair, points }: { good: [number, number]; fair: [number, number]; points: number },
): number {
  const isIn = ([least, most]: [number, number]) => text.length >= least && text.length <= most;
  return isIn(good) ? points : pointsIf(isIn(fair), points / 2);
}

/** How many words that carry meaning also stand in the content or a heading. */
function countShared(words: string, text: string): number {
  return [...significantWords(words)].filter((word) => text.includes(word)).length;
}
