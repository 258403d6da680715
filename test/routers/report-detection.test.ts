import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serverBusy } from '../../src/domain/shared/failures.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { recalculateOutdated } from '../../src/services/reports/recalculate-outdated.ts';
import { recordMethodChange } from '../../src/services/reports/record-method-change.ts';
import { TaskLimitError } from '../../src/statistics/index.ts';
import { storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const DAY = '2026-11-13';
const TEXTS = [
  'Walmart and Target have free shipping.',
  'Define your target audience first. Target users by age.',
  'The Forrester Wave rates vendors; many use Wave for invoices. 👟 Wave is free.',
];
let server: TestApp;
let room: ReportRoom;
let promptIds: string[];

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-14T09:30:00.000Z') });
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(3);
  const answers = TEXTS.map((text, index) => ({ promptId: promptIds[index] ?? '', day: DAY, text }));
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
});
afterAll(() => server.close());

let count = 0;
async function create(body: object) {
  return (await room.create({ reportTitle: `Report ${count++}`, promptIds, ...body })).body;
}

describe('detection options', () => {
  test('are absent unless set, and null and an empty list clear them', async () => {
    const plain = await create({ brand: 'Acme' });
    expect(plain).not.toHaveProperty('caseSensitive');
    expect(plain).not.toHaveProperty('excludedPhrases');
    const set = (await room.patch(plain.id, { caseSensitive: true, excludedPhrases: ['Acme Street', 'Acme Street'] }))
      .body;
    expect(set).toMatchObject({ caseSensitive: true, excludedPhrases: ['Acme Street'] });
    expect(await room.get(plain.id)).toMatchObject({ caseSensitive: true, excludedPhrases: ['Acme Street'] });
    const cleared = (await room.patch(plain.id, { caseSensitive: null, excludedPhrases: [] })).body;
    expect(cleared).not.toHaveProperty('caseSensitive');
    expect(cleared).not.toHaveProperty('excludedPhrases');
  });

  test('are available for competitors too, and a report can be sent back unchanged', async () => {
    const competitors = [
      { brand: 'Globex', brandDomain: 'globex.com', caseSensitive: false, excludedPhrases: ['Globex Hall'] },
      { brand: 'Initech', brandDomain: 'initech.com', caseSensitive: null, excludedPhrases: [] },
    ];
    const report = await create({ brand: 'Acme', competitors });
    expect(report.competitors[0]).toMatchObject({ caseSensitive: false, excludedPhrases: ['Globex Hall'] });
    expect(report.competitors[1]).not.toHaveProperty('caseSensitive');
    const { status, body } = await room.patch(report.id, report);
    expect([status, body]).toEqual([200, report]);
  });

  test.each([
    [{ caseSensitive: 'yes' }, 'caseSensitive'],
    [{ excludedPhrases: Array.from({ length: 21 }, (_, index) => `Phrase ${index}`) }, 'excludedPhrases'],
    [{ excludedPhrases: ['x'.repeat(101)] }, 'excludedPhrases.0'],
  ])('400: %j', async (body, path) => {
    const reply = await room.create({ promptIds, ...body });
    expect([reply.status, reply.body.errors[0].path]).toEqual([400, path]);
  });
});

describe('warnings', () => {
  test('are returned by create, get and PATCH, with sentences of stored answers, and absent from lists', async () => {
    const created = await create({ brand: 'Target' });
    expect(created.warnings).toEqual([
      {
        code: 'ordinary_word',
        name: 'Target',
        message: expect.stringContaining('case-sensitively'),
        samples: expect.anything(),
      },
    ]);
    expect(created.warnings[0].samples.toSorted()).toEqual([
      'Define your target audience first.',
      'Target users by age.',
      'Walmart and Target have free shipping.',
    ]);
    expect((await room.get(created.id)).warnings).toEqual(created.warnings);
    const { body } = await room.patch(created.id, { ...created, brandVariations: ['TX'] });
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['ordinary_word', 'short_name']);
    const list = (await room.send('GET', `/v1/reports/brand?workspaceId=${room.workspace.id}`)).body.items;
    expect(list.filter((item: object) => 'warnings' in item)).toEqual([]);
  });
});

