import { z } from 'zod';
import { list, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { NO_RESULTS, readTask } from './dataforseo-reply.ts';
import { findLinks } from './links.ts';
import { buildAnswer, type Citation, keyOf } from './sources.ts';
import { unreadable } from './unreadable.ts';

const page = z.looseObject({ url: maybeText, title: maybeText });
const part = z.looseObject({ type: z.string(), markdown: maybeText, sources: list(page) });
const chat = z.looseObject({
  model: maybeText,
  markdown: maybeText,
  items: list(part),
  sources: list(page),
  search_results: list(page),
  fan_out_queries: list(z.unknown()),
});
type Chat = z.output<typeof chat>;

/** Of all parts of a page, these are the answer. The others are ads, products, places, images and lists of links. */
const IS_ANSWER = /_(text|table)$/;

/** Parses a response of `ai_optimization/chat_gpt/llm_scraper` or `gemini/llm_scraper`. */
export function parseDataForSeoChat(body: unknown): Answer {
  const { results, cost, code, message } = readTask(body);
  // A chat always answers, so a page without results was not read.
  if (code === NO_RESULTS) throw new EngineError('retry', `DataForSEO ${code}: ${message ?? 'no message'}`);
  const shown = chat.safeParse(results[0]).data;
  const { text, starts } = shown ? joinParts(shown) : { text: '', starts: [] };
  if (!shown || text === '') throw unreadable('DataForSEO', body);
  const listed = [
    ...starts.flatMap(({ sources, near }) => sources.map(({ url, title }): Citation => ({ url, title, near }))),
    ...shown.sources,
  ];
  const found = [...listed, ...shown.search_results];
  const links = findLinks(text, found);
  const linked = new Set(links.map(({ url }) => keyOf(url)));
  return buildAnswer({
    text,
    citations: [...links, ...listed.filter(({ url }) => !linked.has(keyOf(url)))],
    found,
    searches: shown.fan_out_queries.filter((query) => typeof query === 'string'),
    model: shown.model,
    cost,
    raw: body,
  });
}

/** The whole text also contains the parts that are no answer, so it is read only if there are none. */
function joinParts({ items, markdown }: Chat) {
  const parts = items.filter(({ type }) => IS_ANSWER.test(type));
  if (parts.every((each) => !each.markdown?.trim())) {
    const isAnswerOnly = parts.length === items.length;
    return { text: isAnswerOnly ? (markdown?.trim() ?? '') : '', starts: [] };
  }
  let text = '';
  const starts = parts.map((each) => {
    const words = each.markdown?.trim() ?? '';
    const near = text === '' ? 0 : text.length + 2;
    if (words !== '') text = text === '' ? words : `${text}\n\n${words}`;
    return { sources: each.sources, near };
  });
  return { text, starts };
}
