import { requireWorkspace } from '../../domain/access/access.ts';
import type { KeyedText } from '../../domain/prompts/prompts.ts';
import { type ImportedPrompt, readPromptFile } from '../../domain/prompts/read-prompt-file.ts';
import type { PromptWarning } from '../../domain/prompts/same-question.ts';
import { invalid } from '../../domain/shared/failures.ts';
import { deduplicate, nameKeyOf } from '../../domain/shared/text.ts';
import type { Tag } from '../../domain/tags/tags.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { addTagPairs } from '../../storage/prompts.ts';
import { findTagsByName } from '../../storage/tags.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { createNamedTags } from '../tags/create-named.ts';
import { keyTexts } from './key-texts.ts';
import { addPromptsToReports, type SavedPrompts, savePrompts } from './save.ts';
import { warnAboutPrompts } from './warn.ts';

export interface ImportPromptsInput {
  id: string;
  csv: string;
  country?: string | undefined;
  brandReportIds: string[];
  dryRun: boolean;
}

export interface ImportResult {
  dryRun: boolean;
  lines: number;
  created: number;
  existing: number;
  repeated: number;
  tagsCreated: string[];
  warnings: PromptWarning[];
}

/** Imports the prompts of a CSV file: all of them, or none. A dry run does the same and is rolled back. */
export async function importPrompts(context: CallerContext, input: ImportPromptsInput): Promise<ImportResult> {
  const { id: workspaceId, csv, country } = input;
  requireWorkspace(context.caller, workspaceId);
  const { prompts, issues } = readPromptFile(csv, country);
  if (issues.length > 0) throw invalid('body', issues);
  const { result, fresh } = await saveFile(context, input, prompts);
  return { ...result, warnings: await warnAboutPrompts(context, workspaceId, fresh) };
}

interface SavedFile {
  result: Omit<ImportResult, 'warnings'>;
  fresh: SavedPrompts['fresh'];
}

async function saveFile(
  context: CallerContext,
  { id: workspaceId, brandReportIds, dryRun }: ImportPromptsInput,
  prompts: readonly ImportedPrompt[],
): Promise<SavedFile> {
  const textsByCountry = await keyByCountry(prompts);
  const date = context.now();
  try {
    return await context.database.workspaceTransaction(workspaceId, async (tx) => {
      const workspace = await lockWorkspace(tx, workspaceId);
      const tags = await saveTags(tx, workspaceId, prompts, date);
      const saved = await savePrompts(tx, workspace, { workspaceId, textsByCountry, brandReportIds, date });
      await tagPrompts(tx, prompts, { saved, tags, date });
      await addPromptsToReports(context, tx, { workspaceId, brandReportIds, promptIds: saved.promptIds, date });
      const file = { result: describe(prompts, saved, tags, dryRun), fresh: saved.fresh };
      if (dryRun) throw new RolledBack(file);
      return file;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.file;
    throw error;
  }
}

async function keyByCountry(prompts: readonly ImportedPrompt[]): Promise<Map<string, KeyedText[]>> {
  const byCountry = new Map<string, KeyedText[]>();
  for (const [country, list] of Map.groupBy(prompts, (prompt) => prompt.country)) {
    byCountry.set(country, await keyTexts(deduplicate(list.map(({ prompt }) => prompt))));
  }
  return byCountry;
}

/** Ends the transaction of a dry run. */
class RolledBack extends Error {
  readonly file: SavedFile;

  constructor(file: SavedFile) {
    super('Dry run');
    this.file = file;
  }
}

function describe(
  prompts: readonly ImportedPrompt[],
  { promptIds, fresh: created }: SavedPrompts,
  { fresh }: SavedTags,
  dryRun: boolean,
): SavedFile['result'] {
  return {
    dryRun,
    lines: prompts.length,
    created: created.length,
    existing: promptIds.length - created.length,
    repeated: prompts.length - promptIds.length,
    tagsCreated: fresh.map(({ name }) => name),
  };
}

interface SavedTags {
  /** Ids by the key of the name. */
  ids: Map<string, string>;
  fresh: Tag[];
}

/** Finds the tags by name, ignoring case, and creates those that do not exist. */
async function saveTags(
  tx: Database,
  workspaceId: string,
  prompts: readonly ImportedPrompt[],
  date: Date,
): Promise<SavedTags> {
  const names = new Map(prompts.flatMap(({ tags }) => tags.map((name) => [nameKeyOf(name), name])));
  const ids = await findTagsByName(tx, workspaceId, [...names.keys()]);
  const missing = [...names].filter(([key]) => !ids.has(key)).map(([, name]) => name);
  const fresh = await createNamedTags(tx, { workspaceId, names: missing, date });
  for (const { id, name } of fresh) ids.set(nameKeyOf(name), id);
  return { ids, fresh };
}

async function tagPrompts(
  tx: Database,
  prompts: readonly ImportedPrompt[],
  { saved, tags, date }: { saved: SavedPrompts; tags: SavedTags; date: Date },
): Promise<void> {
  const ids = new Map(
    [...saved.existing, ...saved.fresh].map(({ id, country, prompt }) => [`${country} ${prompt}`, id]),
  );
  const pairs = prompts.flatMap(({ country, prompt, tags: names }) =>
    names.map((name) => ({
      promptId: ids.get(`${country} ${prompt}`) ?? '',
      tagId: tags.ids.get(nameKeyOf(name)) ?? '',
    })),
  );
  await addTagPairs(tx, pairs, date);
}
