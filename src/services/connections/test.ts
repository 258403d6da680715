import {
  type CredentialFields,
  chooseTested,
  PROVIDER_FACTS,
  readCredentials,
  requireProvider,
} from '../../domain/connections/connections.ts';
import { engineOf, surfaceOf } from '../../domain/connections/ui-series.ts';
import type { EngineId, Provider } from '../../domain/shared/engines.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { reserveSpending, settleSpending } from '../../storage/collection/spending.ts';
import type { CallerContext } from '../context.ts';
import { accessOf } from '../engines/enabled.ts';
import { type Trial, tryEngine } from '../engines/try.ts';
import { loadConnections } from './load.ts';

export interface TestConnectionInput extends CredentialFields {
  provider: string;
  /** Defaults to the first engine of the provider. */
  engine?: EngineId | undefined;
  surface?: 'api' | 'ui' | undefined;
  prompt: string;
  country: string;
}

export interface ConnectionTest extends Pick<Trial, 'model' | 'latencyMs' | 'text'> {
  engine: EngineId;
  surface: 'api' | 'ui';
  state: 'answered' | 'no_answer' | 'failed';
  /** The message of the provider, and what to do. Null if the engine answered. */
  reason: string | null;
  costUsd: number | null;
  expectedCostUsd: number;
}

/**
 * Asks an engine of the provider one question, with the given credentials or else with those in use. The cost counts toward the
 * daily budget. The answer is not stored.
 */
export async function testConnection(
  context: CallerContext,
  { provider: id, engine: asked, surface: askedSurface, prompt, country, ...fields }: TestConnectionInput,
): Promise<ConnectionTest> {
  const provider = requireProvider(id);
  const series = chooseTested(provider, { engine: asked, surface: askedSurface });
  const [engine, surface] = [engineOf(series), surfaceOf(series)];
  const isolated = context.connections.isolate(provider, await chooseCredentials(context, provider, fields));
  const access = accessOf({ engines: isolated.engines, addedEngines: isolated.pages }, series);
  const expectedCostUsd = 'engine' in access ? access.engine.expectedCost : 0;
  const day = dayOf(context.now());
  const { dailyBudgetUsd: budgetUsd } = context.collection;
  const nothing = { engine, surface, model: null, latencyMs: 0, text: '', costUsd: null, expectedCostUsd };
  if (!(await reserveSpending(context.database, { day, usd: expectedCostUsd, budgetUsd }))) {
    return { ...nothing, state: 'failed', reason: `The budget of the day (${budgetUsd} US dollars) is spent.` };
  }
  const trial = await tryEngine(context, series, access, { prompt, country });
  const { state, reason, model, latencyMs, text, cost } = trial;
  const isFree = state !== 'answered' && state !== 'no_answer';
  await settleSpending(context.database, day, (isFree ? 0 : (cost ?? expectedCostUsd)) - expectedCostUsd);
  const outcome = state === 'answered' || state === 'no_answer' ? state : 'failed';
  return { engine, surface, state: outcome, reason, model, latencyMs, text, costUsd: cost, expectedCostUsd };
}

async function chooseCredentials(context: CallerContext, provider: Provider, fields: CredentialFields) {
  const isGiven = Object.values(fields).some((value) => value !== undefined);
  if (isGiven) return readCredentials(provider, fields);
  if (context.connections.fromEnvironment.includes(provider)) return null;
  const stored = (await loadConnections(context)).stored[provider];
  if (!stored)
    throw new Failure('conflict', `${PROVIDER_FACTS[provider].name} is not connected. Send its credentials.`);
  return stored;
}
