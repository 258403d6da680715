import { Command, CommanderError } from 'commander';
import { backupCommand, restoreCommand } from './backup.ts';
import { bundleCommand } from './bundle.ts';
import { collectCommand } from './collect.ts';
import { describeError } from './describe-error.ts';
import { doctorCommand } from './doctor.ts';
import { enginesCommand } from './engines.ts';
import { exportCommand } from './export.ts';
import { keysCommand } from './keys.ts';
import { listsCommand } from './lists.ts';
import { logsCommand } from './logs.ts';
import { mcpCommand } from './mcp.ts';
import { partitionCommand } from './partition.ts';
import { promptsCommand } from './prompts.ts';
import { sqlReaderCommand } from './sql-reader.ts';
import { synthCommand } from './synth.ts';
import type { Terminal } from './terminal.ts';
import { verifyCommand } from './verify.ts';
import { workspacesCommand } from './workspaces.ts';

const COMMANDS = [
  workspacesCommand,
  keysCommand,
  promptsCommand,
  collectCommand,
  enginesCommand,
  logsCommand,
  listsCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
  bundleCommand,
  exportCommand,
  sqlReaderCommand,
  verifyCommand,
  mcpCommand,
  synthCommand,
  partitionCommand,
];

/** Runs one command line and returns its exit code. */
export async function runProgram(args: string[], terminal: Terminal): Promise<number> {
  const program = new Command('sightline').description(
    'Manage a Sightline server. Commands work on its database directly, whether or not the server is running.',
  );
  for (const command of COMMANDS) program.addCommand(command(terminal));
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

function forEach(command: Command, work: (command: Command) => void): void {
  work(command);
  for (const child of command.commands) forEach(child, work);
}
