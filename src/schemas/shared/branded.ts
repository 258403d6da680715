import { z } from 'zod';
import { BRANDED } from '../../domain/statistics/prompts.ts';

export const branded = z
  .enum(BRANDED)
  .meta({
    description: 'Whether prompts that contain a name of your brand count. Defaults to `include`.',
    examples: ['exclude'],
  })
  .optional();
