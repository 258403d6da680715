import { describe, expect, test } from 'vitest';
import { findAnthropicRefusal, parseAnthropic } from '../../../src/gateways/engines/parse/anthropic.ts';
import { parseChatCompletion } from '../../../src/gateways/engines/parse/chat-completion.ts';
import { parseCloro, parseCopilot } from '../../../src/gateways/engines/parse/cloro.ts';
import { parseDataForSeo } from '../../../src/gateways/engines/parse/dataforseo.ts';
import { parseDataForSeoChat } from '../../../src/gateways/engines/parse/dataforseo-chat.ts';
import { findAddresses, findGeminiRefusal, parseGemini } from '../../../src/gateways/engines/parse/gemini.ts';
import { findOpenAiRefusal, parseOpenAi } from '../../../src/gateways/engines/parse/openai.ts';
import { parsePerplexity } from '../../../src/gateways/engines/parse/perplexity.ts';
import { findPageToken, parseAiMode, parseAiOverview } from '../../../src/gateways/engines/parse/serpapi.ts';
import { parseXai } from '../../../src/gateways/engines/parse/xai.ts';
import type { Answer } from '../../../src/gateways/engines/port.ts';
import * as bodies from '../../support/engine-bodies.ts';

const ACME = 'https://runrepeat.com/acme';
const GLOBEX = 'https://globex.com/shoes';
const INITECH = 'https://initech.com/';
const PAGES = new Map([
  [`${bodies.REDIRECT}globex`, GLOBEX],
  [`${bodies.REDIRECT}acme-1`, ACME],
  [`${bodies.REDIRECT}acme-2`, `${ACME}?utm_source=gemini`],
  [`${bodies.REDIRECT}unused`, INITECH],
]);

/** The passages of the text that a source is cited for. */
function passagesOf(answer: Answer | null, url: string): string[] {
  const source = answer?.cited.find((each) => each.url.startsWith(url));
  return (source?.spans ?? []).map(([from, to]) => answer?.text.slice(from, to) ?? '');
}

