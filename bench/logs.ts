import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { COUNTED_WORDS } from '../src/domain/logs/scan/name-scanner.ts';
import { measureAddresses, PREFIXES, VISITS } from './logs/addresses.ts';
import { isInstalled, measureCommand, type Run } from './logs/command.ts';
import { type GeneratedFile, prepareSubject, type Subject, writeLog } from './logs/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

/** The shell is replaced by the command (exec), so the command itself is measured. */
const CLI = `${packageJson.scripts.cli} "$@"`;
const WORDS = COUNTED_WORDS.map((word) => word.replaceAll('.', String.raw`\.`)).join('|');
/** A host before the combined format, and optional fields after it. */
const GOACCESS_FORMAT = '%v %h %^[%d:%t %^] "%r" %s %b "%R" "%u"%^';
const MAX_ROUNDS = 3;
const OURS = 'Sightline, combined';

interface Measured {
  name: string;
  runs: Run[];
  /** grep on the same file. Defaults to the one for the combined format. */
  grep?: Measured;
}

/** Compares the import of a log file into PostgreSQL with grep for the same names and with GoAccess, on the same file. */
export async function benchLogs({ rounds, lines }: BenchmarkOptions): Promise<Report> {
  const directory = await mkdtemp(join(tmpdir(), 'sightline-logs-'));
  try {
    print(`Writing ${lines} lines in each of two formats`);
    const combined = await writeLog(join(directory, 'access.log'), 'combined with host', lines);
    const json = await writeLog(join(directory, 'access.ndjson'), 'json', lines);
    return await withPostgres(async (url) => {
      const subject = await prepareSubject(url);
      try {
        const grep: Measured = { name: 'grep -cE, combined', runs: [] };
        // Sightline ignores the case of names too.
        const anyCase: Measured = { name: 'grep -ciE, combined', runs: [] };
        const ours: Measured = { name: OURS, runs: [] };
        const grepJson: Measured = { name: 'grep -cE, NDJSON', runs: [] };
        const ourJson: Measured = { name: 'Sightline, NDJSON', runs: [] };
        for (const each of [grepJson, ourJson]) each.grep = grepJson;
        for (let round = 1; round <= Math.min(rounds, MAX_ROUNDS); round++) {
          print(`Round ${round}`);
          grep.runs.push(await measureCommand('grep', ['-cE', WORDS, combined.file]));
          anyCase.runs.push(await measureCommand('grep', ['-ciE', WORDS, combined.file]));
          ours.runs.push(await importLog(subject, url, combined));
          grepJson.runs.push(await measureCommand('grep', ['-cE', WORDS, json.file]));
          ourJson.runs.push(await importLog(subject, url, json));
        }
        const measured = [grep, anyCase, ours, grepJson, ourJson, ...(await runGoAccess(combined, directory))];
        return formatReport(measured, lines, combined.truth.visits);
      } finally {
        await subject.close();
      }
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Runs the command like a user and verifies the counters in the database. */
async function importLog(subject: Subject, url: string, { file, kind, truth }: GeneratedFile): Promise<Run> {
  const { workspaceId, connectorId } = await subject.createConnector(kind);
  const args = ['-c', CLI, 'cli', 'logs', 'import', file, '--connector', connectorId, '--json'];
  const run = await measureCommand('sh', args, { DATABASE_URL: url });
  await subject.verifyCounters(workspaceId, truth);
  return run;
}

async function runGoAccess({ file }: GeneratedFile, directory: string): Promise<Measured[]> {
  if (!(await isInstalled('goaccess'))) {
    print('GoAccess is not installed (on Debian: apt-get install goaccess). Skipping it.');
    return [];
  }
  print('Running GoAccess once');
  const formats = ['--log-format', GOACCESS_FORMAT, '--date-format', '%d/%b/%Y', '--time-format', '%T'];
  const run = await measureCommand('goaccess', [
    file,
    ...formats,
    '--no-progress',
    '-o',
    join(directory, 'report.json'),
  ]);
  return [{ name: 'GoAccess, all panels', runs: [run] }];
}

function formatReport(measured: Measured[], lines: number, visits: number): Report {
  const bestOf = ({ runs }: Measured) => runs.reduce((a, b) => (a.seconds < b.seconds ? a : b));
  const rows = measured.map((each, _, [first]) => {
    const run = bestOf(each);
    const peer = each.grep ?? first;
    return {
      name: each.name,
      ...run,
      linesPerSecond: lines / run.seconds,
      grepRatio: run.seconds / (peer ? bestOf(peer).seconds : 1),
    };
  });
  const text = formatTable([
    [`${lines} lines, best round`, 'seconds', 'CPU s', 'lines/s', 'peak MB', 'ratio to grep'],
    ...rows.map((row) => [
      row.name,
      row.seconds.toFixed(2),
      row.cpuSeconds.toFixed(2),
      String(Math.round(row.linesPerSecond)),
      row.peakMb.toFixed(0),
      row.grepRatio.toFixed(2),
    ]),
  ]);
  const goaccess = rows.find(({ name }) => name.startsWith('GoAccess'));
  const ours = rows.find(({ name }) => name === OURS);
  const against =
    goaccess && ours ? `\nGoAccess takes ${(goaccess.seconds / ours.seconds).toFixed(1)} times as long.` : '';
  const addresses = describeAddresses(ours?.seconds ?? 0, visits);
  return { text: `${text}${against}\n${addresses.text}`, data: { lines, rows, addresses: addresses.data } };
}

/** Measures address verification as a share of an import with the same number of visits. The imports above include it. */
function describeAddresses(importSeconds: number, visits: number): Report {
  const seconds = measureAddresses(5);
  const share = seconds / ((importSeconds * VISITS) / visits);
  const text = `Comparing the addresses of ${VISITS} visits with ${PREFIXES} prefixes: ${(seconds * 1000).toFixed(0)} ms, ${(share * 100).toFixed(1)} % of the time to import the same number of visits.`;
  return { text, data: { seconds, share } };
}

function print(text: string): void {
  process.stderr.write(`${text}\n`);
}
