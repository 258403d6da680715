import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

export interface Run {
  stdout: string;
  seconds: number;
  cpuSeconds: number;
  /** Largest resident memory, in megabytes. */
  peakMb: number;
}

/** Runs a program and measures it from outside with the kernel's accounting, the same way for all programs. */
export async function measureCommand(command: string, args: string[], env: Record<string, string> = {}): Promise<Run> {
  const started = performance.now();
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const usage = { cpuSeconds: 0, peakMb: 0 };
  const sampling = setInterval(() => void sampleProcess(child.pid ?? 0, usage), 20);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(sampling);
  const seconds = (performance.now() - started) / 1000;
  // grep exits with 1 if it finds nothing.
  if (code !== 0) throw new Error(`${command} exited with ${code}: ${stderr}`);
  return { stdout, seconds, ...usage };
}

const TICKS_PER_SECOND = 100;

/** Updates CPU time and peak memory. At most the last 20 ms of the process are missed. */
async function sampleProcess(pid: number, usage: { cpuSeconds: number; peakMb: number }): Promise<void> {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  usage.cpuSeconds = Math.max(usage.cpuSeconds, (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND);
  usage.peakMb = Math.max(usage.peakMb, Number(/VmHWM:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1000);
}

export async function isInstalled(command: string): Promise<boolean> {
  const child = spawn(command, ['--version'], { stdio: 'ignore' });
  return new Promise((done) => child.once('error', () => done(false)).once('exit', () => done(true)));
}