/** For each shape: the passages of the two cited pages, their positions, and the other counts. */
const shapes = [
  {
    shape: 'OpenAI',
    answer: () => parseOpenAi(bodies.openAiBody()),
    acme: [
      '([runrepeat.com](https://runrepeat.com/acme?utm_source=openai))',
      '([runrepeat.com](https://www.runrepeat.com/acme))',
    ],
    globex: ['([globex.com](https://globex.com/shoes))'],
    retrieved: [INITECH, 'https://acme.com/'],
    searches: ['best running shoes', 'acme shoes review'],
    model: 'gpt-5.4-mini-2026-03-17',
    cost: expect.closeTo(0.01 + 0.015 + 0.009, 10),
  },
  {
    shape: 'Perplexity',
    answer: () => parsePerplexity(bodies.perplexityBody()),
    acme: ['[2]', '[2]'],
    globex: ['[1]'],
    retrieved: [INITECH],
    searches: ['best running shoes'],
    model: 'perplexity/sonar',
    cost: expect.closeTo(0.0045, 10),
  },
  {
    shape: 'Gemini',
    answer: () => parseGemini(bodies.geminiBody(), PAGES),
    acme: ['ist Acme gut.', 'Größer ist Globex.'],
    globex: ['Größer ist Globex.'],
    retrieved: [INITECH],
    searches: ['best running shoes', 'acme review'],
    model: 'gemini-3.8-flash',
    cost: expect.closeTo(0.028 + 0.00075 + 0.0075, 10),
  },
  {
    shape: 'Claude',
    answer: () => parseAnthropic(bodies.anthropicBody()),
    acme: ['Acme ist beliebt', 'Globex.'],
    globex: ['Globex.'],
    retrieved: [INITECH],
    searches: ['best running shoes'],
    model: 'claude-haiku-5-5',
    cost: expect.closeTo(0.01 + 0.002 + 0.0005, 10),
  },
  {
    shape: 'AI Overviews of SerpApi',
    answer: () => parseAiOverview(bodies.aiOverviewBody()),
    acme: ['- Acme: ist beliebt', '- Globex: ist größer'],
    globex: ['- Globex: ist größer'],
    retrieved: [INITECH],
    searches: [],
    model: null,
    cost: null,
  },
  {
    shape: 'AI Mode of SerpApi',
    answer: () => parseAiMode(bodies.aiModeBody()),
    // The first passage is written differently in the Markdown, and so has no position in it.
    acme: ['Globex: ist größer'],
    globex: ['Globex: ist größer'],
    retrieved: [INITECH],
    searches: [],
    model: null,
    cost: null,
    first: GLOBEX,
  },
  {
    shape: 'DataForSEO',
    answer: () => parseDataForSeo(bodies.dataForSeoBody()),
    acme: ['[[1]](https://runrepeat.com/acme)'],
    globex: ['Globex ist größer.'],
    retrieved: [INITECH],
    searches: [],
    model: null,
    cost: expect.closeTo(0.004, 10),
  },
  {
    shape: 'cloro',
    answer: () => parseCopilot(bodies.cloroBody()),
    acme: ['[RunRepeat](https://runrepeat.com/acme)'],
    globex: [],
    retrieved: [INITECH],
    searches: ['best running shoes'],
    model: null,
    cost: null,
  },
  {
    shape: 'chats of cloro',
    answer: () => parseCloro(bodies.cloroChatBody()),
    acme: ['[RunRepeat](https://runrepeat.com/acme)'],
    globex: [],
    retrieved: [INITECH, 'https://umbrella.example/'],
    searches: ['best running shoes', 'acme shoes review'],
    model: null,
    cost: null,
  },
  {
    shape: 'chats of DataForSEO',
    answer: () => parseDataForSeoChat(bodies.dataForSeoChatBody()),
    acme: ['[runrepeat.com](https://runrepeat.com/acme?utm_source=chatgpt.com)'],
    globex: [],
    retrieved: [INITECH],
    searches: ['best running shoes'],
    model: 'gpt-5-6',
    cost: 0.004,
  },
  {
    shape: 'xAI',
    answer: () => parseXai(bodies.xaiBody()),
    acme: ['[[1]](https://runrepeat.com/acme)', '[[1]](https://runrepeat.com/acme)'],
    globex: ['[[2]](https://globex.com/shoes)'],
    retrieved: [INITECH],
    searches: ['best running shoes'],
    model: 'grok-4.3',
    cost: 0.01275,
  },
  {
    shape: 'chat completions',
    answer: () => parseChatCompletion(bodies.chatCompletionBody()),
    acme: ['[Acme](https://runrepeat.com/acme)'],
    globex: ['https://globex.com/shoes'],
    retrieved: [INITECH],
    searches: [],
    model: 'vendor/model-of-tomorrow',
    cost: 0.0077641,
  },
];

