import { Command } from 'commander';
import { drawBar } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

export function partitionCommand(terminal: Terminal): Command {
  return new Command('partition')
    .description('move answers that an earlier version stored to one partition a month, while the server is running')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const bar = drawBar(terminal);
      await withApp(
        terminal,
        (services) => services.moveAnswers(bar.show).finally(bar.clear),
        printer(json, (moved) =>
          table(
            ['TABLE', 'MONTHS', 'ROWS'],
            moved.map(({ table: name, months, rows }) => [name, String(months), String(rows)]),
          ),
        ),
      );
    });
}
