import type { Credentials, StoredCredentials } from '../domain/connections/connections.ts';
import type { CustomEngine } from '../domain/connections/custom-engines.ts';
import type { SupportedSeries, UiConnector } from '../domain/connections/ui-series.ts';
import type { ConnectorSettings } from '../domain/settings/settings.ts';
import type { Provider } from '../domain/shared/engines.ts';
import { createCustomEngine } from './engines/connectors/custom.ts';
import { createAllEngines, createCustomEngines, type EngineSettings } from './engines/create.ts';
import type { AddedEngines, AnyEngine, Engine, EngineAccess, Engines } from './engines/port.ts';
import { createLanguageModel, type LanguageModelSettings } from './language-model/create.ts';
import type { LanguageModel } from './language-model/port.ts';

interface ProviderSettings {
  engines: EngineSettings;
  languageModel: LanguageModelSettings | null;
}

/** What a person chose in addition to credentials. */
interface Chosen {
  connectors: ConnectorSettings;
  customEngines: readonly CustomEngine[];
}

type AllEngines = ReturnType<typeof createAllEngines>;

/** The engines and the language model of a process. Credentials can change while it runs: services keep the same objects. */
export interface Providers {
  engines: Engines;
  /** The pages of engines that are queried in addition to their API. */
  addedEngines: AddedEngines;
  languageModel: LanguageModel;
  /** The engines with these credentials, and without those that cannot be read. They are not put to use. */
  createEngines: (stored: StoredCredentials, unreadable?: readonly Provider[]) => Engines;
  /** The engines of one provider, with these credentials or else with those of the environment. */
  isolate: (provider: Provider, credentials: Credentials | null) => AllEngines;
  /** Puts these credentials and connectors to use. Nothing changes if they are in use already. */
  use: (stored: StoredCredentials, unreadable: readonly Provider[], chosen: Chosen) => void;
  /** The engine of a definition. It is not put to use. */
  createCustomEngine: (definition: CustomEngine) => AnyEngine;
}

export interface ProviderOptions {
  /** Adds stored credentials to the settings of the environment. */
  read: (stored: StoredCredentials, connectors: ConnectorSettings | null) => ProviderSettings;
  /** The settings as if only this provider was connected. */
  isolate: (provider: Provider, credentials: Credentials | null) => ProviderSettings;
  sandbox: (series: SupportedSeries, connector?: UiConnector) => Engine;
  customSandbox: (definition: CustomEngine) => AnyEngine;
  /** Overrides the engines from the settings. */
  fixedEngines?: Engines | undefined;
}

export function createProviders({ read, isolate, sandbox, customSandbox, fixedEngines }: ProviderOptions): Providers {
  /** Null for those of the environment. */
  let connectorsInUse: ConnectorSettings | null = null;
  const createAll = (stored: StoredCredentials, unreadable: readonly Provider[] = []): AllEngines =>
    createAllEngines(read(stored, connectorsInUse).engines, { sandbox, unreadable });
  const first = createAll({});
  const engines: Record<string, EngineAccess> = { ...(fixedEngines ?? first.engines) };
  const addedEngines = new Map<string, EngineAccess>(first.pages);
  let languageModel = createLanguageModel(read({}, null).languageModel);
  let inUse = '';
  return {
    engines: engines as Engines,
    addedEngines,
    languageModel: { complete: (...call) => languageModel.complete(...call) },
    createEngines: (...credentials) => fixedEngines ?? createAll(...credentials).engines,
    createCustomEngine: (definition) => createCustomEngine(definition),
    isolate: (provider, credentials) => createAllEngines(isolate(provider, credentials).engines, { sandbox }),
    use(stored, unreadable, { connectors, customEngines }) {
      // Engines count their running calls, so those in use are not replaced by equal ones.
      const used = JSON.stringify([stored, unreadable, connectors, customEngines]);
      if (used === inUse) return;
      inUse = used;
      connectorsInUse = connectors;
      const all = createAll(stored, unreadable);
      Object.assign(engines, fixedEngines ?? all.engines);
      const isSimulated = 'engine' in all.engines.chatgpt && all.engines.chatgpt.engine.connector === 'sandbox';
      addedEngines.clear();
      const customs = createCustomEngines(customEngines, isSimulated ? customSandbox : null);
      for (const [series, access] of [...all.pages, ...customs]) addedEngines.set(series, access);
      languageModel = createLanguageModel(read(stored, connectors).languageModel);
    },
  };
}
