import { z } from 'zod';
import { MAX_HISTORY_ROWS } from '../../domain/imports/read-history.ts';
import { reportId } from '../shared/ids.ts';
import { text } from '../shared/text.ts';
import { day, dayOrNull, windowRule } from '../shared/windows.ts';
import { columnsInput, columnsOutput, csvOf, dryRun, dryRunInput, headers, lines, skipped } from './shared.ts';

const COLUMNS = { date: 'Date', visibility: 'Visibility', engine: 'Model', brand: 'Brand' };

const tracker = text(100).meta({ description: 'Name of the tracker that measured it.', examples: ['Peec AI'] });
const share = (description: string) =>
  z
    .number()
    .min(0)
    .max(1)
    .meta({ description, examples: [0.425] });

const shareOrNull = (description: string) =>
  share(description)
    .nullable()
    .meta({ description, examples: [0.425] });

export const importHistoryInput = z.object({
  reportId,
  tracker,
  csv: csvOf(
    `Content of a CSV file with a header and at most ${MAX_HISTORY_ROWS.toLocaleString('en')} rows, one for each day and engine. Rows of other brands are skipped. Values above 1 and with a percent sign are percentages.`,
    'Date,Model,Brand,Visibility\n2026-10-01,ChatGPT,Acme,42.5%\n2026-10-02,ChatGPT,Acme,44%\n',
  ),
  columns: columnsInput('history', COLUMNS),
  dryRun: dryRunInput,
});

export const importedHistory = z
  .object({
    dryRun,
    headers,
    columns: columnsOutput('history', COLUMNS),
    lines,
    skipped: skipped('Rows of other brands.'),
    points: skipped('Days and engines with a value.'),
    startDate: dayOrNull('First day with a value. Null without values.', '2026-10-01'),
    endDate: dayOrNull('Last day with a value. Null without values.', '2026-10-02'),
    lowest: shareOrNull('The lowest value. Null without values.'),
    highest: shareOrNull('The highest value. Null without values.'),
  })
  .meta({ id: 'HistoryImport' });

export const listImportedHistoryInput = z
  .object({
    reportId,
    startDate: day('First day. Defaults to the first imported day.', '2026-10-01').optional(),
    endDate: day('Last day. Defaults to the last imported day.', '2026-10-31').optional(),
  })
  .check(windowRule);

export const historySeries = z
  .object({
    items: z
      .array(
        z.object({
          tracker,
          engine: z
            .string()
            .nullable()
            .meta({ description: 'The engine as the tracker names it. Null for all together.', examples: ['ChatGPT'] }),
          points: z
            .array(
              z.object({
                day: day('Day of the value.', '2026-10-01'),
                visibility: share('Share of answers that name your brand, as the tracker counted it.'),
              }),
            )
            .meta({ description: 'The values by day.' }),
        }),
      )
      .meta({ description: 'One series for each tracker and engine.' }),
  })
  .meta({ id: 'ImportedHistory' });

export const deleteImportedHistoryInput = z.object({ reportId, tracker });
