import { type Addition, encodeAddition } from '../../domain/assistants/additions.ts';
import { plainText } from '../../domain/assistants/quote.ts';
import type { Reply, Row } from '../../domain/assistants/reply.ts';
import { normalizePromptText } from '../../domain/prompts/prompts.ts';
import { Failure } from '../../domain/shared/failures.ts';
import type { ToolInput } from '../../schemas/assistant-tools.ts';
import { listWorkspacePrompts } from '../list-prompts.ts';
import { resolveNewCountry, resolveTags, resolveTarget, type Target } from '../resolve-target.ts';
import type { Output, Session } from '../session.ts';
import { removeAddition, undoAddition } from '../undo-addition.ts';
import { type Tool } from './tool.ts';

/** Rows of the reply. The sentence counts all prompts. */
const MOST_ROWS = 25;
const SUGGESTIONS = 25;

type Input = ToolInput<'add_prompts'>;
type StoredPrompt = Output<'prompts', 'list'>['items'][number];

/** What a call adds. */
interface Plan {
  target: Target;
  country: string;
  prompts: string[];
  /** Those that the report does not have. */
  fresh: string[];
  /** Those that the workspace has, by their text. */
  stored: Map<string, StoredPrompt>;
  own: Set<string>;
  tagIds: string[];
  newTags: string[];
}

export const addPrompts: Tool<'add_prompts'> = {
  title: 'Set up tracking',
  description:
    'Adds prompts and tags to a report, or creates a report from `brand` and `domain`; engines are then asked daily at a cost. Needs a key with write permission. Call with dryRun: true first and show the user the cost a month; without `prompts` it suggests some. Replies contain `undo`, which removes exactly what the call added.',
  readOnly: false,
  destructive: true,
  idempotent: true,
  openWorld: false,
  async run(session, input) {
    if (input.undo !== undefined) return undoAddition(session, requireAlone(input, input.undo));
    const target = await resolveTarget(session, input);
    const country = resolveNewCountry(target, input.country);
    const prompts = [...new Set((input.prompts ?? []).map(normalizePromptText))].filter((text) => text !== '');
    rejectUnused(input, target);
    if (input.prompts === undefined) return suggest(session, target, country, input);
    if (prompts.length === 0) throw new Failure('invalid', '`prompts` must contain text.');
    const plan = await makePlan(session, target, country, prompts, input.tags ?? []);
    const cost = await describeCost(session, target, plan.fresh.length, country);
    return input.dryRun ? describeDryRun(plan, cost) : save(session, plan, input, cost);
  },
};

function requireAlone({ dryRun, ...others }: Input, undo: string) {
  if (Object.keys(others).length === 1) return { undo, dryRun };
  throw new Failure('invalid', '`undo` can only be combined with `dryRun`.');
}

/** An argument that has no effect would be mistaken for one that had. */
function rejectUnused({ prompts, category, competitors }: Input, { report }: Target): void {
  if (prompts && category !== undefined) throw new Failure('invalid', '`category` only applies without `prompts`.');
  if (competitors && (report || !prompts)) {
    throw new Failure(
      'invalid',
      '`competitors` only apply when a new report is created: with `brand`, `domain` and `prompts`.',
    );
  }
}

async function makePlan(
  session: Session,
  target: Target,
  country: string,
  prompts: string[],
  tags: readonly string[],
): Promise<Plan> {
  const { workspaceId, report } = target;
  const { promptIds = [] } = report ? await session.api.reports.get({ reportId: report.id }) : {};
  const own = new Set(promptIds);
  const all = await listWorkspacePrompts(session, workspaceId, { country });
  const stored = new Map(all.map((prompt) => [prompt.prompt, prompt]));
  const fresh = prompts.filter((text) => !own.has(stored.get(text)?.id ?? ''));
  return { target, country, prompts, fresh, stored, own, ...(await resolveTags(session, workspaceId, tags)) };
}

/** Only suggests: prompts are added when the user has seen them. */
async function suggest(
  session: Session,
  target: Target,
  country: string,
  { category, tags, dryRun }: Input,
): Promise<Reply> {
  const { workspaceId, brand, brandDomain, report } = target;
  if (category === undefined || tags !== undefined || !dryRun) {
    throw new Failure(
      'invalid',
      'Specify `prompts`, or `category` with dryRun: true and without `tags` to get suggestions.',
    );
  }
  const { items } = await session.api.prompts.suggest({
    workspaceId,
    brand,
    brandDomain,
    category,
    country,
    limit: SUGGESTIONS,
  });
  const competitors = report ? null : await suggestCompetitors(session, target, country);
  return {
    sentence: `Dry run, nothing was changed: n = ${items.length} prompts are suggested for ${nameOf(target)} (country: ${country}), written from the category and not measured.`,
    notes: [
      await describeCost(session, target, items.length, country),
      'Show them to the user, then call again with the `prompts` that the user chose.',
    ],
    facts: { ...(competitors && { suggested_competitors: competitors }) },
    columns: ['prompt', 'intent', 'origin', 'names_your_brand'],
    rows: items.map(({ prompt, intent, origin, branded }) => [plainText(prompt, 200), intent, origin, branded]),
  };
}

