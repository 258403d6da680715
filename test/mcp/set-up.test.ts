import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Assistant, connectHttp, createAnsweredReport, readRows, readTable } from '../support/assistants.ts';

let server: TestApp;
let room: Awaited<ReturnType<typeof createAnsweredReport>>['room'];
let reportId: string;
let assistant: Assistant;
let clock = new Date('2026-11-15T12:00:00Z');

beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
  ({ room, reportId } = await createAnsweredReport(server, () => [], { prompts: ['Best CRM?', 'Cheap CRM?'] }));
  assistant = await connectHttp(server.baseUrl, room.key);
});
afterAll(async () => {
  await assistant.close();
  await server.close();
});

const call = (args: object) => assistant.call('add_prompts', args);

/** Everything that a call can change. */
async function readState() {
  const path = `/v1/workspaces/${room.workspace.id}`;
  const [prompts, tags, reports] = await Promise.all(
    [`${path}/prompts?limit=200`, `${path}/tags`, '/v1/reports/brand'].map(
      async (each) => (await room.send('GET', each)).body.items,
    ),
  );
  return {
    prompts: prompts.map(({ prompt, country, tagIds }: any) => ({ prompt, country, tagIds })),
    tags: tags.map(({ name, promptCount }: any) => ({ name, promptCount })),
    reports: reports.map(({ id, brand, promptIds }: any) => ({ id, brand, promptIds })),
  };
}

describe('a report from brand and domain', () => {
  const brand = { brand: 'Hooli', domain: 'hooli.com', country: 'Germany' };

  test('suggests prompts with their cost, then creates the report, then removes exactly what was created', async () => {
    const before = await readState();
    const suggested = await call({ ...brand, category: 'CRM software', dryRun: true });
    expect(suggested.text).toMatch(
      /^Dry run, nothing was changed: n = 25 prompts are suggested for Hooli \(country: de\), written from the category and not measured\. The new prompts take 5250 calls a month, which are simulated and cost nothing\./,
    );
    const prompts = readRows(suggested.text).map(({ prompt }) => prompt);
    expect(new Set(prompts).size).toBe(25);
    expect(suggested.text.length).toBeLessThanOrEqual(6000);

    const args = {
      ...brand,
      prompts,
      tags: ['New market'],
      competitors: [{ brand: 'Initech', domain: 'initech.com' }],
    };
    const dry = await call({ ...args, dryRun: true });
    expect(dry.text).toMatch(
      /^Dry run, nothing was changed: a report about Hooli \(hooli\.com\) would be created with n = 25 prompts \(country: de\)\. New tags would be created: New market\./,
    );
    expect(await readState()).toEqual(before);

    const created = await call(args);
    expect(created.text).toMatch(
      /^The report Hooli was created\. 25 of n = 25 prompts were added to Hooli \(country: de\)\. New tags were created: New market\./,
    );
    const { report_id: id, undo } = readTable(created.text);
    const { body } = await room.send('GET', `/v1/reports/brand/${id}`);
    expect(body).toMatchObject({ brand: 'Hooli', countries: ['de'], competitors: [{ brand: 'Initech' }] });
    expect(body.promptIds).toHaveLength(25);
    expect((await readState()).tags).toEqual([{ name: 'New market', promptCount: 25 }]);

    expect((await call({ undo, dryRun: true })).text).toMatch(
      /would remove the report Hooli, n = 25 prompts, 1 tags\./,
    );
    expect((await call({ undo })).text).toMatch(/^Removed the report Hooli, n = 25 prompts, 1 tags\./);
    expect(await readState()).toEqual(before);
    expect((await call({ undo })).isError).toBe(true);
  });

  test('nothing remains if the report cannot be created', async () => {
    const before = await readState();
    const { text, isError } = await call({
      brand: 'Hooli',
      domain: 'no domain',
      country: 'de',
      prompts: ['A?'],
      tags: ['T'],
    });
    expect([isError, text]).toEqual([true, expect.stringContaining('brandDomain')]);
    expect(await readState()).toEqual(before);
  });

  test('a domain that has a report is rejected with the name of the report', async () => {
    const { text } = await call({ brand: 'Acme', domain: 'acme.com', country: 'us', prompts: ['A?'] });
    expect(text).toContain('Specify `report` instead of `brand` and `domain`.');
  });
});

describe('prompts and tags of an existing report', () => {
  test('undo removes the new prompts, unlinks those that the workspace had, and takes back the tags', async () => {
    const path = `/v1/workspaces/${room.workspace.id}`;
    const { body: tag } = await room.send('POST', `${path}/tags`, { body: { name: 'Price', color: 'red' } });
    await room.send('POST', `${path}/prompts`, { body: { prompts: ['Which CRM has an app?'], country: 'us' } });
    const before = await readState();
    const prompts = ['Best CRM?', 'Which CRM has an app?', 'Is there a free CRM?'];
    const { text } = await call({ prompts, tags: ['price', 'Free'] });
    expect(text).toMatch(
      /^2 of n = 3 prompts were added to Acme \(country: us\); the others were there already\. New tags were created: Free\./,
    );
    const { body } = await room.send('GET', `/v1/reports/brand/${reportId}`);
    expect(body.promptIds).toHaveLength(4);
    const tagged = (await readState()).prompts.filter(({ tagIds }: any) => tagIds.includes(tag.id));
    expect(tagged.map(({ prompt }: any) => prompt).toSorted()).toEqual(prompts.toSorted());

    const { undo } = readTable(text);
    expect((await call({ undo })).text).toMatch(
      /^Removed n = 1 prompts, the changes of 2 prompts that existed before, 1 tags\./,
    );
    expect(await readState()).toEqual(before);
  });

  test('what was added more than 24 hours ago cannot be undone', async () => {
    const { undo } = readTable((await call({ prompts: ['Old?'] })).text);
    clock = new Date('2026-11-16T12:00:01Z');
    const { text, isError } = await call({ undo });
    expect([isError, text]).toEqual([true, expect.stringContaining('Only what was added in the last 24 hours')]);
  });
});

test.each([
  [{ undo: 'x' }, '`undo` must be the `undo` of an earlier reply'],
  [{ undo: 'x', prompts: ['A?'] }, '`undo` can only be combined with `dryRun`.'],
  [{}, 'Specify `prompts`, or `category` with dryRun: true'],
  [{ category: 'CRM' }, 'Specify `prompts`, or `category` with dryRun: true'],
  [{ category: 'CRM', prompts: ['A?'] }, '`category` only applies without `prompts`.'],
  [
    { prompts: ['A?'], competitors: [{ brand: 'B', domain: 'b.com' }] },
    '`competitors` only apply when a new report is created',
  ],
  [{ brand: 'Hooli', prompts: ['A?'] }, 'Specify either `report`, or `brand` and `domain` for a new report.'],
])('the arguments %j are rejected with what to do', async (args, message) => {
  const { text, isError } = await call(args);
  expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
});

test('a key that can only read gets suggestions, and changes nothing', async () => {
  const key = await server.createKey([room.workspace.id], ['read']);
  const reader = await connectHttp(server.baseUrl, key);
  const before = await readState();
  const suggested = await reader.call('add_prompts', { category: 'CRM software', dryRun: true });
  expect(readRows(suggested.text).length).toBeGreaterThan(10);
  const { text, isError } = await reader.call('add_prompts', { prompts: ['A?'], tags: ['T'] });
  expect([isError, text]).toEqual([true, expect.stringContaining('permission')]);
  expect(await readState()).toEqual(before);
  await reader.close();
});
