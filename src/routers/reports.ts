import { nothing } from '../schemas/nothing.ts';
import { createReportInput, readChanges, updateReportInput } from '../schemas/report-input.ts';
import {
  addReportPromptsInput,
  getReportInput,
  listReportsInput,
  removeReportPromptInput,
  report,
  reportPage,
} from '../schemas/reports.ts';
import { getStatsInput, listReportPromptsInput, reportPromptPage, stats } from '../schemas/stats.ts';
import { addReportPrompts } from '../services/reports/add-prompts.ts';
import { createReport } from '../services/reports/create.ts';
import { deleteReport } from '../services/reports/delete.ts';
import { listReports } from '../services/reports/list.ts';
import { listReportPrompts } from '../services/reports/list-prompts.ts';
import { readReport } from '../services/reports/read.ts';
import { removeReportPrompt } from '../services/reports/remove-prompt.ts';
import { readReportStats } from '../services/reports/stats.ts';
import { updateReport } from '../services/reports/update.ts';
import { operation, reads, router, writes } from './operation.ts';

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
        'Tracks a brand and its competitors in the answers to a set of prompts. The brand is detected by `brand` and `brandVariations`, or by `brandRegex` together with `reportTitle`. Data is collected asynchronously. The same request again within 2 minutes finds the first report.',
      successDescription: 'The new report; its data is being collected.',
    },
    {
      status: 201,
      bodyMiB: 16,
      repeatable: { description: 'The report that the same request made within the last 2 minutes.' },
    },
  )
    .input(createReportInput)
    .output(report)
    .mutation(async ({ ctx, input }) => {
      const { report: created, isNew } = await writes(createReport)({ ctx, input });
      ctx.reply.status = isNew ? 201 : 200;
      return created;
    }),

  list: operation({
    method: 'GET',
    path: '/v1/reports/brand',
    operationId: 'listBrandReports',
    tags,
    summary: 'List brand reports',
    description: 'The reports of one workspace, or of every workspace the key can read, newest first.',
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
    description: 'One report with its prompts, countries, competitors and tags.',
    successDescription: 'The report as it is now.',
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
        'Only the fields sent change; an array replaces the stored one whole. A field that equals what is stored is left alone and not validated, and read-only fields are ignored, so a report that was read can be sent back as it is. A change of anything but the title recalculates the history asynchronously.',
      successDescription: 'The updated report; recalculation completes asynchronously.',
    },
    { bodyMiB: 16 },
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
      description: 'The report and its numbers go; its prompts stay in the workspace.',
      successDescription: 'The report is gone.',
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
    summary: 'Get the statistics of a brand report',
    description:
      'How often answers of a window and country name and cite your brand and its competitors, in total and day by day, compared with the window of equal length before and with each other. Every rate has two 95 % intervals: `tracked` for the prompts that you track, `market` for prompts like these. Mention and citation are separate signals. `groupBy` splits the statistics by engine, tag, ISO week or country.',
    successDescription: 'The statistics and their state.',
  })
    .input(getStatsInput)
    .output(stats)
    .query(reads(readReportStats)),

  listPrompts: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/prompts',
    operationId: 'listBrandReportPrompts',
    tags,
    summary: 'List the prompts of a brand report with their statistics',
    description:
      'The prompts of the report for a country, each with what answers of the window say about every brand: newest prompt first, or sorted by a statistic of your brand. `include=engines` adds the statistics of each prompt on each engine.',
    successDescription: 'A page of prompts.',
  })
    .input(listReportPromptsInput)
    .output(reportPromptPage)
    .query(reads(listReportPrompts)),

  addPrompts: operation({
    method: 'POST',
    path: '/v1/reports/brand/{reportId}/prompts',
    operationId: 'addBrandReportPrompts',
    tags,
    summary: 'Assign prompts to a brand report',
    description:
      'Adds prompts of the same workspace, up to 1,000 in all. Prompts that the report has already change nothing.',
    successDescription: 'The report with its prompts.',
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
      summary: 'Take a prompt out of a brand report',
      description: 'The prompt stays in the workspace. The last prompt of a report cannot be taken out.',
      successDescription: 'The prompt is out of the report.',
    },
    { status: 204 },
  )
    .input(removeReportPromptInput)
    .output(nothing)
    .mutation(writes(removeReportPrompt)),
});
