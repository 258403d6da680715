import { engineName } from '../shared/engines.ts';
import { questionOf, type ReportSize } from '../statistics/cells.ts';
import { type CellHits, estimateChange } from '../statistics/change.ts';
import { countedSurface, type Surface, type Surfaces, type TwoSurfaceEngine } from './surfaces.ts';

/** The answers of both surfaces to a prompt, on the days on which both answered it. */
interface Pair extends Record<Surface, CellHits> {
  prompt: number;
}

/** How the answers of the API of an engine differ from those of its page. */
export interface SurfaceComparison {
  engine: TwoSurfaceEngine;
  /** The surface that counts in the report. */
  surface: Surface;
  /** Prompts that both surfaces answered on the same day. */
  prompts: number;
  questions: number;
  apiAnswers: number;
  uiAnswers: number;
  /** The share of answers of the API that name your brand minus that of the page. Null without a prompt in common. */
  brandCoverage: number | null;
  low: number | null;
  high: number | null;
  text: string;
}

/** Collects the answers of a day after another. */
export function createSurfacePairs() {
  const pairs = new Map<number, Pair>();
  return {
    /** The answers of both surfaces on a day, and those of them that name the brand: one value for each prompt. */
    addDay(day: Record<Surface, { answers: ArrayLike<number>; hits: ArrayLike<number> }>): void {
      for (let prompt = 0; prompt < day.api.answers.length; prompt++) {
        if (!day.api.answers[prompt] || !day.ui.answers[prompt]) continue;
        const pair = pairs.get(prompt) ?? { prompt, api: { hits: 0, answers: 0 }, ui: { hits: 0, answers: 0 } };
        pairs.set(prompt, pair);
        for (const surface of ['api', 'ui'] as const) {
          pair[surface].hits += day[surface].hits[prompt] ?? 0;
          pair[surface].answers += day[surface].answers[prompt] ?? 0;
        }
      }
    },
    list: (): readonly Pair[] => [...pairs.values()],
  };
}

/** Each prompt is compared with itself, as in changes from window to window. */
export function compareSurfaces(
  engine: TwoSurfaceEngine,
  surfaces: Surfaces,
  pairs: readonly Pair[],
  size: Pick<ReportSize, 'questions'>,
): SurfaceComparison {
  const { difference, matchedPrompts, matchedQuestions } = estimateChange(
    pairs.map(({ prompt, api, ui }) => ({ prompt, question: questionOf(size, prompt), now: api, before: ui })),
  );
  const { value = null, low = null, high = null } = difference ?? {};
  const sum = (surface: Surface) => pairs.reduce((total, pair) => total + pair[surface].answers, 0);
  return {
    engine,
    surface: countedSurface(engine, surfaces),
    prompts: matchedPrompts,
    questions: matchedQuestions,
    apiAnswers: sum('api'),
    uiAnswers: sum('ui'),
    brandCoverage: value,
    low,
    high,
    text: describe(engineName(engine), value, low, high),
  };
}

function describe(name: string, value: number | null, low: number | null, high: number | null): string {
  if (value === null) return `No prompt was answered by the API and by the page of ${name} on the same day.`;
  if (low === null || high === null) {
    return `Only one question was answered by the API and by the page of ${name} on the same day.`;
  }
  const [from, to] = value < 0 ? [-high, -low] : [low, high];
  const interval = `95 % interval ${points(from)} to ${points(to)}`;
  if (Math.round(100 * value) === 0) return `API answers of ${name} name you as often as its page (${interval}).`;
  const amount = Math.abs(Math.round(100 * value));
  const frequency = value < 0 ? 'less' : 'more';
  const unclear = low <= 0 && high >= 0 ? ', which is within noise' : '';
  return `API answers of ${name} name you ${amount} ${amount === 1 ? 'point' : 'points'} ${frequency} often than its page (${interval})${unclear}.`;
}

function points(share: number): string {
  const rounded = Math.round(100 * share);
  return rounded < 0 ? `−${-rounded}` : String(Math.abs(rounded));
}
