import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../../src/storage/postgres/embedded/server.ts';

export interface Studio {
  address: string;
  /** Does what Ctrl-C does, and returns the exit code. */
  interrupt: () => Promise<number | null>;
}

const READY_MS = 150_000;

/** Starts `npm run studio` and waits until its page can be read. */
export async function startStudio(env: Record<string, string>): Promise<Studio> {
  const port = await freePort();
  const script = resolve('scripts/studio.ts');
  const child = spawn(process.execPath, [script, '--port', String(port), '--browser', 'none'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  async function interrupt() {
    child.kill('SIGINT');
    return (await exited)[0];
  }
  onTestFinished(async () => {
    await interrupt();
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, address);
  return { address, interrupt };
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (words += part.toString()));
  const deadline = Date.now() + READY_MS;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Studio did not start: ${words}`);
    await delay(50);
  }
}
