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
    .description('put the prompts of all reports to the engines, as the daily run does, and wait for the end')
    .requiredOption('--now', 'begin now')
    .option('--day <YYYY-MM-DD>', 'the day to collect for: today (UTC), or with the sandbox any day before')
    .option('--json', 'print JSON')
    .action(async ({ day, json }: Options) => {
      const input = collectInput.parse({ day });
      const bar = drawBar(terminal);
      await withApp(
        terminal,
        (services) => services.runCollection(input, bar.show).finally(bar.clear),
        printer(
          json,
          ({ asked, skipped, failed }) => `asked ${asked}, skipped ${skipped} answered before, failed ${failed}`,
        ),
        { works: true },
      );
    });
}