/** Empty in a workspace without answers. */
async function suggestCompetitors({ api }: Session, { workspaceId, brand, brandDomain }: Target, country: string) {
  const { items } = await api.competitors.suggest({ workspaceId, brand, brandDomain, country });
  return items.map((item) => ({ brand: plainText(item.brand, 80), domain: item.brandDomain }));
}

/** Tags, prompts and the report are created one after the other. If one fails, the others are removed again. */
async function save(session: Session, plan: Plan, input: Input, cost: string): Promise<Reply> {
  const { api } = session;
  const { target, country, prompts, stored, own } = plan;
  const { workspaceId, brand, brandDomain, report } = target;
  const addition: Addition = {
    reportId: report?.id ?? '',
    isNewReport: report === null,
    date: session.now().toISOString(),
    prompts: null,
    tagIds: [],
    touched: [],
  };
  try {
    for (const name of plan.newTags) {
      addition.tagIds.push((await api.tags.create({ id: workspaceId, name, color: 'blue' })).id);
    }
    const tagIds = [...plan.tagIds, ...addition.tagIds];
    const brandReportIds = report ? [report.id] : [];
    const { items } = await api.prompts.create({ id: workspaceId, prompts, country, tagIds, brandReportIds });
    const created = items.filter(({ prompt }) => !stored.has(prompt)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const [first, last] = [created[0], created.at(-1)];
    if (first && last) {
      Object.assign(addition, { date: first.createdDate, prompts: { first: first.id, last: last.id } });
    }
    addition.touched = items.flatMap(({ id, prompt }) => {
      const before = stored.get(prompt);
      const given = tagIds.filter((tagId) => before && !before.tagIds.includes(tagId));
      const isLinked = before !== undefined && !own.has(id);
      return isLinked || given.length > 0 ? [{ promptId: id, isLinked, tagIds: given }] : [];
    });
    if (!report) {
      const competitors = (input.competitors ?? []).map((each) => ({ brand: each.brand, brandDomain: each.domain }));
      const promptIds = items.map(({ id }) => id);
      addition.reportId = (await api.reports.create({ workspaceId, brand, brandDomain, promptIds, competitors })).id;
    }
    return describeSaved(plan, addition, items, cost);
  } catch (error) {
    await removeAddition(session, workspaceId, {
      ...addition,
      isNewReport: addition.isNewReport && addition.reportId !== '',
    });
    throw error;
  }
}

function describeSaved(
  { target, country, fresh, own, newTags }: Plan,
  addition: Addition,
  items: readonly { id: string; prompt: string }[],
  cost: string,
): Reply {
  const isChanged = fresh.length > 0 || newTags.length > 0 || addition.touched.length > 0 || addition.isNewReport;
  const undo = isChanged ? encodeAddition(addition) : null;
  const created = addition.isNewReport ? `The report ${nameOf(target)} was created. ` : '';
  return {
    sentence: `${created}${fresh.length} of n = ${items.length} prompts were added to ${nameOf(target)} (country: ${country})${fresh.length < items.length ? '; the others were there already' : ''}.`,
    notes: [
      ...noteTags(newTags, 'were created'),
      cost,
      ...noteLength(items.length),
      'The first answers arrive in a few minutes.',
      ...(isChanged && undo === null ? ['Too many existing prompts were changed to undo this here.'] : []),
    ],
    facts: { report_id: addition.reportId, undo },
    columns: ['prompt', 'prompt_id', 'is_new'],
    rows: items.slice(0, MOST_ROWS).map(({ id, prompt }): Row => [plainText(prompt, 200), id, !own.has(id)]),
  };
}

function noteTags(names: readonly string[], verb: string): string[] {
  return names.length > 0 ? [`New tags ${verb}: ${names.map((name) => plainText(name, 60)).join(', ')}.`] : [];
}

function noteLength(count: number): string[] {
  return count > MOST_ROWS ? [`The first ${MOST_ROWS} follow.`] : [];
}

function nameOf({ name }: Target): string {
  return plainText(name, 100);
}

async function describeCost({ api }: Session, { report }: Target, prompts: number, country: string): Promise<string> {
  if (prompts === 0) return 'This costs nothing more.';
  const schedule = report && {
    engines: report.engines ?? undefined,
    samples: report.samples ?? undefined,
    cadence: report.cadence,
  };
  const { callsPerMonth, costPerMonth, source } = await api.portfolio.forecast({
    prompts,
    countries: [country],
    ...schedule,
  });
  const price =
    source === 'sandbox' ? 'which are simulated and cost nothing' : `about ${costPerMonth.toFixed(2)} US dollars`;
  return `The new prompts take ${callsPerMonth} calls a month, ${price}.`;
}

function describeDryRun({ target, country, prompts, fresh, newTags }: Plan, cost: string): Reply {
  const what = target.report
    ? `${fresh.length} of n = ${prompts.length} prompts would be added to ${nameOf(target)}`
    : `a report about ${nameOf(target)} (${plainText(target.brandDomain, 100)}) would be created with n = ${prompts.length} prompts`;
  return {
    sentence: `Dry run, nothing was changed: ${what} (country: ${country}).`,
    notes: [
      ...noteTags(newTags, 'would be created'),
      cost,
      ...noteLength(prompts.length),
      'Call again without dryRun to save this.',
    ],
    columns: ['prompt', 'is_new'],
    rows: prompts.slice(0, MOST_ROWS).map((text) => [plainText(text, 200), fresh.includes(text)]),
  };
}
