import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import type { Send } from '../support/request.ts';

let server: TestApp;
let clock = new Date('2026-11-14T09:30:00.000Z');

beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
});
afterAll(() => server.close());

/** A separate workspace with shorthands for its prompts. */
async function createRoom(limits: { promptsMaxCount?: number } = {}) {
  const { workspace, send } = await server.createWorkspace(limits);
  const base = `/v1/workspaces/${workspace.id}`;
  return {
    workspace,
    send,
    path: `${base}/prompts`,
    create: (body: object) => send('POST', `${base}/prompts`, { body: { country: 'us', ...body } }),
    createTag: async (name: string): Promise<string> =>
      (await send('POST', `${base}/tags`, { body: { name, color: 'blue' } })).body.id,
    usedCount: () => readUsedCount(send),
  };
}

async function readUsedCount(send: Send): Promise<number> {
  return (await send('GET', '/v1/workspaces')).body.items[0].promptsUsedCount;
}

describe('POST /v1/workspaces/{id}/prompts', () => {
  test('201: creates prompts in the order sent, each with every field', async () => {
    const { workspace, create, createTag, usedCount } = await createRoom();
    const tagId = await createTag('Tag');
    const { status, body } = await create({
      prompts: [' Best CRM? ', 'Best ERP?'],
      country: 'uk',
      tagIds: [tagId, tagId],
    });
    expect(status).toBe(201);
    const rest = {
      id: expect.stringMatching(/^prm_[0-9A-Z]{26}$/),
      workspaceId: workspace.id,
      country: 'uk',
      tagIds: [tagId],
      createdDate: '2026-11-14T09:30:00.000Z',
      updatedDate: '2026-11-14T09:30:00.000Z',
    };
    expect(body).toEqual({
      items: [
        { ...rest, prompt: 'Best CRM?', questionId: body.items[0].id },
        { ...rest, prompt: 'Best ERP?', questionId: body.items[1].id },
      ],
      warnings: [],
    });
    expect(await usedCount()).toBe(2);
  });

  test('201: a prompt that asks the same as another one of the country is created, with a warning', async () => {
    const { create, usedCount } = await createRoom();
    await create({ prompts: ['What is the best CRM for startups?', 'Best CRM in Berlin'] });
    const again = { prompts: ['Which CRM is best for startups?', 'Best CRM in Munich', 'Best CRM in Berlin'] };
    const { status, body } = await create(again);
    expect(status).toBe(201);
    expect(body.warnings).toEqual([
      {
        prompt: 'Which CRM is best for startups?',
        similarPrompt: 'What is the best CRM for startups?',
        message:
          'Asks nearly the same as another prompt. If engines answer both from the same searches or pages, statistics count them as one question. Prompts that ask something else make intervals narrower.',
      },
    ]);
    expect(await usedCount()).toBe(4);
    expect((await create({ ...again, country: 'de' })).body.warnings).toEqual([]);
  });

  test('201: the same text and country again, after trim and NFC, is the same prompt and uses no quota', async () => {
    const { create, usedCount } = await createRoom();
    const first = await create({ prompts: ['Best café?'] });
    const again = await create({ prompts: [' Best cafe\u0301? ', 'Best café?', 'New'] });
    expect(again.status).toBe(201);
    expect(again.body.items.map((item: { prompt: string }) => item.prompt)).toEqual([
      'Best café?',
      'Best café?',
      'New',
    ]);
    expect(again.body.items[0]).toEqual(first.body.items[0]);
    expect(await usedCount()).toBe(2);
  });

  test('201: the response has one item per text, in order, including duplicates', async () => {
    const { create, usedCount } = await createRoom();
    const { body } = await create({ prompts: ['B', 'A', 'B', ' A '] });
    expect(body.items.map((item: { prompt: string }) => item.prompt)).toEqual(['B', 'A', 'B', 'A']);
    expect(new Set(body.items.map((item: { id: string }) => item.id)).size).toBe(2);
    expect(await usedCount()).toBe(2);
  });

  test('201: the same text for another country is another prompt', async () => {
    const { create, usedCount } = await createRoom();
    await create({ prompts: ['Best CRM?'], country: 'us' });
    await create({ prompts: ['Best CRM?'], country: 'de' });
    expect(await usedCount()).toBe(2);
  });

  test('201: tags sent for an existing prompt are added to its tags, and only then the prompt counts as updated', async () => {
    const { create, createTag } = await createRoom();
    const [one, two] = [await createTag('One'), await createTag('Two')];
    await create({ prompts: ['A'], tagIds: [one] });
    clock = new Date('2026-11-14T10:00:00.000Z');
    const same = await create({ prompts: ['A'], tagIds: [one] });
    expect(same.body.items).toMatchObject([{ tagIds: [one], updatedDate: '2026-11-14T09:30:00.000Z' }]);
    const more = await create({ prompts: ['A'], tagIds: [two] });
    expect(more.body.items).toMatchObject([
      { tagIds: [one, two], createdDate: '2026-11-14T09:30:00.000Z', updatedDate: '2026-11-14T10:00:00.000Z' },
    ]);
    clock = new Date('2026-11-14T09:30:00.000Z');
  });

  test('400: no prompts, more than 1,000, an empty text, one of more than 2,000 characters', async () => {
    const { create } = await createRoom();
    const faults = async (prompts: string[]) => (await create({ prompts })).body.errors;
    expect(await faults([])).toMatchObject([{ path: 'prompts', code: 'too_small' }]);
    expect(await faults(Array<string>(1001).fill('A'))).toMatchObject([{ path: 'prompts', code: 'too_big' }]);
    expect(await faults(['A', ' \n '])).toMatchObject([{ path: 'prompts.1', code: 'too_small' }]);
    expect(await faults(['x'.repeat(2001)])).toMatchObject([{ path: 'prompts.0', code: 'too_big' }]);
  });

  test.each(['gb', 'US', 'usa', 'xx', 'eu', '', 'en'])(
    '400: %j is not a country, and the message states what to send',
    async (country) => {
      const { create } = await createRoom();
      const { status, body } = await create({ prompts: ['A'], country });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([
        { path: 'country', code: 'invalid_country', message: expect.stringContaining('"uk"') },
      ]);
    },
  );

  test('400: tags that are not in the workspace, with the same message whether or not they exist elsewhere', async () => {
    const { create, createTag, usedCount } = await createRoom();
    const foreign = await (await createRoom()).createTag('Elsewhere');
    const known = await createTag('Here');
    const { status, body } = await create({ prompts: ['A'], tagIds: [known, foreign, known, 'tag_unknown'] });
    expect(status).toBe(400);
    const fault = { message: expect.any(String), code: 'not_found' };
    expect(body.errors).toEqual([
      { path: 'tagIds.1', ...fault },
      { path: 'tagIds.3', ...fault },
    ]);
    expect(body.errors[0].message).toBe(body.errors[1].message);
    expect(await usedCount()).toBe(0);
  });

  test('429: a request that exceeds the allowance is rejected as a whole; existing texts do not count', async () => {
    const { create, usedCount } = await createRoom({ promptsMaxCount: 3 });
    await create({ prompts: ['A', 'B'] });
    const { status, body } = await create({ prompts: ['B', 'C', 'D'] });
    expect(status).toBe(429);
    expect(body).toEqual({ message: expect.stringContaining('2 of 3') });
    expect(await usedCount()).toBe(2);
    expect((await create({ prompts: ['A', 'B', 'C'] })).status).toBe(201);
    expect(await usedCount()).toBe(3);
  });

  test('400 before 429: an invalid body is reported before an exhausted allowance', async () => {
    const { create } = await createRoom({ promptsMaxCount: 0 });
    expect((await create({ prompts: ['A'], tagIds: ['tag_unknown'] })).status).toBe(400);
    expect((await create({ prompts: ['A'] })).status).toBe(429);
  });

  test('200 parallel requests of one prompt each with an allowance of 50: exactly 50 are created, 150 return 429', async () => {
    const { create, usedCount } = await createRoom({ promptsMaxCount: 50 });
    const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => create({ prompts: [`Prompt ${i}`] })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(150);
    expect(await usedCount()).toBe(50);
  });

  test('overlapping lists created concurrently in opposite orders neither duplicate a prompt nor deadlock', async () => {
    const { create, usedCount } = await createRoom();
    const texts = Array.from({ length: 40 }, (_, i) => `Prompt ${i}`);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => create({ prompts: i % 2 ? texts : texts.toReversed() })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(12).fill(201));
    expect(await usedCount()).toBe(40);
  });
});

