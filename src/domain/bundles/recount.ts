import { countMentions, createDetector } from '../detection/detector.ts';
import { createHostMatcher } from '../detection/hosts.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import type { EngineId } from '../shared/engines.ts';
import { PromptCounts } from '../statistics/brand-counts.ts';
import { matcherOf } from '../statistics/brands.ts';
import type { BundledAnswer, BundleHeader } from './bundle.ts';

/** The counts of a day, country and engine. */
export interface RecountedBlock {
  day: string;
  country: string;
  engine: EngineId;
  models: string[];
  /** Prompt by prompt: see PromptCounts. */
  packed: Uint8Array;
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
    const block = blocks.get(key) ?? { models: new Set(), byPrompt: new PromptCounts() };
    blocks.set(key, block);
    if (state !== 'answered') {
      block.byPrompt.addMissing(prompt, state);
      return;
    }
    if (model !== null && model !== '') block.models.add(model);
    const mentions = countMentions(detect(encoder.encode(text)));
    block.byPrompt.addAnswer(
      prompt,
      mentions,
      cited.flatMap(({ host }) => [...ownersOf(host)]),
    );
  }

  function finish(): RecountedBlock[] {
    return [...blocks]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { models, byPrompt }]) => {
        const [day = '', country = '', engine = ''] = key.split(' ');
        return { day, country, engine: engine as EngineId, models: [...models].toSorted(), packed: byPrompt.pack() };
      });
  }

  return { add, finish };
}
