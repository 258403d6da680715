import { randomUUID } from 'node:crypto';
import { until } from './patience.ts';
import { openTerminal, type Place } from './terminal.ts';

export interface Shell {
  /** Runs the commands as if they were pasted; variables and the folder carry over to the next. */
  paste: (commands: string, patienceMs: number) => Promise<Outcome>;
  close: () => Promise<void>;
}

export interface Outcome {
  output: string;
  /** What went wrong, in words; null where every command succeeded. */
  fault: string | null;
}

const END_MS = 5_000;

/** A shell that says when a paste is done, and keeps the status of the first command in it that failed. */
export function openShell(place: Place): Shell {
  const terminal = openTerminal(['--noprofile', '--norc'], place);
  const mark = `done-${randomUUID()}`;
  terminal.child.stdin?.write(`trap 'failed=\${failed:-$?}' ERR\n`);

  return {
    async paste(commands, patienceMs) {
      terminal.clear();
      terminal.child.stdin?.write(
        `failed=\n{\n${commands}\n} </dev/null\nprintf '\\n%s %s\\n' ${mark} "\${failed:-$?}"\n`,
      );
      const done = new RegExp(`\\n${mark} (\\d+)\\n`);
      const inTime = await until(() => done.test(terminal.printed.output) || terminal.hasEnded(), patienceMs);
      const { output, errors } = terminal.printed;
      const found = done.exec(output);
      if (!inTime) await terminal.end('SIGKILL', END_MS);
      return {
        output: output.slice(0, found?.index),
        fault: describeError(found?.[1], inTime, patienceMs, errors),
      };
    },
    async close() {
      await terminal.end('SIGKILL', END_MS);
    },
  };
}

function describeError(status: string | undefined, inTime: boolean, patienceMs: number, errors: string): string | null {
  if (status === '0') return null;
  const what = status ? `status ${status}` : inTime ? 'the shell has ended' : `not done after ${patienceMs / 1000} s`;
  return `${what}\n${errors.trimEnd()}`;
}
