import { z } from 'zod';
import { normalizePromptText } from '../../domain/prompts/prompts.ts';
import { MOST_CHANGED_REPORTS } from '../../domain/reports/change-many.ts';
import { findCompetitorIssues } from '../../domain/reports/reports.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { country } from '../shared/countries.ts';
import { domain } from '../shared/domains.ts';
import { ids, REPORT_ID_EXAMPLE, reportId, WORKSPACE_ID_EXAMPLE, workspaceId } from '../shared/ids.ts';
import { rules } from '../shared/rules.ts';
import { text } from '../shared/text.ts';
import { competitors } from './fields.ts';
import { readableCompetitors } from './input.ts';

const MOST_PROMPTS = 100;
const prompts = (description: string, example: string) =>
  z
    .array(text(TEXT_LIMITS.prompt).overwrite(normalizePromptText))
    .max(MOST_PROMPTS)
    .default([])
    .meta({ description, examples: [[example]] });

export const changeReportsInput = z
  .object({
    reportIds: ids('report', REPORT_ID_EXAMPLE, MOST_CHANGED_REPORTS)
      .default([])
      .meta({ description: 'Reports to change, of any workspaces of the API key.', examples: [[REPORT_ID_EXAMPLE]] }),
    workspaceIds: ids('workspace', WORKSPACE_ID_EXAMPLE, MOST_CHANGED_REPORTS)
      .default([])
      .meta({
        description: `Workspaces of which every report is changed. At most ${MOST_CHANGED_REPORTS} reports in total.`,
        examples: [[]],
      }),
    addPrompts: prompts('Prompts to add. Those that a workspace lacks are created there.', 'Which CRM is free?'),
    removePrompts: prompts('Prompts to remove from the reports. They remain in the workspaces.', 'What is a CRM?'),
    country: country.meta({ description: 'Country of the prompts to add and remove.' }).optional(),
    addCompetitors: competitors.default([]).meta({
      description: 'Competitors to add. A report that has the domain already keeps its competitor unchanged.',
    }),
    removeCompetitors: z
      .array(domain)
      .max(MOST_PROMPTS)
      .default([])
      .meta({ description: 'Domains of competitors to remove.', examples: [['initech.com']] }),
    dryRun: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether to save nothing.', examples: [false] }),
  })
  .check(
    rules((value) => [
      ...(isEmpty(value.reportIds) && isEmpty(value.workspaceIds)
        ? [{ path: 'reportIds', message: 'Required unless workspaceIds is set', code: 'required' }]
        : []),
      ...(value.country === undefined && !(isEmpty(value.addPrompts) && isEmpty(value.removePrompts))
        ? [{ path: 'country', message: 'Required if prompts are added or removed', code: 'required' }]
        : []),
      ...findCompetitorIssues(readableCompetitors(value.addCompetitors), {}).map((issue) => ({
        ...issue,
        path: issue.path.replace('competitors', 'addCompetitors'),
      })),
    ]),
  );

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

const number = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });
const names = (description: string, example: string[]) =>
  z.array(z.string()).meta({ description, examples: [example] });

/** What a change of many reports or workspaces adds to the cost. */
export const addedCost = z
  .object({
    newPrompts: number('Number of prompts that are sent to engines for the first time.', 2),
    callsPerMonth: z.number().meta({ description: 'Their calls in 30 days.', examples: [420] }),
    costPerMonth: z.number().meta({
      description: 'Their cost in US dollars in 30 days. Excludes engines with unknown cost.',
      examples: [8.4],
    }),
    source: z.enum(['sandbox', 'live']).meta({ description: 'The sandbox is free.', examples: ['live'] }),
  })
  .meta({ id: 'AddedCost' });

export const changedReports = z
  .object({
    dryRun: z.boolean().meta({ description: 'Whether nothing was saved.', examples: [false] }),
    items: z
      .array(
        z.object({
          reportId,
          workspaceId,
          reportTitle: z.string().meta({ description: 'Title of the report.', examples: ['Acme in the US'] }),
          status: z.enum(['changed', 'unchanged', 'failed']).meta({
            description:
              '`unchanged`: the report has what is added, and lacks what is removed. `failed`: nothing of this report was changed.',
            examples: ['changed'],
          }),
          message: z
            .string()
            .meta({ description: 'Why it failed.', examples: ['A report must have at least one prompt'] })
            .optional(),
          promptsAdded: number('Prompts that the report gains.', 1),
          promptsRemoved: number('Prompts that the report loses.', 0),
          competitorsAdded: names('Competitors that the report gains.', ['Globex']),
          competitorsRemoved: names('Competitors that the report loses.', []),
        }),
      )
      .meta({ description: 'One item for each report, by workspace.' }),
    forecast: addedCost,
  })
  .meta({ id: 'ReportChangeBatch' });
