import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { buildAnswer, type Citation } from './sources.ts';
import { unreadable } from './unreadable.ts';

const annotation = z.looseObject({
  url: maybeText,
  title: maybeText,
  start_index: maybeNumber,
  end_index: maybeNumber,
});
const part = z.looseObject({ type: z.string(), text: maybeText, refusal: maybeText, annotations: list(annotation) });
const result = z.looseObject({ id: lenient(z.union([z.number(), z.string()])), url: maybeText, title: maybeText });
const item = z.looseObject({
  type: z.string(),
  content: list(part),
  queries: list(z.string()),
  results: list(result),
});
const response = lenient(
  z.looseObject({
    status: maybeText,
    model: maybeText,
    error: lenient(z.looseObject({ message: maybeText, type: maybeText, code: maybeText })),
    incomplete_details: lenient(z.looseObject({ reason: maybeText })),
    output: list(item),
    usage: lenient(z.looseObject({ cost: lenient(z.looseObject({ total_cost: maybeNumber, currency: maybeText })) })),
  }),
);
type Response = NonNullable<z.output<typeof response>>;
type Result = z.output<typeof result>;

/** `[2]`, `[2, 5]` or `[web:2]`. */
const MARK = /\[((?:web:)?\d{1,3}(?:\s*,\s*(?:web:)?\d{1,3})*)\]/g;

/** The refusal message; null if the engine did not refuse. */
export function findPerplexityRefusal(body: unknown): string | null {
  const read = response.parse(body);
  if (!read || readMessages(read).text.trim() !== '') return null;
  const refusal = read.output.flatMap(({ content }) => content.flatMap((each) => each.refusal?.trim() || []));
  if (refusal.length > 0) return `Refused: ${refusal.join(' ')}`;
  return read.incomplete_details?.reason === 'content_filter' ? 'Refused: content_filter' : null;
}

/** Parses a response of the Agent API with `web_search`. Null if the engine refused. */
export function parsePerplexity(body: unknown): Answer | null {
  const read = response.parse(body);
  if (!read) throw unreadable('Perplexity', body);
  const results = read.output.flatMap((each) => (each.type === 'search_results' ? each.results : []));
  const { text, citations } = readMessages(read);
  if (findPerplexityRefusal(body) !== null) return null;
  if (text.trim() === '' || read.status === 'failed' || read.status === 'cancelled') throw explainSilence(read, body);
  const cost = read.usage?.cost;
  return buildAnswer({
    text,
    // Annotations are often empty although the text contains marks.
    citations: citations.length > 0 ? citations : readMarks(text, results),
    found: results,
    searches: read.output.flatMap((each) => (each.type === 'search_results' ? each.queries : [])),
    model: read.model,
    ...(read.status === 'incomplete' && { isTruncated: true }),
    cost: cost && (cost.currency ?? 'USD') === 'USD' ? cost.total_cost : null,
    raw: body,
  });
}

function readMessages({ output }: Response) {
  const citations: Citation[] = [];
  let text = '';
  for (const each of output.flatMap(({ type, content }) => (type === 'message' ? content : []))) {
    for (const { url, title, start_index: from, end_index: to } of each.annotations) {
      const span = from !== null && to !== null ? ([from + text.length, to + text.length] as const) : null;
      if (url !== null) citations.push({ url, title, span: span && [...span] });
    }
    text += each.text ?? '';
  }
  return { text, citations };
}

/** The number of a mark is the id of a result or, if results have no ids, their index in the list. */
function readMarks(text: string, results: Result[]): Citation[] {
  const byId = new Map(results.toReversed().map((each, index) => [String(each.id ?? results.length - index), each]));
  return [...text.matchAll(MARK)].flatMap((mark) =>
    (mark[1] ?? '').split(',').flatMap((number): Citation[] => {
      const found = byId.get(number.replace('web:', '').trim());
      return found ? [{ ...found, span: [mark.index, mark.index + mark[0].length] }] : [];
    }),
  );
}

/** Perplexity reports failures with HTTP 200. */
function explainSilence({ status, error, incomplete_details: details }: Response, body: unknown): EngineError {
  const words = error?.message ?? details?.reason ?? status;
  if (status === 'incomplete') return new EngineError('give_up', `Perplexity stopped before it answered: ${words}`);
  if (!error && status !== 'failed' && status !== 'cancelled') return unreadable('Perplexity', body);
  const kind = `${error?.type} ${error?.code}`;
  if (/quota|credit|billing/i.test(kind)) return new EngineError('quota', `Perplexity could not answer: ${words}`);
  return new EngineError(/invalid/i.test(kind) ? 'give_up' : 'retry', `Perplexity could not answer: ${words}`);
}
