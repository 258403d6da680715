import { z } from 'zod';
import { lenient, list, maybeText } from '../../lenient.ts';
import type { Answer } from '../port.ts';
import { NO_RESULTS, readTask } from './dataforseo-reply.ts';
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
const resultsPage = z.looseObject({ items: list(item) });
type Item = z.output<typeof item>;

/** Parses a response of `serp/google/organic` or `serp/google/ai_mode`: both contain items `ai_overview`. */
export function parseDataForSeo(body: unknown): Answer | null {
  const { results, cost, code } = readTask(body);
  if (results.length === 0 && code !== NO_RESULTS) throw unreadable('DataForSEO', body);
  const pages = results.flatMap((result) => resultsPage.safeParse(result).data ?? []);
  const shown = pages.flatMap(({ items }) => items.filter(({ type }) => type === 'ai_overview'));
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
    cost,
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
