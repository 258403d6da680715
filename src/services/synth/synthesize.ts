import { type Caller, PERMISSIONS } from '../../domain/access/access.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { addDays, dayOf } from '../../domain/shared/windows.ts';
import { describeReport, writePrompt } from '../../domain/synth/texts.ts';
import { createVisits } from '../../domain/synth/visits.ts';
import { addVisits } from '../../storage/agent-analytics/visits.ts';
import type { AnswerLoader } from '../../storage/answers/load.ts';
import { markSetUp } from '../../storage/reports/reports.ts';
import { sumAgentVisits } from '../agent-analytics/sum-visits.ts';
import { analyzeAnswers, partitionPastDays } from '../answers/partition.ts';
import { createApiKey } from '../api-keys/create.ts';
import type { CallerContext, Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { createLogConnector } from '../log-connectors/create.ts';
import { createPrompts } from '../prompts/create.ts';
import { createReport } from '../reports/create.ts';
import { recalculateReport } from '../reports/recalculate.ts';
import { createTag } from '../tags/create.ts';
import { createWorkspace } from '../workspaces/create.ts';
import { type Asked, composeAnswers } from './answers.ts';

export interface SynthInput {
  workspaces: number;
  prompts: number;
  days: number;
}

export interface SynthSummary {
  /** An API key for all of the new workspaces. */
  key: string;
  workspaces: { workspaceId: string; reportId: string }[];
  answers: number;
}

type SynthProgress = (progress: { done: number; total: number; unit: string }) => void;

const COUNTRY = 'us';
/** The share of new answers after which PostgreSQL analyzes the tables, as it does automatically. */
const NEW_SHARE = 0.1;
/** One prompt in this many has a tag. */
const TAGGED = 10;

/**
 * Fills new workspaces with simulated data: a report in each, with answers of the sandbox and visits of crawlers for every day
 * up to yesterday. Answers are loaded in bulk and without raw bodies; statistics are counted from them as usual.
 */
export async function synthesize(
  context: Context,
  input: SynthInput,
  onProgress: SynthProgress,
): Promise<SynthSummary> {
  if (!isSimulated(context.engines)) {
    throw new Failure(
      'conflict',
      'Synthetic data is for servers without engines. Remove the keys of the engines first.',
    );
  }
  await partitionPastDays(context, addDays(dayOf(context.now()), -input.days));
  const loader = await context.openAnswerLoader();
  try {
    return await fillWorkspaces(context, loader, input, onProgress);
  } finally {
    await loader.close();
  }
}

async function fillWorkspaces(
  context: Context,
  loader: AnswerLoader,
  { workspaces, prompts, days }: SynthInput,
  onProgress: SynthProgress,
): Promise<SynthSummary> {
  const total = workspaces * days;
  const created: SynthSummary['workspaces'] = [];
  let answers = 0;
  let analyzed = 0;
  for (let number = 1; number <= workspaces; number++) {
    const subject = await createSubject(context, `Synthetic ${number} of ${workspaces}`, prompts);
    answers += await fillDays(context, loader, subject, days, (done) =>
      onProgress({ done: (number - 1) * days + done, total, unit: ' days' }),
    );
    if (answers > analyzed * (1 + NEW_SHARE)) {
      await analyzeAnswers(context);
      analyzed = answers;
    }
    await recalculateReport(context, subject);
    await markSetUp(context.database, subject.reportId, context.now());
    created.push({ workspaceId: subject.workspaceId, reportId: subject.reportId });
  }
  await sumAgentVisits(context);
  const workspaceIds = created.map(({ workspaceId }) => workspaceId);
  const { key } = await createApiKey(context, { name: 'synthetic', workspaceIds, permissions: [...PERMISSIONS] });
  return { key, workspaces: created, answers };
}

interface Subject {
  workspaceId: string;
  reportId: string;
  domain: string;
  prompts: Asked[];
  brands: { name: string; domain: string }[];
}

async function createSubject(context: Context, name: string, count: number): Promise<Subject> {
  const workspace = await createWorkspace(context, { name, promptsMaxCount: count, geoAuditMaxCount: 100 });
  const caller: Caller = { keyId: 'synth', workspaceIds: [workspace.id], permissions: PERMISSIONS };
  const callerContext: CallerContext = { ...context, caller };
  const tag = await createTag(callerContext, { id: workspace.id, name: 'Tagged', color: 'blue' });
  const texts = Array.from({ length: count }, (_, index) => writePrompt(index));
  const input = { id: workspace.id, country: COUNTRY, brandReportIds: [] };
  const tagged = texts.filter((_, index) => index % TAGGED === 0);
  const { items: withTag } = await createPrompts(callerContext, { ...input, prompts: tagged, tagIds: [tag.id] });
  const others = texts.filter((_, index) => index % TAGGED !== 0);
  const { items } =
    others.length > 0 ? await createPrompts(callerContext, { ...input, prompts: others, tagIds: [] }) : { items: [] };
  const prompts = [...withTag, ...items].map(({ id, prompt }) => ({ promptId: id, prompt }));
  const settings = describeReport(workspace.id.slice(-8).toLowerCase());
  const promptIds = prompts.map(({ promptId }) => promptId);
  const { report } = await createReport(callerContext, { workspaceId: workspace.id, promptIds, ...settings });
  await createLogConnector(callerContext, { id: workspace.id, kind: 'combined', domain: settings.brandDomain });
  const brands = [settings, ...settings.competitors].map(({ brand, brandDomain }) => ({
    name: brand,
    domain: brandDomain,
  }));
  return { workspaceId: workspace.id, reportId: report.id, domain: settings.brandDomain, prompts, brands };
}

async function fillDays(
  context: Context,
  loader: AnswerLoader,
  { workspaceId, domain, prompts, brands }: Subject,
  days: number,
  onDay: (done: number) => void,
): Promise<number> {
  const { database, engines, now } = context;
  const today = dayOf(now());
  const asked = { engines, workspaceId, prompts, brands, country: COUNTRY };
  const answersOf = composeAnswers({ ...asked, collectedDate: now(), days });
  let answers = 0;
  for (let number = 0; number < days; number++) {
    const day = addDays(today, number - days);
    const rows = await answersOf(day, number);
    const visits = createVisits(domain, day, prompts.length, number);
    await Promise.all([
      loader.load(rows),
      database.workspaceTransaction(workspaceId, (tx) => addVisits(tx, workspaceId, visits)),
    ]);
    answers += rows.length;
    onDay(number + 1);
  }
  return answers;
}
