import { excerptAround } from '../../domain/assistants/excerpts.ts';
import { sortPrompts } from '../../domain/assistants/prompt-orders.ts';
import { plainText, QUOTE_NOTICE, quote } from '../../domain/assistants/quote.ts';
import type { Row } from '../../domain/assistants/reply.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { listPrompts, type ReportPrompt } from '../list-prompts.ts';
import { linkAnswer, readAnswer } from '../read-answer.ts';
import { readScope } from '../read-scope.ts';
import { pick, resolveBrand, resolveEngine, resolveReport, resolveScope, type Scope } from '../resolve.ts';
import { type Output, openCursor, type Session } from '../session.ts';
import { reader } from './tool.ts';

type Answer = Output<'answers', 'list'>['items'][number];

const DEFAULT_LIMIT = 20;
const PAGE = 200;
/** Prompts that one call searches for answers. The cursor continues with the rest. */
const MOST_PROMPTS = 25;
const LONGEST_QUOTE = 900;
const MOST_PAGES = 5;
const COLUMNS = [
  'answer_id',
  'day',
  'engine',
  'model',
  'surface',
  'prompt',
  'brands_named',
  'answer_around_mentions',
  'cited_pages',
  'cited_pages_total',
  'searches',
  'link',
];

interface Filter {
  engine: EngineId | undefined;
  brand: string;
  named: boolean | undefined;
  text: string | undefined;
}

export const readAnswers = reader<'read_answers'>({
  title: 'Read answers',
  description:
    'What engines answered: the text around mentions, the model, the surface and the first cited pages, newest first. Use it to explain why a share is high or low. With `answer`, the full text and every cited page of one answer.',
  async run(session, input) {
    if (input.answer !== undefined) {
      const { answer } = input;
      return readAnswer(session, await resolveReport(session, input.report), { ...input, answer });
    }
    const { position, encode } = openCursor('read_answers', input);
    const scope = await resolveScope(session, input);
    const engine = input.engine === undefined ? undefined : resolveEngine(scope.report, input.engine);
    const brand = input.brand === undefined ? scope.report.brand : resolveBrand(scope.report, input.brand);
    const named = input.named ?? (input.brand === undefined ? undefined : true);
    const { sentence, notes } = await readScope(session, scope, { engine, brand });
    const prompts = choosePrompts(await listPrompts(session, scope, engine), input.prompt, named);
    const [start = 0, skip = 0] = position?.split('.').map(Number) ?? [];
    const limit = input.limit ?? DEFAULT_LIMIT;
    const found = await collect(session, scope, { engine, brand, named, text: input.text }, prompts, {
      start,
      skip,
      limit,
    });
    return {
      sentence,
      notes: [
        describeFilter(input.prompt === undefined ? null : prompts[0], { brand, named, text: input.text }),
        ...notes,
        QUOTE_NOTICE,
      ],
      columns: COLUMNS,
      rows: found.rows.map(({ row }) => row),
      cursorAfter: (shown) => {
        const next = found.rows[shown]?.at ?? found.next;
        return next === null ? null : encode(`${next.prompt}.${next.answer}`);
      },
    };
  },
});

function choosePrompts(
  prompts: ReportPrompt[],
  wanted: string | undefined,
  named: boolean | undefined,
): ReportPrompt[] {
  if (wanted !== undefined) {
    return [
      pick(
        'prompt of this report and country',
        prompts.map((each) => ({ ...each, names: [each.prompt] })),
        wanted,
      ),
    ];
  }
  const answered = prompts.filter(({ answers }) => answers > 0);
  return sortPrompts(answered, named === false ? 'lag' : 'newest');
}

function describeFilter(
  prompt: ReportPrompt | null | undefined,
  { brand, named, text }: Omit<Filter, 'engine'>,
): string {
  const which = named === undefined ? 'All answers' : `Answers that ${named ? 'name' : 'do not name'} ${brand}`;
  const found = text === undefined ? '' : ` that contain “${plainText(text, 200)}”`;
  return `${which}${found}${prompt ? ` to “${plainText(prompt.prompt, 200)}” (n = ${prompt.answers} answers to this prompt)` : ''} follow.`;
}

interface Position {
  prompt: number;
  answer: number;
}

/** Reads prompt by prompt until there are enough rows. Every row knows its position, so that a cursor can continue there. */
async function collect(
  session: Session,
  scope: Scope,
  filter: Filter,
  prompts: readonly ReportPrompt[],
  { start, skip, limit }: { start: number; skip: number; limit: number },
): Promise<{ rows: { row: Row; at: Position }[]; next: Position | null }> {
  const rows: { row: Row; at: Position }[] = [];
  const end = Math.min(prompts.length, start + MOST_PROMPTS);
  for (let index = start; index < end; index++) {
    const prompt = prompts[index];
    if (!prompt) break;
    const answers = (await readPrompt(session, scope, prompt.id, filter)).filter((answer) => isWanted(answer, filter));
    for (let answer = index === start ? skip : 0; answer < answers.length; answer++) {
      const each = answers[answer];
      const at = { prompt: index, answer };
      if (rows.length === limit) return { rows, next: at };
      if (each) rows.push({ row: toRow(session, scope, each, prompt, filter), at });
    }
  }
  return { rows, next: end < prompts.length ? { prompt: end, answer: 0 } : null };
}

async function readPrompt(
  { api }: Session,
  scope: Scope,
  promptId: string,
  { engine, text }: Filter,
): Promise<Answer[]> {
  const { report, country, startDate, endDate } = scope;
  const window = { startDate, endDate, ...(country && { country }) };
  const filter = {
    reportId: report.id,
    promptId,
    ...window,
    ...(engine && { engines: [engine] }),
    ...(text && { text }),
  };
  const answers: Answer[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.answers.list({ ...filter, limit: PAGE, ...(cursor && { cursor }) });
    answers.push(...page.items.filter(({ state }) => state === 'answered'));
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor);
  return answers;
}

function isWanted({ mentions }: Answer, { brand, named }: Filter): boolean {
  return named === undefined || mentions.some((mention) => mention.brand === brand) === named;
}

function toRow(session: Session, { report }: Scope, answer: Answer, { prompt }: ReportPrompt, { brand }: Filter): Row {
  const { mentions, matches, content, citations, searches } = answer;
  const own = mentions.filter((mention) => mention.brand === brand);
  const shown = matches ?? (own.length > 0 ? own : mentions);
  return [
    answer.runId,
    answer.runDate,
    answer.engine,
    answer.model,
    `${answer.surface}, ${answer.source}`,
    plainText(prompt, 120),
    [...new Set(mentions.map((mention) => mention.brand))],
    quote(excerptAround(content ?? '', shown), LONGEST_QUOTE),
    citations.slice(0, MOST_PAGES).map(({ link }) => plainText(link, 150)),
    citations.length,
    searches.slice(0, 3).map((search) => quote(search, 100)),
    linkAnswer(session, report, answer.runId),
  ];
}
