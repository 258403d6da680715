import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createClient,
  isSightlineError,
  type Outputs,
  type SightlineClient,
  type SightlineError,
} from '../packages/client/src/index.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let server: TestApp;
let client: SightlineClient;
let id: string;

beforeAll(async () => {
  server = await startTestApp();
  client = createClient({ baseUrl: server.baseUrl, apiKey: server.key });
  id = server.workspace.id;
});
afterAll(() => server.close());

/** Returns the error with which the server responds to a call. */
async function refusal(call: Promise<unknown>): Promise<SightlineError> {
  const error = await call.then(
    () => new Error('The call succeeded'),
    (reason: unknown) => reason,
  );
  if (isSightlineError(error)) return error;
  throw error;
}

describe('the typed client', () => {
  test('lists the workspaces of its key', async () => {
    const { items } = await client.workspaces.list.query({});
    expect(items).toEqual([expect.objectContaining({ id, name: 'Test', promptsMaxCount: 1000 })]);
  });

  test('creates tags and prompts, changes them and deletes them', async () => {
    const tag = await client.tags.create.mutate({ id, name: 'Pricing', color: 'gold' });
    const { items } = await client.prompts.create.mutate({ id, country: 'us', prompts: ['Who is cheapest?'] });
    const promptId = items[0]?.id ?? '';
    const prompt = await client.prompts.update.mutate({ id, promptId, tagIds: [tag.id] });
    expect(prompt).toMatchObject({ prompt: 'Who is cheapest?', country: 'us', tagIds: [tag.id] });
    expect((await client.tags.list.query({ id })).items).toMatchObject([{ id: tag.id, promptCount: 1 }]);

    expect(await client.tags.delete.mutate({ id, tagId: tag.id })).toBeUndefined();
    expect(await client.prompts.delete.mutate({ id, promptId })).toBeUndefined();
    expect((await client.prompts.list.query({ id })).items).toEqual([]);
  });

  test('reads a list page by page', async () => {
    const prompts = ['one', 'two', 'three', 'four', 'five'];
    await client.prompts.create.mutate({ id, country: 'de', prompts });
    const read: Outputs['prompts']['list']['items'] = [];
    let cursor: string | undefined;
    do {
      const page = await client.prompts.list.query({ id, country: 'de', limit: 2, cursor });
      read.push(...page.items);
      cursor = page.paging.nextCursor ?? undefined;
    } while (cursor);
    expect(read.map((item) => item.prompt).toSorted()).toEqual(prompts.toSorted());
  });

  test('needs no input if the operation takes none', async () => {
    expect(await client.health.get.query()).toMatchObject({ status: 'ok' });
  });

  test('accepts a base URL with a trailing slash, headers and a custom fetch', async () => {
    const requests: Request[] = [];
    const own = createClient({
      baseUrl: `${server.baseUrl}/`,
      apiKey: server.key,
      headers: { 'x-team': 'search' },
      fetch: (url, init) => {
        requests.push(new Request(url, init));
        return fetch(url, init);
      },
    });
    await own.workspaces.list.query({});
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/trpc/workspaces.list']);
    expect(requests[0]?.headers.get('x-team')).toBe('search');
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${server.key}`);
  });
});

describe('errors of the typed client', () => {
  test('400: contain the invalid part of the request, and all errors in it', async () => {
    const { message, data } = await refusal(client.prompts.create.mutate({ id, country: 'GB', prompts: ['a', ' '] }));
    expect(message).toBe('Invalid request body');
    expect(data).toMatchObject({ code: 'BAD_REQUEST', httpStatus: 400, target: 'body' });
    expect(data.errors?.map(({ path, code }) => ({ path, code }))).toEqual([
      { path: 'prompts.1', code: 'too_small' },
      { path: 'country', code: 'invalid_country' },
    ]);
  });

  test('400: errors about stored state have the same shape as schema errors', async () => {
    await client.tags.create.mutate({ id, name: 'Once', color: 'red' });
    const { data } = await refusal(client.tags.create.mutate({ id, name: 'ONCE', color: 'red' }));
    expect(data.errors).toEqual([{ path: 'name', message: expect.any(String), code: 'duplicate' }]);
  });

  test('401: an unknown key', async () => {
    const { data } = await refusal(createClient({ ...server, apiKey: 'sl_live_no' }).workspaces.list.query({}));
    expect(data).toMatchObject({ code: 'UNAUTHORIZED', httpStatus: 401 });
  });

  test('403: a workspace that the key cannot access, and a read-only key', async () => {
    const { workspace } = await server.createWorkspace();
    const foreign = await refusal(client.tags.list.query({ id: workspace.id }));
    expect(foreign.data).toMatchObject({ code: 'FORBIDDEN', httpStatus: 403 });

    const reader = createClient({ ...server, apiKey: await server.createKey([id], ['read']) });
    const forbidden = await refusal(reader.tags.create.mutate({ id, name: 'No', color: 'red' }));
    expect(forbidden.data).toMatchObject({ code: 'FORBIDDEN', httpStatus: 403 });
  });

  test('409: names the report that an identical request is creating', async () => {
    const { items } = await client.prompts.create.mutate({ id, prompts: ['Which is best?'], country: 'us' });
    const request = {
      workspaceId: id,
      brand: 'Acme',
      brandDomain: 'acme.com',
      promptIds: items.map((prompt) => prompt.id),
    };
    const report = await client.reports.create.mutate(request);
    const { data } = await refusal(client.reports.create.mutate(request));
    expect(data).toMatchObject({ code: 'CONFLICT', httpStatus: 409, reportId: report.id });
    const renamed = await client.reports.update.mutate({ reportId: report.id, reportTitle: 'Renamed' });
    expect(renamed.reportTitle).toBe('Renamed');
  });

  test('contain no server stack trace', async () => {
    const { data } = await refusal(client.prompts.delete.mutate({ id, promptId: 'prm_none' }));
    expect(data).toEqual({ code: 'NOT_FOUND', httpStatus: 404, path: 'prompts.delete' });
  });

  test('are distinguished from calls that were aborted or did not reach the server', async () => {
    const aborted = await client.workspaces.list.query({}, { signal: AbortSignal.abort() }).catch(isSightlineError);
    expect(aborted).toBe(false);
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: server.key });
    expect(await nowhere.workspaces.list.query({}).catch(isSightlineError)).toBe(false);
  });
});
