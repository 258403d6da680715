import { significantWords } from '../count-words.ts';
import { metaOf, type Subject } from '../subject.ts';
import { all, type Criterion, countOf, quoteShort, some } from './criteria.ts';

const GENERIC =
  /^(?:home|homepage|start|startseite|index|untitled|untitled document|document|page|welcome|title|accueil|inicio)$/i;
const TITLE = 'the title element';
const DESCRIPTION = 'meta[name=description]';

/** Scores the title, which search results and assistants show (Lighthouse document-title). */
export function evaluateTitleTag({ page, text }: Subject): Criterion[] {
  const [title = ''] = page.titles;
  if (title === '')
    return [all(30, false, 'The page has no title. Add a title element of 15 to 70 characters.', 'head')];
  const shown = quoteShort(title);
  return [
    all(10, true, ''),
    all(4, page.titles.length === 1, `The page has ${page.titles.length} title elements. Keep one.`, TITLE),
    byLength(title, { good: [15, 70], fair: [5, 100], max: 8, name: 'title' }, shown),
    all(4, !GENERIC.test(title), 'The title is generic. Name what this page is about.', shown),
    all(
      4,
      countShared(title, text) >= 1,
      'The title shares no word of four letters or more with the text. Name what the page is about.',
      shown,
    ),
  ];
}

/** Scores the description, which results can quote (Lighthouse meta-description). */
export function evaluateMetaDescription({ page, text }: Subject): Criterion[] {
  const every = metaOf(page, 'description');
  const [description = ''] = every;
  if (description === '')
    return [all(30, false, 'The page has no meta description. Add one of 70 to 170 characters.', 'head')];
  const shown = quoteShort(description);
  const isTitle = description.toLowerCase() === page.titles[0]?.toLowerCase();
  return [
    all(12, true, ''),
    all(3, every.length === 1, `The page has ${every.length} meta descriptions. Keep one.`, DESCRIPTION),
    byLength(description, { good: [70, 170], fair: [30, 320], max: 10, name: 'meta description' }, shown),
    all(2.5, !isTitle, 'The meta description repeats the title. Describe what the page answers.', shown),
    all(
      2.5,
      countShared(description, text) >= 2,
      'The meta description shares fewer than two words of four letters or more with the text. Describe this page.',
      shown,
    ),
  ];
}

const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];

/** Scores the four properties that ogp.me requires, then optional ones. */
export function evaluateOpenGraphTags({ page }: Subject): Criterion[] {
  const has = (name: string) => metaOf(page, name).some((content) => content !== '');
  const missing = REQUIRED.filter((name) => !has(name));
  return [
    some(
      12,
      (REQUIRED.length - missing.length) * 3,
      `Required Open Graph ${missing.length === 1 ? 'property is' : 'properties are'} missing. Add ${missing.join(', ')}.`,
      'head',
    ),
    all(1.5, has('og:description'), 'Open Graph has no description. Add og:description.', 'head'),
    all(1.5, has('twitter:card') || has('og:site_name'), 'Add twitter:card or og:site_name.', 'head'),
  ];
}

const JSON_LD = 'script[type="application/ld+json"]';

/** Scores structured data: JSON-LD, microdata or RDFa, preferably of schema.org. */
export function evaluateStructuredData({ data }: Subject): Criterion[] {
  if (!data.isPresent && !data.parses)
    return [all(25, false, 'The JSON-LD of the page is not valid JSON, so it cannot be read. Correct it.', JSON_LD)];
  if (!data.isPresent)
    return [all(25, false, 'The page has no structured data. Add JSON-LD with a schema.org type.', 'head')];
  const types = [...data.types].filter((type) => type !== '').join(', ');
  return [
    all(10, true, ''),
    all(5, data.parses, 'A JSON-LD block is not valid JSON. Correct it.', JSON_LD),
    all(4, data.isSchemaOrg, 'The structured data does not use schema.org. Use it as the context.', types || null),
    all(
      3,
      data.hasContentType,
      'The structured data describes only the site. Add a type for the content, such as Article, Product or FAQPage.',
      types || null,
    ),
    all(
      3,
      data.hasDetails,
      'No item has a name and a detail. Add facts such as author, datePublished or offers to the named item.',
      types || null,
    ),
  ];
}

interface Lengths {
  good: [number, number];
  fair: [number, number];
  max: number;
  name: string;
}

function byLength(text: string, { good, fair, max, name }: Lengths, where: string): Criterion {
  const isIn = ([least, most]: [number, number]) => text.length >= least && text.length <= most;
  const points = isIn(good) ? max : isIn(fair) ? max / 2 : 0;
  const advice = `The ${name} has ${countOf(text.length, 'character')}. Use ${good[0]} to ${good[1]}.`;
  return some(max, points, advice, where);
}

/** Counts meaningful words that are also in the content or a heading. */
function countShared(words: string, text: string): number {
  return [...significantWords(words)].filter((word) => text.includes(word)).length;
}
