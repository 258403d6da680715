import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TAG_COLORS } from '../../src/domain/tags/tags.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
let path: string;

beforeAll(async () => {
  server = await startTestApp();
  path = `/v1/workspaces/${server.workspace.id}/tags`;
});
afterAll(() => server.close());

describe('POST /v1/workspaces/{id}/tags', () => {
  test('201: returns exactly id, workspaceId, name and color, the name trimmed and unknown fields dropped', async () => {
    const { status, body } = await server.send('POST', path, {
      body: { name: '  Pricing ', color: 'gold', promptCount: 7 },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^tag_[0-9A-Z]{26}$/),
      workspaceId: server.workspace.id,
      name: 'Pricing',
      color: 'gold',
    });
  });

  test('201: accepts every preset color', async () => {
    for (const color of TAG_COLORS) {
      const { status } = await server.send('POST', path, { body: { name: `Color ${color}`, color } });
      expect(status).toBe(201);
    }
  });

  test('201: a name of 100 characters, counted in code points', async () => {
    const { status, body } = await server.send('POST', path, { body: { name: '🏷'.repeat(100), color: 'red' } });
    expect([status, body.name]).toEqual([201, '🏷'.repeat(100)]);
  });

  test('400: all errors of the body are reported together', async () => {
    const { status, body } = await server.send('POST', path, { body: { name: '   ', color: 'goldish' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      target: 'body',
      errors: [
        { path: 'name', code: 'too_small' },
        { path: 'color', code: 'invalid_value' },
      ],
    });
  });

  test('400: name and color are required and never coerced', async () => {
    const { body } = await server.send('POST', path, { body: { name: 5 } });
    expect(body.errors).toMatchObject([
      { path: 'name', code: 'invalid_type' },
      { path: 'color', code: 'required' },
    ]);
  });

  test('400: a name of more than 100 characters', async () => {
    const { body } = await server.send('POST', path, { body: { name: 'x'.repeat(101), color: 'red' } });
    expect(body.errors).toMatchObject([{ path: 'name', code: 'too_big' }]);
  });

  test('400: an existing name, in any case and Unicode spelling, is a duplicate', async () => {
    await server.send('POST', path, { body: { name: 'Größe café', color: 'red' } });
    for (const name of ['GRÖSSE CAFÉ'.replace('SS', 'ß'), 'größe cafe\u0301']) {
      const { status, body } = await server.send('POST', path, { body: { name, color: 'blue' } });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: 'name', code: 'duplicate' }]);
    }
  });

  test('201: the same name in another workspace is another tag', async () => {
    const other = await server.createWorkspace();
    await server.send('POST', path, { body: { name: 'Shared', color: 'red' } });
    const { status } = await other.send('POST', `/v1/workspaces/${other.workspace.id}/tags`, {
      body: { name: 'Shared', color: 'red' },
    });
    expect(status).toBe(201);
  });

  test('of many concurrent requests for one name, one succeeds', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => server.send('POST', path, { body: { name: 'Race', color: 'red' } })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(19);
  });
});

