import type { EngineId } from '../../src/domain/shared/engines.ts';
import { collectAnswer } from '../../src/services/answers/collect.ts';
import type { Context } from '../../src/services/context.ts';
import { answer, createEngines } from './engines.ts';

/** An answer that a test gives, as the naive recounts see it. */
export interface GivenAnswer {
  promptId: string;
  country: string;
  engine: EngineId;
  day: string;
  sample: number;
  text: string;
  /** Addresses as the engine writes them. */
  cited: string[];
}

/** Engines that say what `give` is called with; each answer goes the whole way from the engine to its rows. */
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

/** Ways to write the same address. */
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
