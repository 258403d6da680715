import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_FIGURES } from '../../../src/domain/alerts/alerts.ts';
import { type FoundAlert, fireAlert } from '../../../src/services/alerts/fire.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const found = (rest: Partial<FoundAlert>): FoundAlert => ({
  workspaceId: server.workspace.id,
  reportId: null,
  event: 'budget.spent',
  subject: '',
  state: 'fired',
  mutedReason: null,
  isSimulated: false,
  day: '2026-11-10',
  startDate: '2026-11-04',
  endDate: '2026-11-10',
  beforeStartDate: null,
  beforeEndDate: null,
  figures: NO_FIGURES,
  sentence: 'The budget of the day is spent.',
  links: [],
  ...rest,
});

function fire(rest: Partial<FoundAlert>) {
  const { context } = server.app;
  return context.database.transaction((tx) => fireAlert(context, tx, found(rest)));
}

const readStates = (subject: string) =>
  execute(
    server.databaseUrl,
    `SELECT state, "firedDate" IS NULL AS waits, "endDate"::text FROM "Alert" WHERE subject = '${subject}' ORDER BY id`,
  );

test('a finding is recorded once, however often it is evaluated', async () => {
  const both = await Promise.all([fire({ subject: 'chatgpt' }), fire({ subject: 'chatgpt' })]);
  expect(both.filter((alert) => alert !== null)).toHaveLength(1);
  expect(await fire({ subject: 'chatgpt' })).toBeNull();
  expect(await fire({ subject: 'chatgpt', day: '2026-11-11' })).not.toBeNull();
  expect(await readStates('chatgpt')).toHaveLength(2);
});

test('a finding that waits for its confirmation fires once, with the days that confirmed it', async () => {
  const first = await fire({ subject: 'gemini', state: 'unconfirmed' });
  expect(await readStates('gemini')).toEqual([{ state: 'unconfirmed', waits: true, endDate: '2026-11-10' }]);
  expect(await fire({ subject: 'gemini', state: 'unconfirmed' })).toBeNull();
  const confirmed = await fire({ subject: 'gemini', endDate: '2026-11-13' });
  expect(confirmed).toMatchObject({ id: first?.id, state: 'fired', endDate: '2026-11-13' });
  expect(await fire({ subject: 'gemini', endDate: '2026-11-13' })).toBeNull();
  expect(await readStates('gemini')).toEqual([{ state: 'fired', waits: false, endDate: '2026-11-13' }]);
});
