import { z } from 'zod';
import { REPORT_LIMITS } from '../domain/reports/reports.ts';

export const synthInput = z.object({
  workspaces: z.int().min(1).max(1000),
  prompts: z.int().min(1).max(REPORT_LIMITS.prompts),
  days: z.int().min(1).max(730),
});
