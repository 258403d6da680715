import { Command } from 'commander';
import { collectInput } from '../schemas/collection.ts';
import { drawBar } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { printer, withApp } from './with-app.ts';

interface Options {
  now: true;
  day?: string;
  json?: boolean;
}

export function collectCommand(terminal: Terminal): Command {
  return new Command('collect')
    .description('send the prompts of all reports to the engines, like the daily run, and wait until it is done')
    .requiredOption('--now', 'start now')
    .option('--day <YYYY-MM-DD>', 'day to collect for: today (UTC) or, with the sandbox, any past day')
    .option('--json', 'print JSON')
    .action(async ({ day, json }: Options) => {
      const input = collectInput.parse({ day });
      const bar = drawBar(terminal);
      await withApp(
        terminal,
        (services) => services.runCollection(input, bar.show).finally(bar.clear),
        printer(
          json,
          ({ asked, skipped, failed }) =>
            `${asked} calls made (${failed} failed), ${skipped} skipped because they were already made`,
        ),
        { works: true },
      );
    });
}
