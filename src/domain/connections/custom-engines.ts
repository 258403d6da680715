import { type CustomEngineId, isCustomEngineId } from '../shared/engines.ts';
import { Failure, invalid } from '../shared/failures.ts';

export const CUSTOM_ENGINE_KINDS = ['xai', 'openai_compatible'] as const;
export type CustomEngineKind = (typeof CUSTOM_ENGINE_KINDS)[number];

/** An engine that the operator of a server defines. */
export interface CustomEngine {
  id: CustomEngineId;
  /** The name in the settings. Everywhere else, engines have the words of their id. */
  name: string;
  /** `xai`: Responses API of xAI. `openai_compatible`: chat completions. */
  kind: CustomEngineKind;
  baseUrl: string;
  /** Null if the endpoint needs none. */
  apiKey: string | null;
  model: string;
  /** Whether it searches the web. Without it, answers come from the model alone. */
  searches: boolean;
  /** Prices in US dollars. A cost that the endpoint reports takes precedence. */
  usdPerCall: number;
  usdPerMillionInput: number;
  usdPerMillionOutput: number;
}

export function requireCustomEngineId(id: string): CustomEngineId {
  if (isCustomEngineId(id)) return id;
  const message = 'Must be x_ and 1 to 32 lowercase letters, digits or underscores, for example x_grok';
  throw invalid('params', [{ path: 'engineId', message, code: 'invalid_format' }]);
}

export function customSurfaceOf({ searches }: Pick<CustomEngine, 'searches'>): 'api' | 'model' {
  return searches ? 'api' : 'model';
}

/** A stored key is sent to another server only if a person enters it again. */
export function chooseKey(
  given: string | null | undefined,
  baseUrl: string,
  stored: Pick<CustomEngine, 'apiKey' | 'baseUrl'> | null,
): string | null {
  if (given !== undefined) return given;
  if (!stored || stored.apiKey === null) return null;
  if (new URL(stored.baseUrl).origin === new URL(baseUrl).origin) return stored.apiKey;
  const message = 'The base URL is another server. Enter the key again, or null for none';
  throw invalid('body', [{ path: 'apiKey', message, code: 'required' }]);
}

export function customEngineInEnvironment({ id }: Pick<CustomEngine, 'id'>): Failure {
  return new Failure('conflict', `CUSTOM_ENGINES in the environment of the server defines ${id}. Change it there.`);
}
