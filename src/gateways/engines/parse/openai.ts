import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { computeSearchCost } from '../prices.ts';
import { buildAnswer, type Citation, type Span } from './sources.ts';
import { unreadable } from './unreadable.ts';

const annotation = z.looseObject({
  type: z.string(),
  url: maybeText,
  title: maybeText,
  start_index: maybeNumber,
  end_index: maybeNumber,
});
const part = z.looseObject({ type: z.string(), text: maybeText, refusal: maybeText, annotations: list(annotation) });
const action = z.looseObject({
  type: maybeText,
  url: maybeText,
  query: maybeText,
  queries: list(z.string()),
  sources: list(z.looseObject({ url: maybeText, title: maybeText })),
});
const item = z.looseObject({ type: z.string(), phase: maybeText, content: list(part), action: lenient(action) });
const response = lenient(
  z.looseObject({
    status: maybeText,
    model: maybeText,
    error: lenient(z.looseObject({ code: maybeText, message: maybeText })),
    incomplete_details: lenient(z.looseObject({ reason: maybeText })),
    output: list(item),
    usage: lenient(z.looseObject({ input_tokens: maybeNumber, output_tokens: maybeNumber })),
  }),
);
type Response = NonNullable<z.output<typeof response>>;
type Annotation = z.output<typeof annotation>;

/** The refusal message; null if the engine did not refuse. */
export function findOpenAiRefusal(body: unknown): string | null {
  const read = response.parse(body);
  if (!read || readMessages(read).text.trim() !== '') return null;
  const refusal = read.output.flatMap(({ content }) => content.flatMap((each) => each.refusal?.trim() || []));
  if (refusal.length > 0) return `Refused: ${refusal.join(' ')}`;
  return read.incomplete_details?.reason === 'content_filter' ? 'Refused: content_filter' : null;
}

/** Parses a response of the Responses API with `web_search`. Null if the engine refused. */
export function parseOpenAi(body: unknown): Answer | null {
  const read = response.parse(body);
  if (!read) throw unreadable('OpenAI', body);
  const { text, citations } = readMessages(read);
  if (text.trim() === '') {
    if (findOpenAiRefusal(body) !== null) return null;
    throw explainSilence(read, body);
  }
  const actions = read.output.flatMap((each) => (each.type === 'web_search_call' ? [each.action] : []));
  return buildAnswer({
    text,
    citations,
    found: actions.flatMap((each) => [...(each?.sources ?? []), { url: each?.url ?? null, title: null }]),
    searches: actions.flatMap((each) => (each?.queries.length ? each.queries : [each?.query ?? ''])),
    model: read.model,
    ...(read.status === 'incomplete' && { isTruncated: true }),
    cost: computeSearchCost(read.model, {
      provider: 'openai',
      // Opening a page or searching within it is not billed as a search.
      searches: actions.filter((each) => each?.type !== 'open_page' && each?.type !== 'find_in_page').length,
      inputTokens: read.usage?.input_tokens ?? null,
      outputTokens: read.usage?.output_tokens ?? null,
    }),
    raw: body,
  });
}

function readMessages({ output }: Response) {
  const messages = output.filter(({ type }) => type === 'message');
  const final = messages.filter(({ phase }) => phase !== 'commentary');
  const citations: Citation[] = [];
  let text = '';
  for (const each of (final.length > 0 ? final : messages).flatMap(({ content }) => content)) {
    const words = each.text ?? '';
    for (const note of each.annotations) {
      if (note.type === 'url_citation') citations.push(cite(note, words, text.length));
    }
    text += words;
  }
  return { text, citations };
}

function cite(note: Annotation, words: string, offset: number): Citation {
  const span = locate(note, words);
  return { url: note.url, title: note.title, span: span && [span[0] + offset, span[1] + offset] };
}

/** OpenAI does not document whether it counts UTF-16 units or code points. The span is a link to the page, which decides. */
function locate({ url, start_index: from, end_index: to }: Annotation, words: string): Span | null {
  if (from === null || to === null) return null;
  if (isLink(words.slice(from, to), url)) return [from, to];
  const points = Array.from(words);
  const start = points.slice(0, from).join('').length;
  const link = points.slice(from, to).join('');
  return isLink(link, url) ? [start, start + link.length] : [from, to];
}

function isLink(words: string, url: string | null): boolean {
  return /^[[(].*\)$/s.test(words) && words.includes(url ?? '');
}

function explainSilence({ status, error, incomplete_details: details }: Response, body: unknown): EngineError {
  if (error?.message || status === 'failed' || status === 'cancelled') {
    const words = `OpenAI could not answer: ${error?.message ?? status}`;
    if (error?.code === 'insufficient_quota') return new EngineError('quota', words);
    return new EngineError(/invalid|policy|violation/.test(error?.code ?? '') ? 'give_up' : 'retry', words);
  }
  if (status === 'incomplete') {
    return new EngineError('give_up', `OpenAI stopped before it answered: ${details?.reason ?? 'no reason given'}`);
  }
  return unreadable('OpenAI', body);
}
