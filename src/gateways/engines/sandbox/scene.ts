import type { Question } from '../port.ts';
import type { Block } from './blocks.ts';
import { listCandidates } from './catalog.ts';
import { choosePages } from './choose-pages.ts';
import { composeBlocks } from './compose.ts';
import { createDraws, type Draws } from './draws.ts';
import { phrasesOf } from './language.ts';
import type { Page } from './pages.ts';
import type { Phrases } from './phrases/phrases.ts';
import { orderOf } from './rates.ts';
import type { SandboxSeries } from './series.ts';
import { renewalDayOf } from './stickiness.ts';
import { searchTermsOf, topicOf } from './topic.ts';

/** The content of an answer, before it is rendered in the format of a provider. */
export interface Scene {
  prompt: string;
  blocks: Block[];
  /** Pages that were retrieved but not cited. */
  retrieved: Page[];
  searches: string[];
  /** Random choices, such as the order in which a provider lists its results. */
  draws: Draws;
}

/** The scene is determined by the question and the engine. */
export function createScene(engine: SandboxSeries, question: Question): Scene {
  const { prompt, country, day, sample, brands } = question;
  const phrases = phrasesOf(country);
  const topic = topicOf(prompt, brands, phrases);
  const draws = createDraws('scene', prompt, engine, country, day, sample);
  const candidates = listCandidates(brands);
  // The wording changes every day; brands and citations can be those of an earlier day.
  const repeated = { ...question, day: renewalDayOf(engine, question) };
  const names = candidates
    .map(({ name, rate }) => ({ name, order: orderOf(name, engine, repeated, rate) }))
    .filter((each): each is { name: string; order: number } => each.order !== null)
    .toSorted((one, other) => one.order - other.order)
    .map(({ name }) => name);
  const { cited, retrieved } = choosePages(engine, repeated, { candidates, names, phrases });
  const searches = chooseSearches(prompt, day, phrases, draws);
  return { prompt, blocks: composeBlocks({ topic, names, cited, phrases, draws }), retrieved, searches, draws };
}

function chooseSearches(prompt: string, day: string, phrases: Phrases, draws: Draws): string[] {
  const terms = searchTermsOf(prompt, phrases);
  const [first, ...more] = phrases.searches.map((write) => write(terms, day.slice(0, 4)));
  const skipped = draws.below(more.length);
  const rest = more.filter((_, index) => index !== skipped).slice(0, draws.below(4));
  return [first ?? terms, ...rest];
}
