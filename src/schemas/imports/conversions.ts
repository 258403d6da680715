import { z } from 'zod';
import { MAX_CONVERSION_ROWS } from '../../domain/imports/read-conversions.ts';
import { domain } from '../shared/domains.ts';
import { reportId, workspaceId } from '../shared/ids.ts';
import { day, windowRule } from '../shared/windows.ts';
import { columnsInput, columnsOutput, csvOf, dryRun, dryRunInput, headers, lines, skipped } from './shared.ts';

const COLUMNS = {
  date: 'Date',
  source: 'Session source',
  page: 'Landing page',
  conversions: 'Key events',
  revenue: 'Total revenue',
};

const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: 'Must be a currency code such as "USD"' })
  .meta({ description: 'Currency of the revenue (ISO 4217).', examples: ['USD'] });

export const importConversionsInput = z.object({
  id: workspaceId,
  csv: csvOf(
    `Content of a CSV export of Google Analytics 4 with a header and at most ${MAX_CONVERSION_ROWS.toLocaleString('en')} rows. Lines that begin with # are ignored. Dates are \`20261114\` or \`2026-11-14\`.`,
    'Date,Session source,Landing page,Key events,Total revenue\n20261114,chatgpt.com,/pricing,3,240.5\n',
  ),
  columns: columnsInput('conversions', COLUMNS),
  domain: domain
    .meta({ description: 'Domain of landing pages that have none. Required if the file has only paths.' })
    .optional(),
  currency: currency.default('USD'),
  dryRun: dryRunInput,
});

const amount = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({ description, examples: [example] });
const conversions = amount('Conversions. Attribution can split one, so they can be fractional.', 3);
const assistant = z.string().meta({ description: 'The assistant that the visitors came from.', examples: ['chatgpt'] });

export const importedConversions = z
  .object({
    dryRun,
    headers,
    columns: columnsOutput('conversions', COLUMNS),
    lines,
    skipped: skipped(
      'Rows of sources that are no AI assistant, and rows that the file repeats with all of their cells.',
    ),
    conversions,
    revenue: amount('Revenue in the given currency.', 240.5),
    assistants: z.array(assistant).meta({ description: 'The assistants of the file.' }),
    created: skipped('Rows that were not imported before.'),
    changed: skipped('Rows that replace an earlier import with other values.'),
  })
  .meta({ id: 'ConversionImport' });

export const listConversionsInput = z
  .object({
    reportId,
    startDate: day('First day of the window. Defaults to 13 days before endDate.', '2026-11-01').optional(),
    endDate: day('Last day of the window. Defaults to today.', '2026-11-14').optional(),
  })
  .check(windowRule);

export const pageConversions = z
  .object({
    startDate: day('First day of the window.', '2026-11-01'),
    endDate: day('Last day of the window.', '2026-11-14'),
    items: z
      .array(
        z.object({
          url: z
            .string()
            .nullable()
            .meta({ description: 'The landing page. Null if it is unknown.', examples: ['https://acme.com/pricing'] }),
          domain: z.string().meta({ description: 'Domain of the page.', examples: ['acme.com'] }),
          conversions,
          revenue: z
            .array(z.object({ currency, amount: amount('Revenue in this currency.', 240.5) }))
            .meta({ description: 'Revenue by currency.' }),
          assistants: z
            .array(z.object({ assistant, conversions }))
            .meta({ description: 'Conversions by assistant, most first.' }),
        }),
      )
      .meta({ description: 'The pages with conversions, most first; at most 200.' }),
    omitted: skipped('Pages that are not listed.'),
  })
  .meta({ id: 'PageConversions' });
