import { z } from 'zod';
import { parseJson } from '../../error-text.ts';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { buildAnswer, type Citation } from './sources.ts';
import { citeInText } from './text-citations.ts';
import { unreadable } from './unreadable.ts';

const annotation = z.looseObject({
  type: z.string(),
  url: maybeText,
  title: maybeText,
  start_index: maybeNumber,
  end_index: maybeNumber,
});
const part = z.looseObject({ type: z.string(), text: maybeText, refusal: maybeText, annotations: list(annotation) });
const action = z.looseObject({ query: maybeText, url: maybeText, sources: list(z.looseObject({ url: maybeText })) });
const item = z.looseObject({
  /** Absent in some messages. */
  type: maybeText,
  content: list(part),
  action: lenient(action),
  arguments: maybeText,
});
const response = lenient(
  z.looseObject({
    status: maybeText,
    model: maybeText,
    error: lenient(z.union([z.string(), z.looseObject({ code: maybeText, message: maybeText })])),
    incomplete_details: lenient(z.looseObject({ reason: maybeText })),
    citations: list(z.string()),
    output: list(item),
    usage: lenient(
      z.looseObject({
        input_tokens: maybeNumber,
        output_tokens: maybeNumber,
        /** Earlier names of both. */
        prompt_tokens: maybeNumber,
        completion_tokens: maybeNumber,
        cost_in_usd_ticks: maybeNumber,
      }),
    ),
  }),
);
type Response = NonNullable<z.output<typeof response>>;
type Item = Response['output'][number];

/** A dollar in the unit in which xAI reports what a call cost. */
const TICKS = 10 ** 10;

export type ComputeCost = (inputTokens: number | null, outputTokens: number | null) => number | null;

/** Parses a response of xAI's Responses API, with or without `web_search`. */
export function parseXai(body: unknown, computeCost: ComputeCost = () => null): Answer {
  const read = response.parse(body);
  if (!read) throw unreadable('xAI', body);
  const { text, pages } = readMessages(read);
  if (text.trim() === '') throw explainSilence(read, body);
  const searches = read.output.filter(({ type }) => type === 'web_search_call');
  const retrieved = [
    ...read.citations,
    ...searches.flatMap((each) => [each.action?.url ?? null, ...(each.action?.sources ?? []).map(({ url }) => url)]),
  ];
  const { usage } = read;
  const ticks = usage?.cost_in_usd_ticks;
  const input = usage?.input_tokens ?? usage?.prompt_tokens;
  const output = usage?.output_tokens ?? usage?.completion_tokens;
  return buildAnswer({
    text,
    citations: citeInText(text, pages),
    found: [...pages, ...retrieved.map((url) => ({ url, title: null }))],
    searches: searches.flatMap(queryOf),
    model: read.model,
    ...(read.status === 'incomplete' && { isTruncated: true }),
    cost: typeof ticks === 'number' ? ticks / TICKS : computeCost(input ?? null, output ?? null),
    raw: body,
  });
}

function readMessages({ output }: Response): { text: string; pages: Citation[] } {
  const pages: Citation[] = [];
  let text = '';
  for (const each of output.flatMap(({ type, content }) => (type === 'message' || type === null ? content : []))) {
    for (const { url, title, start_index: from, end_index: to } of each.annotations) {
      const span = from !== null && to !== null ? ([from + text.length, to + text.length] as const) : null;
      // A title is often the number of the citation or its address.
      const isTitle = title !== null && !/^\d+$/.test(title) && title !== url;
      pages.push({ url, title: isTitle ? title : null, span: span && [...span] });
    }
    text += each.text ?? '';
  }
  return { text, pages };
}

/** Earlier responses have the arguments of the tool as JSON instead of the search. */
function queryOf({ action: search, arguments: given }: Item): string[] {
  const read = z.looseObject({ query: z.string() }).safeParse(parseJson(given ?? '')).data?.query;
  const query = search?.query ?? read;
  return query === undefined ? [] : [query];
}

function explainSilence({ status, error, output, incomplete_details: details }: Response, body: unknown): EngineError {
  const refusal = output.flatMap(({ content }) => content.flatMap((each) => each.refusal?.trim() || []));
  if (refusal.length > 0) return new EngineError('refused', `Refused: ${refusal.join(' ')}`);
  const words = typeof error === 'string' ? error : error?.message;
  if (words || status === 'failed') return new EngineError('retry', `xAI could not answer: ${words ?? status}`);
  if (details?.reason === 'content_filter') return new EngineError('refused', 'Refused: content_filter');
  if (status === 'incomplete') {
    return new EngineError('give_up', `xAI stopped before it answered: ${details?.reason ?? 'no reason given'}`);
  }
  return unreadable('xAI', body);
}
