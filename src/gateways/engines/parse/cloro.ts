import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { findLinks } from './links.ts';
import { buildAnswer, type Citation, keyOf } from './sources.ts';
import { unreadable } from './unreadable.ts';

const source = z.looseObject({
  url: maybeText,
  label: maybeText,
  position: maybeNumber,
  footnote: lenient(z.boolean()),
});
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
        search_model_queries: list(z.unknown()),
        shoppingCards: z.unknown().optional(),
        shopping_cards: z.unknown().optional(),
        products: z.unknown().optional(),
      }),
    ),
  }),
);

/** Parses a response of `/v1/monitor/chatgpt`, `perplexity` or `gemini`. Ads, products and places are not part of the answer. */
export function parseCloro(body: unknown): Answer | null {
  return parseChat(body, () => []);
}

/** Parses a response of `/v1/monitor/copilot`. Its products are listed among the retrieved pages. */
export function parseCopilot(body: unknown): Answer | null {
  return parseChat(body, ({ shoppingCards, shopping_cards, products }) =>
    [shoppingCards, shopping_cards, products].flatMap((cardList) => readCards(cardList)),
  );
}

type Shown = NonNullable<NonNullable<z.output<typeof reply>>['result']>;

function parseChat(body: unknown, cardsOf: (shown: Shown) => { url: string; title: string | null }[]): Answer | null {
  const read = reply.parse(body);
  if (!read) throw unreadable('cloro', body);
  if (read.success === false || (read.error && !read.result)) {
    const { code, message } = read.error ?? {};
    throw new EngineError(
      classifyCode(code ?? ''),
      `cloro: ${[code, message].filter(Boolean).join(': ') || 'no message'}`,
    );
  }
  const shown = read.result;
  // An empty text is documented as no answer; a missing one is an unknown shape.
  if (!shown || (shown.text === null && shown.markdown === null)) throw unreadable('cloro', body);
  const text = shown.markdown?.trim() || (shown.text?.trim() ?? '');
  if (text === '') return null;
  const found = inOrder(shown.sources);
  const pills = inOrder(shown.citationPills);
  const links = findLinks(text, [...pills, ...found]);
  return buildAnswer({
    text,
    // Pills are the citations; without pills and links, the list under the answer is, without its second part of footnotes.
    citations: pills.length + links.length > 0 ? [...links, ...placePills(text, pills, links)] : dropFootnotes(found),
    found: [...found, ...cardsOf(shown)],
    searches: [...shown.searchQueries, ...shown.search_model_queries].filter((query) => typeof query === 'string'),
    model: shown.model,
    cost: null,
    raw: body,
  });
}

/** A pill is located at its mark or its link; one without either follows the previous pill. */
function placePills(text: string, pills: ReturnType<typeof inOrder>, links: readonly Citation[]): Citation[] {
  let near: number | null = null;
  return pills.map(({ url, title, position }): Citation => {
    const mark = position === null ? null : new RegExp(`\\[\\^?${position}\\^?\\](?!\\()`).exec(text);
    const span: Citation['span'] = mark ? [mark.index, mark.index + mark[0].length] : null;
    const link = links.find((candidate) => keyOf(candidate.url) === keyOf(url))?.span ?? null;
    near = (span ?? link)?.[0] ?? near;
    return { url, title, span, near };
  });
}

const LINK_FIELDS = ['url', 'link', 'productUrl', 'product_link', 'href'];
const NAME_FIELDS = ['title', 'name', 'label'];
const DEEPEST_CARD = 6;

/** Products at any depth of shopping cards: they are shown next to the answer, not cited by it. */
function readCards(value: unknown, depth = 0): { url: string; title: string | null }[] {
  if (depth > DEEPEST_CARD || value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap((field) => readCards(field, depth + 1));
  if (Array.isArray(value)) return inner;
  const fields = value as Record<string, unknown>;
  const url = LINK_FIELDS.map((field) => fields[field]).find((text) => typeof text === 'string');
  const title = NAME_FIELDS.map((field) => fields[field]).find((text) => typeof text === 'string') ?? null;
  return typeof url === 'string' && keyOf(url) !== null ? [{ url, title }, ...inner] : inner;
}

function inOrder(sources: z.output<typeof source>[]) {
  return sources
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ url, label, position, footnote }) => ({ url, title: label, position, footnote }))
    .filter(({ url }) => keyOf(url) !== null);
}

function dropFootnotes(found: ReturnType<typeof inOrder>): ReturnType<typeof inOrder> {
  const shown = found.filter(({ footnote }) => footnote !== true);
  return shown.length > 0 ? shown : found;
}

/** The meaning of cloro's codes, regardless of the status. */
export function classifyCode(code: string): EngineError['failure'] {
  if (/INSUFFICIENT_CREDITS|PAYMENT/.test(code)) return 'quota';
  if (/UNAUTHORIZED|FORBIDDEN|API_KEY/.test(code)) return 'misconfigured';
  return /VALIDATION|INVALID|UNSUPPORTED|BAD_REQUEST/.test(code) ? 'give_up' : 'retry';
}
