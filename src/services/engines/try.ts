import { ENGINES } from '../../domain/shared/engines.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import {
  type Answer,
  type AnyEngine,
  type EngineAccess,
  EngineError,
  type EngineFailure,
  type Source,
} from '../../gateways/engines/port.ts';
import type { Context } from '../context.ts';
import { accessOf, SANDBOX } from './enabled.ts';

/** The result of a test question. It is not stored. */
export interface Trial {
  /** An engine, or the page of one. */
  engine: string;
  state: 'answered' | 'no_answer' | 'failed' | 'refused' | 'off';
  /** Why the engine did not answer. */
  reason: string | null;
  source: string | null;
  isSimulated: boolean;
  model: string | null;
  latencyMs: number;
  /** Cost in US dollars. Null if the provider does not report it; `expectedCost` is then an estimate. */
  cost: number | null;
  expectedCost: number;
  text: string;
  cited: Source[];
  searches: string[];
}

export interface TrialInput {
  engine?: string | undefined;
  prompt: string;
  country: string;
}

/** Sends a test question to one engine, or to all engines and what is queried in addition concurrently. */
export function tryEngines(context: Context, { engine, ...asked }: TrialInput): Promise<Trial[]> {
  const added = [...context.addedEngines].flatMap(([series, access]) => ('engine' in access ? [series] : []));
  const tried = engine ? [engine] : [...ENGINES, ...added];
  return Promise.all(tried.map((id) => tryEngine(context, id, accessOf(context, id), asked)));
}

export async function tryEngine(
  { now }: Pick<Context, 'now'>,
  id: string,
  access: EngineAccess,
  asked: Omit<TrialInput, 'engine'>,
): Promise<Trial> {
  if ('off' in access) return { ...blank(id, null), state: 'off', reason: access.off };
  const { engine } = access;
  const refusal = engine.refusalOf(asked.country);
  if (refusal !== null) return { ...blank(id, engine), state: 'refused', reason: refusal };

  const started = performance.now();
  const measured = () => ({ ...blank(id, engine), latencyMs: Math.round(performance.now() - started) });
  try {
    const signal = new AbortController().signal;
    const answer = await engine.ask({ ...asked, day: dayOf(now()), sample: 1, brands: [], signal, isUrgent: true });
    return answer ? { ...measured(), ...readAnswer(answer) } : { ...measured(), state: 'no_answer' };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.failure === 'refused') return { ...measured(), state: 'no_answer', reason: error.message };
    return { ...measured(), state: 'failed', reason: explain(error) };
  }
}

function readAnswer({ text, cited, searches, model, cost }: Answer) {
  return {
    state: 'answered' as const,
    text,
    cited: cited.map(({ url, title }) => ({ url, title })),
    searches,
    model,
    cost,
  };
}

function blank(engine: string, connected: AnyEngine | null): Trial {
  return {
    engine,
    state: 'failed',
    reason: null,
    source: connected?.connector ?? null,
    isSimulated: connected?.connector === SANDBOX,
    model: null,
    latencyMs: 0,
    cost: null,
    expectedCost: connected?.expectedCost ?? 0,
    text: '',
    cited: [],
    searches: [],
  };
}

const ADVICE: Record<EngineFailure, string> = {
  refused: '',
  retry: 'The error may be temporary. Try again later.',
  give_up: 'A retry would fail as well.',
  quota: 'The quota of the account is exhausted.',
  misconfigured: 'Check the API key, the model and the base URL in the settings.',
};

function explain({ failure, message, retryAfterMs }: EngineError): string {
  const wait =
    retryAfterMs === null ? '' : ` The provider requests a wait of ${Math.ceil(retryAfterMs / 1000)} seconds.`;
  return `${message}\n${ADVICE[failure]}${wait}`;
}
