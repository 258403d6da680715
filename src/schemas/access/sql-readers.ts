import { z } from 'zod';
import { workspaceId } from '../shared/ids.ts';

export const createSqlReaderInput = z.object({
  workspaceIds: z.array(workspaceId).min(1, 'Specify at least one workspace'),
  role: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'Must consist of lowercase letters, digits and underscores')
    .refine((role) => !role.startsWith('pg_'), 'Must not begin with pg_')
    .optional(),
});
