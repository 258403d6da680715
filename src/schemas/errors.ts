import { z } from 'zod';
import { reportId } from './ids.ts';

export const errorBody = z
  .object({ message: z.string().meta({ description: 'What went wrong, for people.', examples: ['Prompt not found'] }) })
  .meta({ id: 'Error' });

export const conflictBody = z
  .object({
    message: z
      .string()
      .meta({ description: 'What went wrong, in words for people.', examples: ['The report is still being set up'] }),
    reportId,
  })
  .meta({ id: 'Conflict' });

export const validationErrorBody = z
  .object({
    message: z
      .string()
      .meta({ description: 'What went wrong, for people.', examples: ["The request's body is not valid"] }),
    target: z
      .enum(['body', 'query', 'params', 'headers'])
      .meta({ description: 'The part of the request that failed.', examples: ['body'] }),
    errors: z
      .array(
        z.object({
          path: z.string().meta({
            description: 'Dotted path inside the target; empty for the target as a whole.',
            examples: ['name'],
          }),
          message: z.string().meta({ description: 'What is wrong there.', examples: ['Must not be empty'] }),
          code: z.string().meta({ description: 'The kind of fault, for programs.', examples: ['too_small'] }),
        }),
      )
      .meta({ description: 'Every fault that was found.' }),
  })
  .meta({ id: 'ValidationError' });