describe('GET /v1/workspaces/{id}/prompts', () => {
  test('200: newest first, filtered by country and tag, page by page', async () => {
    const { send, path, create, createTag } = await createRoom();
    const tagId = await createTag('Tag');
    await create({ prompts: ['A', 'B'], country: 'us', tagIds: [tagId] });
    await create({ prompts: ['C'], country: 'de', tagIds: [tagId] });
    await create({ prompts: ['D'], country: 'us' });
    const texts = async (query: string) =>
      (await send('GET', path + query)).body.items.map((item: { prompt: string }) => item.prompt);

    expect(await texts('')).toEqual(['D', 'C', 'B', 'A']);
    expect(await texts('?country=us')).toEqual(['D', 'B', 'A']);
    expect(await texts(`?tagId=${tagId}`)).toEqual(['C', 'B', 'A']);
    expect(await texts(`?country=us&tagId=${tagId}`)).toEqual(['B', 'A']);
    const { body } = await send('GET', `${path}?country=us&limit=2`);
    expect(await texts(`?country=us&limit=2&cursor=${body.paging.nextCursor}`)).toEqual(['A']);
  });

  test('400: a cursor created with other filters', async () => {
    const { send, path, create } = await createRoom();
    await create({ prompts: ['A', 'B'] });
    const { body } = await send('GET', `${path}?limit=1`);
    const reply = await send('GET', `${path}?country=us&cursor=${body.paging.nextCursor}`);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toMatchObject([{ path: 'cursor', code: 'invalid_cursor' }]);
  });

  test('400: a tag that is not in the workspace, and an invalid country', async () => {
    const { send, path } = await createRoom();
    const foreign = await (await createRoom()).createTag('Elsewhere');
    const tag = await send('GET', `${path}?tagId=${foreign}`);
    expect(tag.body).toMatchObject({ target: 'query', errors: [{ path: 'tagId', code: 'not_found' }] });
    const country = await send('GET', `${path}?country=gb`);
    expect(country.body).toMatchObject({ target: 'query', errors: [{ path: 'country', code: 'invalid_country' }] });
  });
});

