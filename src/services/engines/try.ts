import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { type Answer, type Engine, EngineError, type EngineFailure, type Source } from '../../gateways/engines/port.ts';
import type { Context } from '../context.ts';
import { SANDBOX } from './enabled.ts';

/** What came of one question that is put to an engine to see whether it can be asked; it is not kept. */
export interface Trial {
  engine: EngineId;
  state: 'answered' | 'no_answer' | 'failed' | 'refused' | 'off';
  /** Why there is no answer. */
  reason: string | null;
  source: string | null;
  isSimulated: boolean;
  model: string | null;
  latencyMs: number;
  /** US dollars; null where nobody says, and then `expectedCost` is all that is known. */
  cost: number | null;
  expectedCost: number;
  text: string;
  cited: Source[];
  searches: string[];
}

export interface TrialInput {
  engine?: EngineId | undefined;
  prompt: string;
  country: string;
}

/** Puts one question to an engine, or to all of them at once. */
export function tryEngines(context: Context, { engine, ...asked }: TrialInput): Promise<Trial[]> {
  return Promise.all((engine ? [engine] : ENGINES).map((id) => tryEngine(context, id, asked)));
}

async function tryEngine({ engines, now }: Context, id: EngineId, asked: Omit<TrialInput, 'engine'>): Promise<Trial> {
  const way = engines[id];
  if ('off' in way) return { ...blank(id, null), state: 'off', reason: way.off };
  const { engine } = way;
  const refusal = engine.refusalOf(asked.country);
  if (refusal !== null) return { ...blank(id, engine), state: 'refused', reason: refusal };

  const started = performance.now();
  const measured = () => ({ ...blank(id, engine), latencyMs: Math.round(performance.now() - started) });
  try {
    const signal = new AbortController().signal;
    const answer = await engine.ask({ ...asked, day: dayOf(now()), sample: 1, brands: [], signal });
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

function blank(engine: EngineId, way: Engine | null): Trial {
  return {
    engine,
    state: 'failed',
    reason: null,
    source: way?.connector ?? null,
    isSimulated: way?.connector === SANDBOX,
    model: null,
    latencyMs: 0,
    cost: null,
    expectedCost: way?.expectedCost ?? 0,
    text: '',
    cited: [],
    searches: [],
  };
}

const ADVICE: Record<EngineFailure, string> = {
  refused: '',
  retry: 'This may pass: try again later.',
  give_up: 'Another try would end in the same way.',
  quota: 'The account is used up.',
  misconfigured: 'Check the key, the model and the address in the settings.',
};

function explain({ failure, message, retryAfterMs }: EngineError): string {
  const wait = retryAfterMs === null ? '' : ` The provider asks to wait ${Math.ceil(retryAfterMs / 1000)} seconds.`;
  return `${message}\n${ADVICE[failure]}${wait}`;
}
