import { readCollectionInput, reportCollection } from '../schemas/answers/collection.ts';
import { createReportInput, readChanges, updateReportInput } from '../schemas/reports/input.ts';
import { previewReportInput, reportPreview } from '../schemas/reports/preview.ts';
import {
  addReportPromptsInput,
  getReportInput,
  listReportsInput,
  removeReportPromptInput,
  report,
  reportPage,
} from '../schemas/reports/reports.ts';
import { getStatsInput, listReportPromptsInput, reportPromptPage, stats } from '../schemas/reports/stats.ts';
import { compareSurfacesInput, surfaceComparisons } from '../schemas/reports/surfaces.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { readCollectionProgress } from '../services/collection/read-progress.ts';
import { addReportPrompts } from '../services/reports/add-prompts.ts';
import { compareReportSurfaces } from '../services/reports/compare-surfaces.ts';
import { createReport } from '../services/reports/create.ts';
import { deleteReport } from '../services/reports/delete.ts';
import { listReports } from '../services/reports/list.ts';
import { listReportPrompts } from '../services/reports/list-prompts.ts';
import { previewReport } from '../services/reports/preview.ts';
import { readReport } from '../services/reports/read.ts';
import { removeReportPrompt } from '../services/reports/remove-prompt.ts';
import { readRequestedStats } from '../services/reports/stats.ts';
import { updateReport } from '../services/reports/update.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Brand reports'];

