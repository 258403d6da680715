import { Command } from 'commander';
import { describeFault } from './fault.ts';
import { keysCommand } from './keys.ts';
import { workspacesCommand } from './workspaces.ts';

const program = new Command('sightline')
  .description('Operate a Sightline server: the commands work on its database, whether the server runs or not.')
  .addCommand(workspacesCommand())
  .addCommand(keysCommand());

try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.stderr.write(`${describeFault(error)}\n`);
  process.exitCode = 1;
}
