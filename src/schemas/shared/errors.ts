import { z } from 'zod';
import { reportId } from './ids.ts';

export const errorBody = z
  .object({
    message: z
      .string()
      .meta({ description: 'Human-readable description of the error.', examples: ['Prompt not found'] }),
  })
  .meta({ id: 'Error' });

export const conflictBody = z
  .object({
    message: z.string().meta({
      description: 'Human-readable description of the error.',
      examples: ['The report is still being set up'],
    }),
    reportId: reportId.optional(),
  })
  .meta({ id: 'Conflict' });

export const validationErrorBody = z
  .object({
    message: z
      .string()
      .meta({ description: 'Human-readable description of the error.', examples: ['Invalid request body'] }),
    target: z
      .enum(['body', 'query', 'params', 'headers'])
      .meta({ description: 'Part of the request that failed validation.', examples: ['body'] }),
    errors: z
      .array(
        z.object({
          path: z.string().meta({
            description:
              'Path of the field within the target, separated by dots. Empty if the error concerns the target as a whole.',
            examples: ['name'],
          }),
          message: z
            .string()
            .meta({ description: 'Human-readable description of the problem.', examples: ['Must not be empty'] }),
          code: z.string().meta({ description: 'Machine-readable error code.', examples: ['too_small'] }),
        }),
      )
      .meta({ description: 'All validation errors in the target.' }),
  })
  .meta({ id: 'ValidationError' });
