import { z } from 'zod';
import { COST_GROUPS } from '../../domain/costs/groups.ts';
import { reportId, workspaceId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { windowInput, windowRule } from '../shared/windows.ts';

export const costFilters = {
  workspaceId: workspaceId
    .meta({ description: 'Only this workspace. Defaults to every workspace that the key can read.' })
    .optional(),
  startDate: windowInput.startDate
    .meta({ description: 'First day of the window (UTC, inclusive). Defaults to 29 days before the last day.' })
    .optional(),
  endDate: windowInput.endDate
    .meta({ description: 'Last day of the window (UTC, inclusive). Defaults to today.' })
    .optional(),
};

export const listCostsInput = z
  .object({
    ...costFilters,
    reportId: reportId.meta({ description: 'Only this report.' }).optional(),
    groupBy: z
      .enum(COST_GROUPS)
      .default('workspace')
      .meta({ description: 'What to sum costs by.', examples: ['report'] }),
    ...pagingInput,
  })
  .check(windowRule);

const costSum = z
  .object({
    key: z
      .string()
      .nullable()
      .meta({
        description:
          'Identifier of the workspace or report, engine, provider (connector) or day. Null for calls that belong to no report, or to a language model.',
        examples: ['ws_01JCN3V8Q5W7E0R2T4Y6U8I0P2'],
      }),
    label: z
      .string()
      .nullable()
      .meta({
        description: 'Name of the workspace or title of the report. Null for other groups, and if it was deleted.',
        examples: ['Acme'],
      }),
    costUsd: z.number().meta({ description: 'Cost of the calls of the window in US dollars.', examples: [12.6] }),
    forecastUsd: z
      .number()
      .nullable()
      .meta({
        description:
          'Expected cost of as many days with the current schedules, prompts and engines, in US dollars. Null for days, and for what is no longer scheduled.',
        examples: [13.5],
      }),
    budgetUsd: z
      .number()
      .nullable()
      .meta({
        description:
          'What the workspace can spend in as many days, in US dollars. If it is less than the forecast, calls are skipped. Null for other groups, and if the workspace has no budget.',
        examples: [15],
      }),
  })
  .meta({ id: 'CostSum' });

export const costPage = pageOf(costSum);
