import { notFound } from '../../domain/shared/failures.ts';
import { deleteAnnotation as deleteStored } from '../../storage/annotations.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';

export async function deleteAnnotation(
  context: CallerContext,
  { reportId, annotationId }: { reportId: string; annotationId: string },
): Promise<void> {
  const workspaceId = await getReportWorkspace(context, reportId);
  if (!(await deleteStored(context.database, { workspaceId, reportId, id: annotationId }))) {
    throw notFound('Annotation');
  }
}
