import { Command } from 'commander';
import type { App } from '../app.ts';
import type { Terminal } from './terminal.ts';
import { printer, withApp } from './with-app.ts';

type Summary = Awaited<ReturnType<App['services']['resealConnections']>>;

export function connectionsCommand(terminal: Terminal): Command {
  const connections = new Command('connections').description('manage stored credentials of providers');

  connections
    .command('rotate')
    .description(
      'encrypt stored credentials with the secret in use; if it is a file in DATA_DIR, a new secret replaces it first',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      await withApp(terminal, (services) => services.resealConnections(), printer(json, describe));
    });

  return connections;
}

function describe({ resealed, unchanged, unreadable }: Summary): string {
  const lines = [`${resealed} re-encrypted, ${unchanged} unchanged.`];
  if (unreadable.length > 0) {
    lines.push(
      `No secret decrypts the credentials of ${unreadable.join(', ')}. Set SECRET_KEY_PREVIOUS to the secret that stored them, or enter them again.`,
    );
  }
  return lines.join('\n');
}
