import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suggestForBrand } from '../../src/services/prompts/suggest.ts';
import { asViewer } from '../../src/services/shares/view.ts';
import { storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createTestModel, providers } from '../support/language-model.ts';
import { startProviderServer } from '../support/provider-server.ts';

const PATH = '/v1/prompts/suggestions';
const [openai] = providers;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00.000Z') });
});
afterAll(() => server.close());

const bodyOf = (workspaceId: string, body: object = {}) => ({
  workspaceId,
  brand: 'Acme',
  brandDomain: 'acme.com',
  category: 'CRM software for small teams',
  country: 'us',
  ...body,
});
const suggest = (body: object = {}) => server.send('POST', PATH, { body: bodyOf(server.workspace.id, body) });

describe(`POST ${PATH}`, () => {
  test('200: suggests 20 prompts with their origin for a workspace without answers', async () => {
    const { status, headers, body } = await suggest();
    expect([status, headers.get('x-answer-source')]).toEqual([200, 'sandbox']);
    expect(body.items).toHaveLength(20);
    expect(body.items[0]).toEqual({
      prompt: 'What is the best CRM software for small teams?',
      origin: 'template',
      intent: 'best_of',
      branded: false,
    });
    const origins = body.items.map(({ origin }: { origin: string }) => origin);
    expect(new Set(origins)).toEqual(new Set(['template']));
  });

  test('200: the limit is respected, and words without a meaning suggest nothing', async () => {
    expect((await suggest({ limit: 3 })).body.items).toHaveLength(3);
    expect((await suggest({ category: '???' })).body).toEqual({ items: [] });
  });

  test('200: questions that engines searched for to answer similar prompts come first, and prompts that exist are left out', async () => {
    const { workspace, send } = await server.createWorkspace();
    const prompts = ['What is the best CRM software for small teams?'];
    const created = await send('POST', `/v1/workspaces/${workspace.id}/prompts`, { body: { prompts, country: 'us' } });
    const promptId = created.body.items[0].id;
    await storeAnswers(server.databaseUrl, workspace.id, [{ promptId, day: '2026-11-14', text: 'Acme.' }]);
    await execute(server.databaseUrl, `UPDATE "Answer" SET searches = $1 WHERE "promptId" = $2`, [
      ['which small team crm software has a calendar', 'small team crm software', 'weather in Paris'],
      promptId,
    ]);
    const { body } = await send('POST', PATH, { body: bodyOf(workspace.id) });
    expect(body.items[0]).toMatchObject({
      prompt: 'which small team crm software has a calendar',
      origin: 'simulated',
    });
    const texts = body.items.map(({ prompt }: { prompt: string }) => prompt);
    expect(texts).not.toContain(prompts[0]);
    expect(texts).not.toContain('weather in Paris');
    expect(texts).not.toContain('small team crm software');
    const elsewhere = (await send('POST', PATH, { body: bodyOf(workspace.id, { country: 'ca' }) })).body.items;
    expect(elsewhere[0]).toMatchObject({ prompt: prompts[0], origin: 'template' });
  });

  test('200: a language model writes them where there is one; without its answer there are those of the rules', async () => {
    const provider = await startProviderServer();
    try {
      const workspaceId = server.workspace.id;
      const languageModel = createTestModel({ baseUrl: provider.url });
      const context = { ...asViewer(server.app.context, { workspaceId }), languageModel };
      const input = { ...bodyOf(workspaceId), limit: 5 };
      const written = [{ prompt: 'Which CRM syncs with my calendar?', intent: 'best_of' }];
      provider.script({ body: openai?.says(JSON.stringify({ prompts: written })) });
      const { items } = await suggestForBrand(context, input);
      expect(items[0]).toEqual({ ...written[0], origin: 'language_model', branded: false });
      expect(items).toHaveLength(5);
      expect(JSON.stringify(provider.requests)).toContain('CRM software for small teams');
      provider.script({ status: 400, body: openai?.error('invalid_request_error', 'No') });
      const without = await suggestForBrand(context, input);
      expect(without).toEqual({ items: (await suggest({ limit: 5 })).body.items });
    } finally {
      await provider.close();
    }
  });

  test('400: all fields but the limit are required', async () => {
    const { status, body } = await server.send('POST', PATH, { body: {} });
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['workspaceId', 'brand', 'brandDomain', 'category', 'country'],
    ]);
    expect((await suggest({ limit: 51 })).status).toBe(400);
  });

  test('403: the workspace must be one of the key', async () => {
    const { workspace } = await server.createWorkspace();
    expect((await suggest({ workspaceId: workspace.id })).status).toBe(403);
  });
});