describe.each(shapes)('$shape', (expected) => {
  const answer = expected.answer();

  test('each page is cited once, in the order of the text, with every position where it is cited', () => {
    const order = expected.first === GLOBEX ? [GLOBEX, ACME] : [ACME, GLOBEX];
    expect(answer?.cited.map(({ url }) => url.replace(/[?#].*$/, ''))).toEqual(order);
    expect(answer?.cited.map(({ position }) => position)).toEqual([1, 2]);
    expect(passagesOf(answer, ACME)).toEqual(expected.acme);
    expect(passagesOf(answer, GLOBEX)).toEqual(expected.globex);
  });

  test('pages that were only retrieved are listed separately, each once', () => {
    expect(answer?.retrieved.map(({ url }) => url)).toEqual(expected.retrieved);
  });

  test('searches, model and cost are returned', () => {
    const { searches, model, cost } = expected;
    expect(answer).toMatchObject({ searches, model, cost });
  });
});

describe('OpenAI', () => {
  test('offsets that count code points are supported too', () => {
    const body = bodies.openAiBody();
    const part = body.output.at(-1)?.content?.[0];
    for (const note of part?.annotations ?? []) {
      note.start_index -= 1; // One emoji before every link.
      note.end_index -= 1;
    }
    expect(parseOpenAi(body)).toEqual({ ...parseOpenAi(bodies.openAiBody()), raw: body });
  });

  test('commentary before the answer is not part of it', () => {
    const said = (phase: string, text: string) => ({
      type: 'message',
      phase,
      content: [{ type: 'output_text', text }],
    });
    const body = { output: [said('commentary', 'I look it up.'), said('final_answer', 'Acme.')] };
    expect(parseOpenAi(body)?.text).toBe('Acme.');
  });

  test("a refusal is no answer, with the engine's message as its reason", () => {
    const body = { output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'I cannot help.' }] }] };
    expect(parseOpenAi(body)).toBeNull();
    expect(findOpenAiRefusal(body)).toBe('Refused: I cannot help.');
    const filtered = { status: 'incomplete', incomplete_details: { reason: 'content_filter' }, output: [] };
    expect([parseOpenAi(filtered), findOpenAiRefusal(filtered)]).toEqual([null, 'Refused: content_filter']);
  });

  test('an answer that is incomplete is marked', () => {
    const output = [{ type: 'message', content: [{ type: 'output_text', text: 'Acme is' }] }];
    const details = { reason: 'max_output_tokens' };
    expect(parseOpenAi({ status: 'incomplete', incomplete_details: details, output })).toMatchObject({
      text: 'Acme is',
      isTruncated: true,
    });
    expect(parseOpenAi({ status: 'completed', output })).not.toHaveProperty('isTruncated');
  });

  test.each([
    [{ status: 'failed', error: { code: 'server_error', message: 'It broke' } }, 'retry', 'It broke'],
    [{ status: 'failed', error: { code: 'insufficient_quota', message: 'No money' } }, 'quota', 'No money'],
    [{ status: 'failed', error: { code: 'invalid_prompt', message: 'Not that' } }, 'give_up', 'Not that'],
    [{ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }, 'give_up', 'max_output_tokens'],
    [{ status: 'completed', output: [] }, 'retry', 'unreadable'],
    ['<html>', 'retry', 'unreadable'],
  ])('no answer inside a 200: %j', (body, failure, words) => {
    expect(() => parseOpenAi(body)).toThrow(
      expect.objectContaining({ failure, message: expect.stringContaining(words) }),
    );
  });
});

describe('Perplexity', () => {
  test('annotations take precedence over marks', () => {
    const body = bodies.perplexityBody();
    const annotations = [{ type: 'url_citation', url: INITECH, title: 'Initech', start_index: 0, end_index: 3 }];
    Object.assign(body.output[1]?.content?.[0] ?? {}, { annotations });
    expect(parsePerplexity(body)?.cited).toEqual([{ url: INITECH, title: 'Initech', position: 1, spans: [[0, 3]] }]);
  });

  test('marks refer to results without ids by position, and can be adjacent', () => {
    const body = bodies.perplexityBody();
    for (const result of body.output[0]?.results ?? []) Reflect.deleteProperty(result, 'id');
    Object.assign(body.output[1]?.content?.[0] ?? {}, { text: 'Both [web:3, 1].' });
    expect(parsePerplexity(body)?.cited.map(({ url }) => url)).toEqual([INITECH, GLOBEX]);
  });

  test.each([
    [{ status: 'failed', error: { message: 'Search broke', type: 'server_error' } }, 'retry', 'Search broke'],
    [{ status: 'cancelled' }, 'retry', 'cancelled'],
    [{ status: 'failed', error: { message: 'Used up', code: 'insufficient_quota' } }, 'quota', 'Used up'],
    [{ status: 'failed', error: { message: 'No', type: 'invalid_request' } }, 'give_up', 'No'],
    [{ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }, 'give_up', 'max_output_tokens'],
    [{}, 'retry', 'unreadable'],
  ])('no answer inside a 200: %j', (body, failure, words) => {
    expect(() => parsePerplexity(body)).toThrow(
      expect.objectContaining({ failure, message: expect.stringContaining(words) }),
    );
  });
});

