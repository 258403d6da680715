import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { engineFilter } from '../../../src/schemas/answers/engines.ts';
import { issuesOf } from '../../../src/schemas/shared/issues.ts';
import { readQuery } from '../../../src/schemas/shared/query.ts';
import { windowInput, windowRule } from '../../../src/schemas/shared/windows.ts';

const input = z.object({ ...windowInput, ...engineFilter }).check(windowRule);

/** The errors of a query, as `path code`. */
function findIssues(query: string): string[] {
  const { error } = input.safeParse(readQuery(input.shape, new URLSearchParams(query)));
  return (issuesOf(error) ?? []).map(({ path, code }) => `${path} ${code}`);
}

describe('a window', () => {
  test.each([
    ['one day', 'startDate=2026-11-14&endDate=2026-11-14', []],
    ['3,660 days', 'startDate=2016-11-07&endDate=2026-11-14', []],
    ['3,661 days', 'startDate=2016-11-06&endDate=2026-11-14', ['endDate invalid_window']],
    ['an end before its start', 'startDate=2026-11-14&endDate=2026-11-13', ['endDate invalid_window']],
    ['a day that does not exist', 'startDate=2026-02-30&endDate=2026-03-01', ['startDate invalid_date']],
    ['no days', '', ['startDate required', 'endDate required']],
    ['two starts', 'startDate=2026-11-01&startDate=2026-11-02&endDate=2026-11-14', ['startDate invalid_type']],
  ])('of %s', (_, query, issues) => {
    expect(findIssues(query)).toEqual(issues);
  });
});

describe('an engine filter', () => {
  const window = 'startDate=2026-11-01&endDate=2026-11-14';
  test.each([
    ['one value', 'engines=chatgpt', []],
    ['a repeated parameter', 'engines=chatgpt&engines=gemini', []],
    ['its other name', 'engine=chatgpt&engine=google_ai_mode', []],
    ['a list joined by commas', 'engines=chatgpt,gemini', ['engines.0 invalid_value']],
    ['an unknown engine', 'engines=chatgpt&engine=bing', ['engine.0 invalid_value']],
    ['upper case', 'engine=ChatGPT', ['engine.0 invalid_value']],
    ['an empty value', 'engines=', ['engines.0 invalid_value']],
  ])('with %s', (_, query, issues) => {
    expect(findIssues(`${window}&${query}`)).toEqual(issues);
  });
});
