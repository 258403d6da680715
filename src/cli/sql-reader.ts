import { Command } from 'commander';
import { createSqlReaderInput } from '../schemas/access/sql-readers.ts';
import { collectValues } from './options.ts';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

interface CreateOptions {
  workspace?: string[];
  name?: string;
  json?: boolean;
}

export function sqlReaderCommand(terminal: Terminal): Command {
  const readers = new Command('sql-reader').description('manage read-only database roles for SQL tools');

  readers
    .command('create')
    .description(
      'create a role that can read the schema reporting for some workspaces; its password is shown only once',
    )
    .option('--workspace <id>', 'workspace that the role can read (repeatable)', collectValues)
    .option('--name <role>', 'name of the role (default: a new name)')
    .option('--json', 'print JSON')
    .action(async ({ workspace = [], name, json }: CreateOptions) => {
      const input = createSqlReaderInput.parse({ workspaceIds: workspace, role: name });
      const { databaseUrl, embeddedPort } = terminal.loadEnv();
      const hint =
        databaseUrl === null && embeddedPort === null
          ? '\nThe port of the embedded PostgreSQL changes at each start. Set EMBEDDED_PORT to keep it.'
          : '';
      await withApp(
        terminal,
        (services) => services.createSqlReader(input),
        printer(
          json,
          ({ url, canAlso }) =>
            `${url}\n\nStore this URL safely. Its password is shown only once.${hint}${describeRemaining(canAlso)}`,
        ),
      );
    });

  readers
    .command('list')
    .description('list the roles and their workspaces')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      await withApp(
        terminal,
        (services) => services.listSqlReaders(),
        printer(json, (all) =>
          table(
            ['ROLE', 'WORKSPACES'],
            all.map(({ role, workspaceIds }) => [role, workspaceIds.join(', ')]),
          ),
        ),
      );
    });

  readers
    .command('delete <role>')
    .description('delete a role and end its sessions')
    .option('--json', 'print JSON')
    .action(async (role: string, { json }: { json?: boolean }) => {
      await withApp(
        terminal,
        (services) => services.deleteSqlReader(role),
        printer(json, () => `Deleted ${role}`),
      );
    });

  return readers;
}

function describeRemaining(canAlso: string[]): string {
  if (canAlso.length === 0) return '';
  const lines = canAlso.map((privilege) => `\n- ${privilege}`).join('');
  return `\n\nThe user of DATABASE_URL cannot revoke everything. The role can also:${lines}`;
}