describe('Gemini', () => {
  test('an unresolved address is kept, with its domain as the title', () => {
    const answer = parseGemini(bodies.geminiBody());
    expect(answer?.cited[0]).toMatchObject({ url: `${bodies.REDIRECT}acme-1`, title: 'runrepeat.com' });
    expect(findAddresses(bodies.geminiBody())).toEqual([...PAGES.keys()].toSorted((a, b) => order(a) - order(b)));
  });
  const order = (address: string) => ['globex', 'acme-1', 'unused', 'acme-2'].indexOf(address.split('/').at(-1) ?? '');

  test('an answer without a search has no citations', () => {
    const body = { candidates: [{ content: { parts: [{ text: 'Acme.' }] }, finishReason: 'STOP' }] };
    expect(parseGemini(body)).toMatchObject({ text: 'Acme.', cited: [], retrieved: [], searches: [] });
  });

  test.each([{ promptFeedback: { blockReason: 'SAFETY' } }, { candidates: [{ finishReason: 'SAFETY' }] }])(
    'a response that Google blocks is no answer: %j',
    (body) => {
      expect(parseGemini(body)).toBeNull();
    },
  );

  test.each([
    [{ candidates: [{ finishReason: 'MAX_TOKENS' }] }, 'give_up', 'MAX_TOKENS'],
    [{ candidates: [{ finishReason: 'STOP', content: {} }] }, 'retry', 'unreadable'],
    [{}, 'retry', 'unreadable'],
  ])('no answer inside a 200: %j', (body, failure, words) => {
    expect(() => parseGemini(body)).toThrow(
      expect.objectContaining({ failure, message: expect.stringContaining(words) }),
    );
  });
});

describe('Claude', () => {
  test('only the text after the last search is the answer, joined without separators', () => {
    expect(parseAnthropic(bodies.anthropicBody())?.text).toBe('Für Läufer 👟: Acme ist beliebt, größer ist Globex.');
  });

  test('encrypted content is not stored', () => {
    const raw = JSON.stringify(parseAnthropic(bodies.anthropicBody())?.raw);
    expect(raw).not.toMatch(/encrypted/);
    expect(raw).toContain('Let me search');
  });

  const failed = (error_code: string) => ({
    type: 'web_search_tool_result',
    content: { type: 'web_search_tool_result_error', error_code },
  });

  test.each([
    ['too_many_requests', 'retry'],
    ['unavailable', 'retry'],
    ['query_too_long', 'give_up'],
    ['max_uses_exceeded', 'give_up'],
  ])('a search that failed with %s is no answer: %s', (code, failure) => {
    const body = { stop_reason: 'end_turn', content: [failed(code), { type: 'text', text: 'I could not search.' }] };
    expect(() => parseAnthropic(body)).toThrow(
      expect.objectContaining({ failure, message: expect.stringContaining(code) }),
    );
  });

  test('a failed search after a successful one loses nothing', () => {
    const body = bodies.anthropicBody();
    body.content.splice(3, 0, failed('max_uses_exceeded') as never);
    expect(parseAnthropic(body)?.cited).toHaveLength(2);
  });

  test('a refusal without text is no answer; a truncated one is not retried', () => {
    expect(parseAnthropic({ stop_reason: 'refusal', content: [] })).toBeNull();
    expect(findAnthropicRefusal({ stop_reason: 'refusal', content: [] })).toContain('Refused');
    const content = [{ type: 'text', text: 'Acme is' }];
    expect(parseAnthropic({ stop_reason: 'refusal', content })).toBeNull();
    expect(parseAnthropic({ stop_reason: 'max_tokens', content })).toMatchObject({
      text: 'Acme is',
      isTruncated: true,
    });
    expect(() => parseAnthropic({ stop_reason: 'max_tokens', content: [] })).toThrow('max_tokens');
  });
});

