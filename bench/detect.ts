import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { addDays } from '../src/domain/shared/windows.ts';
import { copyRows } from '../src/storage/counting/copy-rows.ts';
import { ANSWERS_PER_DAY, createBrands, DAYS } from './detect/corpus.ts';
import { createUser, readMeanwhile, waitForQuiet } from './detect/recalculation.ts';
import { type Facts, formatDetect, type Round } from './detect/report.ts';
import { timeRipgrep } from './detect/ripgrep.ts';
import { FIRST_DAY, prepareSubject, storeDays } from './detect/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { startServer } from './support/server-process.ts';

const SIGHTLINE = new URL('../src/main.ts', import.meta.url);
const REGEX = String.raw`\b(?:Lum\s?zen|Kar-?vex|Quador)(?:\s+(?:Labs|Cloud|AI))?\b`;
const SMALL_DAYS = DAYS / 4;
/** While reads are timed, nobody else shall read. */
const SELDOM_MS = 1000;

/** Recalculates a report over 50,000 and 200,000 answers, beside ripgrep over the same text and a bare read of the database. */
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
    const user = createUser(server, subject);
    const smallBytes = await storeDays(url, subject, brands, file, [0, SMALL_DAYS]);
    await user.timeFullRecalculation(brands, null);
    const small = await compare(SMALL_DAYS, null);
    const bytes = smallBytes + (await storeDays(url, subject, brands, file, [SMALL_DAYS, DAYS]));
    await user.timeFullRecalculation(brands, null);
    const large = await compare(DAYS, null);
    await waitForQuiet(url);
    const oneBrand = await user.timeEdit({ brandVariations: ['Another'] });
    await waitForQuiet(url);
    const noText = await user.timeEdit({ brandDomainWildcard: true });
    await waitForQuiet(url);
    const idle = await readMeanwhile(user, () => delay(4000));
    const busy = await readMeanwhile(user, async () => {
      for (let i = 0; i < 2; i++) await user.timeFullRecalculation(brands, null, SELDOM_MS);
    });
    const peakBytes = await server.readPeakMemory();
    const regex = await compare(DAYS, REGEX);
    const facts: Facts = {
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
    return formatDetect(facts);

    async function compare(days: number, brandRegex: string | null): Promise<Round[]> {
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round++) {
        await waitForQuiet(url);
        const read = await timeBareRead(url, days);
        const {
          seconds: ripgrep,
          cpu: ripgrepCpu,
          matches,
        } = await timeRipgrep(file, brandRegex === null ? names : [...names, brandRegex]);
        const before = await server.readCpu();
        const { seconds: recalculation, mentions } = await user.timeFullRecalculation(brands, brandRegex);
        const cpu = ((await server.readCpu()) - before) / 1e6;
        const one = { read, ripgrep, ripgrepCpu, recalculation, cpu, matches, mentions };
        // It takes minutes, and hours on a machine that has other things to do: what is known is told at once.
        process.stderr.write(`${days} days${brandRegex ? ', regex' : ''}: ${JSON.stringify(one)}\n`);
        measured.push(one);
      }
      return measured;
    }
  } finally {
    await server.stop();
  }
}

/** The same texts through one connection, with nothing done to them. */
async function timeBareRead(url: string, days: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let bytes = 0;
    const started = performance.now();
    for (let day = 0; day < days; day++) {
      const date = client.escapeLiteral(addDays(FIRST_DAY, day));
      await copyRows(client, `SELECT text FROM "Answer" WHERE day = ${date} AND "promptId" >= ''`, (row) => {
        bytes += row.bytes(0).length;
      });
    }
    if (bytes === 0) throw new Error('Nothing was read');
    return (performance.now() - started) / 1000;
  } finally {
    await client.end();
  }
}
