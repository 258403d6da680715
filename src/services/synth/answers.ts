import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Slot } from '../../domain/answers/answers.ts';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import { addDays } from '../../domain/shared/windows.ts';
import type { Engine, Engines } from '../../gateways/engines/port.ts';
import { type LoadableAnswer, toLoadable } from '../../storage/answers/load.ts';
import { observeAnswer } from '../answers/observe.ts';
import { findEngine } from '../engines/enabled.ts';

export interface Asked {
  promptId: string;
  prompt: string;
}

interface Options {
  engines: Engines;
  workspaceId: string;
  prompts: readonly Asked[];
  brands: { name: string; domain: string }[];
  country: string;
  collectedDate: Date;
  /** The number of days that will be requested. */
  days: number;
}

/** Answers to the same prompt of an engine. Composing one for every day would take most of the time. */
const VARIANTS = 4;
/** The number of days after which new answers are composed. They cite other pages. */
const PERIOD_DAYS = 45;
/** Appended to prompts, so that the variants cite different pages. */
const WORDINGS = [
  '',
  'in detail',
  'with reviews',
  'compared',
  'for beginners',
  'with prices',
  'and alternatives',
  'this year',
  'with support',
  'on a budget',
  'for experts',
  'in practice',
  'with examples',
  'step by step',
  'at scale',
  'in short',
];

/**
 * Returns a function that creates the answers of a day, one for each prompt and engine. Days must be requested in order. The
 * answers of the next period are composed while those of this one are loaded.
 */
export function composeAnswers(options: Options) {
  const { engines, workspaceId, prompts, days } = options;
  const asked = ENGINES.flatMap((id) => {
    const engine = findEngine(engines, id);
    return engine ? [{ id, engine }] : [];
  });
  let variants: LoadableAnswer[] = [];
  let next: Promise<LoadableAnswer[]> | null = null;
  async function beginPeriod(day: string, number: number): Promise<void> {
    const period = number / PERIOD_DAYS;
    variants = await (next ?? composeVariants(options, asked, day, period));
    const hasNext = number + PERIOD_DAYS < days;
    next = hasNext ? composeVariants(options, asked, addDays(day, PERIOD_DAYS), period + 1) : null;
    // An error is reported when the next period begins.
    next?.catch(() => {});
  }
  return async function answersOf(day: string, number: number): Promise<{ slot: Slot; loadable: LoadableAnswer }[]> {
    if (number % PERIOD_DAYS === 0) await beginPeriod(day, number);
    return prompts.flatMap(({ promptId }, prompt) =>
      asked.flatMap(({ id: engine }, index) => {
        const first = (prompt * asked.length + index) * VARIANTS;
        const loadable = variants[first + chooseVariant(first, number)];
        return loadable ? [{ slot: { workspaceId, promptId, day, engine, sample: 1 }, loadable }] : [];
      }),
    );
  };
}

async function composeVariants(
  { prompts, brands, country, collectedDate }: Options,
  asked: readonly { id: EngineId; engine: Engine }[],
  day: string,
  period: number,
): Promise<LoadableAnswer[]> {
  const variants: LoadableAnswer[] = [];
  for (const { prompt } of prompts) {
    await nextTurn();
    for (const { engine } of asked) {
      for (let variant = 0; variant < VARIANTS; variant++) {
        const wording = WORDINGS[(period * VARIANTS + variant) % WORDINGS.length] ?? '';
        const question = { prompt: `${prompt} ${wording}`.trim(), country, day, sample: variant + 1, brands };
        const answer = await engine.ask({ ...question, signal: NEVER });
        variants.push(toLoadable(observeAnswer(engine, country, answer), collectedDate));
      }
    }
  }
  return variants;
}

const NEVER = new AbortController().signal;

/** A variant that looks random, the same every time. */
function chooseVariant(cell: number, day: number): number {
  return (Math.imul(cell + 1, 2654435761) ^ Math.imul(day + 1, 40503)) >>> 30;
}
