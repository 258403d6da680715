import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { buildAnswer, type Citation } from './sources.ts';
import { type Passage, renderBlocks } from './text-blocks.ts';
import { unreadable } from './unreadable.ts';

const reference = z.looseObject({ index: maybeNumber, title: maybeText, link: maybeText });
const overview = z.looseObject({
  text_blocks: list(z.unknown()),
  references: list(reference),
  reconstructed_markdown: maybeText,
  page_token: maybeText,
  error: maybeText,
});
const reply = lenient(
  overview.extend({
    search_metadata: lenient(z.looseObject({ status: maybeText })),
    ai_overview: lenient(overview),
  }),
);
type Overview = z.output<typeof overview>;

/** The token of an AI Overview that must be fetched with a second request, immediately. */
export function findPageToken(body: unknown): string | null {
  const shown = readReply(body).ai_overview;
  return shown && shown.text_blocks.length === 0 ? shown.page_token : null;
}

/** Parses a response of the engine `google`, or of `google_ai_overview` to its token. Null if Google showed no overview. */
export function parseAiOverview(body: unknown): Answer | null {
  const { ai_overview: shown } = readReply(body);
  if (!shown) return null;
  if (shown.text_blocks.length === 0 && shown.page_token) {
    throw new EngineError('retry', 'SerpApi requires a second request for this AI Overview');
  }
  if (shown.error) refuse(shown.error);
  return readAnswer(shown, keepOverview(body));
}

/** Parses a response of the engine `google_ai_mode`. */
export function parseAiMode(body: unknown): Answer | null {
  return readAnswer(readReply(body), body);
}

function readReply(body: unknown) {
  const read = reply.parse(body);
  if (!read) throw unreadable('SerpApi', body);
  if (read.error) refuse(read.error);
  const { status } = read.search_metadata ?? {};
  if (status && status !== 'Success' && status !== 'Cached') {
    throw new EngineError('retry', `SerpApi has not finished the search: ${status}`);
  }
  return read;
}

function readAnswer({ text_blocks, references, reconstructed_markdown }: Overview, raw: unknown): Answer | null {
  const rendered = renderBlocks(text_blocks);
  const markdown = reconstructed_markdown?.trim();
  const text = markdown || rendered.text;
  if (text === '') return null;
  const found = references.map(({ link, title }) => ({ url: link, title }));
  const cited = cite(markdown ? locate(markdown, rendered.passages) : rendered.passages, references);
  // Without reference indexes in the text, the list of references is the only information about sources.
  const citations = cited.length > 0 ? cited : found;
  return buildAnswer({ text, citations, found, searches: [], model: null, cost: null, raw });
}

function cite(passages: (Pick<Passage, 'references'> & Partial<Passage>)[], references: z.output<typeof reference>[]) {
  const byIndex = new Map(references.map((found, index) => [found.index ?? index, found]));
  return passages.flatMap(({ span, references: numbers }) =>
    numbers.flatMap((number): Citation[] => {
      const found = byIndex.get(number);
      return found ? [{ url: found.link, title: found.title, span: span ?? null }] : [];
    }),
  );
}

/** SerpApi's Markdown has the same text at other offsets; a passage that is not found in it has no position. */
function locate(markdown: string, passages: Passage[]) {
  let from = 0;
  return passages.map(({ words, references }) => {
    const plain = words.replace(/^\s*(- |## )/, '');
    const start = markdown.indexOf(plain, from);
    if (start < 0) return { references };
    from = start + plain.length;
    return { references, span: [start, from] as Passage['span'] };
  });
}

/** Errors have any status, including 200; only their messages distinguish them. Returns if nothing was found. */
function refuse(words: string): void {
  if (/not available for this search|hasn't returned any results/i.test(words)) return;
  throw new EngineError(classifyMessage(words), `SerpApi: ${words}`);
}

/** The meaning of SerpApi's messages, regardless of the status. */
export function classifyMessage(words: string): EngineError['failure'] {
  if (/run out of searches|no searches left/i.test(words)) return 'quota';
  if (/invalid api key|api key.*(missing|required)|account.*(deleted|disabled|suspended)/i.test(words))
    return 'misconfigured';
  if (/^(unsupported|missing|invalid)\b|parameter/i.test(words)) return 'give_up';
  return 'retry';
}

/** The rest of the results page is not part of the answer, and ten times as long. */
export function keepOverview(body: unknown): unknown {
  const { search_metadata, search_parameters, ai_overview } = body as Record<string, unknown>;
  return { search_metadata, search_parameters, ai_overview };
}
