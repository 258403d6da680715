import { type ChildProcess, spawn } from 'node:child_process';
import { until } from './patience.ts';

/** Processes that share a terminal: a signal from its keyboard reaches all of them. */
export interface Terminal {
  child: ChildProcess;
  /** What was printed on standard output and on standard error since the last `clear`. */
  printed: { output: string; errors: string };
  clear: () => void;
  hasEnded: () => boolean;
  /** Sends a signal to all of them, and SIGKILL to those that have not ended in time; gives the exit code. */
  end: (signal: NodeJS.Signals, patienceMs: number) => Promise<number | null>;
}

export interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export function openTerminal(args: string[], { cwd, env }: Place): Terminal {
  const child = spawn('bash', args, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const printed = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed.output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    printed.errors += part;
  });
  // A shell that has gone cannot be written to; `hasEnded` tells.
  child.stdin.on('error', () => {});
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  return {
    child,
    printed,
    hasEnded,
    clear: () => Object.assign(printed, { output: '', errors: '' }),
    async end(signal, patienceMs) {
      if (hasEnded()) return child.exitCode;
      signalGroup(child, signal);
      if (!(await until(hasEnded, patienceMs))) signalGroup(child, 'SIGKILL');
      await until(hasEnded, patienceMs);
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
