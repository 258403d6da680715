import { randomUUID } from 'node:crypto';
import { openTerminal, type ProcessOptions } from './terminal.ts';
import { waitUntil } from './wait-until.ts';

export interface Shell {
  /** Runs the commands as if they were pasted. Variables and the working directory are kept for the next call. */
  paste: (commands: string, timeoutMs: number) => Promise<Outcome>;
  close: () => Promise<void>;
}

export interface Outcome {
  output: string;
  /** An error message, or null if every command succeeded. */
  error: string | null;
}

const END_MS = 5_000;

/** Opens a shell that reports when a paste is done, with the status of the first command that failed. */
export function openShell(options: ProcessOptions): Shell {
  const terminal = openTerminal(['--noprofile', '--norc'], options);
  const mark = `done-${randomUUID()}`;
  terminal.child.stdin?.write(`trap 'failed=\${failed:-$?}' ERR\n`);

  return {
    async paste(commands, timeoutMs) {
      terminal.clear();
      terminal.child.stdin?.write(
        `failed=\n{\n${commands}\n} </dev/null\nprintf '\\n%s %s\\n' ${mark} "\${failed:-$?}"\n`,
      );
      const done = new RegExp(`\\n${mark} (\\d+)\\n`);
      const inTime = await waitUntil(() => done.test(terminal.printed.output) || terminal.hasExited(), timeoutMs);
      const { output, errors } = terminal.printed;
      const found = done.exec(output);
      if (!inTime) await terminal.end('SIGKILL', END_MS);
      return {
        output: output.slice(0, found?.index),
        error: describeError(found?.[1], inTime, timeoutMs, errors),
      };
    },
    async close() {
      await terminal.end('SIGKILL', END_MS);
    },
  };
}

function describeError(status: string | undefined, inTime: boolean, timeoutMs: number, errors: string): string | null {
  if (status === '0') return null;
  const what = status ? `status ${status}` : inTime ? 'the shell has exited' : `timed out after ${timeoutMs / 1000} s`;
  return `${what}\n${errors.trimEnd()}`;
}
