/**
 * Does what the README and the guides say, in a fresh clone of the last commit, as somebody new would: pastes every `sh`
 * block, compares what is printed with the `text` or `json` block after it, and stops servers where it says "Press Ctrl-C".
 *   npm run docs:try -- --without-tests
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { newcomersEnv, requireFree } from './try-docs/newcomer.ts';
import { STUDIO_PORT } from './try-docs/program.ts';
import { createReader, type Reader } from './try-docs/reader.ts';
import { readSteps } from './try-docs/steps.ts';

const TESTS = 'npm ci && npm test';
const PORT = 3000;
/** It leaves out the development packages that other guides need. */
const LAST = 'docs/guides/production.md';

const options = new Command('npm run docs:try --')
  .description('Try every command of the README and the guides in a fresh clone of the last commit.')
  .option('--without-tests', `skip "${TESTS}"`)
  .option('--port <port>', `put another port in the place of ${PORT}`, Number, PORT)
  .parse()
  .opts<{ withoutTests?: boolean; port: number }>();

const scratch = mkdtempSync(join(tmpdir(), 'sightline-docs-'));
const clone = join(scratch, 'sightline');
const env = { ...newcomersEnv(process.env), ...(options.port !== PORT && { PORT: String(options.port) }) };
let reader: Reader | undefined;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stop.abort();
    void reader?.close();
  });
}

try {
  for (const port of [options.port, STUDIO_PORT]) await requireFree(port);
  execFileSync('git', ['clone', '--quiet', join(import.meta.dirname, '..'), clone]);
  let faults = 0;
  for (const document of listDocuments()) if (!stop.signal.aborted) faults += await tryDocument(document);
  const isRight = faults === 0 && !stop.signal.aborted;
  say(isRight ? '\nThe documents are right.' : `\nWrong: ${faults}`);
  process.exitCode = isRight ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await reader?.close();
  rmSync(scratch, { recursive: true, force: true });
}

function listDocuments(): string[] {
  const guides = globSync('docs/guides/*.md', { cwd: clone }).toSorted();
  return ['README.md', ...guides.filter((guide) => guide !== LAST), LAST];
}

async function tryDocument(document: string): Promise<number> {
  const text = readFileSync(join(clone, document), 'utf8').replaceAll(/\b3000\b/g, String(options.port));
  reader = createReader({ cwd: clone, env }, options.port);
  let faults = 0;
  for (const step of readSteps(text)) {
    if (stop.signal.aborted) break;
    const place = `${document}:${step.line}`;
    if (options.withoutTests && step.text.trim() === TESTS) say(`skipped  ${place}  ${TESTS}`);
    else if (step.kind === 'ts') await reader.follow(step);
    else faults += await check(place, step.text, reader.follow(step));
  }
  faults += await check(document, 'Ctrl-C', reader.close());
  return faults;
}

async function check(place: string, text: string, outcome: Promise<string | null>): Promise<number> {
  const started = performance.now();
  const fault = await outcome.catch((error: unknown) => String(error));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [first = '', ...more] = text.trim().split('\n');
  const command = first.length > 80 || more.length > 0 ? `${first.slice(0, 80)} …` : first;
  say(`${fault === null ? 'ok     ' : 'differs'}  ${place}  ${command}  (${seconds} s)`);
  if (fault !== null) say(fault);
  return fault === null ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
