import type { Annotation } from '../../domain/annotations/annotations.ts';
import { insertAnnotations } from '../../storage/annotations.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { getReportWorkspace } from '../reports/load.ts';

export interface CreateAnnotationInput {
  reportId: string;
  date: string;
  text: string;
}

/** Creates a note written by a user. */
export async function createAnnotation(
  context: CallerContext,
  { reportId, date, text }: CreateAnnotationInput,
): Promise<Annotation> {
  const workspaceId = await getReportWorkspace(context, reportId);
  const now = context.now();
  const annotation = { id: newId('annotation', now), reportId, date, kind: 'note' as const, engine: null, text };
  await context.database.workspaceTransaction(workspaceId, (tx) =>
    insertAnnotations(tx, [{ ...annotation, workspaceId }], now),
  );
  return { ...annotation, createdDate: now.toISOString() };
}
