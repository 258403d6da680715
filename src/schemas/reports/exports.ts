import { z } from 'zod';
import type { ExportFormat, ExportName } from '../../domain/exports/exports.ts';
import type { ValidationIssue } from '../../domain/shared/failures.ts';
import { findTwoEngines, listAgentPagesInput, listReferralsInput } from '../agent-analytics/agent-analytics.ts';
import { listAiResponsesInput } from '../answers/answers.ts';
import { listCitedPagesInput } from '../answers/citations.ts';
import { describeFields } from '../shared/describe-fields.ts';
import { promptId, reportId, workspaceId } from '../shared/ids.ts';
import { rules } from '../shared/rules.ts';
import { windowRule } from '../shared/windows.ts';
import { costFilters } from '../workspaces/costs.ts';
import { recommendationFilters } from './recommendations.ts';
import { getStatsInput, listReportPromptsInput } from './stats.ts';

type Shape = Record<string, z.ZodType>;
type Presentation =
  | 'cursor'
  | 'limit'
  | 'sortBy'
  | 'sortOrder'
  | 'groupBy'
  | 'include'
  | 'brand'
  | 'omit'
  | 'compareStartDate'
  | 'compareEndDate';

/** The filters of a read, without its paging, order and presentation. No export has changes, so that none compares. */
function filtersOf<Input extends Shape>({ shape }: z.ZodObject<Input>) {
  const {
    cursor: _1,
    limit: _2,
    sortBy: _3,
    sortOrder: _4,
    groupBy: _5,
    include: _6,
    brand: _7,
    omit: _8,
    compareStartDate: _9,
    compareEndDate: _10,
    ...filters
  } = shape as Input & Shape;
  return filters as Omit<Input, Presentation>;
}

const owner = {
  reportId: reportId
    .meta({ description: 'The report whose domains are exported. Required unless workspaceId is sent.' })
    .optional(),
  workspaceId: workspaceId
    .meta({ description: 'The workspace, to export the traffic of all its domains. Required unless reportId is sent.' })
    .optional(),
};
const ownerRule = rules(findOwnerIssues);

function findOwnerIssues(sent: { reportId?: unknown; workspaceId?: unknown }): ValidationIssue[] {
  const count = [sent.reportId, sent.workspaceId].filter((id) => id !== undefined).length;
  if (count === 1) return [];
  const message = count === 0 ? 'Required unless workspaceId is sent' : 'Specify either reportId or workspaceId';
  return [{ path: 'reportId', message, code: count === 0 ? 'required' : 'mutually_exclusive' }];
}

const ofStatistics = filtersOf(getStatsInput);
const { engine, engines } = listAgentPagesInput.shape;

/** The filters of each export: those of the read that returns the same data. */
export const exportInputs = {
  answers: z
    .object({
      ...filtersOf(listAiResponsesInput),
      promptId: promptId.meta({ description: 'Filter by prompt. Defaults to all prompts of the report.' }).optional(),
    })
    .check(windowRule),
  mentions: z.object(ofStatistics).check(windowRule),
  citations: z.object(filtersOf(listCitedPagesInput)).check(windowRule),
  statistics: z.object(ofStatistics).check(windowRule),
  prompts: z.object(filtersOf(listReportPromptsInput)).check(windowRule),
  'agent-visits': z
    .object({ ...filtersOf(listReferralsInput), ...owner, engine, engines })
    .check(windowRule, ownerRule, rules(findTwoEngines)),
  referrals: z.object({ ...filtersOf(listReferralsInput), ...owner }).check(windowRule, ownerRule),
  recommendations: recommendationFilters,
  experiments: z.object({ reportId }),
  costs: z.object(costFilters).check(windowRule),
} satisfies Record<ExportName, z.ZodObject>;

export type ExportInput<Name extends ExportName> = z.output<(typeof exportInputs)[Name]>;

const excel = z
  .enum(['0', '1'])
  .meta({
    description: '`1` begins the file with a byte order mark, by which Excel recognizes UTF-8. Defaults to `0`.',
    examples: ['1'],
  })
  .optional();

/** The query parameters of an export. */
export function exportFields(name: ExportName, format: ExportFormat): Shape {
  return { ...exportInputs[name].shape, ...(format === 'csv' && { excel }) };
}

export const excelInput = z.object({ excel });

/** The JSON schemas of the query parameters. */
export function describeExportFields(name: ExportName, format: ExportFormat) {
  return describeFields(exportFields(name, format));
}
