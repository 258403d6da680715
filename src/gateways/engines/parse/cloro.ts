import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { findLinks } from './links.ts';
import { buildAnswer, keyOf } from './sources.ts';
import { unreadable } from './unreadable.ts';

const source = z.looseObject({ url: maybeText, label: maybeText, position: maybeNumber });
const reply = lenient(
  z.looseObject({
    success: lenient(z.boolean()),
    error: lenient(z.looseObject({ code: maybeText, message: maybeText })),
    result: lenient(
      z.looseObject({
        text: maybeText,
        markdown: maybeText,
        model: maybeText,
        sources: list(source),
        citationPills: list(source),
        searchQueries: list(z.unknown()),
      }),
    ),
  }),
);

/** A reply of `/v1/monitor/copilot`. */
export function parseCloro(body: unknown): Answer | null {
  const read = reply.parse(body);
  if (!read) throw unreadable('cloro', body);
  if (read.success === false || (read.error && !read.result)) {
    const { code, message } = read.error ?? {};
    throw new EngineError(judge(code ?? ''), `cloro: ${[code, message].filter(Boolean).join(': ') || 'no words'}`);
  }
  const shown = read.result;
  if (!shown) throw unreadable('cloro', body);
  const text = shown.markdown?.trim() || (shown.text?.trim() ?? '');
  if (text === '') return null;
  const found = inOrder(shown.sources);
  const pills = inOrder(shown.citationPills);
  const links = findLinks(text, [...pills, ...found]);
  return buildAnswer({
    text,
    // Pills are what the text cites; where there are neither pills nor links, the list under the answer is.
    citations: pills.length + links.length > 0 ? [...links, ...pills] : found,
    found,
    searches: shown.searchQueries.filter((each) => typeof each === 'string'),
    model: shown.model,
    cost: null,
    raw: body,
  });
}

function inOrder(sources: z.output<typeof source>[]) {
  return sources
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ url, label }) => ({ url, title: label }))
    .filter(({ url }) => keyOf(url) !== null);
}

/** What cloro's codes mean, whatever the status. */
export function judge(code: string): EngineError['failure'] {
  if (/INSUFFICIENT_CREDITS|PAYMENT/.test(code)) return 'quota';
  if (/UNAUTHORIZED|FORBIDDEN|API_KEY/.test(code)) return 'misconfigured';
  return /VALIDATION|INVALID|UNSUPPORTED|BAD_REQUEST/.test(code) ? 'give_up' : 'retry';
}