describe('GET /v1/workspaces/{id}/tags', () => {
  test('200: lists tags with promptCount and dates in milliseconds, newest first', async () => {
    const { workspace, send } = await server.createWorkspace();
    const tags = `/v1/workspaces/${workspace.id}/tags`;
    const { body: first } = await send('POST', tags, { body: { name: 'First', color: 'lime' } });
    const { body: second } = await send('POST', tags, { body: { name: 'Second', color: 'cyan' } });
    await send('POST', `/v1/workspaces/${workspace.id}/prompts`, {
      body: { prompts: ['One', 'Two'], country: 'us', tagIds: [first.id] },
    });

    const { status, body } = await send('GET', tags);
    expect(status).toBe(200);
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body).toEqual({
      items: [
        { ...second, promptCount: 0, createdDate: date, updatedDate: date },
        { ...first, promptCount: 2, createdDate: date, updatedDate: date },
      ],
      paging: { nextCursor: null, hasMore: false },
    });
  });

  test('200: pages follow each other until hasMore is false and nextCursor null', async () => {
    const { workspace, send } = await server.createWorkspace();
    const tags = `/v1/workspaces/${workspace.id}/tags`;
    for (let i = 0; i < 5; i++) await send('POST', tags, { body: { name: `Tag ${i}`, color: 'pink' } });

    const names: string[] = [];
    let cursor = '';
    let pages = 0;
    do {
      const { body } = await send('GET', `${tags}?limit=2${cursor}`);
      names.push(...body.items.map((tag: { name: string }) => tag.name));
      expect(body.paging.hasMore).toBe(body.paging.nextCursor !== null);
      cursor = body.paging.nextCursor && `&cursor=${body.paging.nextCursor}`;
      pages++;
    } while (cursor);
    expect([pages, names]).toEqual([3, ['Tag 4', 'Tag 3', 'Tag 2', 'Tag 1', 'Tag 0']]);
  });

  test('200: a last page that is full has no next', async () => {
    const { workspace, send } = await server.createWorkspace();
    const tags = `/v1/workspaces/${workspace.id}/tags`;
    for (let i = 0; i < 2; i++) await send('POST', tags, { body: { name: `Tag ${i}`, color: 'pink' } });
    const { body } = await send('GET', `${tags}?limit=2`);
    expect(body.paging).toEqual({ nextCursor: null, hasMore: false });
  });

  test("400: a cursor of another workspace's tags", async () => {
    const other = await server.createWorkspace();
    const key = await server.createKey([server.workspace.id, other.workspace.id]);
    for (let i = 0; i < 2; i++) await server.send('POST', path, { body: { name: `Cursor ${i}`, color: 'pink' } });
    const { body } = await server.send('GET', `${path}?limit=1`);
    const reply = await server.send(
      'GET',
      `/v1/workspaces/${other.workspace.id}/tags?cursor=${body.paging.nextCursor}`,
      { key },
    );
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ target: 'query', errors: [{ path: 'cursor', code: 'invalid_cursor' }] });
  });

  test('200: unknown query parameters are ignored', async () => {
    expect((await server.send('GET', `${path}?color=red&limit=1`)).status).toBe(200);
  });
});

describe('GET /v1/workspaces/{id}/tags/{tagId}', () => {
  test('200: the tag as in the list', async () => {
    const { workspace, send } = await server.createWorkspace();
    const tags = `/v1/workspaces/${workspace.id}/tags`;
    const { body: tag } = await send('POST', tags, { body: { name: 'One', color: 'lime' } });
    await send('POST', `/v1/workspaces/${workspace.id}/prompts`, {
      body: { prompts: ['A', 'B'], country: 'us', tagIds: [tag.id] },
    });
    const { status, body } = await send('GET', `${tags}/${tag.id}`);
    expect([status, body.promptCount]).toEqual([200, 2]);
    expect(body).toEqual((await send('GET', tags)).body.items[0]);
  });

  test('404: a tag of another workspace', async () => {
    const other = await server.createWorkspace();
    const { body: tag } = await other.send('POST', `/v1/workspaces/${other.workspace.id}/tags`, {
      body: { name: 'Theirs', color: 'red' },
    });
    const { status, body } = await server.send('GET', `${path}/${tag.id}`);
    expect([status, body]).toEqual([404, { message: 'Tag not found' }]);
  });
});

