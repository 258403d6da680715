import { Command } from 'commander';
import type { LogCounts } from '../domain/logs/reader.ts';
import { createLog } from '../log.ts';
import { type LogImporter, openLogImporter } from '../log-importer.ts';
import { drawBar } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { printer, table } from './with-app.ts';

interface Options {
  connector: string;
  follow?: boolean;
  json?: boolean;
}

const MB = 1_000_000;

type FileCounts = LogCounts & { file: string };

export function logsCommand(terminal: Terminal): Command {
  const logs = new Command('logs').description('import web server logs');

  logs
    .command('import <files...>')
    .description('count AI crawler visits in log files (plain or gzip); - reads standard input')
    .requiredOption('--connector <id>', 'log connector that the log belongs to')
    .option('--follow', 'keep reading lines that are appended to the last file, until Ctrl-C')
    .option('--json', 'print JSON')
    .action(async (files: string[], { connector, follow, json }: Options) => {
      const signal = terminal.onInterrupt?.() ?? new AbortController().signal;
      const print = (counted: FileCounts[]) => terminal.out(`${printer(json, describeAll)(counted)}\n`);
      const importer = await openLogImporter({ env: terminal.loadEnv(), log: createLog('warn') });
      try {
        print(await importAll(terminal, importer, files, connector, signal));
        if (follow) print(await followLast(importer, files.at(-1) ?? '', connector, signal));
      } finally {
        await importer.close();
      }
    });

  return logs;
}

/** Imports files one after the other, so that lines of a rotated file are not counted twice. */
async function importAll(
  terminal: Terminal,
  importer: LogImporter,
  files: string[],
  connectorId: string,
  signal: AbortSignal,
): Promise<FileCounts[]> {
  const counted: FileCounts[] = [];
  for (const file of files) {
    if (signal.aborted) break;
    const bar = drawBar(terminal);
    let shown = -1;
    const onProgress = ({ size, position }: { size: number | null; position: () => number }) => {
      const done = Math.floor(position() / MB);
      if (size === null || done === shown) return;
      shown = done;
      // The file may grow while it is read.
      bar.show({ done, total: Math.max(done, Math.floor(size / MB)), unit: ' MB' });
    };
    const content = file === '-' ? (process.stdin as AsyncIterable<Buffer>) : file;
    const counts = await importer.importLog({ connectorId, file: content, signal, onProgress });
    bar.clear();
    counted.push({ file, ...counts });
  }
  return counted;
}

/** Follows the file and returns the total counts of the appended lines. */
async function followLast(
  importer: LogImporter,
  file: string,
  connectorId: string,
  signal: AbortSignal,
): Promise<FileCounts[]> {
  const total: FileCounts = { file, lines: 0, visits: 0, skipped: {} };
  await importer.followLog({
    connectorId,
    file,
    signal,
    onCounts({ lines, visits, skipped }) {
      total.lines += lines;
      total.visits += visits;
      for (const [reason, count] of Object.entries(skipped) as [keyof LogCounts['skipped'], number][]) {
        total.skipped[reason] = (total.skipped[reason] ?? 0) + count;
      }
    },
  });
  return [total];
}

function describeAll(counted: FileCounts[]): string {
  const rows = counted.map(({ file, lines, visits, skipped }) => {
    const { not_agent: _, ...noteworthy } = skipped;
    const reasons = Object.entries(noteworthy).map(([reason, count]) => `${reason} ${count}`);
    return [file, lines, visits, reasons.join(', ') || '-'];
  });
  return table(['FILE', 'NEW LINES', 'VISITS', 'SKIPPED'], rows);
}
