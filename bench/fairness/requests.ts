import { setTimeout as delay } from 'node:timers/promises';
import { addDays, dayOf } from '../../src/domain/shared/windows.ts';
import { type Client, type Clients, DAYS, percentile95 } from './clients.ts';

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
  clients: Clients,
  seconds: number,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [limit, origin] of Object.entries(origins)) {
    for (const flood of FLOODS) {
      const { idleMs, busyMs } = await measureBehind(flood, origin, clients, seconds);
      measured.push({ name: `p95 of ${flood.read.name} behind ${flood.name}, ${limit}`, idleMs, busyMs });
    }
  }
  return measured;
}

interface Flood {
  name: string;
  senders: number;
  work: Work;
  /** What the other workspace does meanwhile. */
  read: { name: string; work: Work };
}
type Work = (client: Client, origin: string, name: string) => Promise<unknown>;

const PROMPTS_READ = { name: 'a list of prompts', work: readPrompts };
const STATS_READ = { name: 'statistics', work: readStats };
const FLOODS: Flood[] = [
  { name: '50 readers of prompts', senders: 50, work: readPrompts, read: PROMPTS_READ },
  { name: `batches of ${BATCH}`, senders: 2, work: create, read: PROMPTS_READ },
  { name: '30 readers of statistics', senders: 30, work: readStats, read: STATS_READ },
  { name: '5 PDFs at once', senders: 5, work: readPdf, read: STATS_READ },
];

async function measureBehind(
  { senders, work, read }: Flood,
  origin: string,
  { flood, victim }: Clients,
  seconds: number,
): Promise<{ idleMs: number; busyMs: number }> {
  const idleMs = await measureReads(read.work, victim, origin, seconds);
  let isOver = false;
  const floods = Array.from({ length: senders }, async (_, sender) => {
    for (let round = 0; !isOver; round++) await work(flood, origin, `${sender} ${round}`);
  });
  await delay(500);
  const busyMs = await measureReads(read.work, victim, origin, seconds);
  isOver = true;
  await Promise.all(floods);
  return { idleMs, busyMs };
}

async function readPrompts({ send, workspaceId }: Client, origin: string): Promise<void> {
  await send(origin, `/v1/workspaces/${workspaceId}/prompts?limit=100`);
}

/** Windows differ, so that they are read and not remembered. */
let reads = 0;
function windowOf(): string {
  const endDate = addDays(dayOf(new Date()), -1 - (reads++ % DAYS));
  return `startDate=${addDays(endDate, 1 - DAYS)}&endDate=${endDate}&country=us`;
}

async function readStats({ send, reportId }: Client, origin: string): Promise<void> {
  await send(origin, `/v1/reports/brand/${reportId}/stats?${windowOf()}`);
}

/** A PDF that waits for too long is rejected, which is fair. */
async function readPdf({ request, reportId }: Client, origin: string): Promise<void> {
  const response = await request(origin, `/v1/reports/brand/${reportId}/report.pdf?${windowOf()}`);
  await response.arrayBuffer();
  if (response.status !== 200 && response.status !== 503) throw new Error(`A PDF returned ${response.status}`);
}

async function create({ send, workspaceId }: Client, origin: string, name: string): Promise<void> {
  const input = { id: workspaceId, prompts: [`Prompt ${name}`], country: 'us' };
  const calls = Object.fromEntries(Array.from({ length: BATCH }, (_, index) => [index, input]));
  await send(origin, `/trpc/${Array<string>(BATCH).fill('prompts.create').join(',')}?batch=1`, calls);
}

async function measureReads(work: Work, client: Client, origin: string, seconds: number): Promise<number> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const started = performance.now();
    await work(client, origin, '');
    times.push(performance.now() - started);
    await delay(READ_EVERY_MS);
  }
  return percentile95(times);
}
