import { until } from './patience.ts';
import { openTerminal, type Place, type Terminal } from './terminal.ts';

/** A command that stays: it gets a terminal of its own. */
export interface Program {
  name: string;
  terminal: Terminal;
}

interface Kind {
  command: RegExp;
  /** What answers once it is ready. */
  addressAt: (port: number) => string;
}

export const STUDIO_PORT = 5555;
const KINDS: Kind[] = [
  { command: /\bnpm start$/, addressAt: (port) => `http://127.0.0.1:${port}/v1/health` },
  { command: /\bnpm run studio$/, addressAt: () => `http://localhost:${STUDIO_PORT}` },
];

const START_MS = 300_000;
const STOP_MS = 40_000;

/** The address that a block's program answers at; null where the commands of the block end by themselves. */
export function findAddress(commands: string, port: number): string | null {
  return KINDS.find(({ command }) => command.test(commands.trim()))?.addressAt(port) ?? null;
}

export function startProgram(commands: string, place: Place): Program {
  return { name: commands.trim(), terminal: openTerminal(['-c', commands], place) };
}

/** Gives what is wrong with the way it started, or null once it answers. */
export async function awaitProgram({ name, terminal }: Program, address: string): Promise<string | null> {
  await until(async () => terminal.hasEnded() || (await answers(address)), START_MS);
  if (!terminal.hasEnded() && (await answers(address))) return null;
  return `${name} does not answer at ${address}\n${terminal.printed.errors.trimEnd()}`;
}

async function answers(address: string): Promise<boolean> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return reply?.ok ?? false;
}

/** Presses Ctrl-C; gives what is wrong with the way it ended, or null. */
export async function interruptProgram({ name, terminal }: Program): Promise<string | null> {
  if (terminal.hasEnded()) return `${name} had ended by itself\n${terminal.printed.errors.trimEnd()}`;
  const code = await terminal.end('SIGINT', STOP_MS);
  return code === 0 ? null : `${name} ended with ${code}\n${terminal.printed.errors.trimEnd()}`;
}
