import type { EngineId } from '../../../domain/shared/engines.ts';
import type { KnownBrand, Question } from '../port.ts';
import { createDraws, draw } from './draws.ts';
import { findGuide, listBrandPages, listPages, type Page } from './pages.ts';
import type { Phrases } from './phrases/phrases.ts';
import { foldName } from './rates.ts';
import { baseOf, type SandboxSeries } from './series.ts';

const MIN_PAGES = 2;
const MAX_PAGES = 8;
/** A brand that the answer does not mention is rarely cited. */
const UNNAMED = 0.15;
/** For weeks at a time, an engine does not cite a page at all. */
const ABSENCE = { days: 28, share: 0.15 };
const MS_PER_DAY = 86_400_000;

/** Engines prefer different kinds of pages. */
const PREFERENCES: Readonly<Partial<Record<EngineId, Partial<Record<Page['kind'], number>>>>> = {
  chatgpt: { press: 1.3, encyclopedia: 1.4 },
  google: { video: 1.5, forum: 1.3 },
  perplexity: { forum: 1.5, reviews: 1.2 },
  copilot: { press: 1.4, video: 0.6 },
  google_ai_mode: { forum: 1.2, brand: 1.2 },
  gemini: { brand: 1.4, video: 1.2 },
  claude: { encyclopedia: 1.3, government: 1.6, education: 1.6, video: 0.3 },
};

interface Choice {
  candidates: KnownBrand[];
  names: string[];
  phrases: Phrases;
}

/** Chooses the pages that the answer cites, and those that the engine only retrieved. */
export function choosePages(engine: SandboxSeries, question: Question, { candidates, names, phrases }: Choice) {
  const named = new Set(names);
  const ranked = [
    ...rank(listPages(question), `about ${question.prompt}`, 1, engine, question),
    ...candidates.flatMap((brand) => {
      const pages = listBrandPages(brand, phrases);
      return rank(pages, `of ${foldName(brand.name)}`, named.has(brand.name) ? 1 : UNNAMED, engine, question);
    }),
    ...rankGuide(candidates, engine, question),
    ...candidates.flatMap((brand) => rankPlanted(brand, engine, question)),
  ].toSorted((page, other) => page.rank - other.rank);
  const wanted = ranked.filter((page) => page.rank < 1).length;
  const count = Math.min(MAX_PAGES, Math.max(MIN_PAGES, wanted));
  const pages = [...new Map(ranked.map(({ page }) => [page.url, page])).values()];
  return { cited: pages.slice(0, count), retrieved: pages.slice(count, count + 2 + (wanted % 4)) };
}

const GUIDE_RATE = 0.85;

/** The guide of one brand, the first by name: one intermittently cited page is enough to show a loss. */
function rankGuide(
  candidates: readonly KnownBrand[],
  engine: SandboxSeries,
  { prompt, country, day, sample }: Question,
) {
  const [first] = candidates.toSorted((page, other) => (foldName(page.name) < foldName(other.name) ? -1 : 1));
  const page = first ? findGuide(first, engine, day) : null;
  const { next } = createDraws('guide', prompt, engine, country, day, sample);
  return page ? [{ page, rank: next() < GUIDE_RATE ? 0.5 : 2 }] : [];
}

/** The pages of planted events. */
function rankPlanted({ name, domain, pages = [] }: KnownBrand, engine: SandboxSeries, question: Question) {
  const { prompt, country, day, sample } = question;
  return pages.map(({ path, title, rate }) => {
    const url = `https://${domain}${path}`;
    const isCited = draw('planted', url, prompt, engine, country, day, sample) < rate;
    return { page: { url, title, kind: 'brand' as const, brand: name }, rank: isCited ? 0.5 : 2 };
  });
}

/**
 * A page is cited if its rank is below 1. The rate is stable per engine and country. Each group of pages is drawn
 * independently, so that the pages of a new competitor rarely affect the others.
 */
function rank(pages: readonly Page[], shelf: string, weight: number, engine: SandboxSeries, question: Question) {
  if (pages.length === 0) return [];
  const { prompt, country, day, sample } = question;
  const steady = createDraws('cites', shelf, engine, country);
  const today = createDraws('cited', shelf, prompt, engine, country, day, sample);
  return pages.map((page) => {
    const rate = (0.12 + 0.33 * steady.next()) * (PREFERENCES[baseOf(engine) as EngineId]?.[page.kind] ?? 1) * weight;
    const drawn = today.next() / rate;
    return { page, rank: isAbsent(page, engine, country, day) ? drawn + ABSENT : drawn };
  });
}

/** Added to the rank of a page that is absent: it is cited only if no other page is left. */
const ABSENT = 1000;

function isAbsent({ url }: Page, engine: SandboxSeries, country: string, day: string): boolean {
  const phase = draw('absence', url, engine, country);
  const spell = Math.floor(Date.parse(day) / MS_PER_DAY / ABSENCE.days + phase);
  return draw('absent', url, engine, country, spell) < ABSENCE.share;
}
