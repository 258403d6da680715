import { Argument, Command, Option } from 'commander';
import { PERMISSIONS } from '../domain/access/access.ts';
import type { ApiKey } from '../domain/access/api-keys.ts';
import { createApiKeyInput, grantPermissionInput, revokeApiKeyInput } from '../schemas/access/api-keys.ts';
import { collectValues } from './options.ts';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

interface CreateOptions {
  name?: string;
  workspace?: string[];
  permission?: string[];
  json?: boolean;
}

export function keysCommand(terminal: Terminal): Command {
  const keys = new Command('keys').description('manage API keys');

  keys
    .command('create')
    .description('create an API key; it is shown only once')
    .option(
      '--workspace <id>',
      'workspace that the key has access to (repeatable; optional with the permission admin or server)',
      collectValues,
    )
    .addOption(
      new Option('--permission <permission>', 'permission of the key (repeatable; default: read and write)')
        .choices(PERMISSIONS)
        .argParser(collectValues),
    )
    .option('--name <name>', 'name of the key')
    .option('--json', 'print JSON')
    .action(async ({ name, workspace, permission, json }: CreateOptions) => {
      const input = createApiKeyInput.parse({ name, workspaceIds: workspace ?? [], permissions: permission });
      await withApp(
        terminal,
        (services) => services.createApiKey(input),
        printer(
          json,
          (created) => `${created.key}\n\nStore this key safely. It is shown only once. Key id: ${created.id}`,
        ),
      );
    });

  keys
    .command('list')
    .description('list all API keys, newest first')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      await withApp(terminal, (services) => services.listApiKeys(), printer(json, describeAll));
    });

  keys
    .command('grant <id>')
    .description('add a permission to an API key; it applies within 5 seconds')
    .addArgument(new Argument('<permission>', 'permission to add').choices(PERMISSIONS))
    .option('--json', 'print JSON')
    .action(async (keyId: string, permission: string, { json }: { json?: boolean }) => {
      const input = grantPermissionInput.parse({ keyId, permission });
      await withApp(
        terminal,
        (services) => services.grantPermission(input),
        printer(json, (key) => describeAll([key])),
      );
    });

  keys
    .command('revoke <id>')
    .description('revoke an API key; it stops working within 5 seconds')
    .option('--json', 'print JSON')
    .action(async (keyId: string, { json }: { json?: boolean }) => {
      const input = revokeApiKeyInput.parse({ keyId });
      await withApp(
        terminal,
        (services) => services.revokeApiKey(input),
        printer(json, (key) => describeAll([key])),
      );
    });

  return keys;
}

function describeAll(keys: ApiKey[]): string {
  const rows = keys.map((key) => [
    key.id,
    key.name || '-',
    `${key.prefix}…`,
    key.permissions.join(', '),
    key.workspaceIds.join(', '),
    key.revokedDate ? `revoked ${key.revokedDate}` : 'active',
  ]);
  return table(['ID', 'NAME', 'KEY', 'PERMISSIONS', 'WORKSPACES', 'STATE'], rows);
}
