import { setTimeout as delay } from 'node:timers/promises';
import { type Client, percentile95 } from './clients.ts';

const READERS = 50;
const BATCH = 50;
const READ_EVERY_MS = 20;

export interface Measured {
  name: string;
  idleMs: number;
  busyMs: number;
}

/** How much a flood of one key slows down the reads of another, with and without the limit per key. */
export async function measureRequests(
  origins: { limited: string; unlimited: string },
  clients: { flood: Client; victim: Client },
  seconds: number,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [limit, origin] of Object.entries(origins)) {
    for (const [flood, work] of Object.entries({
      [`${READERS} readers`]: readPrompts,
      [`batches of ${BATCH}`]: create,
    })) {
      const idleMs = await measureReads(clients.victim, origin, seconds);
      let isOver = false;
      const floods = Array.from({ length: work === create ? 2 : READERS }, async (_, sender) => {
        for (let round = 0; !isOver; round++) await work(clients.flood, origin, `${sender} ${round}`);
      });
      await delay(500);
      const busyMs = await measureReads(clients.victim, origin, seconds);
      isOver = true;
      await Promise.all(floods);
      measured.push({ name: `p95 of a read behind ${flood}, ${limit}`, idleMs, busyMs });
    }
  }
  return measured;
}

async function readPrompts({ send, workspaceId }: Client, origin: string): Promise<void> {
  await send(origin, `/v1/workspaces/${workspaceId}/prompts?limit=100`);
}

async function create({ send, workspaceId }: Client, origin: string, name: string): Promise<void> {
  const input = { id: workspaceId, prompts: [`Prompt ${name}`], country: 'us' };
  const calls = Object.fromEntries(Array.from({ length: BATCH }, (_, index) => [index, input]));
  await send(origin, `/trpc/${Array<string>(BATCH).fill('prompts.create').join(',')}?batch=1`, calls);
}

async function measureReads(client: Client, origin: string, seconds: number): Promise<number> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const started = performance.now();
    await readPrompts(client, origin);
    times.push(performance.now() - started);
    await delay(READ_EVERY_MS);
  }
  return percentile95(times);
}
