import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { colors, createTestModel, GOOD, KEY, providers, START } from '../../support/language-model.ts';
import { type ProviderServer, startProviderServer } from '../../support/provider-server.ts';

let server: ProviderServer;
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.close());

const never = () => Promise.reject(new Error('unexpected wait'));

describe.each(providers)('$name', ({ name, says, error, noMoney }) => {
  const good = { body: says(JSON.stringify(GOOD)) };
  const busy = { status: 429, body: error('rate_limit_error', 'Slow down') };
  const create = (pace = {}) => createTestModel({ provider: name, baseUrl: server.url }, pace);

  test.each([
    ['in seconds', '7'],
    ['as a date', new Date(START.getTime() + 7000).toUTCString()],
  ])('a 429 is retried after its Retry-After %s', async (_, value) => {
    server.script({ ...busy, headers: { 'retry-after': value } }, good);
    const model = create();
    expect(await model.complete(colors, 'Which?')).toMatchObject({ state: 'ok', value: GOOD });
    expect(model.waits).toEqual([7000]);
  });

  test.each([{}, { 'retry-after': 'soon' }])(
    'a 429 without a valid delay is retried with exponential backoff: %j',
    async (headers) => {
      server.script({ ...busy, headers }, { ...busy, headers }, good);
      const model = create();
      expect(await model.complete(colors, 'Which?')).toMatchObject({ state: 'ok' });
      expect(model.waits).toEqual([1000, 2000]);
    },
  );

  test('there are at most three attempts', async () => {
    server.script(busy);
    const model = create();
    expect(await model.complete(colors, 'Which?')).toMatchObject({
      state: 'failed',
      reason: 'rate-limited',
      message: 'HTTP 429: Slow down',
      costUsd: 0,
    });
    expect(server.requests).toHaveLength(3);
  });

  test('a delay beyond the deadline of the call is returned to the caller', async () => {
    server.script({ ...busy, headers: { 'retry-after': '3600' } });
    const model = create({ sleep: never });
    expect(await model.complete(colors, 'Which?')).toMatchObject({ reason: 'rate-limited', retryAfterMs: 3_600_000 });
    expect(server.requests).toHaveLength(1);
  });

  test('an exhausted quota is not retried', async () => {
    server.script({ ...noMoney, headers: { 'retry-after': '1' } });
    const model = create({ sleep: never });
    expect(await model.complete(colors, 'Which?')).toMatchObject({ state: 'failed', reason: 'quota-exhausted' });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    [400, 'invalid-request'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'invalid-request'],
  ])('a %i is not retried and is %s', async (status, reason) => {
    server.script({ status, body: error('some_error', 'No, not so') });
    const model = create({ sleep: never });
    expect(await model.complete(colors, 'Which?')).toMatchObject({ reason, message: `HTTP ${status}: No, not so` });
    expect(server.requests).toHaveLength(1);
  });

  test('a key that the provider quotes is redacted', async () => {
    server.script({ status: 401, body: error('auth', `Incorrect key ${KEY}, or is it sk-other-**89?`) });
    const completion = await create().complete(colors, 'Which?');
    expect(completion).toMatchObject({ message: 'HTTP 401: Incorrect key [key], or is it [key]?' });
  });

  test('no part of a key remains if a long message is truncated', async () => {
    server.script({ status: 400, body: error('some_error', `${'x'.repeat(290)} ${KEY}`) });
    const completion = await create().complete(colors, 'Which?');
    expect(completion).toMatchObject({ reason: 'invalid-request' });
    expect(JSON.stringify(completion)).not.toContain(KEY.slice(0, 5));
  });

  test('the key is not sent to the target of a redirect', async () => {
    server.script({ status: 307, headers: { location: `${server.url}/elsewhere` }, body: '' });
    expect(await create().complete(colors, 'Which?')).toMatchObject({ state: 'failed', reason: 'invalid-request' });
    expect(server.requests).toHaveLength(1);
  });

  test.each([500, 503, 529])('a %i is retried', async (status) => {
    server.script({ status, body: error('overloaded_error', 'Overloaded') }, good);
    expect(await create().complete(colors, 'Which?')).toMatchObject({ state: 'ok', value: GOOD });
  });

  test('the text of an HTML page is reported', async () => {
    const body = '<html><style>p { top: 0 }</style><h1>502 Bad Gateway</h1>\n<p>nginx</p></html>';
    server.script({ status: 502, body, headers: { 'content-type': 'text/html' } });
    expect(await create().complete(colors, 'Which?')).toMatchObject({
      reason: 'unavailable',
      message: 'HTTP 502: 502 Bad Gateway nginx',
    });
  });

  test('a provider that does not answer is a timeout, and is retried', async () => {
    server.script({ hangs: true });
    const model = create({ timeoutMs: 20 });
    expect(await model.complete(colors, 'Which?')).toMatchObject({ reason: 'timeout' });
    expect(model.waits).toHaveLength(2);
  });

  test('a call that is canceled while the provider works ends immediately', async () => {
    server.script({ hangs: true });
    const completion = await create().complete(colors, 'Which?', { signal: AbortSignal.timeout(20) });
    expect(completion).toMatchObject({ state: 'failed', reason: 'aborted' });
  });

  test('a call that is canceled during a wait ends immediately', async () => {
    server.script(busy);
    const caller = new AbortController();
    const sleep = async () => caller.abort();
    const completion = await create({ sleep }).complete(colors, 'Which?', { signal: caller.signal });
    expect(completion).toMatchObject({ state: 'failed', reason: 'aborted' });
    expect(server.requests).toHaveLength(1);
  });
});

