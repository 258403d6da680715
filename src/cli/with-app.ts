import type { App } from '../app.ts';
import { createLog } from '../log.ts';
import type { Terminal } from './terminal.ts';

/** Runs a task on the server's database, whether or not the server is running, and prints the result. */
export async function withApp<Result>(
  { loadEnv, out }: Terminal,
  work: (services: App['services']) => Promise<Result>,
  print: (result: Result) => string,
  { works = false, enqueues = works }: { works?: boolean; enqueues?: boolean } = {},
): Promise<void> {
  // Jobs are left to workers unless the command waits for them. Only warnings and errors are logged.
  const env = { ...loadEnv(), role: works ? ('all' as const) : ('api' as const) };
  const { createApp } = await import('../app.ts');
  const app = await createApp({ env, log: createLog('warn'), withoutQueue: !enqueues });
  try {
    if (works) await app.startWorkers();
    out(`${print(await work(app.services))}\n`);
  } finally {
    await app.close();
  }
}

/** Prints a single JSON value with `--json`, and human-readable text otherwise. */
export function printer<Result>(
  json: boolean | undefined,
  text: (result: Result) => string,
): (result: Result) => string {
  return json ? (result) => JSON.stringify(result, null, 2) : text;
}

/** Formats rows as aligned columns with headings. */
export function table(headings: string[], rows: (string | number)[][]): string {
  const lines = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
