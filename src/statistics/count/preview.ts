import { ordinaryWords } from '../../data.ts';
import type { Matcher } from '../../domain/detection/detector.ts';
import { createPreview, type PreviewedBrand } from '../../domain/detection/preview.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import { isCounted, renameEngine, STORED } from '../../storage/answers/surfaces.ts';
import { sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';

export interface DetectionPreview extends DateWindow {
  workspaceId: string;
  isSimulated: boolean;
  /** Those that count in the report. */
  surfaces: Surfaces;
  promptIds: string[];
  /** Maximum number of answers to read, newest first. */
  take: number;
  /** Lists of brands; the brands of a list are counted together, each list separately. */
  lists: Matcher[][];
}

export interface PreviewedAnswers {
  answers: number;
  lists: PreviewedBrand[][];
}

/** Texts pass through one by one; nothing is saved. */
export async function previewDetection(
  { copyRows }: ThreadDatabase,
  preview: DetectionPreview,
): Promise<PreviewedAnswers> {
  const { workspaceId, isSimulated, surfaces, promptIds, startDate, endDate, take, lists } = preview;
  const { results, add } = createPreview(lists, ordinaryWords);
  let answers = 0;
  const engine = renameEngine('engine', STORED, surfaces);
  const select = sql`
    SELECT ${engine}, day::text, text FROM "Answer"
    WHERE "workspaceId" = ${workspaceId} AND "promptId" = ANY(${promptIds}::text[])
      AND day BETWEEN ${startDate} AND ${endDate} AND "isSimulated" = ${isSimulated} AND state = 'answered'
      AND ${isCounted(engine, surfaces)}
    ORDER BY day DESC, engine, sample, "promptId" LIMIT ${take}`;
  await copyRows(select, (row) => {
    answers++;
    add({ engine: row.ascii(0) as EngineId, day: row.ascii(1), text: row.bytes(2) });
  });
  return { answers, lists: results };
}
