import { assignAtRandom } from '../experiments/assign.ts';
import type { EngineId } from '../shared/engines.ts';
import { DEMO_PROMPTS } from './demo.ts';

/** The experiment of the story. Its change reaches the engines some days after its start; then the brand is named as usual. */
export const DEMO_EXPERIMENT = {
  startDaysAgo: 41,
  reachedDaysAgo: 36,
  lagDays: 7,
  weeks: 3,
  /** The last day that counts. On the next one, the change is made for the controls as well. */
  endDaysAgo: 14,
  rateBefore: 0.2,
  /** Without those of other events. */
  engines: ['chatgpt', 'gemini', 'google_ai_mode', 'copilot'],
  seed: 1_618_033_988,
  tags: ['Choosing a CRM', 'Price'],
  name: 'Simulated: tables that compare plans',
  change: 'Simulated: a table that compares plans with those of competitors, for half of the questions.',
} as const satisfies { engines: readonly EngineId[]; [field: string]: unknown };

/** Each question once: some are asked in two countries. */
const QUESTIONS = [
  ...new Map(
    DEMO_PROMPTS.filter(({ tag }) => DEMO_EXPERIMENT.tags.some((wanted) => wanted === tag))
      .flatMap(({ prompts }) => Object.entries(prompts))
      .flatMap(([country, texts]) => texts.map((prompt) => ({ country, prompt })))
      .toReversed()
      .map((question) => [question.prompt, question]),
  ).values(),
].toReversed();

/** Without a history, all questions have the same level. */
const DRAWN = assignAtRandom(
  QUESTIONS.map(() => 0),
  Math.floor(QUESTIONS.length / 2),
  DEMO_EXPERIMENT.seed,
);

/** The group of a prompt of the demo. Null if it is not part of the experiment. */
export function findDemoGroup(asked: { prompt: string; country: string }): 'treated' | 'controls' | null {
  const index = QUESTIONS.findIndex(({ prompt, country }) => prompt === asked.prompt && country === asked.country);
  if (index < 0) return null;
  return DRAWN.has(index) ? 'treated' : 'controls';
}
