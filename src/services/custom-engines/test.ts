import { UNREADABLE } from '../../domain/connections/connections.ts';
import { Failure, notFound } from '../../domain/shared/failures.ts';
import { type PaidTrial, payForTrial } from '../connections/pay-for-trial.ts';
import type { CallerContext } from '../context.ts';
import { loadCustomEngines } from './load.ts';

export interface TestCustomEngineInput {
  engineId: string;
  prompt: string;
  country: string;
}

/** Asks an engine that an operator defined one question. The cost counts toward the daily budget. The answer is not stored. */
export async function testCustomEngine(
  context: CallerContext,
  { engineId, ...asked }: TestCustomEngineInput,
): Promise<PaidTrial> {
  const { definitions, rows } = await loadCustomEngines(context);
  const definition = definitions.find(({ id }) => id === engineId);
  if (!definition && [...rows.keys()].some((id) => id === engineId)) throw new Failure('conflict', UNREADABLE);
  if (!definition) throw notFound('Custom engine');
  const engine = context.connections.createCustomEngine(definition);
  return payForTrial(context, engineId, { engine }, asked);
}
