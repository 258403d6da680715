import { z } from 'zod';
import { MAX_TRACKER_ROWS } from '../../domain/imports/read-tracker-prompts.ts';
import { addedCost } from '../reports/change-many.ts';
import { country } from '../shared/countries.ts';
import { reportId, workspaceId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { importChange } from '../workspaces/imports.ts';
import { columnsInput, columnsOutput, csvOf, dryRun, dryRunInput, headers, lines } from './shared.ts';

const COLUMNS = { prompt: 'Prompt', country: 'Location', tags: 'Tags' };
const NO_COLUMNS = { topic: null, competitor: null, competitorDomain: null };

export const importTrackerInput = z.object({
  id: workspaceId,
  csv: csvOf(
    `Content of a CSV file with a header and at most ${MAX_TRACKER_ROWS.toLocaleString('en')} rows. Tags are separated by commas, semicolons or vertical bars.`,
    'Prompt,Location,Tags\nWhat is the best CRM?,United States,"CRM, Pricing"\nWhich CRM is free?,US,Pricing\n',
  ),
  columns: columnsInput('prompts', COLUMNS),
  reportId: reportId.meta({ description: 'The report that gets the prompts and competitors.' }).optional(),
  country: country.meta({ description: 'Country of prompts whose row has none.' }).optional(),
  dryRun: dryRunInput,
});

export const importedTracker = inSlices(
  z
    .object({
      dryRun,
      headers,
      columns: columnsOutput('prompts', { ...COLUMNS, ...NO_COLUMNS }),
      lines,
      changes: z
        .array(importChange)
        .meta({ description: 'Everything that is created or changed, by line. Empty if nothing changes.' }),
      forecast: addedCost,
    })
    .meta({ id: 'TrackerImport' }),
);
