import { open, rename, rm } from 'node:fs/promises';
import { Command } from 'commander';
import { invalid } from '../domain/shared/failures.ts';
import { writeBundleInput } from '../schemas/reports/bundles.ts';
import { findWindowIssues } from '../schemas/shared/windows.ts';
import type { Terminal } from './terminal.ts';
import { printer, withApp } from './with-app.ts';

interface Options {
  output: string;
  json?: boolean;
}

type WriteLines = (write: (line: string) => Promise<void>) => Promise<{ root: string; answers: number }>;

export function bundleCommand(terminal: Terminal): Command {
  return new Command('bundle')
    .description('write the statistics of a report with the answers and settings that they were computed from')
    .requiredOption('--report <id>', 'the report')
    .requiredOption('--start <YYYY-MM-DD>', 'first day of the window')
    .requiredOption('--end <YYYY-MM-DD>', 'last day of the window')
    .requiredOption('-o, --output <file>', 'the file to write (NDJSON)')
    .option('--json', 'print JSON')
    .action(async ({ output, json, ...options }: Options) => {
      const { report: reportId, start: startDate, end: endDate } = writeBundleInput.parse(options);
      const [issue] = findWindowIssues({ startDate, endDate });
      if (issue)
        throw invalid('query', [{ ...issue, path: 'end', message: issue.message.replace('startDate', '--start') }]);
      await withApp(
        terminal,
        (services) => writeFile(output, (write) => services.writeBundle({ reportId, startDate, endDate }, write)),
        printer(json, ({ root, answers }) => `Wrote ${answers} answers to ${output}\nRoot hash ${root}`),
      );
    });
}

const FLUSH_CHARACTERS = 1_000_000;

/** Writes to a temporary file and renames it when it is complete. */
async function writeFile(output: string, writeLines: WriteLines): Promise<{ root: string; answers: number }> {
  const part = `${output}.part`;
  const handle = await open(part, 'w');
  try {
    let waiting = '';
    const written = await writeLines(async (line) => {
      waiting += line;
      if (waiting.length < FLUSH_CHARACTERS) return;
      await handle.appendFile(waiting);
      waiting = '';
    });
    await handle.appendFile(waiting);
    await handle.close();
    await rename(part, output);
    return written;
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
}