test.each([
  [402, { error: { type: 'billing_error', message: 'Payment required' } }],
  [402, 'Payment required'],
  [429, { error: { code: 'billing_not_active', message: 'Your account is not active' } }],
  [400, { error: { code: 'billing_hard_limit_reached', message: 'Billing hard limit has been reached' } }],
  [400, { error: { message: 'You have reached your specified API usage limits.' } }],
])('an exhausted balance is recognized: %i %j', async (status, body) => {
  server.script({ status, body });
  const model = createTestModel({ baseUrl: server.url }, { sleep: never });
  expect(await model.complete(colors, 'Which?')).toMatchObject({ reason: 'quota-exhausted' });
  expect(server.requests).toHaveLength(1);
});

test('an answer blocked by a content filter of OpenAI is a refusal', async () => {
  server.script({ body: { status: 'incomplete', incomplete_details: { reason: 'content_filter' }, output: [] } });
  const completion = await createTestModel({ baseUrl: server.url }).complete(colors, 'Which?');
  expect(completion).toMatchObject({ reason: 'refused', message: 'The response is incomplete: content_filter' });
});

test('a call ends at its deadline, even if an attempt may take longer', async () => {
  server.script({ hangs: true });
  const model = createTestModel({ baseUrl: server.url }, { totalMs: 20, sleep: never });
  expect(await model.complete(colors, 'Which?')).toMatchObject({ state: 'failed', reason: 'timeout' });
});

test('a response that failed inside a 200 is retried', async () => {
  const [openai] = providers;
  const failed = { status: 'failed', error: { code: 'server_error', message: 'Something broke' }, output: [] };
  server.script({ body: failed }, { body: openai?.says(JSON.stringify(GOOD)) });
  expect(await createTestModel({ baseUrl: server.url }).complete(colors, 'Which?')).toMatchObject({ state: 'ok' });
});

test('an unreachable provider is a network error, after three attempts', async () => {
  const closed = await startProviderServer();
  await closed.close();
  const model = createTestModel({ baseUrl: closed.url });
  expect(await model.complete(colors, 'Which?')).toMatchObject({
    state: 'failed',
    reason: 'network',
    message: 'The provider is unreachable: it refused the connection',
  });
  expect(model.waits).toHaveLength(2);
});
