import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { buildAnswer, type Citation } from './sources.ts';
import { citeInText, listLinkedPages } from './text-citations.ts';
import { unreadable } from './unreadable.ts';
import type { ComputeCost } from './xai.ts';

const citation = z.looseObject({ url: maybeText, title: maybeText, start_index: maybeNumber, end_index: maybeNumber });
const annotation = z.looseObject({ type: maybeText, url_citation: lenient(citation) });
const message = z.looseObject({
  content: lenient(z.union([z.string(), list(z.looseObject({ type: maybeText, text: maybeText }))])),
  refusal: maybeText,
  annotations: list(annotation),
});
const fault = lenient(
  z.union([
    z.string(),
    z.looseObject({ message: maybeText, code: lenient(z.union([z.string(), z.number()])), type: maybeText }),
  ]),
);
const choice = z.looseObject({ message: lenient(message), finish_reason: maybeText, error: fault });
const completion = lenient(
  z.looseObject({
    model: maybeText,
    choices: list(choice),
    error: fault,
    usage: lenient(z.looseObject({ prompt_tokens: maybeNumber, completion_tokens: maybeNumber, cost: maybeNumber })),
  }),
);
type Choice = z.output<typeof choice>;

/** What models that run locally think aloud before they answer. */
const THOUGHTS = /^\s*<think>.*?<\/think>\s*/s;

/** Parses a chat completion of an endpoint that is compatible with OpenAI: OpenRouter, Ollama, vLLM and others. */
export function parseChatCompletion(body: unknown, computeCost: ComputeCost = () => null, searches = false): Answer {
  const read = completion.parse(body);
  if (!read) throw unreadable('The endpoint', body);
  const [first] = read.choices;
  const error = read.error ?? first?.error ?? null;
  const whole = first ? contentOf(first) : '';
  const text = whole.replace(THOUGHTS, '');
  if (error !== null) throw readFault(error);
  if (!first || text.trim() === '') throw explainSilence(first, body);
  const thoughts = whole.length - text.length;
  const listed = (first.message?.annotations ?? []).flatMap(({ url_citation: cited }): Citation[] => {
    if (!cited) return [];
    const { url, title, start_index: from, end_index: to } = cited;
    const span = from !== null && to !== null ? ([from - thoughts, to - thoughts] as const) : null;
    return [{ url, title: title || null, span: span && [...span] }];
  });
  // A model that searched cites what it links to. Links of a model without search are not sources.
  const pages = listed.length === 0 && searches ? listLinkedPages(text) : listed;
  const { prompt_tokens: input, completion_tokens: output, cost } = read.usage ?? {};
  return buildAnswer({
    text,
    citations: citeInText(text, pages),
    found: pages,
    searches: [],
    model: read.model,
    ...(first.finish_reason === 'length' && { isTruncated: true }),
    cost: cost ?? computeCost(input ?? null, output ?? null),
    raw: body,
  });
}

function contentOf({ message: written }: Choice): string {
  const content = written?.content ?? '';
  if (typeof content === 'string') return content;
  return content.map(({ text }) => text ?? '').join('');
}

function readFault(error: NonNullable<z.output<typeof fault>>): EngineError {
  const { message: words, code, type } = typeof error === 'string' ? { message: error } : error;
  const kind = `${code ?? ''} ${type ?? ''}`;
  const failure = /402|quota|credit|billing/i.test(kind)
    ? 'quota'
    : /401|403|404/.test(kind)
      ? 'misconfigured'
      : /400|422|invalid/i.test(kind)
        ? 'give_up'
        : 'retry';
  return new EngineError(failure, `The endpoint could not answer: ${words ?? kind.trim()}`);
}

function explainSilence(first: Choice | undefined, body: unknown): EngineError {
  const refusal = first?.message?.refusal?.trim();
  if (refusal) return new EngineError('refused', `Refused: ${refusal}`);
  if (first?.finish_reason === 'content_filter') return new EngineError('refused', 'Refused: content_filter');
  if (first?.finish_reason === 'length') {
    return new EngineError('give_up', 'The model used all its tokens before it answered');
  }
  return unreadable('The endpoint', body);
}
