import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { findLinks } from './links.ts';
import { buildAnswer, type Citation } from './sources.ts';
import { unreadable } from './unreadable.ts';

const reference = z.looseObject({ url: maybeText, title: maybeText });
const element = z.looseObject({ title: maybeText, text: maybeText, markdown: maybeText, references: list(reference) });
const item = z.looseObject({
  type: z.string(),
  markdown: maybeText,
  items: list(element),
  references: list(reference),
});
const task = z.looseObject({
  status_code: maybeNumber,
  status_message: maybeText,
  result: list(z.looseObject({ items: list(item) })),
});
const reply = lenient(
  z.looseObject({
    status_code: maybeNumber,
    status_message: maybeText,
    cost: maybeNumber,
    tasks: list(task),
  }),
);
type Item = z.output<typeof item>;

const NO_RESULTS = 40102;

/** Parses a response of `serp/google/organic` or `serp/google/ai_mode`: both contain items `ai_overview`. */
export function parseDataForSeo(body: unknown): Answer | null {
  const read = reply.parse(body);
  if (!read) throw unreadable('DataForSEO', body);
  refuse(read);
  const [first] = read.tasks;
  if (!first) throw unreadable('DataForSEO', body);
  refuse(first);
  const shown = first.result.flatMap(({ items }) => items.filter(({ type }) => type === 'ai_overview'));
  const text = shown.map(textOf).join('\n\n').trim();
  if (text === '') return null;
  const found = shown.flatMap(({ references, items }) => [...references, ...items.flatMap((part) => part.references)]);
  const cited = shown.flatMap(({ items }) => items).flatMap((part) => citeElement(text, part));
  const citations = [...findLinks(text, found), ...cited];
  return buildAnswer({
    text,
    // Without positions in the text, the list of references is the only information about sources.
    citations: citations.length > 0 ? citations : found,
    found,
    searches: [],
    model: null,
    cost: read.cost,
    raw: keepOverviews(body),
  });
}

function textOf({ markdown, items }: Item): string {
  return markdown?.trim() || items.map(elementText).join('\n\n').trim();
}

function elementText({ title, text, markdown }: z.output<typeof element>): string {
  return markdown?.trim() || [title, text].filter(Boolean).join('\n');
}

/** References of an element apply to the passage that it became, if that is found in the text. */
function citeElement(text: string, cited: z.output<typeof element>): Citation[] {
  const words = [cited.markdown, cited.text]
    .map((markdown) => markdown?.trim() || null)
    .find((passage) => passage && text.includes(passage));
  const from = words ? text.indexOf(words) : -1;
  const span: Citation['span'] = words && from >= 0 ? [from, from + words.length] : null;
  return cited.references.map(({ url, title }) => ({ url, title, span }));
}

/**
 * DataForSEO returns HTTP 200 for almost everything: its status code decides. Returns if there is a result, or nothing was found.
 */
function refuse({
  status_code: code,
  status_message: words,
}: {
  status_code: number | null;
  status_message: string | null;
}) {
  if (code === null || code < 40_000 || code === NO_RESULTS) return;
  throw new EngineError(classifyCode(code), `DataForSEO ${code}: ${words ?? 'no message'}`);
}

/** Documented codes; the remaining 4xxxx are request errors. */
export function classifyCode(code: number): EngineError['failure'] {
  if ([40_200, 40_203, 40_210].includes(code)) return 'quota';
  if ([40_100, 40_104, 40_201, 40_204, 40_207].includes(code)) return 'misconfigured';
  if ([40_101, 40_103, 40_202, 40_209, 40_601, 40_602].includes(code) || code >= 50_000) return 'retry';
  return 'give_up';
}

/** The rest of the results page is not part of the answer. */
function keepOverviews(body: unknown): unknown {
  const page = z.looseObject({ items: lenient(z.array(z.unknown())) });
  const whole = z.looseObject({ tasks: list(z.looseObject({ result: list(page) })) }).parse(body);
  return {
    ...whole,
    tasks: whole.tasks.map((each) => ({
      ...each,
      result: each.result.map((result) => ({ ...result, items: result.items?.filter(isOverview) ?? null })),
    })),
  };
}

function isOverview(value: unknown): boolean {
  return item.safeParse(value).data?.type === 'ai_overview';
}
