import { accumulate, type Panel } from '../../src/domain/experiments/panel.ts';
import type { Random } from '../../src/domain/shared/random.ts';
import { drawNormal } from '../statistics/random.ts';

/** The parameters of a simulated report. */
export interface World {
  treated: number;
  controls: number;
  engines: number;
  /** The share of answers with a hit over all possible prompts. */
  level: number;
  /** The probability that the level of a prompt on an engine is drawn again on a day. */
  changing: number;
  /** Whether engines change for all prompts now and then. */
  hasUpdates: boolean;
}

export function listWorlds(): World[] {
  const worlds: World[] = [];
  for (const treated of [5, 10, 25]) {
    for (const controls of [5, 20, 40]) {
      for (const engines of [1, 4, 7]) {
        for (const level of [0.08, 0.5]) {
          for (const changing of [0, 0.05, 0.2]) {
            for (const hasUpdates of [false, true]) {
              worlds.push({ treated, controls, engines, level, changing, hasUpdates });
            }
          }
        }
      }
    }
  }
  return worlds;
}

/** On the logit scale. */
const PROMPT_DEVIATION = 1.6;
const CELL_DEVIATION = 1;
const UPDATE_DEVIATION = 0.7;
const UPDATE_CHANCE = 0.05;

/** What a world differs in for the cases beside the grid. */
export interface Special {
  /** Wordings of each question, which share its level. */
  wordings?: number;
  /** Whether prompts of a topic move together; the topic of each prompt. */
  topicOf?: (prompt: number) => number;
  /** Whether a prompt is sent to an engine on a day. */
  isAsked?: (prompt: number, engine: number, day: number) => boolean;
}

export interface Drawn {
  panel: Panel;
  /** By cell and day: the true rates. */
  rates: Float64Array[];
}

/** Draws one answer for each prompt, engine and day. `wordings` prompts in a row ask the same question. */
export function drawPanel(
  { engines, level, changing, hasUpdates }: Omit<World, 'treated' | 'controls'>,
  { prompts, days, random, special = {} }: { prompts: number; days: number; random: Random; special?: Special },
): Drawn {
  const { wordings = 1, topicOf, isAsked = () => true } = special;
  const deviation = Math.hypot(PROMPT_DEVIATION, CELL_DEVIATION);
  // The mean of the logistic function over a normal distribution is about that of a steeper function at its mean.
  const center = Math.log(level / (1 - level)) * Math.sqrt(1 + 0.346 * deviation ** 2);
  const shifts = new Map<string, Float64Array>();
  const shiftOf = (name: string) => {
    const known = shifts.get(name) ?? drawShift(days, random);
    shifts.set(name, known);
    return known;
  };
  const panel: Panel = { questions: prompts / wordings, cells: [] };
  const rates: Float64Array[] = [];
  const ofQuestion = Array.from({ length: prompts / wordings }, () => center + PROMPT_DEVIATION * drawNormal(random));
  const cellLevels = new Map<string, Float64Array>();
  for (let prompt = 0; prompt < prompts; prompt++) {
    const question = Math.floor(prompt / wordings);
    for (let engine = 0; engine < engines; engine++) {
      const updates = hasUpdates ? shiftOf(`engine ${engine}`) : null;
      const moves = topicOf ? shiftOf(`topic ${topicOf(prompt)}`) : null;
      const name = `${question} ${engine}`;
      const levels = cellLevels.get(name) ?? drawLevels(days, changing, random);
      cellLevels.set(name, levels);
      const rate = new Float64Array(days);
      const [hits, answers] = [new Uint8Array(days), new Uint8Array(days)];
      for (let day = 0; day < days; day++) {
        const logit = (ofQuestion[question] ?? 0) + (levels[day] ?? 0) + (updates?.[day] ?? 0) + (moves?.[day] ?? 0);
        rate[day] = 1 / (1 + Math.exp(-logit));
        if (!isAsked(prompt, engine, day)) continue;
        answers[day] = 1;
        if (random() < (rate[day] ?? 0)) hits[day] = 1;
      }
      rates.push(rate);
      panel.cells.push({ question, stratum: engine, hits: accumulate(hits), answers: accumulate(answers) });
    }
  }
  return { panel, rates };
}

function drawLevels(days: number, changing: number, random: Random): Float64Array {
  let level = CELL_DEVIATION * drawNormal(random);
  return Float64Array.from({ length: days }, () => {
    if (changing > 0 && random() < changing) level = CELL_DEVIATION * drawNormal(random);
    return level;
  });
}

function drawShift(days: number, random: Random): Float64Array {
  let shift = 0;
  return Float64Array.from({ length: days }, () => {
    if (random() < UPDATE_CHANCE) shift += UPDATE_DEVIATION * drawNormal(random);
    return shift;
  });
}
