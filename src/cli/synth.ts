import { Command } from 'commander';
import { synthInput } from '../schemas/synth.ts';
import { wholeNumber } from './options.ts';
import { drawBar } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

interface Options {
  workspaces: number;
  prompts: number;
  days: number;
  json?: boolean;
}

export function synthCommand(terminal: Terminal): Command {
  return new Command('synth')
    .description('fill new workspaces with simulated answers and visits, to try the server with a lot of data')
    .requiredOption('--workspaces <n>', 'number of workspaces', wholeNumber)
    .requiredOption('--prompts <n>', 'prompts per workspace', wholeNumber)
    .requiredOption('--days <n>', 'days of answers and visits, up to yesterday', wholeNumber)
    .option('--json', 'print JSON')
    .action(async ({ json, ...options }: Options) => {
      const input = synthInput.parse(options);
      const bar = drawBar(terminal);
      await withApp(
        terminal,
        (services) => services.synthesize(input, bar.show).finally(bar.clear),
        printer(json, ({ key, workspaces, answers }) =>
          [
            table(
              ['WORKSPACE', 'REPORT'],
              workspaces.map(({ workspaceId, reportId }) => [workspaceId, reportId]),
            ),
            `${answers} simulated answers. API key for these workspaces, shown only once:`,
            key,
          ].join('\n'),
        ),
        { enqueues: true },
      );
    });
}
