import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLanguageModel } from '../../../src/gateways/language-model/create.ts';
import { colors, createTestModel, GOOD, KEY, providers } from '../../support/language-model.ts';
import { type ProviderServer, startProviderServer } from '../../support/provider-server.ts';

let server: ProviderServer;
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.close());

const SCHEMA = {
  type: 'object',
  properties: {
    best: { type: 'string', enum: ['red', 'blue'] },
    why: { type: 'string', description: 'minLength: 3' },
  },
  required: ['best', 'why'],
  additionalProperties: false,
};

test('without a model the result is no-model, and no request is sent', async () => {
  expect(await createLanguageModel(null).complete(colors, 'Which?')).toEqual({ state: 'no-model' });
});

describe.each(providers)('$name', ({ name, path, says, refuses, cutOff }) => {
  function complete() {
    return createTestModel({ provider: name, baseUrl: server.url }).complete(colors, 'Which color is best?');
  }

  test('a valid answer is returned with its model, tokens and cost', async () => {
    server.script({ body: says(JSON.stringify(GOOD)) });
    expect(await complete()).toEqual({
      state: 'ok',
      value: GOOD,
      model: 'some-model',
      inputTokens: 1000,
      outputTokens: 100,
      costUsd: 0.002,
    });
    expect(server.requests).toMatchObject([{ method: 'POST', path, headers: { 'content-type': 'application/json' } }]);
  });

  test('malformed JSON is repaired: the model receives its answer and the error, and both replies are charged', async () => {
    server.script({ body: says('{"best": "red", ') }, { body: says(JSON.stringify(GOOD)) });
    expect(await complete()).toMatchObject({ state: 'ok', value: GOOD, inputTokens: 2000, costUsd: 0.004 });
    expect(messagesOf(1)).toEqual([
      { role: 'user', content: 'Which color is best?' },
      { role: 'assistant', content: '{"best": "red",' },
      { role: 'user', content: expect.stringContaining('The answer is not JSON') },
    ]);
  });

  test('an answer that does not match the schema is repaired: every error is quoted with its path', async () => {
    server.script({ body: says('{"best":"green","why":"x"}') }, { body: says(JSON.stringify(GOOD)) });
    expect(await complete()).toMatchObject({ state: 'ok', value: GOOD });
    const quoted = messagesOf(1)[2].content;
    expect(quoted).toContain('at best');
    expect(quoted).toContain('at why');
  });

  test('an answer that is still invalid after one repair fails, with its cost', async () => {
    server.script({ body: says('{"best":"green","why":"because"}') });
    expect(await complete()).toMatchObject({
      state: 'failed',
      reason: 'invalid-answer',
      message: expect.stringContaining('at best'),
      costUsd: 0.004,
    });
    expect(server.requests).toHaveLength(2);
  });

  test("a refusal is reported with the model's message and not retried", async () => {
    server.script({ body: refuses('I would rather not.') });
    expect(await complete()).toMatchObject({
      state: 'failed',
      reason: 'refused',
      message: 'I would rather not.',
      outputTokens: 10,
    });
    expect(server.requests).toHaveLength(1);
  });

  test('a truncated answer is reported as such and not repaired', async () => {
    server.script({ body: cutOff });
    expect(await complete()).toMatchObject({ state: 'failed', reason: 'truncated' });
    expect(server.requests).toHaveLength(1);
  });

  test.each([{ body: says('  ') }, { body: {} }, { body: '<html>Welcome</html>' }])(
    'a reply without an answer fails immediately: %j',
    async (reply) => {
      server.script(reply);
      expect(await complete()).toMatchObject({ state: 'failed', reason: 'invalid-answer' });
      expect(server.requests).toHaveLength(1);
    },
  );

  function messagesOf(index: number) {
    const { input, messages } = server.requests[index]?.body ?? {};
    return input ?? messages;
  }
});

describe('requests', () => {
  test('OpenAI receives the key, the model and a strict schema, and is asked not to store anything', async () => {
    server.script({ body: {} });
    await createTestModel({ baseUrl: server.url }).complete(colors, 'Which?');
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(server.requests[0]?.body).toEqual({
      model: 'some-model',
      input: [{ role: 'user', content: 'Which?' }],
      text: { format: { type: 'json_schema', name: 'answer', strict: true, schema: SCHEMA } },
      max_output_tokens: 16_000,
      store: false,
    });
  });

  test('Anthropic receives the key, the version, the model and the schema', async () => {
    server.script({ body: {} });
    await createTestModel({ provider: 'anthropic', baseUrl: server.url }).complete(colors, 'Which?');
    expect(server.requests[0]?.headers).toMatchObject({ 'x-api-key': KEY, 'anthropic-version': '2023-06-01' });
    expect(server.requests[0]?.body).toEqual({
      model: 'some-model',
      messages: [{ role: 'user', content: 'Which?' }],
      output_config: { format: { type: 'json_schema', schema: SCHEMA } },
      max_tokens: 16_000,
    });
  });
});
