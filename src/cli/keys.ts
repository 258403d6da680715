import { Command, Option } from 'commander';
import { PERMISSIONS } from '../domain/access/access.ts';
import type { ApiKey } from '../domain/access/api-keys.ts';
import { createApiKeyInput, revokeApiKeyInput } from '../schemas/api-keys.ts';
import { several } from './options.ts';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

interface CreateOptions {
  name?: string;
  workspace: string[];
  permission?: string[];
  json?: boolean;
}

export function keysCommand(terminal: Terminal): Command {
  const keys = new Command('keys').description('API keys');

  keys
    .command('create')
    .description('make a key; it is shown this once and cannot be read again')
    .requiredOption('--workspace <id>', 'a workspace the key has access to (may be repeated)', several)
    .addOption(
      new Option('--permission <permission>', 'what the key may do (may be repeated; default: both)')
        .choices(PERMISSIONS)
        .argParser(several),
    )
    .option('--name <name>', 'a name to tell it by')
    .option('--json', 'print JSON')
    .action(async ({ name, workspace, permission, json }: CreateOptions) => {
      const input = createApiKeyInput.parse({ name, workspaceIds: workspace, permissions: permission });
      await withApp(
        terminal,
        (services) => services.createApiKey(input),
        printer(json, (created) => `${created.key}\n\nKey ${created.id} is shown this once: keep it safe.`),
      );
    });

  keys
    .command('list')
    .description('all keys, newest first')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      await withApp(terminal, (services) => services.listApiKeys(), printer(json, describeAll));
    });

  keys
    .command('revoke <id>')
    .description('end a key; it stops working within 5 seconds')
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
