import { CONTROL, EXCLUDED, type Groups, TREATED } from '../../src/domain/experiments/effect.ts';
import type { Panel } from '../../src/domain/experiments/panel.ts';
import { sumDays } from '../../src/domain/experiments/panel.ts';
import { designExperiment } from '../../src/domain/experiments/placebo.ts';
import { createRandom, type Random } from '../../src/domain/shared/random.ts';
import { assignGroups, DAYS, evaluate, HISTORY, SCHEDULE } from './trials.ts';
import { drawPanel, type Special } from './world.ts';

/** Groups that were not assigned at random, questions in several wordings, and engines that differ or were down. */
export const CASES = [
  'weakest, baseline in which they were chosen',
  'weakest, fresh baseline',
  'one topic',
  'near-duplicates, by prompt',
  'near-duplicates, by question',
  'unequal engines',
  'three days of outage',
] as const;
export type Case = (typeof CASES)[number];

export interface CaseOutcome {
  name: Case;
  repetitions: number;
  /** False effects as the product evaluates them, and as if the groups were random. */
  asGiven: number;
  asRandom: number;
}

const REPORT = { engines: 7, level: 0.3, changing: 0.05, hasUpdates: true };

export function runCase(name: Case, repetitions: number, seed: number): CaseOutcome {
  const random = createRandom(seed);
  const outcome = { name, repetitions, asGiven: 0, asRandom: 0 };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const { panel, groups } = DRAWS[name](random);
    for (const isRandom of [false, true]) {
      const design = designExperiment(panel, groups, { schedule: SCHEDULE, days: HISTORY, isRandom });
      if (evaluate(panel, groups, design).crossed) outcome[isRandom ? 'asRandom' : 'asGiven']++;
    }
  }
  return outcome;
}

const DRAWS: Record<Case, (random: Random) => { panel: Panel; groups: Groups }> = {
  'weakest, baseline in which they were chosen': (random) => drawWeakest(random, HISTORY),
  'weakest, fresh baseline': (random) => drawWeakest(random, HISTORY - SCHEDULE.baselineDays),
  'one topic': (random) => {
    const panel = draw(random, 30, { topicOf: (prompt) => Math.floor(prompt / 10) });
    return { panel, groups: groupFirst(panel, 10) };
  },
  'near-duplicates, by prompt': (random) => {
    const panel = drawWordings(random);
    const cells = panel.cells.map((cell, index) => ({ ...cell, question: Math.floor(index / REPORT.engines) }));
    const groups = groupFirst(panel, 5);
    const byPrompt = Uint8Array.from({ length: 50 }, (_, prompt) => groups[Math.floor(prompt / WORDINGS)] ?? EXCLUDED);
    return { panel: { questions: 50, cells }, groups: byPrompt };
  },
  'near-duplicates, by question': (random) => {
    const panel = drawWordings(random);
    return { panel, groups: groupFirst(panel, 5) };
  },
  // Treated prompts on the first four engines, controls on the last four.
  'unequal engines': (random) => {
    const panel = draw(random, 30, { isAsked: (prompt, engine) => (prompt < 10 ? engine < 4 : engine > 2) });
    return { panel, groups: groupFirst(panel, 10) };
  },
  'three days of outage': (random) => {
    const panel = draw(random, 30, { isAsked: (_, engine, day) => engine > 0 || day < DAYS - 10 || day > DAYS - 8 });
    return { panel, groups: assignGroups(panel, 10, random) };
  },
};

const WORDINGS = 5;

function drawWordings(random: Random): Panel {
  return draw(random, 50, { wordings: WORDINGS });
}

function draw(random: Random, prompts: number, special: Special = {}): Panel {
  return drawPanel(REPORT, { prompts, days: DAYS, random, special }).panel;
}

function groupFirst({ questions }: Panel, treated: number): Groups {
  return Uint8Array.from({ length: questions }, (_, question) => (question < treated ? TREATED : CONTROL));
}

/** The 10 weakest of 50 questions in two weeks. */
function drawWeakest(random: Random, chosenBefore: number): { panel: Panel; groups: Groups } {
  const panel = draw(random, 50);
  const levels = new Float64Array(panel.questions);
  const days = { from: chosenBefore - 14, before: chosenBefore };
  for (const { question, hits } of panel.cells) levels[question] = (levels[question] ?? 0) + sumDays(hits, days);
  const weakest = new Set([...levels.keys()].toSorted((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0)).slice(0, 10));
  return {
    panel,
    groups: Uint8Array.from(levels, (_, question) => (weakest.has(question) ? TREATED : CONTROL)),
  };
}
