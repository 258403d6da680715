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
    .description(
      'count visits of AI crawlers and from AI assistants in log files or directories; - reads standard input',
    )
    .requiredOption('--connector <id>', 'the log connector that the files belong to')
    .option('--follow', 'continue with lines added to the live file, until Ctrl-C')
    .option('--json', 'print JSON')
    .action(async (paths: string[], { connector, follow, json }: Options) => {
      const signal = terminal.onInterrupt?.() ?? new AbortController().signal;
      const print = (counted: FileCounts[]) => terminal.out(`${printer(json, describeAll)(counted)}\n`);
      const importer = await openLogImporter({ env: terminal.loadEnv(), log: createLog('warn') });
      try {
        const files = await importer.findLogFiles(paths);
        const live = follow ? await importer.findLiveFile(files) : null;
        print(await importAll(terminal, importer, files, connector, signal));
        if (live !== null) print(await followLive(importer, live, connector, signal));
      } finally {
        await importer.close();
      }
    });

  return logs;
}

/** Files are imported sequentially, so that a file that appears under two names is counted once. */
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

/** The total of everything added while the file was followed. */
async function followLive(
  importer: LogImporter,
  file: string,
  connectorId: string,
  signal: AbortSignal,
): Promise<FileCounts[]> {
  const total: FileCounts = { file, lines: 0, visits: 0, referrals: 0, skipped: {} };
  await importer.followLog({
    connectorId,
    file,
    signal,
    onCounts({ lines, visits, referrals, skipped }) {
      total.lines += lines;
      total.visits += visits;
      total.referrals += referrals;
      for (const [reason, count] of Object.entries(skipped) as [keyof LogCounts['skipped'], number][]) {
        total.skipped[reason] = (total.skipped[reason] ?? 0) + count;
      }
    },
  });
  return [total];
}

function describeAll(counted: FileCounts[]): string {
  const rows = counted.map(({ file, lines, visits, referrals, skipped }) => {
    const { not_agent: _, ...noteworthy } = skipped;
    const reasons = Object.entries(noteworthy).map(([reason, count]) => `${reason} ${count}`);
    return [file, lines, visits, referrals, reasons.join(', ') || '-'];
  });
  return table(['FILE', 'NEW LINES', 'VISITS', 'REFERRALS', 'SKIPPED'], rows);
}
