import {
  importConversionsInput,
  importedConversions,
  listConversionsInput,
  pageConversions,
} from '../schemas/imports/conversions.ts';
import {
  deleteImportedHistoryInput,
  historySeries,
  importedHistory,
  importHistoryInput,
  listImportedHistoryInput,
} from '../schemas/imports/history.ts';
import { groupSearchQueriesInput, searchQueryGroups } from '../schemas/imports/search-queries.ts';
import { importedTracker, importTrackerInput } from '../schemas/imports/tracker.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { deleteImportedHistory } from '../services/imports/delete-history.ts';
import { groupSearchQueries } from '../services/imports/group-search-queries.ts';
import { importConversions } from '../services/imports/import-conversions.ts';
import { importHistory } from '../services/imports/import-history.ts';
import { importTracker } from '../services/imports/import-tracker.ts';
import { listConversions } from '../services/imports/list-conversions.ts';
import { listImportedHistory } from '../services/imports/list-history.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Imports'];
const COLUMNS =
  '`columns` assigns columns of the file to fields; the columns of an import are remembered for the next file of the workspace. Errors are reported together: the path `csv.3.date` is the date on line 3.';

export const importsRouter = router({
  tracker: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/tracker-imports',
      operationId: 'importTracker',
      tags,
      summary: 'Import prompts of another tracker',
      description: `Imports prompts, tags and competitors from a CSV file of another tracker: all of them, or none. What exists is not created again. ${COLUMNS} Send \`dryRun\` for the list of changes and their cost without saving anything.`,
      successDescription: 'What was created and changed, and what it costs.',
    },
    { isIdempotent: true, bodyMiB: 32 },
  )
    .input(importTrackerInput)
    .output(importedTracker)
    .mutation(creates(importTracker)),

  searchQueries: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/search-query-groups',
      operationId: 'groupSearchQueries',
      tags,
      summary: 'Group search queries as candidates for prompts',
      description: `Groups the queries of a Search Console export by topic, with queries that name your brand apart. Impressions are a hint at demand. Creates no prompts. ${COLUMNS}`,
      successDescription: 'The groups of queries.',
    },
    { bodyMiB: 32 },
  )
    .input(groupSearchQueriesInput)
    .output(searchQueryGroups)
    .mutation(writes(groupSearchQueries)),

  conversions: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/conversion-imports',
      operationId: 'importConversions',
      tags,
      summary: 'Import conversions of AI referrals',
      description: `Imports conversions of visitors from AI assistants from a CSV export of Google Analytics 4: all of them, or none. Assistants are recognized by the rules for referrals in logs; rows of other sources are skipped. A row with the day, source and landing page of an earlier import replaces it, so repeated rows count once. ${COLUMNS}`,
      successDescription: 'What was imported.',
    },
    { isIdempotent: true, bodyMiB: 32 },
  )
    .input(importConversionsInput)
    .output(importedConversions)
    .mutation(creates(importConversions)),

  listConversions: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/conversions',
    operationId: 'listConversions',
    tags,
    summary: 'List imported conversions by page',
    description: "Sums the imported conversions of the report's domains in a window by landing page.",
    successDescription: 'The landing pages with their conversions.',
  })
    .input(listConversionsInput)
    .output(pageConversions)
    .query(reads(listConversions)),

  history: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/imported-history',
      operationId: 'importHistory',
      tags,
      summary: 'Import the history of another tracker',
      description: `Imports the visibility that another tracker reported by day and engine: all of it, or nothing. It is shown as imported and never becomes part of statistics, because it was measured with other prompts and rules. A day and engine of an earlier import of the tracker is replaced. ${COLUMNS}`,
      successDescription: 'What was imported.',
    },
    { isIdempotent: true, bodyMiB: 32 },
  )
    .input(importHistoryInput)
    .output(importedHistory)
    .mutation(creates(importHistory)),

  listHistory: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/imported-history',
    operationId: 'listImportedHistory',
    tags,
    summary: 'List the imported history',
    description: 'Returns what other trackers reported. It is not comparable with the statistics of the report.',
    successDescription: 'One series for each tracker and engine.',
  })
    .input(listImportedHistoryInput)
    .output(historySeries)
    .query(reads(listImportedHistory)),

  deleteHistory: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}/imported-history/{tracker}',
      operationId: 'deleteImportedHistory',
      tags,
      summary: 'Delete the imported history of a tracker',
      description: 'Deletes everything that was imported from the tracker. Statistics do not change.',
      successDescription: 'The history was deleted.',
    },
    { status: 204 },
  )
    .input(deleteImportedHistoryInput)
    .output(nothing)
    .mutation(writes(deleteImportedHistory)),
});
