import { countMentions, createDetector } from '../detection/detector.ts';
import { createHostMatcher } from '../detection/hosts.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import type { EngineId } from '../shared/engines.ts';
import { matcherOf } from '../statistics/brands.ts';
import { addAnswer, addMissing, countsOf, type PromptCounts } from '../statistics/counts.ts';
import type { BundledAnswer, BundleHeader } from './bundle.ts';

/** The counts of a day, country and engine. */
export interface RecountedBlock {
  day: string;
  country: string;
  engine: EngineId;
  models: string[];
  byPrompt: PromptCounts;
}

export interface Recount {
  add: (answer: BundledAnswer) => void;
  finish: () => RecountedBlock[];
}

/** Counts answers as they are read from a bundle, without keeping their texts. */
export function createRecount(
  { brands, prompts }: Pick<BundleHeader, 'brands' | 'prompts'>,
  dictionary: OrdinaryWords,
): Recount {
  const detect = createDetector(brands.map(matcherOf), dictionary);
  const ownersOf = createHostMatcher(brands);
  const indexes = new Map(prompts.map(({ id }, index) => [id, index]));
  const encoder = new TextEncoder();
  const blocks = new Map<string, { models: Set<string>; byPrompt: PromptCounts }>();

  function add({ promptId, day, country, engine, state, text, cited, model }: BundledAnswer): void {
    const prompt = indexes.get(promptId);
    if (prompt === undefined) return;
    const key = `${day} ${country} ${engine}`;
    const block = blocks.get(key) ?? { models: new Set(), byPrompt: new Map() };
    blocks.set(key, block);
    const counts = countsOf(block.byPrompt, prompt);
    if (state !== 'answered') {
      addMissing(counts, state);
      return;
    }
    if (model !== null && model !== '') block.models.add(model);
    const mentions = countMentions(detect(encoder.encode(text)));
    addAnswer(
      counts,
      mentions,
      cited.flatMap(({ host }) => [...ownersOf(host)]),
    );
  }

  function finish(): RecountedBlock[] {
    return [...blocks]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { models, byPrompt }]) => {
        const [day = '', country = '', engine = ''] = key.split(' ');
        return { day, country, engine: engine as EngineId, models: [...models].toSorted(), byPrompt };
      });
  }

  return { add, finish };
}
