import { Command } from 'commander';
import { collectInput } from '../schemas/answers/collection.ts';
import { drawBar } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { printer, withApp } from './with-app.ts';

interface Options {
  now?: true;
  day?: string;
  json?: boolean;
}

export function collectCommand(terminal: Terminal): Command {
  return new Command('collect')
    .description('send the prompts of all reports to the engines, like the daily run, and wait until it is done')
    .option('--now', 'collect for today (UTC)')
    .option('--day <YYYY-MM-DD>', 'collect for this day: today (UTC) or, with the sandbox, any past day')
    .option('--json', 'print JSON')
    .action(async ({ now, day, json }: Options, command: Command) => {
      if (!now && day === undefined) command.error('error: add --now to collect for today, or --day <YYYY-MM-DD>');
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
