import { Command } from 'commander';
import { importPromptsInput } from '../schemas/prompts/prompts.ts';
import { collectValues } from './options.ts';
import { readCsvFile } from './read-csv-file.ts';
import type { Terminal } from './terminal.ts';
import { printer, withApp } from './with-app.ts';

interface Options {
  workspace: string;
  country?: string;
  report?: string[];
  dryRun?: boolean;
  json?: boolean;
}

export function promptsCommand(terminal: Terminal): Command {
  const prompts = new Command('prompts').description('manage prompts');

  prompts
    .command('import <file>')
    .description('import prompts from a CSV file with the columns prompt, country and tags; all of them, or none')
    .requiredOption('--workspace <id>', 'the workspace')
    .option('--country <code>', 'country of prompts whose line has none')
    .option('--report <id>', 'report to add the prompts to (repeatable)', collectValues)
    .option('--dry-run', 'check the file without importing it')
    .option('--json', 'print JSON')
    .action(async (file: string, { workspace, country, report = [], dryRun = false, json }: Options) => {
      const csv = await readCsvFile(file);
      const input = importPromptsInput.parse({ id: workspace, csv, country, brandReportIds: report, dryRun });
      await withApp(
        terminal,
        (services) => services.importPrompts(input),
        printer(json, ({ lines, created, existing, repeated, tagsCreated, warnings }) => {
          const tags = tagsCreated.length === 0 ? '' : ` New tags: ${tagsCreated.join(', ')}.`;
          const similar = warnings.map(
            ({ prompt, similarPrompt }) => `\n“${prompt}” asks nearly the same as “${similarPrompt}”.`,
          );
          const done = dryRun ? 'Nothing was saved. An import would find' : 'Imported';
          return `${done} ${lines} prompts: ${created} new, ${existing} existing, ${repeated} repeated.${tags}${similar.join('')}`;
        }),
        { enqueues: true },
      );
    });

  return prompts;
}
