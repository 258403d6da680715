import { Command, CommanderError } from 'commander';
import { describeError } from './describe-error.ts';
import type { Terminal } from './terminal.ts';

type CreateCommand = (terminal: Terminal) => Command;

/** By name. Only the modules of the requested command are loaded: loading all of them takes longer than most commands. */
const COMMANDS: Record<string, () => Promise<CreateCommand>> = {
  workspaces: async () => (await import('./workspaces.ts')).workspacesCommand,
  keys: async () => (await import('./keys.ts')).keysCommand,
  prompts: async () => (await import('./prompts.ts')).promptsCommand,
  collect: async () => (await import('./collect.ts')).collectCommand,
  engines: async () => (await import('./engines.ts')).enginesCommand,
  connections: async () => (await import('./connections.ts')).connectionsCommand,
  logs: async () => (await import('./logs.ts')).logsCommand,
  lists: async () => (await import('./lists.ts')).listsCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  restore: async () => (await import('./backup.ts')).restoreCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  bundle: async () => (await import('./bundle.ts')).bundleCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  'sql-reader': async () => (await import('./sql-reader.ts')).sqlReaderCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  mcp: async () => (await import('./mcp.ts')).mcpCommand,
  synth: async () => (await import('./synth.ts')).synthCommand,
  partition: async () => (await import('./partition.ts')).partitionCommand,
  'repair-times': async () => (await import('./repair-times.ts')).repairTimesCommand,
};

/** Runs one command line and returns its exit code. */
export async function runProgram(args: string[], terminal: Terminal): Promise<number> {
  const program = new Command('sightline').description(
    'Manage a Sightline server. Commands work on its database directly, whether or not the server is running.',
  );
  for (const command of await loadCommands(args[0])) program.addCommand(command(terminal));
  forEach(program, (command) => {
    command.exitOverride().configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed the error. Requested help has exit code 0.
    if (error instanceof CommanderError) return error.exitCode;
    terminal.err(`${describeError(error)}\n`);
    return 1;
  }
}

/** The command with this name. All commands if there is none: help lists them, and an error suggests one. */
async function loadCommands(name = ''): Promise<CreateCommand[]> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return load ? [await load()] : Promise.all(Object.values(COMMANDS).map((loadCommand) => loadCommand()));
}

function forEach(command: Command, work: (command: Command) => void): void {
  work(command);
  for (const child of command.commands) forEach(child, work);
}
