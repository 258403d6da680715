import type { Annotation } from '../../domain/annotations/annotations.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { type AnnotationPosition, listAnnotations as listStored } from '../../storage/annotations.ts';
import type { CallerContext } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';

export interface ListAnnotationsInput {
  reportId: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** False to leave out those that people wrote. */
  notes?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Lists the annotations of a report, latest date first. */
export async function listAnnotations(context: CallerContext, input: ListAnnotationsInput): Promise<Page<Annotation>> {
  const { reportId, startDate, endDate, notes } = input;
  const owner = { workspaceId: await getReportWorkspace(context, reportId), reportId };
  return readPageBy(['annotations', owner, startDate, endDate], input, encode, (position, take) =>
    listStored(context.database, owner, { startDate, endDate, notes, after: decode(position), take }),
  );
}

function encode({ date, id }: Annotation): string {
  return `${date}:${id}`;
}

function decode(position: string | null): AnnotationPosition | null {
  if (position === null) return null;
  const [date = '', id = ''] = position.split(':');
  return { date, id };
}