describe('PATCH /v1/workspaces/{id}/tags/{tagId}', () => {
  const create = async (name: string) => (await server.send('POST', path, { body: { name, color: 'lime' } })).body.id;

  test('200: changes the name, the color, or both, and prompts keep the tag', async () => {
    const id = await create('Before');
    const prompts = `/v1/workspaces/${server.workspace.id}/prompts`;
    await server.send('POST', prompts, { body: { prompts: ['Tagged?'], country: 'us', tagIds: [id] } });
    const renamed = await server.send('PATCH', `${path}/${id}`, { body: { name: '  After ' } });
    expect([renamed.status, renamed.body]).toMatchObject([200, { id, name: 'After', color: 'lime', promptCount: 1 }]);
    const colored = await server.send('PATCH', `${path}/${id}`, { body: { color: 'red' } });
    expect(colored.body).toMatchObject({ name: 'After', color: 'red' });
    expect((await server.send('GET', `${path}/${id}`)).body).toEqual(colored.body);
    expect((await server.send('GET', `${prompts}?tagId=${id}`)).body.items).toMatchObject([{ tagIds: [id] }]);
  });

  test('200: nothing to change leaves updatedDate as it is', async () => {
    const id = await create('Unchanged');
    const { body: before } = await server.send('GET', `${path}/${id}`);
    expect((await server.send('PATCH', `${path}/${id}`, { body: {} })).body).toEqual(before);
    const same = await server.send('PATCH', `${path}/${id}`, { body: { name: 'Unchanged', color: 'lime' } });
    expect(same.body).toEqual(before);
  });

  test('200: the case of its own name can change, and its former name is free again', async () => {
    const id = await create('case');
    expect((await server.send('PATCH', `${path}/${id}`, { body: { name: 'CASE' } })).body.name).toBe('CASE');
    await server.send('PATCH', `${path}/${id}`, { body: { name: 'Upper case' } });
    expect((await server.send('POST', path, { body: { name: 'Case', color: 'red' } })).status).toBe(201);
  });

  test('400: the name of another tag, in any case, is a duplicate', async () => {
    const id = await create('Second name');
    await create('Taken name');
    const { status, body } = await server.send('PATCH', `${path}/${id}`, { body: { name: 'TAKEN NAME' } });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'name', code: 'duplicate' }]]);
    expect((await server.send('GET', `${path}/${id}`)).body.name).toBe('Second name');
  });

  test('404: a tag of another workspace, which is not changed', async () => {
    const other = await server.createWorkspace();
    const tags = `/v1/workspaces/${other.workspace.id}/tags`;
    const { body: tag } = await other.send('POST', tags, { body: { name: 'Kept', color: 'red' } });
    expect((await server.send('PATCH', `${path}/${tag.id}`, { body: { name: 'Taken over' } })).status).toBe(404);
    expect((await other.send('GET', tags)).body.items).toMatchObject([{ name: 'Kept' }]);
  });
});

describe('DELETE /v1/workspaces/{id}/tags/{tagId}', () => {
  test('204: the tag is deleted and removed from its prompts', async () => {
    const { workspace, send } = await server.createWorkspace();
    const { body: tag } = await send('POST', `/v1/workspaces/${workspace.id}/tags`, {
      body: { name: 'Gone', color: 'red' },
    });
    await send('POST', `/v1/workspaces/${workspace.id}/prompts`, {
      body: { prompts: ['Stays'], country: 'us', tagIds: [tag.id] },
    });

    const reply = await send('DELETE', `/v1/workspaces/${workspace.id}/tags/${tag.id}`);
    expect([reply.status, reply.body]).toEqual([204, undefined]);
    const { body: prompts } = await send('GET', `/v1/workspaces/${workspace.id}/prompts`);
    expect(prompts.items).toMatchObject([{ prompt: 'Stays', tagIds: [] }]);
    expect((await send('DELETE', `/v1/workspaces/${workspace.id}/tags/${tag.id}`)).status).toBe(404);
  });

  test('404: a tag of another workspace, which is kept', async () => {
    const other = await server.createWorkspace();
    const { body: tag } = await other.send('POST', `/v1/workspaces/${other.workspace.id}/tags`, {
      body: { name: 'Kept', color: 'red' },
    });
    expect((await server.send('DELETE', `${path}/${tag.id}`)).status).toBe(404);
    expect((await other.send('GET', `/v1/workspaces/${other.workspace.id}/tags`)).body.items).toHaveLength(1);
  });
});
