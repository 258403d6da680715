import { z } from 'zod';
import { isTimeZone } from '../../domain/alerts/local-time.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { DEFAULT_AUDITS_MAX, DEFAULT_PROMPTS_MAX, LARGEST_ALLOWANCE } from '../../domain/workspaces/workspaces.ts';
import { workspaceId } from '../shared/ids.ts';
import { optionalInput } from '../shared/optional-input.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text, timestamp } from '../shared/text.ts';

const timeZone = z.string().meta({ examples: ['Europe/Berlin'] });

export const workspace = z
  .object({
    id: workspaceId,
    name: z.string().meta({ description: 'Name of the workspace.', examples: ['Acme'] }),
    promptsUsedCount: z.int().meta({ description: 'Current number of prompts.', examples: [12] }),
    promptsMaxCount: z.int().meta({ description: 'Maximum number of prompts.', examples: [1000] }),
    geoAuditUsedCount: z
      .int()
      .meta({ description: 'Number of audits created in the current month (UTC).', examples: [3] }),
    geoAuditMaxCount: z.int().meta({ description: 'Maximum number of audits per month.', examples: [100] }),
    dailyBudgetUsd: z
      .number()
      .meta({
        description: 'Maximum cost of its calls per day (UTC), in US dollars. Absent if not set.',
        examples: [3.5],
      })
      .optional(),
    timeZone: timeZone
      .meta({
        description: 'Time zone of digests, quiet hours and client reports. Absent for UTC.',
        examples: ['Europe/Berlin'],
      })
      .optional(),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'Workspace' });

export const listWorkspacesInput = optionalInput(z.object(pagingInput));
export const workspacePage = pageOf(workspace);

const name = text(TEXT_LIMITS.workspaceName).meta({ description: 'Name of the workspace.', examples: ['Acme'] });
const allowance = z.int().min(0).max(LARGEST_ALLOWANCE);
const promptsMaxCount = allowance.meta({ description: 'Maximum number of prompts.', examples: [1000] });
const geoAuditMaxCount = allowance.meta({ description: 'Maximum number of audits per month.', examples: [100] });

export const createWorkspaceInput = z.object({
  name,
  promptsMaxCount: promptsMaxCount.default(DEFAULT_PROMPTS_MAX),
  geoAuditMaxCount: geoAuditMaxCount.default(DEFAULT_AUDITS_MAX),
});

export const getWorkspaceInput = z.object({ id: workspaceId });
export const deleteWorkspaceInput = z.object({ id: workspaceId });

export const updateWorkspaceInput = z.object({
  id: workspaceId,
  name: name.optional(),
  promptsMaxCount: promptsMaxCount.optional(),
  geoAuditMaxCount: geoAuditMaxCount.optional(),
  timeZone: timeZone
    .refine(isTimeZone, 'Must be a time zone of the IANA database, such as "Europe/Berlin"')
    .nullable()
    .meta({
      description: 'Time zone of digests, quiet hours and client reports, as an IANA name. Null for `UTC`.',
      examples: ['Europe/Berlin'],
    })
    .optional(),
  dailyBudgetUsd: z
    .number()
    .min(0)
    .max(1_000_000)
    .nullable()
    .meta({
      description:
        "Maximum cost of its calls per day (UTC), in US dollars, in addition to the server's daily budget. Null for none. Requires the permission `server`.",
      examples: [3.5],
    })
    .optional(),
});
