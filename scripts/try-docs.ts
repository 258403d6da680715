/**
 * Tests the README and the guides in a fresh clone of the last commit: runs every `sh` block, compares the output with the
 * following `text` or `json` block, and stops servers at lines that start with "Press Ctrl-C".
 *   npm run docs:try -- --without-tests
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { cleanEnv, requireFreePort } from './try-docs/clean-env.ts';
import { STUDIO_PORT } from './try-docs/program.ts';
import { createRunner, type Runner } from './try-docs/runner.ts';
import { readSteps } from './try-docs/steps.ts';

const TESTS = 'npm ci && npm test';
const PORT = 3000;
/** Runs last, because it omits development packages that other guides need. */
const LAST = 'docs/guides/production.md';

const options = new Command('npm run docs:try --')
  .description('Run the commands in the README and the guides in a fresh clone of the last commit.')
  .option('--without-tests', `skip "${TESTS}"`)
  .option('--port <port>', `use another port instead of ${PORT}`, Number, PORT)
  .parse()
  .opts<{ withoutTests?: boolean; port: number }>();

const scratch = mkdtempSync(join(tmpdir(), 'sightline-docs-'));
const clone = join(scratch, 'sightline');
const env = { ...cleanEnv(process.env), ...(options.port !== PORT && { PORT: String(options.port) }) };
let runner: Runner | undefined;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stop.abort();
    void runner?.close();
  });
}

try {
  for (const port of [options.port, STUDIO_PORT]) await requireFreePort(port);
  execFileSync('git', ['clone', '--quiet', join(import.meta.dirname, '..'), clone]);
  let failures = 0;
  for (const document of listDocuments()) if (!stop.signal.aborted) failures += await tryDocument(document);
  const passed = failures === 0 && !stop.signal.aborted;
  print(passed ? '\nAll documents passed.' : `\nFailed steps: ${failures}`);
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await runner?.close();
  rmSync(scratch, { recursive: true, force: true });
}

function listDocuments(): string[] {
  const guides = globSync('docs/guides/*.md', { cwd: clone }).toSorted();
  return ['README.md', ...guides.filter((guide) => guide !== LAST), LAST];
}

async function tryDocument(document: string): Promise<number> {
  const text = readFileSync(join(clone, document), 'utf8').replaceAll(/\b3000\b/g, String(options.port));
  runner = createRunner({ cwd: clone, env }, options.port);
  let failures = 0;
  for (const step of readSteps(text)) {
    if (stop.signal.aborted) break;
    const location = `${document}:${step.line}`;
    if (options.withoutTests && step.text.trim() === TESTS) print(`skipped  ${location}  ${TESTS}`);
    else if (step.kind === 'ts') await runner.run(step);
    else failures += await check(location, step.text, runner.run(step));
  }
  failures += await check(document, 'Ctrl-C', runner.close());
  return failures;
}

async function check(location: string, text: string, outcome: Promise<string | null>): Promise<number> {
  const started = performance.now();
  const error = await outcome.catch((reason: unknown) => String(reason));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [first = '', ...more] = text.trim().split('\n');
  const command = first.length > 80 || more.length > 0 ? `${first.slice(0, 80)} …` : first;
  print(`${error === null ? 'ok     ' : 'differs'}  ${location}  ${command}  (${seconds} s)`);
  if (error !== null) print(error);
  return error === null ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
