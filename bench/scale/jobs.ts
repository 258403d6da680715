import type { Slot } from '../../src/domain/answers/answers.ts';
import { ENGINES } from '../../src/domain/shared/engines.ts';
import { collectAnswer } from '../../src/services/answers/collect.ts';
import type { Context } from '../../src/services/context.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import type { Subject } from './subject.ts';

/** How many calls run at once, as in a worker. */
const CONCURRENT = 8;
const ANSWERS = 700;

/** Stores answers of the sandbox for the report on a day without any. Returns answers per second. */
export async function measureCollection(
  context: Context,
  { workspaceId, reportId }: Subject,
  day: string,
): Promise<number> {
  const prompts = await context.database.query<{ promptId: string }>`
    SELECT "promptId" FROM "BrandReportPrompt" WHERE "reportId" = ${reportId} ORDER BY "promptId" LIMIT ${ANSWERS / ENGINES.length}`;
  // A small report has fewer prompts: it is asked for more samples of each.
  const samples = Math.ceil(ANSWERS / ENGINES.length / prompts.length);
  const slots = Array.from({ length: samples }, (_, sample) => sample + 1).flatMap((sample) =>
    prompts.flatMap(({ promptId }) => ENGINES.map((engine): Slot => ({ workspaceId, promptId, engine, day, sample }))),
  );
  const { length } = slots;
  const { signal } = new AbortController();
  const started = performance.now();
  async function work(): Promise<void> {
    for (let slot = slots.shift(); slot; slot = slots.shift()) await collectAnswer(context, slot, signal);
  }
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return length / ((performance.now() - started) / 1000);
}

/** Recalculates the report as after an edit. Returns seconds. */
export async function measureRecalculation(context: Context, { reportId }: Subject): Promise<number> {
  await context.database
    .query`UPDATE "BrandReport" SET "detectionVersion" = "detectionVersion" + 1, "brandVariations" = "brandVariations" || ${`Acme ${Date.now()}`}::text WHERE id = ${reportId}`;
  const started = performance.now();
  await recalculateReport(context, { reportId });
  return (performance.now() - started) / 1000;
}
