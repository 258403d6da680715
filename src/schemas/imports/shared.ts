import { z } from 'zod';
import { IMPORT_FIELDS, type ImportKind } from '../../domain/imports/columns.ts';
import { isStorable } from '../../domain/shared/text.ts';
import { UNSTORABLE } from '../shared/text.ts';

const header = z.string().max(200).refine(isStorable, { error: UNSTORABLE });

export function csvOf(description: string, example: string) {
  return z
    .string()
    .min(1, 'Must not be empty')
    .refine(isStorable, { error: UNSTORABLE, abort: true })
    .meta({ description, examples: [example] });
}

export const dryRunInput = z
  .boolean()
  .default(false)
  .meta({ description: 'Whether to check the file without importing it.' });
export const dryRun = z.boolean().meta({ description: 'Whether nothing was saved.', examples: [false] });
export const lines = z
  .int()
  .min(0)
  .meta({ description: 'Number of rows below the header.', examples: [2] });
export const headers = z
  .array(z.string())
  .meta({ description: 'The columns of the file.', examples: [['Prompt', 'Location', 'Tags']] });
export const skipped = (description: string) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [0] });

/** The columns of a kind of file, as callers choose them. */
export function columnsInput<Kind extends ImportKind>(kind: Kind, example: Record<string, string>) {
  const column = header
    .nullable()
    .meta({ description: 'The header of the column. Null to leave the field out.', examples: ['Prompt'] })
    .optional();
  return z
    .object(
      Object.fromEntries(IMPORT_FIELDS[kind].map((field) => [field, column])) as Record<
        (typeof IMPORT_FIELDS)[Kind][number],
        typeof column
      >,
    )
    .default({} as never)
    .meta({
      description:
        'The header of the column for each field. Fields that are absent have the column of the last import of the workspace, or one with a known header.',
      examples: [example],
    });
}

export function columnsOutput<Kind extends ImportKind>(kind: Kind, example: Record<string, string | null>) {
  const column = z
    .string()
    .nullable()
    .meta({ description: 'The header of the column. Null if the field is left out.', examples: ['Prompt'] });
  return z
    .object(
      Object.fromEntries(IMPORT_FIELDS[kind].map((field) => [field, column])) as Record<
        (typeof IMPORT_FIELDS)[Kind][number],
        typeof column
      >,
    )
    .meta({ description: 'The columns that were read.', examples: [example] });
}
