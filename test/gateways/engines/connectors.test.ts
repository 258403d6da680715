import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineError } from '../../../src/gateways/engines/port.ts';
import { connectors, KEY, questionOf } from '../../support/connectors.ts';
import { type ProviderServer, startProviderServer } from '../../support/provider-server.ts';

let server: ProviderServer;
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.close());

/** Returns the `EngineError` of a failed call. */
async function failureOf(asking: Promise<unknown>): Promise<EngineError> {
  const error = await asking.then(
    () => new Error('There was no failure'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EngineError);
  expect((error as EngineError).message).not.toContain(KEY);
  return error as EngineError;
}

describe.each(connectors)('$name', (connector) => {
  const ask = (timeoutMs?: number, question = {}) =>
    connector.create(server.url, timeoutMs).ask(questionOf({ ...question }));

  test('sends the request that the provider documents', async () => {
    server.script({ body: connector.body() });
    await ask();
    const [first] = server.requests;
    expect(first).toMatchObject({ method: connector.method, path: connector.path, headers: connector.headers });
    expect(first?.body).toEqual(connector.sent);
  });

  test('reads the answer', async () => {
    server.script({ body: connector.body() });
    const answer = await ask();
    expect(answer?.text).toContain('Für Läufer');
    expect(answer?.cited.length).toBeGreaterThan(1);
    expect(answer?.retrieved.length).toBeGreaterThan(0);
  });

  test('a 429 is retried after the delay in the response', async () => {
    const busy = { status: 429, body: connector.error('Slow down') };
    server.script(busy);
    const words = expect.stringMatching(/ returned HTTP 429: Slow down$/);
    expect(await failureOf(ask())).toMatchObject({ failure: 'retry', retryAfterMs: null, message: words });
    server.script({ ...busy, headers: { 'retry-after': '7' } });
    expect(await failureOf(ask())).toMatchObject({ failure: 'retry', retryAfterMs: 7000 });
  });

  test('an exhausted account is not retried', async () => {
    server.script({ ...connector.noQuota, headers: { 'retry-after': '1' } });
    expect(await failureOf(ask())).toMatchObject({ failure: 'quota', retryAfterMs: null });
    expect(server.requests).toHaveLength(1);
  });

  test('a wrong key needs a configuration change and is not retried', async () => {
    server.script(connector.wrongKey);
    const error = await failureOf(ask());
    expect(error).toMatchObject({ failure: 'misconfigured', message: expect.stringContaining('[key]') });
  });

  test.each([500, 503, 529])('a %i is retried after its delay', async (status) => {
    server.script({ status, body: { message: 'Overloaded' }, headers: { 'retry-after': '3' } });
    expect(await failureOf(ask())).toMatchObject({
      failure: 'retry',
      retryAfterMs: 3000,
      message: expect.stringContaining(`HTTP ${status}: Overloaded`),
    });
  });

  test('a rejected request is not retried', async () => {
    server.script({ status: 422, body: connector.error('Not this one') });
    expect(await failureOf(ask())).toMatchObject({
      failure: 'give_up',
      message: expect.stringContaining('Not this one'),
    });
  });

  test('the text of an HTML page is reported, with any status', async () => {
    const body = '<html><style>p { top: 0 }</style><h1>Bad Gateway</h1>\n<p>nginx</p></html>';
    server.script({ status: 502, body });
    expect(await failureOf(ask())).toMatchObject({
      failure: 'retry',
      message: expect.stringContaining('HTTP 502: Bad Gateway nginx'),
    });
    server.script({ body });
    expect(await failureOf(ask())).toMatchObject({
      failure: 'retry',
      message: expect.stringContaining('did not return JSON: Bad Gateway nginx'),
    });
  });

  test('an answer that was truncated in transit is retried', async () => {
    server.script({ body: JSON.stringify(connector.body()).slice(0, 300) });
    expect(await failureOf(ask())).toMatchObject({
      failure: 'retry',
      message: expect.stringContaining('did not return JSON'),
    });
  });

  test('a request that times out is retried', async () => {
    server.script({ hangs: true });
    expect(await failureOf(ask(20))).toMatchObject({
      failure: 'retry',
      message: expect.stringContaining('did not respond within 0.02 seconds'),
    });
  });

  test('a canceled call ends immediately', async () => {
    server.script({ hangs: true });
    const asking = ask(60_000, { signal: AbortSignal.timeout(20) });
    expect(await failureOf(asking)).toMatchObject({ failure: 'retry', message: expect.stringContaining('canceled') });
  });

  test('an unreachable provider is retried', async () => {
    const closed = await startProviderServer();
    await closed.close();
    const error = await failureOf(connector.create(closed.url).ask(questionOf()));
    expect(error).toMatchObject({
      failure: 'retry',
      message: expect.stringMatching(/^\S.* is unreachable: it refused the connection$/),
    });
  });

  test('the key is not sent to the target of a redirect', async () => {
    server.script({ status: 307, headers: { location: `${server.url}/elsewhere` }, body: '' });
    expect(await failureOf(ask())).toMatchObject({ failure: 'misconfigured' });
    expect(server.requests).toHaveLength(1);
  });

  test('an error inside a 200 response is detected', async () => {
    const [body, failure, words] = connector.inside;
    server.script({ body });
    expect(await failureOf(ask())).toMatchObject({ failure, message: expect.stringContaining(words) });
  });

  test('characters that PostgreSQL cannot store are replaced, and offsets stay correct', async () => {
    const body = JSON.stringify(connector.body()).replaceAll('Für L', '\\u0000\\ud800r L');
    server.script({ body });
    const answer = await ask();
    expect(answer?.text).toContain('��r Läufer');
    expect(JSON.stringify(answer?.raw)).not.toMatch(/\\u0000|\\ud800/);
  });

  test('a key that the provider echoes is not stored', async () => {
    server.script({ body: JSON.stringify(connector.body()).replace('Läufer', `Läufer ${KEY}`) });
    expect(JSON.stringify(await ask())).not.toContain(KEY);
  });
});

describe.each(connectors.filter(({ nothing }) => nothing))('$name', ({ create, nothing }) => {
  test('no AI answer is an observation', async () => {
    server.script({ body: nothing });
    expect(await create(server.url).ask(questionOf())).toBeNull();
  });
});

describe.each(connectors.flatMap(({ name, create, refusal }) => (refusal ? [{ name, create, refusal }] : [])))(
  '$name',
  ({ create, refusal: [body, message] }) => {
    test('a refusal is an observation with its reason', async () => {
      server.script({ body });
      await expect(create(server.url).ask(questionOf())).rejects.toMatchObject({ failure: 'refused', message });
    });
  },
);
