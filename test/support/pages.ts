import type { UiSeries } from '../../src/domain/connections/ui-series.ts';
import type { CustomEngineId } from '../../src/domain/shared/engines.ts';
import type { Answer, Engine, EngineAccess, Question } from '../../src/gateways/engines/port.ts';
import { collectAnswer } from '../../src/services/answers/collect.ts';
import { scopeOf } from '../../src/services/collection/request.ts';
import type { Context } from '../../src/services/context.ts';
import { listOpenSlots, listPromptIdsToAsk } from '../../src/storage/collection/slots.ts';

/** Connects the page of an engine, or a custom engine, with scripted answers, or disconnects it. */
export function connectPage(
  { addedEngines }: Pick<Context, 'addedEngines'>,
  series: UiSeries | CustomEngineId,
  ask: ((question: Question) => Promise<Answer>) | null,
  engine: Partial<Engine> = {},
): void {
  const page: Engine = {
    connector: 'page',
    surface: 'ui',
    expectedCost: 0,
    refusalOf: () => null,
    ask: ask ?? (() => Promise.reject(new Error('off'))),
    ...engine,
  };
  const access: EngineAccess = ask ? { engine: page } : { off: 'Off in this test' };
  (addedEngines as Map<string, EngineAccess>).set(series, access);
}

const SIGNAL = new AbortController().signal;

/** The open calls of a day, in all reports. */
export async function listCalls(context: Context, day: string) {
  const promptIds = await listPromptIdsToAsk(context.database, { after: '', take: 1000 });
  return listOpenSlots(context.database, scopeOf(context, day), promptIds);
}

/** Makes the open calls of a day as the jobs do. */
export async function collectCalls(context: Context, day: string): Promise<void> {
  const calls = await listCalls(context, day);
  await Promise.all(calls.map((slot) => collectAnswer(context, slot, SIGNAL)));
}
