import { openTerminal, type ProcessOptions, type Terminal } from './terminal.ts';
import { waitUntil } from './wait-until.ts';

/** A long-running command, which gets a separate terminal. */
export interface Program {
  name: string;
  terminal: Terminal;
}

interface Kind {
  command: RegExp;
  /** The URL that responds when the program is ready. */
  addressAt: (port: number) => string;
}

export const STUDIO_PORT = 5555;
const KINDS: Kind[] = [
  { command: /\bnpm start$/, addressAt: (port) => `http://127.0.0.1:${port}/v1/health` },
  { command: /\bnpm run studio$/, addressAt: () => `http://localhost:${STUDIO_PORT}` },
];

const START_MS = 300_000;
const STOP_MS = 40_000;

/** Returns the URL of a long-running program, or null if the commands exit by themselves. */
export function findAddress(commands: string, port: number): string | null {
  return KINDS.find(({ command }) => command.test(commands.trim()))?.addressAt(port) ?? null;
}

export function startProgram(commands: string, options: ProcessOptions): Program {
  return { name: commands.trim(), terminal: openTerminal(['-c', commands], options) };
}

/** Waits until the program responds. Returns an error message, or null. */
export async function waitForProgram({ name, terminal }: Program, address: string): Promise<string | null> {
  await waitUntil(async () => terminal.hasExited() || (await isResponding(address)), START_MS);
  if (!terminal.hasExited() && (await isResponding(address))) return null;
  return `${name} does not respond at ${address}\n${terminal.printed.errors.trimEnd()}`;
}

async function isResponding(address: string): Promise<boolean> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return reply?.ok ?? false;
}

/** Sends Ctrl-C. Returns an error message if the program does not exit cleanly, or null. */
export async function interruptProgram({ name, terminal }: Program): Promise<string | null> {
  if (terminal.hasExited()) return `${name} had already exited\n${terminal.printed.errors.trimEnd()}`;
  const code = await terminal.end('SIGINT', STOP_MS);
  return code === 0 ? null : `${name} exited with ${code}\n${terminal.printed.errors.trimEnd()}`;
}
