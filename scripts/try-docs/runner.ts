import { join } from 'node:path';
import { findPostmaster, stopServer } from '../../src/storage/postgres/embedded/server.ts';
import { findDifference } from './difference.ts';
import { findAddress, interruptProgram, type Program, startProgram, waitForProgram } from './program.ts';
import { openShell, type Shell } from './shell.ts';
import type { Expected, Step } from './steps.ts';
import type { ProcessOptions } from './terminal.ts';
import { waitUntil } from './wait-until.ts';

/** Runs the steps of a document: one shell for commands, and separate terminals for long-running programs. */
export interface Runner {
  /** Returns an error message, or null. */
  run: (step: Step) => Promise<string | null>;
  /** Stops all running programs. Returns an error message if one did not exit cleanly, or null. */
  close: () => Promise<string | null>;
}

/** All `ts` blocks are written to this file. A command that contains its name runs it. */
const PROGRAM_FILE = 'main.ts';
const COMMAND_MS = 300_000;
const TESTS_MS = 1_200_000;
const PRINT_MS = 3_000;

export function createRunner(options: ProcessOptions, port: number): Runner {
  const shell = openShell(options);
  const programs: Program[] = [];
  const pieces: Step[] = [];

  async function start(step: Step, address: string): Promise<string | null> {
    const program = startProgram(step.text, options);
    programs.push(program);
    const error = await waitForProgram(program, address);
    const { expected } = step;
    if (error || !expected) return error;
    const difference = () => findDifference(expected, program.terminal.printed.output, { onlyEnd: true });
    await waitUntil(() => difference() === null, PRINT_MS);
    return difference();
  }

  async function interruptAll(): Promise<string | null> {
    const errors: (string | null)[] = [];
    for (const program of programs.splice(0).toReversed()) errors.push(await interruptProgram(program));
    errors.push(await stopLeftoverPostgres(options.cwd));
    return errors.filter((error) => error !== null).join('\n') || null;
  }

  let closing: Promise<string | null> | undefined;
  async function close(): Promise<string | null> {
    await shell.close();
    const error = await interruptAll();
    return error ?? (pieces.length > 0 ? `No command runs ${PROGRAM_FILE}` : null);
  }

  return {
    async run(step) {
      if (step.kind === 'interrupt') return interruptAll();
      if (step.kind === 'ts') {
        pieces.push(step);
        return null;
      }
      const address = findAddress(step.text, port);
      if (address) return start(step, address);
      return paste(shell, step.text.includes(PROGRAM_FILE) ? await writeProgram(shell, step, pieces.splice(0)) : step);
    },
    close: () => (closing ??= close()),
  };
}

async function paste(shell: Shell, { text, expected }: Step): Promise<string | null> {
  const { output, error } = await shell.paste(text, text.includes('npm test') ? TESTS_MS : COMMAND_MS);
  return error ?? (expected && findDifference(expected, output));
}

/** Writes the program file. The expected output of the command that runs it is the output of all pieces. */
async function writeProgram(shell: Shell, step: Step, pieces: Step[]): Promise<Step> {
  const code = pieces.map(({ text }) => text).join('\n');
  await shell.paste(`cat >${PROGRAM_FILE} <<'END-OF-PROGRAM'\n${code}\nEND-OF-PROGRAM`, COMMAND_MS);
  const expected: Expected = { format: 'text', text: pieces.map((piece) => piece.expected?.text ?? '').join('') };
  return { ...step, expected };
}

async function stopLeftoverPostgres(directory: string): Promise<string | null> {
  const left = await findPostmaster(join(directory, '.data/postgres'));
  if (!left) return null;
  await stopServer(left.pid);
  return 'PostgreSQL was left running';
}
