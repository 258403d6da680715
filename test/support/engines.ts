import { ENGINES, type EngineId } from '../../src/domain/shared/engines.ts';
import type { Answer, Engine, Engines, Question } from '../../src/gateways/engines/port.ts';

type Ask = (question: Question, engine: EngineId) => Promise<Answer | null>;

/** Engines with scripted answers. Engines without a script are off. */
export function createEngines(ask: Ask, ids: readonly EngineId[] = ENGINES, engine: Partial<Engine> = {}): Engines {
  return Object.fromEntries(
    ENGINES.map((id) => [
      id,
      ids.includes(id) ? { engine: scripted(id, ask, engine) } : { off: `Set a key for ${id}` },
    ]),
  ) as Engines;
}

function scripted(id: EngineId, ask: Ask, engine: Partial<Engine>): Engine {
  return {
    connector: 'scripted',
    surface: 'api',
    expectedCost: 0,
    refusalOf: () => null,
    ask: (question) => ask(question, id),
    ...engine,
  };
}

export function answer(text: string, cited: string[] = [], rest: Partial<Answer> = {}): Answer {
  return {
    text,
    cited: cited.map((url, index) => ({ url, title: `Page ${index + 1}`, position: index + 1, spans: [] })),
    retrieved: [],
    searches: [],
    model: 'test-model',
    cost: 0,
    raw: { text },
    ...rest,
  };
}