describe('citation positions of Gemini', () => {
  const chunk = { web: { uri: 'https://acme.example/a', title: 'acme.example' } };
  const spansOf = (parts: object[], segment: object, finishReason = 'STOP') => {
    const groundingMetadata = {
      groundingChunks: [chunk],
      groundingSupports: [{ segment, groundingChunkIndices: [0] }],
    };
    const body = { candidates: [{ content: { parts }, finishReason, groundingMetadata }] };
    return parseGemini(body)?.cited[0]?.spans;
  };

  test.each([
    ['offsets that fit', [{ text: 'Für Acme.' }], { startIndex: 5, endIndex: 9, text: 'Acme' }, [[4, 8]]],
    [
      'a thought before the text',
      [{ text: 'Hm', thought: true }, { text: 'Für Acme.' }],
      { startIndex: 5, endIndex: 9, text: 'Acme' },
      [[4, 8]],
    ],
    [
      'a tool call before the text',
      [{ executableCode: {} }, { text: 'Für Acme.' }],
      { startIndex: 5, endIndex: 9, text: 'Acme' },
      [[4, 8]],
    ],
    ['offsets that do not fit', [{ text: 'Für Acme.' }], { startIndex: 40, endIndex: 44, text: 'Acme' }, [[4, 8]]],
    ['an end beyond the text', [{ text: 'Für Acme.' }], { startIndex: 5, endIndex: 99 }, [[4, 9]]],
    ['a start beyond the text', [{ text: 'Für Acme.' }], { startIndex: 50, endIndex: 99 }, []],
  ])('%s', (_, parts, segment, spans) => {
    expect(spansOf(parts, segment)).toEqual(spans);
  });

  test.each(['MAX_TOKENS', 'SAFETY'])('an answer that ends with %s counts, and is marked', (finishReason) => {
    const body = { candidates: [{ content: { parts: [{ text: 'Acme is' }] }, finishReason }] };
    expect(parseGemini(body)).toMatchObject({ text: 'Acme is', isTruncated: true });
  });

  test('a blocked prompt and a blocked answer are refusals with a reason', () => {
    expect(findGeminiRefusal({ promptFeedback: { blockReason: 'SAFETY' } })).toContain('SAFETY');
    expect(findGeminiRefusal({ candidates: [{ finishReason: 'RECITATION' }] })).toBe('Refused: RECITATION');
    expect(findGeminiRefusal({ candidates: [{ finishReason: 'MAX_TOKENS' }] })).toBeNull();
  });
});

describe('citation positions of cloro', () => {
  const [one, two, three] = ['https://one.example/', 'https://two.example/', 'https://three.example/'];

  test('pages are in the order of the text: by links, by marks, otherwise after the previous pill', () => {
    const body = {
      success: true,
      result: {
        text: `Acme [x](${three}) and Globex [^1^] and more.`,
        citationPills: [
          { url: one, label: 'One', position: 1 },
          { url: two, label: 'Two', position: 2 },
          { url: three, label: 'Three', position: 3 },
        ],
      },
    };
    expect(parseCopilot(body)?.cited.map(({ url }) => url)).toEqual([three, one, two]);
  });

  test('products on shopping cards are retrieved, not cited', () => {
    const cards = [
      {
        products: [
          { title: 'A chair', url: two },
          { name: 'A desk', link: three },
        ],
      },
    ];
    const body = {
      success: true,
      result: { text: `Buy [a lamp](${one}).`, sources: [{ url: one }], shoppingCards: cards },
    };
    expect(parseCopilot(body)).toMatchObject({
      cited: [{ url: one }],
      retrieved: [
        { url: two, title: 'A chair' },
        { url: three, title: 'A desk' },
      ],
    });
  });
});

