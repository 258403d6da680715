import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { findPeer } from './exports/copy-peer.ts';
import { prepareSubject, type Subject } from './exports/subject.ts';
import { percentile95 } from './fairness/clients.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { formatTable } from './support/table.ts';

const SIGHTLINE = new URL('../src/main.ts', import.meta.url);
const READ_EVERY_MS = 20;
const IDLE_SECONDS = 3;

/** Exports a million citations over HTTP, compared with `psql \copy` of the same query in the same run. */
export async function benchExports({ rounds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const subject = await prepareSubject(url);
    const settings = { DATABASE_URL: url, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'silent', ROLE: 'api', DEMO: 'false' };
    const server = await startServer(SIGHTLINE, settings);
    try {
      await readPrompts(server, subject);
      const peer = await findPeer(url, subject.statement);
      const memoryBefore = await server.readPeakMemory();
      const times: Record<'peer' | 'plain' | 'gzip', number[]> = { peer: [], plain: [], gzip: [] };
      for (let round = 0; round < Math.min(rounds, 3); round++) {
        times.peer.push(await time(peer.run));
        times.plain.push(await time(() => download(server, subject, 'identity')));
        times.gzip.push(await time(() => download(server, subject, 'gzip')));
      }
      const memory = await server.readPeakMemory();
      const idleMs = await measureReads(server, subject, IDLE_SECONDS * 1000);
      const busyMs = await measureWhile(server, subject, () => download(server, subject, 'identity'));
      return describe({ subject, peer: peer.name, times, memoryBefore, memory, idleMs, busyMs });
    } finally {
      await server.stop();
    }
  });
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function download({ origin }: ServerProcess, { key, path, rows }: Subject, encoding: string): Promise<void> {
  const { statusCode, body } = await request(origin + path, {
    headers: { authorization: `Bearer ${key}`, 'accept-encoding': encoding },
  });
  let lines = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (encoding === 'identity') for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
  }
  if (statusCode !== 200) throw new Error(`The export returned ${statusCode}`);
  if (encoding === 'identity' && lines !== rows + 1) throw new Error(`${lines} lines instead of ${rows + 1}`);
}

async function readPrompts({ origin }: ServerProcess, { key, workspaceId }: Subject): Promise<void> {
  const url = `${origin}/v1/workspaces/${workspaceId}/prompts?limit=50`;
  const { statusCode, body } = await request(url, { headers: { authorization: `Bearer ${key}` } });
  await body.dump();
  if (statusCode !== 200) throw new Error(`The read returned ${statusCode}`);
}

async function measureReads(
  server: ServerProcess,
  subject: Subject,
  ms: number,
  isOver = () => false,
): Promise<number> {
  const times: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end && !isOver(); ) {
    times.push(await time(() => readPrompts(server, subject)));
    await delay(READ_EVERY_MS);
  }
  return percentile95(times) * 1000;
}

async function measureWhile(server: ServerProcess, subject: Subject, work: () => Promise<void>): Promise<number> {
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  const measured = await measureReads(server, subject, Number.POSITIVE_INFINITY, () => isOver);
  await working;
  return measured;
}

interface Results {
  subject: Subject;
  peer: string;
  times: Record<'peer' | 'plain' | 'gzip', number[]>;
  memoryBefore: number;
  memory: number;
  idleMs: number;
  busyMs: number;
}

function median(list: number[]): number {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}

function describe({ subject, peer, times, memoryBefore, memory, idleMs, busyMs }: Results): Report {
  const { rows } = subject;
  const rateOf = (list: number[]) => Math.round(rows / median(list));
  const ratioOf = (list: number[]) => median(list.map((seconds, round) => (times.peer[round] ?? 0) / seconds));
  const data = {
    rows,
    peer,
    rowsPerSecond: { peer: rateOf(times.peer), export: rateOf(times.plain), exportGzip: rateOf(times.gzip) },
    ratio: { export: ratioOf(times.plain), exportGzip: ratioOf(times.gzip) },
    peakMemoryMb: { before: megabytes(memoryBefore), after: megabytes(memory) },
    readP95Ms: { idle: idleMs, busy: busyMs, ratio: busyMs / idleMs },
  };
  const lines = [
    ['', 'rows per second', `relative to ${peer}`],
    [peer, String(data.rowsPerSecond.peer), '1.00'],
    ['CSV over HTTP', String(data.rowsPerSecond.export), data.ratio.export.toFixed(2)],
    ['CSV over HTTP, gzip', String(data.rowsPerSecond.exportGzip), data.ratio.exportGzip.toFixed(2)],
  ];
  const { before, after } = data.peakMemoryMb;
  const reads = `${idleMs.toFixed(1)} ms idle, ${busyMs.toFixed(1)} ms during an export (${data.readP95Ms.ratio.toFixed(1)} times)`;
  const text = `${rows} citations\n${formatTable(lines)}\nPeak memory of the server: ${before} MB before the exports, ${after} MB after them\np95 of a read: ${reads}`;
  return { text, data };
}
