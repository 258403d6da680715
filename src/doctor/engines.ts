import { type EngineSettings } from '../gateways/engines/create.ts';
import { type KeyCheck, verifyKeys } from '../gateways/engines/verify-keys.ts';
import type { Finding } from './finding.ts';

const STATES = { valid: 'ok', unverified: 'warning', rejected: 'error' } as const;

/** Verifies the keys of the providers without calls that cost money. */
export async function checkEngines(settings: EngineSettings): Promise<Finding[]> {
  const checks = await verifyKeys(settings);
  if (checks.length > 0) return checks.map(evaluateKey);
  const message = 'no provider key is set, so all answers are simulated. See docs/guides/engines.md';
  return [{ check: 'Engines', state: 'warning', message }];
}

function evaluateKey({ provider, state, detail }: KeyCheck): Finding {
  const advice = state === 'rejected' ? '. Replace the key' : '';
  return { check: 'Engines', state: STATES[state], message: `${provider}: ${detail}${advice}` };
}