describe('GET /v1/workspaces/{id}/prompts/{promptId}', () => {
  test('200: the prompt as in the list', async () => {
    const { send, path, create, createTag } = await createRoom();
    const tagId = await createTag('One');
    const { id } = (await create({ prompts: ['A'], tagIds: [tagId] })).body.items[0];
    const { status, body } = await send('GET', `${path}/${id}`);
    expect([status, body]).toMatchObject([200, { id, prompt: 'A', country: 'us', tagIds: [tagId] }]);
    expect(body).toEqual((await send('GET', path)).body.items[0]);
  });

  test('404: a prompt of another workspace', async () => {
    const { send, path } = await createRoom();
    const { id } = (await (await createRoom()).create({ prompts: ['A'] })).body.items[0];
    const { status, body } = await send('GET', `${path}/${id}`);
    expect([status, body]).toEqual([404, { message: 'Prompt not found' }]);
  });
});

describe('PATCH /v1/workspaces/{id}/prompts/{promptId}', () => {
  test('200: tagIds replaces the tags, and the same tags again leave updatedDate unchanged', async () => {
    const { send, path, create, createTag } = await createRoom();
    const [one, two] = [await createTag('One'), await createTag('Two')];
    const { id } = (await create({ prompts: ['A'], tagIds: [one] })).body.items[0];
    clock = new Date('2026-11-14T10:00:00.000Z');
    const replaced = await send('PATCH', `${path}/${id}`, { body: { tagIds: [two, two] } });
    expect(replaced.status).toBe(200);
    expect(replaced.body).toMatchObject({ id, prompt: 'A', tagIds: [two], updatedDate: '2026-11-14T10:00:00.000Z' });
    clock = new Date('2026-11-14T11:00:00.000Z');
    expect((await send('PATCH', `${path}/${id}`, { body: { tagIds: [two] } })).body).toEqual(replaced.body);
    expect((await send('PATCH', `${path}/${id}`, { body: { tagIds: [] } })).body).toMatchObject({
      tagIds: [],
      updatedDate: '2026-11-14T11:00:00.000Z',
    });
    clock = new Date('2026-11-14T09:30:00.000Z');
  });

  test('400: a tag that is not in the workspace, or more than 100, and nothing changes', async () => {
    const { send, path, create, createTag } = await createRoom();
    const tagId = await createTag('One');
    const { id } = (await create({ prompts: ['A'], tagIds: [tagId] })).body.items[0];
    const unknown = await send('PATCH', `${path}/${id}`, { body: { tagIds: ['tag_unknown'] } });
    expect(unknown.body.errors).toMatchObject([{ path: 'tagIds.0', code: 'not_found' }]);
    const many = await send('PATCH', `${path}/${id}`, { body: { tagIds: Array<string>(101).fill(tagId) } });
    expect(many.body.errors).toMatchObject([{ path: 'tagIds', code: 'too_big' }]);
    expect((await send('GET', path)).body.items).toMatchObject([{ tagIds: [tagId] }]);
  });

  test('404: a prompt of another workspace', async () => {
    const { send, path } = await createRoom();
    const { id } = (await (await createRoom()).create({ prompts: ['A'] })).body.items[0];
    expect((await send('PATCH', `${path}/${id}`, { body: { tagIds: [] } })).status).toBe(404);
  });
});

describe('DELETE /v1/workspaces/{id}/prompts/{promptId}', () => {
  test('204: the prompt is deleted and its quota is freed', async () => {
    const { send, path, create, usedCount } = await createRoom({ promptsMaxCount: 1 });
    const { id } = (await create({ prompts: ['A'] })).body.items[0];
    expect((await create({ prompts: ['B'] })).status).toBe(429);
    const reply = await send('DELETE', `${path}/${id}`);
    expect([reply.status, reply.body]).toEqual([204, undefined]);
    expect(await usedCount()).toBe(0);
    expect((await send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await create({ prompts: ['B'] })).status).toBe(201);
  });

  test('of many concurrent deletions of one prompt, one succeeds and frees its quota once', async () => {
    const { send, path, create, usedCount } = await createRoom();
    const { id } = (await create({ prompts: ['A', 'B'] })).body.items[0];
    const replies = await Promise.all(Array.from({ length: 10 }, () => send('DELETE', `${path}/${id}`)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await usedCount()).toBe(1);
  });
});
