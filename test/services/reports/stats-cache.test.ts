import { expect, test } from 'vitest';
import { createStatsCache } from '../../../src/services/reports/stats-cache.ts';

interface Reply {
  version: number;
  revision: number;
  text: string;
}

function createReader() {
  const find = createStatsCache<Reply>();
  let computed = 0;
  /** Reads a window of a report, and returns the number of computations so far. */
  async function read(reportId: string, startDate: string, version: number, revision: number): Promise<number> {
    const state = { version, revision, reportTitle: 'Title' };
    const request = {
      cells: { state, selection: { prompts: null, engines: null } },
      source: 'live',
      input: { reportId, startDate, endDate: '2026-01-31', country: 'us' },
    };
    await find(request as unknown as Parameters<typeof find>[0], async () => {
      computed++;
      return { version, revision, text: reportId };
    });
    return computed;
  }
  return read;
}

test('a response is computed once for each window and revision', async () => {
  const read = createReader();
  expect(await read('rep_a', '2026-01-01', 1, 5)).toBe(1);
  expect(await read('rep_a', '2026-01-01', 1, 5)).toBe(1);
  expect(await read('rep_a', '2026-01-15', 1, 5)).toBe(2);
  expect(await read('rep_a', '2026-01-01', 1, 5)).toBe(2);
});

test.each([
  ['revision', 1, 6],
  ['version', 2, 0],
])(
  'responses of an earlier %s of a report are removed, and those of other reports are kept',
  async (_, version, revision) => {
    const read = createReader();
    await read('rep_a', '2026-01-01', 1, 5);
    await read('rep_a', '2026-01-15', 1, 5);
    await read('rep_b', '2026-01-01', 1, 5);
    expect(await read('rep_a', '2026-01-01', version, revision)).toBe(4);
    expect(await read('rep_b', '2026-01-01', 1, 5)).toBe(4);
    expect(await read('rep_a', '2026-01-15', 1, 5)).toBe(5);
  },
);

test('a slow read of an earlier revision does not remove responses of a later one', async () => {
  const read = createReader();
  await read('rep_a', '2026-01-01', 1, 6);
  await read('rep_a', '2026-01-15', 1, 5);
  expect(await read('rep_a', '2026-01-01', 1, 6)).toBe(2);
});
