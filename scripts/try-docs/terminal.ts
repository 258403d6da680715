import { type ChildProcess, spawn } from 'node:child_process';
import { waitUntil } from './wait-until.ts';

/** A group of processes that share a terminal: a keyboard signal reaches all of them. */
export interface Terminal {
  child: ChildProcess;
  /** Standard output and standard error since the last `clear`. */
  printed: { output: string; errors: string };
  clear: () => void;
  hasExited: () => boolean;
  /** Sends a signal to all processes, then SIGKILL after the timeout. Returns the exit code. */
  end: (signal: NodeJS.Signals, timeoutMs: number) => Promise<number | null>;
}

export interface ProcessOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export function openTerminal(args: string[], { cwd, env }: ProcessOptions): Terminal {
  const child = spawn('bash', args, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const printed = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed.output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    printed.errors += part;
  });
  // Writing to a shell that has exited fails. Callers check `hasExited`.
  child.stdin.on('error', () => {});
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;

  return {
    child,
    printed,
    hasExited,
    clear: () => Object.assign(printed, { output: '', errors: '' }),
    async end(signal, timeoutMs) {
      if (hasExited()) return child.exitCode;
      signalGroup(child, signal);
      if (!(await waitUntil(hasExited, timeoutMs))) signalGroup(child, 'SIGKILL');
      await waitUntil(hasExited, timeoutMs);
      return child.exitCode;
    },
  };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