describe('SerpApi', () => {
  test('blocks become markdown', () => {
    expect(parseAiOverview(bodies.aiOverviewBody())?.text).toBe(
      'Für Läufer 👟 gibt es zwei.\n\n## Marken\n\n- Acme: ist beliebt\n- Globex: ist größer\n  - auch breit',
    );
  });

  test('tables, comparisons, code and collapsed blocks become text; an unknown block is read by its known fields', () => {
    const text_blocks = [
      {
        type: 'table',
        table: [
          ['Brand', 'Price'],
          ['Acme', 10],
        ],
      },
      {
        type: 'comparison',
        product_labels: ['Acme', 'Globex'],
        comparison: [{ feature: 'Weight', values: ['1', '2'] }],
      },
      { type: 'code_block', language: 'js', code: 'run()' },
      { type: 'expandable', title: 'More', text_blocks: [{ type: 'paragraph', snippet: 'Inside' }] },
      { type: 'carousel_of_tomorrow', snippet: 'New', list: ['One', { text: 'Two' }] },
    ];
    expect(parseAiMode({ text_blocks })?.text).toBe(
      [
        '| Brand | Price |\n| --- | --- |\n| Acme | 10 |',
        '|  | Acme | Globex |\n| --- | --- | --- |\n| Weight | 1 | 2 |',
        '```js\nrun()\n```',
        'More\nInside',
        'New\n- One\n- Two',
      ].join('\n\n'),
    );
  });

  test('the rest of the results page is not stored', () => {
    expect(JSON.stringify(parseAiOverview(bodies.aiOverviewBody())?.raw)).not.toContain('organic_results');
  });

  test('a token triggers a second request', () => {
    const body = { ai_overview: { page_token: 'abc', serpapi_link: 'https://serpapi.com/…' } };
    expect(findPageToken(body)).toBe('abc');
    expect(() => parseAiOverview(body)).toThrow('second request');
    expect(findPageToken(bodies.aiOverviewBody())).toBeNull();
  });

  test.each([
    {},
    { search_metadata: { status: 'Success' } },
    { ai_overview: { error: 'An AI Overview is not available for this search' } },
    { error: "Google hasn't returned any results for this query." },
    { ai_overview: { text_blocks: [{ type: 'paragraph', video: {} }] } },
  ])('no overview is an observation: %j', (body) => {
    expect(parseAiOverview(body)).toBeNull();
  });

  test('without reference indexes in the blocks, the list of references is cited', () => {
    const body = bodies.aiOverviewBody();
    body.ai_overview.text_blocks = [{ type: 'paragraph', snippet: 'Acme and Globex.' }] as never;
    const answer = parseAiOverview(body);
    expect(answer?.cited.map(({ url, spans }) => [url.split('#')[0], spans])).toEqual([
      [GLOBEX, []],
      [ACME, []],
      [INITECH, []],
    ]);
    expect(answer?.retrieved).toEqual([]);
  });

  test.each([
    [{ error: 'Your account has run out of searches.' }, 'quota'],
    [{ error: 'You have reached the hourly throughput limit of your plan.' }, 'retry'],
    [{ error: 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key' }, 'misconfigured'],
    [{ error: 'Unsupported `xx` country - gl parameter.' }, 'give_up'],
    [{ error: 'We could not get a result. Please try again.' }, 'retry'],
    [{ search_metadata: { status: 'Processing' } }, 'retry'],
    [[], 'retry'],
  ])('an error inside a 200: %j', (body, failure) => {
    expect(() => parseAiMode(body)).toThrow(expect.objectContaining({ failure }));
    expect(() => parseAiOverview(body)).toThrow(expect.objectContaining({ failure }));
  });
});

describe('DataForSEO', () => {
  const reply = (status_code: number, items: unknown[] = []) => ({
    status_code: 20_000,
    tasks: [{ status_code, status_message: 'Words', result: [{ items }] }],
  });

  test('the rest of the results page is not stored', () => {
    const raw = JSON.stringify(parseDataForSeo(bodies.dataForSeoBody())?.raw);
    expect(raw).not.toContain('organic');
    expect(raw).toContain('ai_overview_table_element');
  });

  test.each([reply(20_000), reply(20_000, [{ type: 'organic' }]), reply(40_102)])(
    'no overview is an observation: %j',
    (body) => {
      expect(parseDataForSeo(body)).toBeNull();
    },
  );

  test('without positions in the text, the list of references is cited', () => {
    const references = [{ url: ACME, title: 'Acme' }];
    const answer = parseDataForSeo(reply(20_000, [{ type: 'ai_overview', markdown: 'Acme.', references }]));
    expect(answer).toMatchObject({ cited: [{ url: ACME, position: 1, spans: [] }], retrieved: [], cost: null });
  });

  test('the text comes from elements if there is no Markdown', () => {
    const items = [{ type: 'ai_overview_element', title: 'Shoes', text: 'Acme.', references: [{ url: ACME }] }];
    const answer = parseDataForSeo(reply(20_000, [{ type: 'ai_overview', items }]));
    expect(answer?.text).toBe('Shoes\nAcme.');
    expect(passagesOf(answer, ACME)).toEqual(['Acme.']);
  });

  test.each([
    [reply(40_202), 'retry'],
    [reply(40_101), 'retry'],
    [reply(50_000), 'retry'],
    [reply(40_210), 'quota'],
    [reply(40_501), 'give_up'],
    [{ status_code: 40_100, status_message: 'You are not authorized' }, 'misconfigured'],
    [{ status_code: 20_000, tasks: [] }, 'retry'],
    [null, 'retry'],
  ])('an error inside a 200: %j', (body, failure) => {
    expect(() => parseDataForSeo(body)).toThrow(expect.objectContaining({ failure }));
  });
});

describe('cloro', () => {
  test('without pills and links, the list under the answer is cited', () => {
    const body = bodies.cloroBody();
    const { sources, text } = body.result;
    const answer = parseCloro({ success: true, result: { sources, text } });
    expect(answer?.cited.map(({ url }) => url)).toEqual([GLOBEX, ACME, INITECH]);
  });

  test('an empty answer is no answer', () => {
    expect(parseCloro({ success: true, result: { text: ' ', sources: [] } })).toBeNull();
  });

  test.each([
    [{ success: false, error: { code: 'CONCURRENCY_LIMIT_EXCEEDED', message: 'Busy' } }, 'retry'],
    [{ success: false, error: { code: 'INSUFFICIENT_CREDITS', message: 'Empty' } }, 'quota'],
    [{ success: false, error: { code: 'VALIDATION_ERROR', message: 'country' } }, 'give_up'],
    [{ success: false }, 'retry'],
    [{ success: true }, 'retry'],
  ])('an error inside a 200: %j', (body, failure) => {
    expect(() => parseCloro(body)).toThrow(expect.objectContaining({ failure }));
  });
});

describe('unknown items', () => {
  const strange = { type: 'thing_of_tomorrow', content: [{ type: 'odd', text: 7, annotations: 'none' }], text: {} };

  test.each([
    ['OpenAI', parseOpenAi, bodies.openAiBody, (body: any) => body.output],
    ['Perplexity', parsePerplexity, bodies.perplexityBody, (body: any) => body.output],
    [
      'Gemini',
      (body: unknown) => parseGemini(body),
      bodies.geminiBody,
      (body: any) => body.candidates[0].content.parts,
    ],
    ['Claude', parseAnthropic, bodies.anthropicBody, (body: any) => body.content],
    ['AI Overviews', parseAiOverview, bodies.aiOverviewBody, (body: any) => body.ai_overview.text_blocks],
    ['AI Mode', parseAiMode, bodies.aiModeBody, (body: any) => body.references],
    ['DataForSEO', parseDataForSeo, bodies.dataForSeoBody, (body: any) => body.tasks[0].result[0].items],
    ['cloro', parseCloro, bodies.cloroBody, (body: any) => body.result.sources],
    [
      'chats of DataForSEO',
      parseDataForSeoChat,
      bodies.dataForSeoChatBody,
      (body: any) => body.tasks[0].result[0].items,
    ],
  ])('%s: unknown fields do not discard a paid answer', (_, parse, body, listOf) => {
    const known = parse(body());
    const changed = body();
    listOf(changed).push(strange, null, 7);
    expect({ ...parse(changed), raw: 0 }).toEqual({ ...known, raw: 0 });
  });
});

describe('what a page shows next to the answer', () => {
  test.each([
    ['cloro', parseCloro, bodies.cloroChatBody],
    ['DataForSEO', parseDataForSeoChat, bodies.dataForSeoChatBody],
  ])('%s: ads, products and places are stored, and are neither text nor pages', (_, parse, body) => {
    const answer = parse(body());
    const { raw, ...read } = answer ?? { raw: null };
    expect(JSON.stringify(raw)).toContain('Hooli');
    expect(JSON.stringify(read)).not.toMatch(/hooli/i);
  });

  test('without pills and links, footnotes are not cited', () => {
    const { sources, text } = bodies.cloroChatBody().result;
    const answer = parseCloro({ success: true, result: { sources, text } });
    expect(answer?.cited.map(({ url }) => url)).toEqual([GLOBEX, ACME, INITECH]);
    expect(answer?.retrieved.map(({ url }) => url)).toEqual(['https://umbrella.example/']);
  });
});

describe('unknown shapes are failures, not missing answers', () => {
  const reply = (task: object) => ({ status_code: 20_000, tasks: [{ status_code: 20_000, ...task }] });

  test.each([
    ['cloro: no text', parseCloro, { success: true, result: { sources: [] } }],
    ['cloro: another kind of text', parseCloro, { success: true, result: { text: { blocks: [] } } }],
    ['cloro: no result', parseCloro, { success: true, answer: 'Acme' }],
    ['DataForSEO: no result', parseDataForSeoChat, reply({ result: null })],
    ['DataForSEO: no items and no text', parseDataForSeoChat, reply({ result: [{ items: null, markdown: null }] })],
    [
      'DataForSEO: only parts that are no answer',
      parseDataForSeoChat,
      reply({ result: [{ markdown: 'Buy', items: [{ type: 'chat_gpt_ad', title: 'Buy' }] }] }),
    ],
    ['DataForSEO: nothing found', parseDataForSeoChat, reply({ status_code: 40_102, status_message: 'No Results' })],
    ['DataForSEO: results page without result', parseDataForSeo, reply({ result: null })],
  ])('%s', (_, parse, body) => {
    expect(() => parse(body)).toThrow(expect.objectContaining({ failure: 'retry' }));
  });

  test('the whole text is read if a chat has no items', () => {
    const answer = parseDataForSeoChat(reply({ result: [{ markdown: 'Acme leads.', items: [] }] }));
    expect(answer).toMatchObject({ text: 'Acme leads.', cited: [] });
  });
});

describe('custom engines', () => {
  test('what a model thinks aloud is not part of its answer', () => {
    expect(parseChatCompletion(bodies.chatCompletionBody()).text).toMatch(/^Für Läufer/);
  });

  test('without links and positions, the list of pages is cited', () => {
    const body = bodies.chatCompletionBody();
    const [first] = body.choices;
    if (first) first.message.content = 'Acme.';
    expect(parseChatCompletion(body).cited.map(({ url }) => url)).toEqual([GLOBEX, ACME, INITECH]);
  });

  test('a model that searched and lists no pages cites what it links to; one without search cites nothing', () => {
    const content = `See [Acme](${ACME}) and ${GLOBEX}.`;
    const body = { choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }] };
    expect(parseChatCompletion(body, () => null, true).cited.map(({ url }) => url)).toEqual([ACME, GLOBEX]);
    expect(parseChatCompletion(body)).toMatchObject({ cited: [], retrieved: [] });
  });

  test('without a reported cost, tokens cost what the definition says', () => {
    const body = bodies.xaiBody();
    const usage = { input_tokens: 8_000, output_tokens: 1_500 };
    const compute = (input: number | null, output: number | null) => ((input ?? 0) + 2 * (output ?? 0)) / 1_000_000;
    expect(parseXai({ ...body, usage }, compute).cost).toBe(0.011);
    const earlier = { prompt_tokens: usage.input_tokens, completion_tokens: usage.output_tokens };
    const untyped = { output: [{ content: [{ type: 'output_text', text: 'Acme.' }] }], usage: earlier };
    expect(parseXai(untyped, compute)).toMatchObject({ text: 'Acme.', cost: 0.011 });
  });

  test.each([
    ['xAI: no output', parseXai, { status: 'completed', output: [] }, 'retry'],
    ['xAI: no tokens left', parseXai, { status: 'incomplete', incomplete_details: { reason: 'max' } }, 'give_up'],
    ['chat: no choices', parseChatCompletion, { object: 'chat.completion', choices: [] }, 'retry'],
    ['chat: another format', parseChatCompletion, { response: 'Acme', done: true }, 'retry'],
    ['chat: no tokens left', parseChatCompletion, { choices: [{ finish_reason: 'length', message: {} }] }, 'give_up'],
    ['chat: no credits', parseChatCompletion, { error: { code: 402, message: 'Insufficient credits' } }, 'quota'],
  ])('%s is a failure with its reason', (_, parse, body, failure) => {
    expect(() => parse(body)).toThrow(expect.objectContaining({ failure }));
  });
});
