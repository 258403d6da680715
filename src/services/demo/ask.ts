import type { Slot } from '../../domain/answers/answers.ts';
import { engineOf } from '../../domain/connections/ui-series.ts';
import { planAnswer } from '../../domain/demo/story.ts';
import type { Prompt } from '../../domain/prompts/prompts.ts';
import { lengthOf } from '../../domain/shared/windows.ts';
import type { Answer, AnyEngine } from '../../gateways/engines/port.ts';
import type { Context } from '../context.ts';
import { findSeries } from '../engines/enabled.ts';

/** The demo, and the day on which it was created. */
export interface Demo {
  workspaceId: string;
  reportId: string;
  prompts: Prompt[];
  today: string;
}

type Reply = { engine: AnyEngine } & ({ answer: Answer | null } | { failureReason: string });

const NEVER = new AbortController().signal;

/** The answer of the sandbox on a past day, as the story changes it. Null if the engine is off. */
export async function askSandbox(
  context: Context,
  { today }: Demo,
  { prompt, country }: Prompt,
  { engine: engineId, day, sample }: Pick<Slot, 'engine' | 'day' | 'sample'>,
): Promise<Reply | null> {
  const engine = findSeries(context, engineId);
  if (!engine) return null;
  const daysAgo = lengthOf({ from: day, before: today });
  const { brands, model, failureReason } = planAnswer({ engine: engineOf(engineId), prompt, country, daysAgo });
  if (failureReason !== null) return { engine, failureReason };
  const answer = await engine.ask({ prompt, country, day, sample, brands, signal: NEVER });
  return { engine, answer: answer && { ...answer, model: model ?? answer.model } };
}
