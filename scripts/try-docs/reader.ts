import { join } from 'node:path';
import { findPostmaster, stopServer } from '../../src/storage/embedded-postgres/server.ts';
import { findDifference } from './difference.ts';
import { until } from './patience.ts';
import { awaitProgram, findAddress, interruptProgram, type Program, startProgram } from './program.ts';
import { openShell, type Shell } from './shell.ts';
import type { Expected, Step } from './steps.ts';
import type { Place } from './terminal.ts';

/** Does what a document says: one shell for the commands, and other terminals for what stays. */
export interface Reader {
  /** Gives what is wrong, or null. */
  follow: (step: Step) => Promise<string | null>;
  /** Ends whatever still runs; gives what is wrong with the way it ended, or null. */
  close: () => Promise<string | null>;
}

/** Where the pieces of a program are put together; a command that names it runs them all. */
const PROGRAM_FILE = 'main.ts';
const COMMAND_MS = 300_000;
const TESTS_MS = 1_200_000;
const PRINT_MS = 3_000;

export function createReader(place: Place, port: number): Reader {
  const shell = openShell(place);
  const programs: Program[] = [];
  const pieces: Step[] = [];

  async function start(step: Step, address: string): Promise<string | null> {
    const program = startProgram(step.text, place);
    programs.push(program);
    const fault = await awaitProgram(program, address);
    const { expected } = step;
    if (fault || !expected) return fault;
    const difference = () => findDifference(expected, program.terminal.printed.output, { onlyEnd: true });
    await until(() => difference() === null, PRINT_MS);
    return difference();
  }

  async function interruptAll(): Promise<string | null> {
    const faults: (string | null)[] = [];
    for (const program of programs.splice(0).toReversed()) faults.push(await interruptProgram(program));
    faults.push(await findPostgresLeft(place.cwd));
    return faults.filter((fault) => fault !== null).join('\n') || null;
  }

  let closing: Promise<string | null> | undefined;
  async function close(): Promise<string | null> {
    await shell.close();
    const fault = await interruptAll();
    return fault ?? (pieces.length > 0 ? `Nothing runs ${PROGRAM_FILE}` : null);
  }

  return {
    async follow(step) {
      if (step.kind === 'interrupt') return interruptAll();
      if (step.kind === 'ts') {
        pieces.push(step);
        return null;
      }
      const address = findAddress(step.text, port);
      if (address) return start(step, address);
      return paste(shell, step.text.includes(PROGRAM_FILE) ? await putTogether(shell, step, pieces.splice(0)) : step);
    },
    close: () => (closing ??= close()),
  };
}

async function paste(shell: Shell, { text, expected }: Step): Promise<string | null> {
  const { output, fault } = await shell.paste(text, text.includes('npm test') ? TESTS_MS : COMMAND_MS);
  return fault ?? (expected && findDifference(expected, output));
}

/** Writes the program's file; what all pieces print is what the command that runs it must print. */
async function putTogether(shell: Shell, step: Step, pieces: Step[]): Promise<Step> {
  const code = pieces.map(({ text }) => text).join('\n');
  await shell.paste(`cat >${PROGRAM_FILE} <<'END-OF-PROGRAM'\n${code}\nEND-OF-PROGRAM`, COMMAND_MS);
  const expected: Expected = { format: 'text', text: pieces.map((piece) => piece.expected?.text ?? '').join('') };
  return { ...step, expected };
}

async function findPostgresLeft(folder: string): Promise<string | null> {
  const left = await findPostmaster(join(folder, '.data/postgres'));
  if (!left) return null;
  await stopServer(left.pid);
  return 'PostgreSQL was left running';
}
