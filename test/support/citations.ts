import type { EngineId } from '../../src/domain/shared/engines.ts';
import { collectAnswer } from '../../src/services/answers/collect.ts';
import type { Context } from '../../src/services/context.ts';
import { answer, createEngines } from './engines.ts';

/** An answer of a test, in the form that the naive recounts use. */
export interface GivenAnswer {
  promptId: string;
  country: string;
  engine: EngineId;
  day: string;
  sample: number;
  text: string;
  /** URLs as the engine writes them. */
  cited: string[];
}

/** Engines that return what `give` is called with; each answer takes the full path from the engine to its rows. */
export function createGiver(ids: readonly EngineId[]) {
  let next: GivenAnswer | null = null;
  const engines = createEngines(async () => (next ? answer(next.text, next.cited) : null), ids);
  const { signal } = new AbortController();
  const give = async (context: Context, workspaceId: string, given: GivenAnswer): Promise<void> => {
    next = given;
    const { promptId, engine, day, sample } = given;
    await collectAnswer(context, { workspaceId, promptId, engine, day, sample }, signal);
  };
  return { engines, give };
}

/** Spellings of the same URL. */
export const SPELLINGS: ((page: string) => string)[] = [
  (page) => `https://${page}`,
  (page) => `http://www.${page}`,
  (page) => `https://${page}/`,
  (page) => `HTTPS://WWW.${page.replace(/^[^/]+/, (host) => host.toUpperCase())}#part`,
  (page) => `https://${page}?utm_source=chatgpt.com&gclid=1`,
  (page) => `https://${page.replace(/^[^/]+/, (host) => `${host}:443`)}`,
  (page) => `https://${page.replace(/[a-z]$/, (last) => `%${last.charCodeAt(0).toString(16)}`)}`,
  (page) => page,
];
