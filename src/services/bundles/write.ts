import { createHash } from 'node:crypto';
import { ordinaryWords } from '../../data.ts';
import type { Caller } from '../../domain/access/access.ts';
import {
  BUNDLE_FORMAT,
  type BundledStatistics,
  type BundleHeader,
  listEvidenceDays,
  listScopes,
} from '../../domain/bundles/bundle.ts';
import { createVerifier } from '../../domain/bundles/verify.ts';
import { DETECTION_RULES } from '../../domain/detection/version.ts';
import { Failure, notFound } from '../../domain/shared/failures.ts';
import { type DateWindow, daysOf } from '../../domain/shared/windows.ts';
import { METHOD_VERSION } from '../../domain/statistics/stats.ts';
import { VERSION } from '../../domain/version.ts';
import { findDeletedBefore } from '../../storage/answers/retention.ts';
import { type CountedReport, findCountedReport, hasCountsBetween, listBundledAnswers } from '../../storage/bundles.ts';
import { findPromptTexts } from '../../storage/reports/prompts.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { readReportStats } from '../reports/stats.ts';
import { bundleExperiments } from './experiments.ts';

export interface WriteBundleInput extends DateWindow {
  reportId: string;
}

/**
 * Writes the statistics of a report and window with all data that they were computed from, line by line. The output is
 * verified while it is written: answers that are not counted yet would make the bundle inconsistent.
 */
export async function writeBundle(
  context: Context,
  input: WriteBundleInput,
  write: (line: string) => Promise<void>,
): Promise<{ root: string; answers: number }> {
  const report = await findCountedReport(context.database, input.reportId);
  if (!report) throw notFound('Report with statistics');
  await requireAnswers(context, report, input);
  const described = await describeReport(context, report, input);
  const experiments = await bundleExperiments(context, { ...report, ...input, isSimulated: described.isSimulated });
  const header = { ...described, ...(experiments.length > 0 && { experiments }) };
  const digest = createHash('sha256');
  const verifier = createVerifier(ordinaryWords);
  let answers = 0;
  async function put(line: Parameters<typeof verifier.add>[0]): Promise<void> {
    verifier.add(line);
    const text = `${JSON.stringify(line)}\n`;
    digest.update(text);
    await write(text);
  }

  await put(header);
  for (const day of daysOf(listEvidenceDays(input))) {
    const lines = await listBundledAnswers(context.database, { ...report, isSimulated: header.isSimulated, day });
    for (const line of lines) await put(line);
    answers += lines.length;
  }
  for (const country of listScopes(header)) await put(await readStatistics(context, report, input, country));
  const sha256 = digest.digest('hex');
  const root = { type: 'root', answers, sha256 } as const;
  verifier.add(root);
  if (!verifier.finish(sha256, null).isValid) {
    throw new Failure('conflict', 'Answers of the window are still being counted. Try again in a minute.');
  }
  await write(`${JSON.stringify(root)}\n`);
  return { root: sha256, answers };
}

/** Statistics of days whose answers are deleted cannot be verified. */
async function requireAnswers({ database }: Context, report: CountedReport, input: WriteBundleInput): Promise<void> {
  const { startDate } = listEvidenceDays(input);
  const deletedBefore = await findDeletedBefore(database);
  if (deletedBefore === null || deletedBefore <= startDate) return;
  if (!(await hasCountsBetween(database, { ...report, reportId: input.reportId }, startDate, deletedBefore))) return;
  throw new Failure(
    'conflict',
    `The statistics depend on answers since ${startDate}, but answers before ${deletedBefore} were deleted (ANSWER_DAYS). Choose a shorter or later window.`,
  );
}

async function describeReport(
  { database, engines, now, collection: { samplesPerDay } }: Context,
  { reportTitle, version, brands, promptIds, questions, schedules }: CountedReport,
  { reportId, startDate, endDate }: WriteBundleInput,
): Promise<BundleHeader> {
  const texts = new Map((await findPromptTexts(database, promptIds)).map((prompt) => [prompt.id, prompt]));
  return {
    type: 'bundle',
    format: BUNDLE_FORMAT,
    createdDate: now().toISOString(),
    reportId,
    reportTitle,
    startDate,
    endDate,
    isSimulated: isSimulated(engines),
    versions: { sightline: VERSION, method: METHOD_VERSION, detectionRules: DETECTION_RULES, settings: version },
    brands,
    prompts: promptIds.flatMap((id) => texts.get(id) ?? []),
    ...(questions.length > 0 && { questions: questions.filter((_, index) => texts.has(promptIds[index] ?? '')) }),
    ...(schedules && { schedules: { samplesPerDay, history: schedules } }),
  };
}

/** The part of the API response that depends on the answers. */
async function readStatistics(
  context: Context,
  { workspaceId }: CountedReport,
  { reportId, startDate, endDate }: WriteBundleInput,
  country: string | null,
): Promise<BundledStatistics> {
  const caller: Caller = { keyId: 'bundle', workspaceIds: [workspaceId], permissions: ['read'] };
  const stats = await readReportStats(
    { ...context, caller },
    { reportId, startDate, endDate, country: country ?? undefined },
  );
  const { answers, noAnswers, failed, prompts, questions, cells, icc, brands } = stats;
  const { methodVersion, brandedPrompts, grade, history } = stats;
  const total = {
    answers,
    noAnswers,
    failed,
    prompts,
    ...(questions !== undefined && { questions }),
    cells,
    icc,
    brands,
  };
  return { type: 'statistics', country, ...total, methodVersion, brandedPrompts, grade, history };
}
