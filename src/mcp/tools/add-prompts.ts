import { plainText } from '../../domain/assistants/quote.ts';
import type { Reply } from '../../domain/assistants/reply.ts';
import { normalizePromptText } from '../../domain/prompts/prompts.ts';
import { Failure } from '../../domain/shared/failures.ts';
import { pick, type Report, resolveCountry, resolveReport } from '../resolve.ts';
import type { Output, Session } from '../session.ts';
import { type Tool } from './tool.ts';

/** Rows of the reply. The sentence counts all prompts. */
const MOST_ROWS = 20;

export const addPrompts: Tool<'add_prompts'> = {
  title: 'Add prompts',
  description:
    'Adds prompts to a report, which engines are then asked daily at a cost. Needs a key with write permission. Show the user dryRun: true first: it returns the cost a month and changes nothing.',
  readOnly: false,
  idempotent: true,
  openWorld: false,
  async run(session, input) {
    const report = await resolveReport(session, input.report);
    const country = resolveNewCountry(report, input.country);
    const prompts = [...new Set(input.prompts.map(normalizePromptText))].filter((text) => text !== '');
    if (prompts.length === 0) throw new Failure('invalid', '`prompts` must contain text.');
    const tagIds = await resolveTags(session, report.workspaceId, input.tags ?? []);
    const known = await listKnown(session, report, country);
    const fresh = prompts.filter((text) => !known.has(text));
    const cost = await describeCost(session, fresh.length, country);
    if (input.dryRun) return describeDryRun(report, country, prompts, fresh, [cost]);
    const { items } = await session.api.prompts.create({
      id: report.workspaceId,
      prompts,
      country,
      tagIds,
      brandReportIds: [report.id],
    });
    return {
      sentence: `${fresh.length} of n = ${items.length} prompts were added to ${nameOf(report)} (country: ${country}); the others were there already.`,
      notes: [cost, ...noteLength(items.length), 'The first answers arrive in a few minutes.'],
      columns: ['prompt', 'prompt_id', 'is_new'],
      rows: items.slice(0, MOST_ROWS).map(({ id, prompt }) => [plainText(prompt, 200), id, !known.has(prompt)]),
    };
  },
};

function noteLength(count: number): string[] {
  return count > MOST_ROWS ? [`The first ${MOST_ROWS} follow.`] : [];
}

function nameOf({ reportTitle, brand }: Report): string {
  return plainText(reportTitle ?? brand, 100);
}

/** A country of the report, or any other code. */
function resolveNewCountry(report: Report, wanted: string | undefined): string {
  if (wanted !== undefined && /^[a-z]{2}$/.test(wanted)) return wanted;
  const [first, second] = report.countries;
  if (wanted === undefined && first && !second) return first;
  if (wanted !== undefined) return resolveCountry(report, wanted);
  throw new Failure(
    'invalid',
    `Specify \`country\`, such as us. The report has prompts in: ${report.countries.join(', ') || 'none'}.`,
  );
}

async function resolveTags({ api }: Session, workspaceId: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const tags: { id: string; names: string[] }[] = [];
  let cursor: string | null = null;
  do {
    const page: Output<'tags', 'list'> = await api.tags.list({
      id: workspaceId,
      limit: 200,
      ...(cursor && { cursor }),
    });
    tags.push(...page.items.map(({ id, name }) => ({ id, names: [name] })));
    cursor = page.paging.nextCursor;
  } while (cursor);
  return names.map((name) => pick('tag', tags, name).id);
}

/** The texts of the report's prompts in the country. */
async function listKnown({ api }: Session, { id, workspaceId }: Report, country: string): Promise<Set<string>> {
  const { promptIds = [] } = await api.reports.get({ reportId: id });
  const own = new Set(promptIds);
  const texts = new Set<string>();
  let cursor: string | null = null;
  do {
    const page: Output<'prompts', 'list'> = await api.prompts.list({
      id: workspaceId,
      country,
      limit: 200,
      ...(cursor && { cursor }),
    });
    for (const prompt of page.items) if (own.has(prompt.id)) texts.add(prompt.prompt);
    cursor = page.paging.nextCursor;
  } while (cursor);
  return texts;
}

async function describeCost({ api }: Session, prompts: number, country: string): Promise<string> {
  if (prompts === 0) return 'This costs nothing more.';
  const { callsPerMonth, costPerMonth, source } = await api.portfolio.forecast({ prompts, countries: [country] });
  const price =
    source === 'sandbox' ? 'which are simulated and cost nothing' : `about ${costPerMonth.toFixed(2)} US dollars`;
  return `The new prompts take ${callsPerMonth} calls a month, ${price}.`;
}

function describeDryRun(
  report: Report,
  country: string,
  prompts: readonly string[],
  fresh: readonly string[],
  notes: readonly string[],
): Reply {
  return {
    sentence: `Dry run, nothing was changed: ${fresh.length} of n = ${prompts.length} prompts would be added to ${nameOf(report)} (country: ${country}).`,
    notes: [...notes, ...noteLength(prompts.length), 'Call again without dryRun to add them.'],
    columns: ['prompt', 'is_new'],
    rows: prompts.slice(0, MOST_ROWS).map((text) => [plainText(text, 200), fresh.includes(text)]),
  };
}
