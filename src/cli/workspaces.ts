import { Command } from 'commander';
import type { App } from '../app.ts';
import type { Workspace } from '../domain/workspaces/workspaces.ts';
import { importWorkspacesInput } from '../schemas/workspaces/imports.ts';
import { createWorkspaceInput, deleteWorkspaceInput, updateWorkspaceInput } from '../schemas/workspaces/workspaces.ts';
import { confirmName } from './confirm-name.ts';
import { wholeNumber } from './options.ts';
import { drawBar } from './progress.ts';
import { readCsvFile } from './read-csv-file.ts';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

interface Options {
  name?: string;
  promptsMax?: number;
  auditsMax?: number;
  json?: boolean;
}

interface ImportOptions {
  country?: string;
  dryRun?: boolean;
  json?: boolean;
}

type WorkspaceImport = Awaited<ReturnType<App['services']['importWorkspaces']>>;

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
  ).action(async (id: string, options: Options) => {
    const { id: workspaceId, ...changes } = updateWorkspaceInput.parse({ id, ...fieldsOf(options) });
    await withApp(
      terminal,
      (services) => services.updateWorkspace({ workspaceId, ...changes }),
      printer(options.json, describe),
    );
  });

  workspaces
    .command('delete <id>')
    .description('delete a workspace and everything in it; asks for its name')
    .option('--name <name>', 'name of the workspace, to confirm without a terminal')
    .option('--yes', 'delete without confirmation')
    .option('--json', 'print JSON')
    .action(async (id: string, options: Options & { yes?: boolean }) => {
      const { id: workspaceId } = deleteWorkspaceInput.parse({ id });
      const bar = drawBar(terminal);
      await withApp(
        terminal,
        async (services) => {
          const name = await services.getWorkspaceName({ workspaceId });
          if (!options.yes) await confirmName(terminal, name, options.name);
          // Counted before, because a running server deletes them as well.
          const rows = await services.countWorkspaceRows({ workspaceId });
          await services.deleteWorkspace({ workspaceId });
          const purged = services.purgeWorkspace({ workspaceId }, (purge) =>
            bar.show({ ...purge, unit: ` tables, ${purge.rows} of ${rows} rows deleted` }),
          );
          await purged.finally(bar.clear);
          return { id: workspaceId, name, rows };
        },
        printer(
          options.json,
          (deleted) =>
            `Deleted ${deleted.name} (${deleted.id}), ${deleted.rows} ${deleted.rows === 1 ? 'row' : 'rows'}`,
        ),
        { enqueues: true },
      );
    });

  workspaces
    .command('import <file>')
    .description('set up workspaces with reports, competitors, prompts and tags from a CSV file; all of them, or none')
    .option('--country <code>', 'country of prompts whose line has none')
    .option('--dry-run', 'list the changes and their cost without saving anything')
    .option('--json', 'print JSON')
    .action(async (file: string, { country, dryRun = false, json }: ImportOptions) => {
      const input = importWorkspacesInput.parse({ csv: await readCsvFile(file), country, dryRun });
      await withApp(terminal, (services) => services.importWorkspaces(input), printer(json, describeImport), {
        enqueues: true,
      });
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

function describeImport({ dryRun, lines, changes, forecast }: WorkspaceImport): string {
  if (changes.length === 0) return `Read ${lines} lines. Everything exists already.`;
  const rows = changes.map(({ line, workspace, report, action, type, value, detail }) => [
    line,
    workspace,
    report ?? '',
    `${action} ${type}`,
    value.replaceAll(/\s+/g, ' '),
    detail ?? '',
  ]);
  const { newPrompts, callsPerMonth, costPerMonth, source } = forecast;
  const cost = source === 'sandbox' ? 'free while the sandbox answers' : `$${costPerMonth.toFixed(2)}`;
  return [
    table(['LINE', 'WORKSPACE', 'REPORT', 'CHANGE', 'VALUE', 'DETAIL'], rows),
    '',
    `${dryRun ? 'Nothing was saved. An import would make' : 'Made'} ${changes.length} changes.`,
    `${newPrompts} more prompts are sent to engines: ${callsPerMonth} calls in 30 days, ${cost}.`,
  ].join('\n');
}
