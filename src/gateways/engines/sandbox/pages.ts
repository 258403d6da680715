import type { ExampleKind } from '../../../domain/citations/domain-categories/tables.ts';
import { isDemoHost } from '../../../domain/demo/demo.ts';
import { ENGINES, type EngineId, rankOf } from '../../../domain/shared/engines.ts';
import { remember } from '../../../domain/shared/remember.ts';
import type { KnownBrand, Question, Source } from '../port.ts';
import { createDraws, type Draws, shuffle } from './draws.ts';
import { phrasesOf } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { publishersOf } from './publishers.ts';
import { baseOf, type SandboxSeries } from './series.ts';
import { searchTermsOf, slugOf } from './topic.ts';

/** A page that an answer may cite. */
export interface Page extends Source {
  title: string;
  kind: ExampleKind | 'brand';
  /** Brand that the page belongs to. */
  brand: string | null;
}

const POOL_SIZE = 12;
const BRAND_PATHS = ['', 'pricing', 'how-it-works'];

/** Third-party pages about a topic. They are the same for a prompt and country, so that they recur every day. */
export function listPages({ prompt, country }: Pick<Question, 'prompt' | 'country'>): readonly Page[] {
  return listKnownPages(JSON.stringify([prompt, country]));
}

const MOST_QUESTIONS = 1000;
const listKnownPages = remember(MOST_QUESTIONS, (key): readonly Page[] => {
  const [prompt, country] = JSON.parse(key) as [string, string];
  const phrases = phrasesOf(country);
  const draws = createDraws('pages', prompt, country);
  const topic = searchTermsOf(prompt, phrases);
  const slug = slugOf(topic);
  return shuffle(publishersOf(country), draws)
    .slice(0, POOL_SIZE)
    .map(({ kind, address }) => ({
      url: `https://${fillIn(address, slug, draws)}`,
      title: capitalize(draws.pick(phrases.titles)(topic)),
      kind,
      brand: null,
    }));
});

/** Pages of a brand's site. For a real site, only the home page: none of its pages is invented. */
export function listBrandPages({ name, domain }: KnownBrand, phrases: Phrases): Page[] {
  if (!URL.canParse(`https://${domain}/`)) return [];
  const paths = domain.endsWith('.example') ? BRAND_PATHS : BRAND_PATHS.slice(0, 1);
  return paths.map((path, index) => ({
    url: `https://${domain}/${path}`,
    title: phrases.brandTitles[index]?.(name) ?? name,
    kind: 'brand',
    brand: name,
  }));
}

function fillIn(address: string, slug: string | null, { below }: Draws): string {
  const number = 1_000_000 + below(8_999_999);
  const id = below(2 ** 32)
    .toString(36)
    .padStart(7, '0');
  return address
    .replace('{slug}', slug ?? id)
    .replace('{id}', id)
    .replace('{number}', String(number))
    .replace('{title}', capitalize((slug ?? id).replaceAll('-', '_')));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The number of days that an engine cites a guide, and then does not cite it, as happens to outdated pages. */
const GUIDE_DAYS = 14;
const MS_PER_DAY = 86_400_000;

/**
 * An invented page of the brand that the engine cites in most answers for two weeks, and not at all for the next two. The demo has a
 * planted loss, which this one would hide, so its guide is always cited.
 */
export function findGuide({ name, domain }: KnownBrand, engine: SandboxSeries, day: string): Page | null {
  if (!domain?.endsWith('.example')) return null;
  const page: Page = { url: `https://${domain}/guide`, title: `${name}: guide`, kind: 'brand', brand: name };
  if (isDemoHost(domain)) return page;
  // Engines are offset, so that on any day one of them has just stopped citing it.
  const shift = (rankOf(baseOf(engine) as EngineId) * 2 * GUIDE_DAYS) / ENGINES.length;
  const isCited = Math.floor((Date.parse(day) / MS_PER_DAY + shift) / GUIDE_DAYS) % 2 === 0;
  return isCited ? page : null;
}
