import { readFile, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { invalid } from '../domain/shared/failures.ts';
import { type AddressListsFile, addressListsFile } from '../schemas/agent-analytics/address-lists.ts';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

export function listsCommand(terminal: Terminal): Command {
  const lists = new Command('lists').description(
    'manage lists of crawler addresses, for servers without internet access',
  );

  lists
    .command('export <file>')
    .description('write the lists to a JSON file')
    .action(async (file: string) => {
      await withApp(
        terminal,
        async (services) => {
          const content = await services.exportAddressLists();
          await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
          return Object.keys(content.lists).length;
        },
        (count) => `exported ${count} lists`,
      );
    });

  lists
    .command('import <file>')
    .description('read lists from a JSON file; older ones do not replace newer ones')
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const content = await readListsFile(file);
      await withApp(
        terminal,
        (services) => services.importAddressLists(content),
        printer(json, (imported) =>
          table(
            ['LIST', 'AS OF', 'PREFIXES', 'RESULT'],
            imported.map(({ url, asOf, prefixes, result }) => [url, asOf, prefixes, result.replaceAll('_', ' ')]),
          ),
        ),
      );
    });

  return lists;
}

async function readListsFile(file: string): Promise<AddressListsFile> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw invalid('body', [{ path: 'file', message: error.message, code: 'not_found' }]);
  });
  try {
    return addressListsFile.parse(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw invalid('body', [{ path: 'file', message: 'The file is not valid JSON', code: 'malformed_json' }]);
  }
}
