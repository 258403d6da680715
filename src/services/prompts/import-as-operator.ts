import type { Caller } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { holdWorkspaceIds } from '../../storage/workspaces/workspaces.ts';
import type { Context } from '../context.ts';
import { type ImportPromptsInput, type ImportResult, importPrompts } from './import.ts';

/** Imports prompts for the command line, which has access to every workspace. */
export async function importAsOperator(context: Context, input: ImportPromptsInput): Promise<ImportResult> {
  const { id } = input;
  if (!(await holdWorkspaceIds(context.database, [id])).has(id)) throw notFound('Workspace');
  const caller: Caller = { keyId: 'cli', workspaceIds: [id], permissions: ['read', 'write'] };
  return importPrompts({ ...context, caller }, input);
}
