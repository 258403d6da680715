import { Command } from 'commander';
import type { Workspace } from '../domain/workspaces/workspaces.ts';
import { createWorkspaceInput, updateWorkspaceInput } from '../schemas/workspaces.ts';
import { wholeNumber } from './options.ts';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

interface Options {
  name?: string;
  promptsMax?: number;
  auditsMax?: number;
  json?: boolean;
}

export function workspacesCommand(terminal: Terminal): Command {
  const workspaces = new Command('workspaces').description('manage workspaces and their allowances');

  allowances(
    workspaces
      .command('create')
      .description('create a workspace')
      .requiredOption('--name <name>', 'name of the workspace'),
  ).action(async (options: Options) => {
    const input = createWorkspaceInput.parse(fieldsOf(options));
    await withApp(terminal, (services) => services.createWorkspace(input), printer(options.json, describe));
  });

  allowances(
    workspaces
      .command('update <id>')
      .description('rename a workspace or change its allowances')
      .option('--name <name>', 'new name of the workspace'),
  ).action(async (workspaceId: string, options: Options) => {
    const input = updateWorkspaceInput.parse({ workspaceId, ...fieldsOf(options) });
    await withApp(terminal, (services) => services.updateWorkspace(input), printer(options.json, describe));
  });

  workspaces
    .command('list')
    .description('list all workspaces, newest first')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      await withApp(terminal, (services) => services.listWorkspaces(), printer(options.json, describeAll));
    });

  return workspaces;
}

function allowances(command: Command): Command {
  return command
    .option('--prompts-max <n>', 'maximum number of prompts', wholeNumber)
    .option('--audits-max <n>', 'maximum number of audits per month', wholeNumber)
    .option('--json', 'print JSON');
}

/** Omits options that were not given, so that defaults and stored values apply. */
function fieldsOf({ name, promptsMax, auditsMax }: Options) {
  return {
    ...(name !== undefined && { name }),
    ...(promptsMax !== undefined && { promptsMaxCount: promptsMax }),
    ...(auditsMax !== undefined && { geoAuditMaxCount: auditsMax }),
  };
}

function describe(workspace: Workspace): string {
  return describeAll([workspace]);
}

function describeAll(workspaces: Workspace[]): string {
  const rows = workspaces.map((workspace) => [
    workspace.id,
    workspace.name,
    `${workspace.promptsUsedCount} of ${workspace.promptsMaxCount}`,
    `${workspace.geoAuditUsedCount} of ${workspace.geoAuditMaxCount}`,
  ]);
  return table(['ID', 'NAME', 'PROMPTS', 'AUDITS THIS MONTH'], rows);
}
