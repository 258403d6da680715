import { type Addition, decodeAddition, isCreatedBy, isUndoable, UNDO_HOURS } from '../domain/assistants/additions.ts';
import { plainText } from '../domain/assistants/quote.ts';
import type { Reply } from '../domain/assistants/reply.ts';
import { Failure } from '../domain/shared/failures.ts';
import { failureOf } from './describe-error.ts';
import { listWorkspacePrompts } from './list-prompts.ts';
import type { Session } from './session.ts';

/** Removes what one call added, and nothing else. */
export async function undoAddition(
  session: Session,
  { undo, dryRun = false }: { undo: string; dryRun?: boolean | undefined },
): Promise<Reply> {
  const addition = decodeAddition(undo);
  if (!addition) throw new Failure('invalid', '`undo` must be the `undo` of an earlier reply of add_prompts.');
  if (!isUndoable(addition, session.now())) {
    throw new Failure(
      'invalid',
      `Only what was added in the last ${UNDO_HOURS} hours can be undone here. Use the dashboard.`,
    );
  }
  const { workspaceId, brand, reportTitle = brand } = await session.api.reports.get({ reportId: addition.reportId });
  const created = await listCreated(session, workspaceId, addition);
  if (!dryRun) await removeAddition(session, workspaceId, addition);
  const what = [
    addition.isNewReport ? `the report ${plainText(reportTitle, 100)}` : '',
    `n = ${created.length} prompts`,
    addition.touched.length > 0 ? `the changes of ${addition.touched.length} prompts that existed before` : '',
    addition.tagIds.length > 0 ? `${addition.tagIds.length} tags` : '',
  ].filter((part) => part !== '');
  const verb = dryRun ? 'Dry run, nothing was changed: this would remove' : 'Removed';
  return {
    sentence: `${verb} ${what.join(', ')}.`,
    notes: dryRun ? ['Call again without dryRun to remove them, with the answers to these prompts.'] : [],
    columns: ['prompt'],
    rows: created.slice(0, MOST_ROWS).map(({ prompt }) => [plainText(prompt, 200)]),
  };
}

const MOST_ROWS = 25;

export async function removeAddition(session: Session, workspaceId: string, addition: Addition): Promise<void> {
  const { api } = session;
  const { reportId, isNewReport, touched, tagIds } = addition;
  const created = await listCreated(session, workspaceId, addition);
  if (isNewReport) await unlessGone(api.reports.delete({ reportId }));
  for (const { promptId, isLinked, tagIds: given } of touched) {
    if (isLinked && !isNewReport) await unlessGone(api.reports.removePrompt({ reportId, promptId }));
    if (given.length > 0) await unlessGone(removeTags(session, workspaceId, promptId, given));
  }
  for (const { id } of created) await unlessGone(api.prompts.delete({ id: workspaceId, promptId: id }));
  for (const tagId of tagIds) await unlessGone(deleteUnusedTag(session, workspaceId, tagId));
}

async function listCreated(session: Session, workspaceId: string, addition: Addition) {
  const prompts = await listWorkspacePrompts(session, workspaceId, { createdSince: addition.date });
  return prompts.filter((prompt) => isCreatedBy(addition, prompt));
}

async function removeTags({ api }: Session, id: string, promptId: string, removed: string[]): Promise<void> {
  const { tagIds } = await api.prompts.get({ id, promptId });
  await api.prompts.update({ id, promptId, tagIds: tagIds.filter((tagId) => !removed.includes(tagId)) });
}

/** A tag that a person has used since is kept. */
async function deleteUnusedTag({ api }: Session, id: string, tagId: string): Promise<void> {
  const { promptCount } = await api.tags.get({ id, tagId });
  if (promptCount === 0) await api.tags.delete({ id, tagId });
}

/** Someone else may have removed it already. */
async function unlessGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (failureOf(error)?.kind !== 'not-found') throw error;
  }
}
