import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClaude } from '../../../src/gateways/engines/connectors/claude.ts';
import { createGemini } from '../../../src/gateways/engines/connectors/gemini.ts';
import { createGoogle } from '../../../src/gateways/engines/connectors/serpapi.ts';
import { KEY, questionOf } from '../../support/connectors.ts';
import { aiOverviewBody, anthropicBody, geminiBody, REDIRECT } from '../../support/engine-bodies.ts';
import { type ProviderServer, startProviderServer } from '../../support/provider-server.ts';

/** Engines that need more than one request for an answer. */
let server: ProviderServer;
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.close());

describe('a paused turn of Claude', () => {
  const [said, searched, found, ...rest] = anthropicBody().content;
  const usage = anthropicBody().usage;
  const paused = { ...anthropicBody(), stop_reason: 'pause_turn', content: [said, searched, found] };
  const create = () => createClaude({ apiKey: KEY, baseUrl: server.url, model: 'claude-haiku-5-5' });

  test('is continued with the unchanged partial answer, and both turns form one answer', async () => {
    server.script({ body: paused }, { body: { ...anthropicBody(), content: rest } });
    const answer = await create().ask(questionOf());
    expect(server.requests[1]?.body.messages).toEqual([
      { role: 'user', content: questionOf().prompt },
      { role: 'assistant', content: paused.content },
    ]);
    expect(answer).toMatchObject({
      text: 'Für Läufer 👟: Acme ist beliebt, größer ist Globex.',
      searches: ['best running shoes'],
      retrieved: [{ url: 'https://initech.com/' }],
      raw: { usage: { input_tokens: 2 * usage.input_tokens, server_tool_use: { web_search_requests: 2 } } },
    });
    expect(answer?.cost).toBeCloseTo(2 * 0.0125, 10);
  });

  test('is continued only a limited number of times', async () => {
    server.script({ body: paused });
    await expect(create().ask(questionOf())).rejects.toMatchObject({ failure: 'give_up' });
    expect(server.requests).toHaveLength(4);
  });
});

describe('an AI Overview behind a token', () => {
  const first = { search_metadata: { status: 'Success' }, ai_overview: { page_token: 'a/b' }, organic_results: ['x'] };
  const create = () => createGoogle({ apiKey: KEY, baseUrl: server.url });

  test('is requested immediately, and both bodies are stored without the rest of the page', async () => {
    server.script({ body: first }, { body: aiOverviewBody() });
    const answer = await create().ask(questionOf());
    expect(server.requests[1]?.path).toBe(
      `/search.json?engine=google_ai_overview&page_token=a%2Fb&api_key=${encodeURIComponent(KEY)}`,
    );
    expect(answer?.cited).toHaveLength(2);
    expect(answer?.raw).toMatchObject([{ ai_overview: { page_token: 'a/b' } }, { ai_overview: { text_blocks: {} } }]);
    expect(JSON.stringify(answer?.raw)).not.toContain('organic_results');
  });

  test('can turn out to be missing', async () => {
    server.script(
      { body: first },
      { body: { ai_overview: { error: 'An AI Overview is not available for this search' } } },
    );
    expect(await create().ask(questionOf())).toBeNull();
  });

  test('whose token has expired is requested again', async () => {
    server.script({ body: first }, { body: { error: '`page_token` has expired.' } });
    await expect(create().ask(questionOf())).rejects.toMatchObject({ failure: 'retry' });
  });
});

describe('the redirects of Gemini', () => {
  const PAGES: Record<string, string> = {
    globex: 'https://globex.com/shoes',
    'acme-1': 'https://runrepeat.com/acme',
    'acme-2': 'https://www.runrepeat.com/acme?utm_source=gemini',
    unused: 'javascript:alert(1)',
  };
  const path = '/grounding-api-redirect/';
  const create = (redirectUrl = `${server.url}${path}`) =>
    createGemini({ apiKey: KEY, baseUrl: server.url, model: 'gemini-3.8-flash' }, { redirectUrl });
  const bodyOf = (prefix: string) => JSON.stringify(geminiBody()).replaceAll(REDIRECT, prefix);
  const answerAll = ({ method, path: asked }: { method: string; path: string }) =>
    method === 'POST'
      ? { body: bodyOf(`${server.url}${path}`) }
      : { status: 302, headers: { location: PAGES[asked.slice(path.length)] ?? '' } };

  test('are resolved immediately, by HEAD and without the key, and duplicate pages are counted once', async () => {
    server.script(answerAll);
    const answer = await create().ask(questionOf());
    expect(answer?.cited).toMatchObject([
      { url: PAGES['acme-1'], title: 'runrepeat.com', spans: [{}, {}] },
      { url: PAGES.globex, title: 'globex.com' },
    ]);
    const heads = server.requests.filter(({ method }) => method === 'HEAD');
    expect(heads.map((each) => each.path.slice(path.length)).toSorted()).toEqual(Object.keys(PAGES).toSorted());
    expect(heads.every(({ headers }) => !JSON.stringify(headers).includes(KEY))).toBe(true);
  });

  test('that lead to no web address are kept unchanged, with their domain as the title', async () => {
    server.script(answerAll);
    const answer = await create().ask(questionOf());
    expect(answer?.retrieved).toEqual([{ url: `${server.url}${path}unused`, title: 'initech.com' }]);
  });

  test('that were already resolved are not requested again', async () => {
    server.script(answerAll);
    const engine = create();
    await engine.ask(questionOf());
    const known = server.requests.length;
    await engine.ask(questionOf());
    // The prompt, and the redirect that could not be resolved.
    expect(server.requests.slice(known).map(({ method }) => method)).toEqual(['POST', 'HEAD']);
  });

  test('whose host does not respond do not lose the answer', async () => {
    server.script((request) => (request.method === 'POST' ? answerAll(request) : { status: 500, body: '' }));
    const answer = await create().ask(questionOf());
    expect(answer?.cited[0]?.url).toBe(`${server.url}${path}acme-1`);
  });

  test('of any other host are not followed', async () => {
    server.script(answerAll);
    await create(REDIRECT).ask(questionOf());
    expect(server.requests.map(({ method }) => method)).toEqual(['POST']);
  });
});

test.each([
  [{ retryDelay: '34.4s' }, {}, 34_400],
  [{ retryDelay: 'soon' }, {}, null],
  [{}, { 'retry-after-ms': '1500' }, 1500],
])('Gemini returns a delay in the body, others in a header: %j %j', async (detail, headers, retryAfterMs) => {
  const error = { code: 429, message: 'You exceeded your current quota', status: 'RESOURCE_EXHAUSTED' };
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', ...detail }];
  server.script({ status: 429, headers, body: { error: { ...error, details } } });
  const engine = createGemini({ apiKey: KEY, baseUrl: server.url, model: 'some-model' });
  await expect(engine.ask(questionOf())).rejects.toMatchObject({ failure: 'retry', retryAfterMs });
});
