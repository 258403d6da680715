import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { addDays } from '../src/domain/shared/windows.ts';
import { copyRows } from '../src/storage/postgres/copy/read.ts';
import { sql } from '../src/storage/postgres/fragments.ts';
import { ANSWERS_PER_DAY, createBrands, DAYS } from './detect/corpus.ts';
import { createApiClient, readDuring, waitForIdleQueue } from './detect/recalculation.ts';
import { formatDetect, type Measurements, type Round } from './detect/report.ts';
import { timeRipgrep } from './detect/ripgrep.ts';
import { FIRST_DAY, prepareSubject, storeDays } from './detect/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { startServer } from './support/server-process.ts';

const SIGHTLINE = new URL('../src/main.ts', import.meta.url);
const REGEX = String.raw`\b(?:Lum\s?zen|Kar-?vex|Quador)(?:\s+(?:Labs|Cloud|AI))?\b`;
const SMALL_DAYS = DAYS / 4;
/** Polling must not disturb the timed reads. */
const SLOW_POLL_MS = 1000;

/** Compares the recalculation of 50,000 and 200,000 answers with ripgrep on the same text and a bare database read. */
export async function benchDetect({ rounds }: BenchmarkOptions): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-detect-'));
  try {
    return await withPostgres((url) => measure(url, join(folder, 'answers.txt'), Math.min(rounds, 3)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(url: string, file: string, rounds: number): Promise<Report> {
  const brands = createBrands();
  const names = brands.flatMap(({ brand, brandVariations }) => [brand, ...brandVariations]);
  const subject = await prepareSubject(url, brands);
  const server = await startServer(SIGHTLINE, {
    DATABASE_URL: url,
    ROLE: 'all',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '0',
    DEMO: 'false',
  });
  try {
    const client = createApiClient(server, subject);
    const smallBytes = await storeDays(url, subject, brands, file, [0, SMALL_DAYS]);
    await client.timeFullRecalculation(brands, null);
    const small = await compare(SMALL_DAYS, null);
    const bytes = smallBytes + (await storeDays(url, subject, brands, file, [SMALL_DAYS, DAYS]));
    await client.timeFullRecalculation(brands, null);
    const large = await compare(DAYS, null);
    await waitForIdleQueue(url);
    const oneBrand = await client.timeEdit({ brandVariations: ['Another'] });
    await waitForIdleQueue(url);
    const noText = await client.timeEdit({ brandDomainWildcard: true });
    await waitForIdleQueue(url);
    const idle = await readDuring(client, () => delay(4000));
    const busy = await readDuring(client, async () => {
      for (let i = 0; i < 2; i++) await client.timeFullRecalculation(brands, null, SLOW_POLL_MS);
    });
    const peakBytes = await server.readPeakMemory();
    const regex = await compare(DAYS, REGEX);
    const measurements: Measurements = {
      bytes,
      answers: DAYS * ANSWERS_PER_DAY,
      small,
      large,
      regex,
      oneBrand: oneBrand.seconds,
      noText: noText.seconds,
      idle,
      busy,
      peakBytes,
      peakWithRegex: await server.readPeakMemory(),
    };
    return formatDetect(measurements);

    async function compare(days: number, brandRegex: string | null): Promise<Round[]> {
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round++) {
        await waitForIdleQueue(url);
        const read = await timeBareRead(url, days);
        const {
          seconds: ripgrep,
          cpu: ripgrepCpu,
          matches,
        } = await timeRipgrep(file, brandRegex === null ? names : [...names, brandRegex]);
        const before = await server.readCpu();
        const { seconds: recalculation, mentions } = await client.timeFullRecalculation(brands, brandRegex);
        const cpu = ((await server.readCpu()) - before) / 1e6;
        const one = { read, ripgrep, ripgrepCpu, recalculation, cpu, matches, mentions };
        // A run takes minutes, or hours on a busy machine, so each result is printed immediately.
        process.stderr.write(`${days} days${brandRegex ? ', regex' : ''}: ${JSON.stringify(one)}\n`);
        measured.push(one);
      }
      return measured;
    }
  } finally {
    await server.stop();
  }
}

/** Reads the same texts through one connection without processing them. */
async function timeBareRead(url: string, days: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let bytes = 0;
    const started = performance.now();
    for (let day = 0; day < days; day++) {
      const date = addDays(FIRST_DAY, day);
      await copyRows(client, sql`SELECT text FROM "Answer" WHERE day = ${date} AND "promptId" >= ''`, (row) => {
        bytes += row.bytes(0).length;
      });
    }
    if (bytes === 0) throw new Error('No text was read');
    return (performance.now() - started) / 1000;
  } finally {
    await client.end();
  }
}
