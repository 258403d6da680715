import {
  type CredentialFields,
  chooseTested,
  PROVIDER_FACTS,
  readCredentials,
  requireProvider,
} from '../../domain/connections/connections.ts';
import { engineOf, surfaceOf } from '../../domain/connections/ui-series.ts';
import type { Provider, SupportedEngine } from '../../domain/shared/engines.ts';
import { Failure } from '../../domain/shared/failures.ts';
import type { CallerContext } from '../context.ts';
import { accessOf } from '../engines/enabled.ts';
import { loadConnections } from './load.ts';
import { type PaidTrial, payForTrial } from './pay-for-trial.ts';

export interface TestConnectionInput extends CredentialFields {
  provider: string;
  /** Defaults to the first engine of the provider. */
  engine?: SupportedEngine | undefined;
  surface?: 'api' | 'ui' | undefined;
  prompt: string;
  country: string;
}

export interface ConnectionTest extends PaidTrial {
  engine: SupportedEngine;
  surface: 'api' | 'ui';
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
  return { engine, surface, ...(await payForTrial(context, series, access, { prompt, country })) };
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
