import type { Outputs } from '../api/trpc.ts';

type Item = Outputs['recommendations']['list']['items'][number];
type Facts = Pick<Item, 'type' | 'engine' | 'engines' | 'countries'> & {
  data: Pick<Item['data'], 'url' | 'prompts' | 'country'>;
};

/** Where a step is done: a screen of the report, or the page itself. */
export interface Target {
  name: string;
  screen?: string;
  query?: Record<string, string>;
  url?: string;
}

const RULES: [pattern: RegExp, find: (item: Facts) => Target | null][] = [
  [
    /citation history/i,
    ({ data }) => withPage(data.url, { name: 'History of the page', screen: 'sources', query: { page: data.url } }),
  ],
  [
    /cited instead|pages (these answers|the same prompts) cite/i,
    ({ engine, engines }) => ({
      name: 'Sources',
      screen: 'sources',
      query: { engines: engines?.map((each) => each.engine).join() ?? engine },
    }),
  ],
  [
    /robots\.txt|can fetch|firewall|check the page again/i,
    ({ data }) =>
      withPage(data.url, {
        name: 'Check its crawlability',
        screen: 'checks',
        query: { kind: 'crawlability', url: data.url },
      }),
  ],
  [
    /^update it/i,
    ({ data }) =>
      withPage(data.url, { name: 'Check its content', screen: 'checks', query: { kind: 'content', url: data.url } }),
  ],
  [/^(read|open) the page/i, ({ data }) => withPage(data.url, { name: 'Open the page', url: data.url })],
  [/^(write a page|compare yourself)/i, readAnswers],
  [/to the competitors of this report/i, () => ({ name: 'Competitors', screen: 'competitors' })],
];

/** For steps whose wording no rule knows, such as those that a language model polished. */
const OF_TYPE: Record<Item['type'], (item: Facts) => Target | null> = {
  content_partnership_opportunities: ({ data }) => withPage(data.url, { name: 'Open the page', url: data.url }),
  content_gap: readAnswers,
  citation_loss: ({ data }) =>
    withPage(data.url, { name: 'History of the page', screen: 'sources', query: { page: data.url } }),
  competitors_count: () => ({ name: 'Competitors', screen: 'competitors' }),
  crawler_access: ({ data }) =>
    withPage(data.url, {
      name: 'Check its crawlability',
      screen: 'checks',
      query: { kind: 'crawlability', url: data.url },
    }),
};

function withPage(url: string, target: Target): Target | null {
  return url === '' ? null : target;
}

function readAnswers(item: Facts): Target | null {
  const [first] = item.data.prompts;
  if (!first) return null;
  const query = { engines: first.engines?.join() ?? item.engine, ...countryOf(item) };
  return { name: 'Read the answers', screen: `prompts/${first.promptId}`, query };
}

/** The country of a task, to filter by. A task of several has none: each of its prompts has its country. */
export function countryOf({ countries, data }: Facts): { country?: string } {
  return countries && countries.length > 1 ? {} : { country: data.country };
}

/** The steps of a recommendation, each with where it is done if that is known. The first has a target in any case. */
export function listSteps(item: Facts, suggestions: readonly string[]): { text: string; target: Target | null }[] {
  const steps = suggestions.map((suggestion) => {
    const text = suggestion.replace(/^- /, '');
    return { text, target: RULES.find(([pattern]) => pattern.test(text))?.[1](item) ?? null };
  });
  if (steps.some(({ target }) => target !== null)) return steps;
  return steps.map((step, index) => (index === 0 ? { ...step, target: OF_TYPE[item.type](item) } : step));
}
