import type { Credentials, StoredCredentials } from '../domain/connections/connections.ts';
import type { EngineId, Provider } from '../domain/shared/engines.ts';
import { createEngines, type EngineSettings } from './engines/create.ts';
import type { Engine, Engines } from './engines/port.ts';
import { createLanguageModel, type LanguageModelSettings } from './language-model/create.ts';
import type { LanguageModel } from './language-model/port.ts';

interface ProviderSettings {
  engines: EngineSettings;
  languageModel: LanguageModelSettings | null;
}

/** The engines and the language model of a process. Credentials can change while it runs: services keep the same objects. */
export interface Providers {
  engines: Engines;
  languageModel: LanguageModel;
  /** The engines with these credentials, and without those that cannot be read. They are not put to use. */
  createEngines: (stored: StoredCredentials, unreadable?: readonly Provider[]) => Engines;
  /** The engines of one provider, with these credentials or else with those of the environment. */
  isolate: (provider: Provider, credentials: Credentials | null) => Engines;
  /** Puts these credentials to use. Nothing changes if they are in use already. */
  use: (stored: StoredCredentials, unreadable: readonly Provider[]) => void;
}

export interface ProviderOptions {
  /** Adds stored credentials to the settings of the environment. */
  read: (stored: StoredCredentials) => ProviderSettings;
  /** The settings as if only this provider was connected. */
  isolate: (provider: Provider, credentials: Credentials | null) => ProviderSettings;
  sandbox: (engine: EngineId) => Engine;
  /** Overrides the engines from the settings. */
  fixedEngines?: Engines | undefined;
}

export function createProviders({ read, isolate, sandbox, fixedEngines }: ProviderOptions): Providers {
  const create: Providers['createEngines'] = (stored, unreadable = []) =>
    fixedEngines ?? createEngines(read(stored).engines, { sandbox, unreadable });
  const engines: Record<string, Engines[EngineId]> = { ...create({}) };
  let languageModel = createLanguageModel(read({}).languageModel);
  let inUse = JSON.stringify([{}, []]);
  return {
    engines: engines as Engines,
    languageModel: { complete: (...call) => languageModel.complete(...call) },
    createEngines: create,
    isolate: (provider, credentials) => createEngines(isolate(provider, credentials).engines, { sandbox }),
    use(stored, unreadable) {
      // Engines count their running calls, so those in use are not replaced by equal ones.
      if (JSON.stringify([stored, unreadable]) === inUse) return;
      inUse = JSON.stringify([stored, unreadable]);
      Object.assign(engines, create(stored, unreadable));
      languageModel = createLanguageModel(read(stored).languageModel);
    },
  };
}
