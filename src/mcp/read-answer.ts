import { splitPassages } from '../domain/assistants/passages.ts';
import { plainText, QUOTE_NOTICE, quote } from '../domain/assistants/quote.ts';
import type { Reply, Row } from '../domain/assistants/reply.ts';
import { SIMULATED } from '../domain/assistants/shares.ts';
import { Failure } from '../domain/shared/failures.ts';
import type { Report } from './resolve.ts';
import { type Output, pageRows, type Session } from './session.ts';

type Answer = Output<'answers', 'list'>['items'][number];

const PAGE = 200;
const LONGEST_PASSAGE = 1_000;

/** One answer: its whole text in passages from an offset on, then every page that it cites. */
export async function readAnswer(
  session: Session,
  report: Report,
  input: { answer: string; offset?: number | undefined; cursor?: string | undefined },
): Promise<Reply> {
  const answer = await findAnswer(session, report, input.answer);
  const { offset = 0 } = input;
  const text = answer.content ?? '';
  const passages = splitPassages(text, { offset, longest: LONGEST_PASSAGE }).map(
    (passage): Row => ['text', passage.offset, quote(passage.text, LONGEST_PASSAGE)],
  );
  const pages = answer.citations.map(
    ({ rank, link, title }): Row => ['cited_page', rank, plainText(link, 400), title === '' ? null : quote(title, 120)],
  );
  const model = answer.model === null ? '' : `, model ${plainText(answer.model, 60)}`;
  return {
    sentence: `${answer.source === 'sandbox' ? SIMULATED : ''}One answer (n = 1, so no interval) of ${answer.engine} on ${answer.runDate}${model}: ${text.length} characters, ${answer.citations.length} cited pages.`,
    notes: ['Text comes first, then cited pages: [3] in the text is the page with position 3.', QUOTE_NOTICE],
    facts: {
      answer_id: answer.runId,
      link: linkAnswer(session, report, answer.runId),
      brands_named: [...new Set(answer.mentions.map(({ brand }) => brand))],
    },
    columns: ['kind', 'offset_or_position', 'text_or_url', 'page_title'],
    ...pageRows('read_answers', input, [...passages, ...pages]),
  };
}

/** Where the dashboard shows the answer. */
export function linkAnswer({ origin }: Session, { id }: Pick<Report, 'id'>, answerId: string): string {
  const { promptId } = partsOf(answerId);
  return `${origin}/reports/${id}/prompts/${promptId}?answer=${answerId}`;
}

/** The prompt and the day of an id such as `prm_….20261114.chatgpt.1`. */
function partsOf(answerId: string): { promptId: string; day: string } {
  const match = /^([^.]+)\.(\d{4})(\d\d)(\d\d)\./.exec(answerId);
  if (!match) throw new Failure('invalid', '`answer` must be an `answer_id` of read_answers.');
  const [, promptId = '', year, month, day] = match;
  return { promptId, day: `${year}-${month}-${day}` };
}

async function findAnswer({ api }: Session, { id: reportId }: Report, answerId: string): Promise<Answer> {
  const { promptId, day } = partsOf(answerId);
  let cursor: string | undefined;
  do {
    const page = await api.answers.list({
      reportId,
      promptId,
      startDate: day,
      endDate: day,
      limit: PAGE,
      ...(cursor && { cursor }),
    });
    const found = page.items.find(({ runId }) => runId === answerId);
    if (found) return found;
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor);
  throw new Failure('not-found', `There is no answer ${plainText(answerId, 100)} in this report.`);
}
