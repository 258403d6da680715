import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Argument, Command, Option } from 'commander';
import { EXPORT_FORMATS, EXPORT_NAMES, type ExportFormat, type ExportName } from '../domain/exports/exports.ts';
import { exportInputs } from '../schemas/reports/exports.ts';
import { collectValues } from './options.ts';
import type { Terminal } from './terminal.ts';
import { printer, withApp } from './with-app.ts';

interface Options {
  report?: string;
  workspace?: string;
  start?: string;
  end?: string;
  country?: string;
  engine?: string[];
  tag?: string;
  prompt?: string;
  format: ExportFormat;
  excel?: boolean;
  output: string;
  json?: boolean;
}

export function exportCommand(terminal: Terminal): Command {
  return new Command('export')
    .description('write the rows behind a report to a file, as CSV or NDJSON')
    .addArgument(new Argument('<name>', 'what to export').choices(EXPORT_NAMES))
    .option('--report <id>', 'the report')
    .option('--workspace <id>', 'the workspace, for agent-visits and referrals')
    .option('--start <YYYY-MM-DD>', 'first day of the window')
    .option('--end <YYYY-MM-DD>', 'last day of the window')
    .option('--country <code>', 'country, such as us')
    .option('--engine <engine>', 'engine (repeatable; default: all)', collectValues)
    .option('--tag <id>', 'tag of the prompts')
    .option('--prompt <id>', 'prompt, for answers')
    .addOption(new Option('--format <format>', 'format of the file').choices(EXPORT_FORMATS).default('csv'))
    .option('--excel', 'begin the file with a byte order mark, by which Excel recognizes UTF-8')
    .requiredOption('-o, --output <file>', 'the file to write; compressed if it ends with .gz; - for standard output')
    .option('--json', 'print JSON')
    .action(async (name: ExportName, options: Options) => {
      const { format, excel = false, output, json } = options;
      const input = exportInputs[name].parse(readFilters(name, options));
      const signal = terminal.onInterrupt?.() ?? new AbortController().signal;
      const progress = showProgress(terminal);
      const isPiped = output === '-';
      await withApp(
        isPiped ? { ...terminal, out: terminal.err } : terminal,
        async (services) => {
          const count = { rows: 0, bytes: 0 };
          const onRow = () => count.rows++;
          const chunks = services.exportRows({
            name,
            input,
            format,
            signal,
            onRow,
            isForExcel: excel && format === 'csv',
          });
          try {
            await writeOutput(output, countBytes(chunks, count, progress.show));
          } finally {
            progress.clear();
          }
          return { output, ...count };
        },
        printer(
          json,
          ({ rows, bytes }) =>
            `Wrote ${rows} rows, ${formatMegabytes(bytes)}, to ${isPiped ? 'standard output' : output}`,
        ),
      );
    });
}

/** Names the filters as the API does. */
function readFilters(name: ExportName, options: Options): object {
  const { report, workspace, start, end, country, engine, tag, prompt } = options;
  const isSingle = name === 'agent-visits' || name === 'recommendations';
  const filters = {
    reportId: report,
    workspaceId: workspace,
    startDate: start,
    endDate: end,
    country,
    engines: isSingle && engine?.length === 1 ? engine[0] : engine,
    tagId: tag,
    promptId: prompt,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

interface Count {
  rows: number;
  bytes: number;
}

async function* countBytes(
  chunks: AsyncIterable<Buffer>,
  count: Count,
  show: (count: Count) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    count.bytes += chunk.length;
    show(count);
    yield chunk;
  }
}

/** Writes to a temporary file and renames it when it is complete. */
async function writeOutput(output: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  if (output === '-') return pipeline(chunks, process.stdout, { end: false });
  const part = `${output}.part`;
  try {
    const file = createWriteStream(part);
    await (output.endsWith('.gz') ? pipeline(chunks, createGzip(), file) : pipeline(chunks, file));
    await rename(part, output);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const REDRAW_MS = 200;

function showProgress({ err, isInteractive }: Terminal): { show: (count: Count) => void; clear: () => void } {
  if (!isInteractive) return { show: () => {}, clear: () => {} };
  let drawn = 0;
  return {
    show({ rows, bytes }) {
      if (performance.now() - drawn < REDRAW_MS) return;
      drawn = performance.now();
      err(`\r\x1b[K${rows} rows, ${formatMegabytes(bytes)}`);
    },
    clear: () => err('\r\x1b[K'),
  };
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