export const reportsRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand',
      operationId: 'createBrandReport',
      tags,
      summary: 'Create a brand report',
      description:
        'Creates a report that tracks a brand and its competitors in the answers to a set of prompts. The brand is detected by `brand` and `brandVariations`, or by `brandRegex` together with `reportTitle`. Data is collected asynchronously. Repeating the same request within 2 minutes returns the existing report.',
      successDescription: 'The new report. Data collection has started.',
    },
    {
      status: 201,
      isIdempotent: true,
      bodyMiB: 48,
      repeatable: { description: 'The report that an identical request created within the last 2 minutes.' },
    },
  )
    .input(createReportInput)
    .output(report)
    .mutation(async ({ ctx, input }) => {
      const { report: created, isNew } = await creates(createReport, { formerName: 'createReport' })({ ctx, input });
      ctx.reply.status = isNew ? 201 : 200;
      return created;
    }),

  preview: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/preview',
      operationId: 'previewBrandReport',
      tags,
      summary: 'Preview detection settings',
      description:
        'Searches the newest stored answers to the prompts (at most 20,000 of at most 30 days) with the given settings, and returns how often they would count each brand, with example sentences. With `reportId`, also returns the result of the stored settings. Nothing is saved, so the permission `read` is sufficient.',
      successDescription: 'The result of the settings.',
    },
    { bodyMiB: 16 },
  )
    .input(previewReportInput)
    .output(reportPreview)
    .mutation(reads(previewReport)),

  list: operation({
    method: 'GET',
    path: '/v1/reports/brand',
    operationId: 'listBrandReports',
    tags,
    summary: 'List brand reports',
    description: 'Lists the reports of one workspace, or of every workspace that the API key can read, newest first.',
    successDescription: 'A page of reports.',
  })
    .input(listReportsInput)
    .output(reportPage)
    .query(reads(listReports)),

  get: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}',
    operationId: 'getBrandReport',
    tags,
    summary: 'Get a brand report',
    description: 'Returns a report with its prompts, countries, competitors and tags.',
    successDescription: 'The requested report.',
  })
    .input(getReportInput)
    .output(report)
    .query(reads(readReport)),

  update: operation(
    {
      method: 'PATCH',
      path: '/v1/reports/brand/{reportId}',
      operationId: 'updateBrandReport',
      tags,
      summary: 'Update a brand report',
      description:
        'Updates the given fields; an array replaces the stored array completely. Fields equal to the stored value are not validated, and read-only fields are ignored, so a report returned by the API can be sent back unchanged. Changing any field except the title, the owner, the labels and the schedule (`engines`, `cadence`, `weekday`, `samples`, `endDate`) recalculates the report history asynchronously. A new schedule applies from today on.',
      successDescription: 'The updated report. Recalculation completes asynchronously.',
    },
    { bodyMiB: 48 },
  )
    .input(updateReportInput)
    .output(report)
    .mutation(writes((context, input) => updateReport(context, input, readChanges))),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}',
      operationId: 'deleteBrandReport',
      tags,
      summary: 'Delete a brand report',
      description: 'Deletes the report and its statistics. Its prompts remain in the workspace.',
      successDescription: 'The report was deleted.',
    },
    { status: 204 },
  )
    .input(getReportInput)
    .output(nothing)
    .mutation(writes(deleteReport)),

  stats: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/stats',
    operationId: 'getBrandReportStats',
    tags,
    summary: 'Get brand report statistics',
    description:
      'Returns how often answers mention and cite the brand and its competitors in a window: per day, in total, and compared with the preceding window of the same length, or with any earlier one (`compareStartDate`, `compareEndDate`). Mentions and citations are separate signals. Every rate has two 95 % confidence intervals: `tracked` for the prompts that you track, `market` for similar prompts. `groupBy` splits the statistics by engine, tag, ISO week or country; `omit` makes the response smaller.',
    successDescription: 'The statistics and their calculation status.',
  })
    .input(getStatsInput)
    .output(stats)
    .query(reads(readRequestedStats)),

  collection: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/collection',
    operationId: 'getBrandReportCollection',
    tags,
    summary: 'Get the progress of the collection',
    description:
      'Returns how many calls of today (UTC) for the prompts of the report, or for one of them, have a stored result. Statistics of a new report appear when its first collection is complete; statistics of added prompts appear while they are collected.',
    successDescription: 'The number of calls made and to make today.',
  })
    .input(readCollectionInput)
    .output(reportCollection)
    .query(reads(readCollectionProgress)),

  listPrompts: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/prompts',
    operationId: 'listBrandReportPrompts',
    tags,
    summary: 'List brand report prompts with statistics',
    description:
      "Lists the report's prompts, each with statistics for every brand in the window. Sorted by creation date (newest first) or by one of your brand's metrics. `include=engines` adds the statistics of each prompt on each engine, and `gaps` the engines that name competitors instead of you.",
    successDescription: 'A page of prompts with statistics.',
  })
    .input(listReportPromptsInput)
    .output(reportPromptPage)
    .query(reads(listReportPrompts)),

  surfaces: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/surfaces',
    operationId: 'compareBrandReportSurfaces',
    tags,
    summary: 'Compare the surfaces of engines',
    description:
      'Returns how much more or less often the API of ChatGPT, Perplexity and Gemini mentions your brand than the page that people see. Each prompt is compared with itself on days on which both surfaces answered it. If both are queried, a part of the prompts is sent to both each day (setting `calibrationShare`).',
    successDescription: 'One comparison for each engine.',
  })
    .input(compareSurfacesInput)
    .output(surfaceComparisons)
    .query(reads(compareReportSurfaces)),

  addPrompts: operation({
    method: 'POST',
    path: '/v1/reports/brand/{reportId}/prompts',
    operationId: 'addBrandReportPrompts',
    tags,
    summary: 'Assign prompts to a brand report',
    description:
      'Adds prompts from the same workspace to the report. A report can have at most 1,000 prompts. Prompts already assigned to the report are ignored.',
    successDescription: 'The updated report.',
  })
    .input(addReportPromptsInput)
    .output(report)
    .mutation(writes(addReportPrompts)),

  removePrompt: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}/prompts/{promptId}',
      operationId: 'removeBrandReportPrompt',
      tags,
      summary: 'Remove a prompt from a brand report',
      description:
        'Removes the prompt from the report; the prompt remains in the workspace. The last prompt of a report cannot be removed.',
      successDescription: 'The prompt was removed from the report.',
    },
    { status: 204 },
  )
    .input(removeReportPromptInput)
    .output(nothing)
    .mutation(writes(removeReportPrompt)),
});