describe('the preview', () => {
  const preview = (body: object) =>
    room.send('POST', '/v1/reports/brand/preview', { body: { workspaceId: room.workspace.id, promptIds, ...body } });

  test('200: returns what the new settings would find, next to what the stored settings find', async () => {
    const report = await create({ brand: 'Wave', caseSensitive: false });
    const { status, body } = await preview({
      reportId: report.id,
      brand: 'Wave',
      excludedPhrases: ['Forrester Wave'],
      competitors: [{ brand: 'Target', brandDomain: 'target.com' }],
    });
    expect(status).toBe(200);
    expect(body.answers).toBe(3);
    expect(
      body.brands.map(({ brand, isMainBrand, answers, mentions }: any) => ({ brand, isMainBrand, answers, mentions })),
    ).toEqual([
      { brand: 'Wave', isMainBrand: true, answers: 1, mentions: 2 },
      { brand: 'Target', isMainBrand: false, answers: 1, mentions: 1 },
    ]);
    expect(body.storedBrands).toMatchObject([{ brand: 'Wave', mentions: 3 }]);
    for (const { text, start, end, engine, day } of body.brands[0].samples) {
      expect([text.slice(start, end), engine, day]).toEqual(['Wave', 'chatgpt', DAY]);
    }
  });

  test('200: the read permission is sufficient, and nothing is saved', async () => {
    const key = await server.createKey([room.workspace.id], ['read']);
    const before = await execute(server.databaseUrl, `SELECT count(*) FROM "BrandReport"`);
    const body = { workspaceId: room.workspace.id, promptIds, brand: 'Wave' };
    expect((await server.send('POST', '/v1/reports/brand/preview', { key, body })).status).toBe(200);
    expect(await execute(server.databaseUrl, `SELECT count(*) FROM "BrandReport"`)).toEqual(before);
  });

  test('503: a busy server requests a retry, with and without a regular expression', async () => {
    vi.spyOn(server.app.context.statistics, 'previewDetection').mockRejectedValue(serverBusy());
    for (const body of [{ brand: 'Wave' }, { reportTitle: 'Wave', brandRegex: 'wave' }]) {
      const reply = await preview(body);
      expect([reply.status, reply.body.message]).toEqual([503, 'The server is busy. Try again in a few seconds.']);
      expect(reply.headers.get('retry-after')).toBe('5');
    }
  });

  test.each([
    [
      { reportTitle: 'Wave', brandRegex: 'wave' },
      'The preview took too long. Try a simpler brandRegex or a shorter window.',
    ],
    [{ brand: 'Wave' }, 'The preview took too long. Try a shorter window.'],
  ])('503: %j that needs too much processor time', async (body, message) => {
    vi.spyOn(server.app.context.statistics, 'previewDetection').mockRejectedValue(new TaskLimitError('too slow'));
    const reply = await preview(body);
    expect([reply.status, reply.body.message]).toEqual([503, message]);
  });

  test.each([
    [{ brand: 'Wave', startDate: '2026-10-01', endDate: '2026-11-14' }, 'endDate', 'invalid_window'],
    [{ brand: 'Wave', reportId: 'rep_01JCN4M5N6P7Q8R9S0T1V2W3X4' }, 'reportId', 'not_found'],
    [{}, 'brand', 'required'],
  ])('400: %j', async (body, path, code) => {
    const reply = await preview(body);
    expect([reply.status, reply.body.errors]).toEqual([400, [expect.objectContaining({ path, code })]]);
  });
});

test('answers include the mentions that the statistics count, in UTF-16 code units', async () => {
  const report = await create({ brand: 'Wave', competitors: [{ brand: 'Target', brandDomain: 'target.com' }] });
  const path = `/v1/reports/brand/${report.id}/prompts/${promptIds[2]}/ai-responses`;
  const { body } = await room.send('GET', `${path}?startDate=${DAY}&endDate=${DAY}`);
  const [{ content, mentions, truncated, cost }] = body.items;
  expect(mentions.map(({ start, end }: any) => content.slice(start, end))).toEqual(['Wave', 'Wave']);
  expect(mentions.at(-1)).toEqual({
    brand: 'Wave',
    isMainBrand: true,
    start: content.lastIndexOf('Wave'),
    end: content.lastIndexOf('Wave') + 4,
  });
  expect([truncated, cost]).toEqual([false, null]);
});

test('a new version of the method is recorded once in every report, and changes no date', async () => {
  const { context } = server.app;
  const report = await create({ brand: 'Wave' });
  const listKinds = async () => {
    const { body } = await room.send('GET', `/v1/reports/brand/${report.id}/annotations`);
    return body.items.map(({ kind }: { kind: string }) => kind);
  };
  await recordMethodChange(context);
  expect(await listKinds()).toEqual([]);

  // The state that the last release stored.
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "methodVersion" = 2 WHERE id = $1`, [report.id]);
  await recordMethodChange(context);
  await recordMethodChange(context);
  expect(await listKinds()).toEqual(['method_changed']);
  expect((await room.get(report.id)).updatedDate).toBe(report.updatedDate);
});

describe('a new version of the detection rules', () => {
  test('recalculates every report once, changes no date, and reuses no results of older rules', async () => {
    const { context } = server.app;
    const report = await create({ brand: 'Wave' });
    await recalculateReport(context, { reportId: report.id });
    await recalculateOutdated(context);
    const [current] = await execute(server.databaseUrl, `SELECT "detectionVersion" FROM "BrandReport" WHERE id = $1`, [
      report.id,
    ]);
    expect(current).toEqual({ detectionVersion: 1 });

    // The state that an older version would have stored.
    await execute(server.databaseUrl, `UPDATE "ReportGeneration" SET "detectionRules" = 1 WHERE "reportId" = $1`, [
      report.id,
    ]);
    await execute(server.databaseUrl, `UPDATE "ReportCount" SET findings = '' WHERE "reportId" = $1`, [report.id]);
    expect(await recalculateOutdated(context)).toBe(1);
    const { body: annotations } = await room.send('GET', `/v1/reports/brand/${report.id}/annotations`);
    expect(annotations.items).toMatchObject([{ kind: 'detection_rules_changed' }]);
    expect(await recalculateOutdated(context)).toBe(0);
    await recalculateReport(context, { reportId: report.id });
    expect(await recalculateOutdated(context)).toBe(0);
    expect((await room.get(report.id)).updatedDate).toBe(report.updatedDate);
    const stats = await room.send(
      'GET',
      `/v1/reports/brand/${report.id}/stats?startDate=${DAY}&endDate=${DAY}&country=us`,
    );
    expect(stats.body).toMatchObject({ answers: 3, truncated: 0, brands: [{ brand: 'Wave', mentions: 2 }] });
  });
});
