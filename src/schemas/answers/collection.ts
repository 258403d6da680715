import { z } from 'zod';
import { LIMITS } from '../../domain/costs/limits.ts';
import { promptId, reportId } from '../shared/ids.ts';
import { day } from '../shared/windows.ts';

export const collectInput = z.object({ day: day('Day to collect answers for.', '2026-11-14').optional() });

export const readCollectionInput = z.object({
  reportId,
  promptId: promptId.meta({ description: 'Count only the calls for this prompt of the report.' }).optional(),
});

export const reportCollection = z
  .object({
    day: z.string().meta({ description: 'Day (UTC) of the calls.', format: 'date', examples: ['2026-11-14'] }),
    total: z.int().meta({
      description: 'Number of calls of the day: one per prompt, engine and sample. 0 on a day that is not scheduled.',
      examples: [105],
    }),
    done: z
      .int()
      .meta({ description: 'Number of calls whose result is stored, including failed calls.', examples: [41] }),
    failed: z.int().meta({ description: 'Number of failed calls.', examples: [0] }),
    nextDay: z
      .string()
      .meta({
        description: 'The next scheduled day (UTC). Absent if the report is collected daily.',
        format: 'date',
        examples: ['2026-11-16'],
      })
      .optional(),
    limit: z
      .enum(LIMITS)
      .meta({
        description:
          "Why calls of the workspace were skipped today: `workspace_budget`: its budget is reached. `fair_share`: its share of the server's budget is reached. `server_budget`: that budget is reached. Absent if none were skipped.",
        examples: ['workspace_budget'],
      })
      .optional(),
  })
  .meta({ id: 'ReportCollection' });
