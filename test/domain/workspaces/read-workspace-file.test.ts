import { describe, expect, test } from 'vitest';
import { readWorkspaceFile } from '../../../src/domain/workspaces/read-workspace-file.ts';

const HEADER = 'workspace,report,brand,brandDomain,brandVariations,competitors,prompt,country,tags';

function issuesOf(...lines: string[]): string[] {
  return readWorkspaceFile([HEADER, ...lines].join('\n'), undefined).issues.map(
    ({ path, message }) => `${path} ${message}`,
  );
}

test('lines about a report are read together', () => {
  const { workspaces, issues } = readWorkspaceFile(
    [
      HEADER,
      'Acme,US,Acme,https://www.acme.com/,Acme Corp,Globex (globex.com); AND Digital (UK) (and.digital),Best CRM?,us,CRM; Pricing',
      'ACME,us,,,acme corp;Acme Inc,Globex (globex.com),"Which,\nof them?",us,crm',
      'Acme,,,,,,Best CRM?,us,Free',
    ].join('\n'),
    undefined,
  );
  expect(issues).toEqual([]);
  expect(workspaces).toHaveLength(1);
  const [report] = [...(workspaces[0]?.reports.values() ?? [])];
  expect(report).toMatchObject({
    title: 'US',
    brand: 'Acme',
    brandDomain: 'acme.com',
    brandVariations: ['Acme Corp', 'Acme Inc'],
  });
  expect([...(report?.competitors.values() ?? [])].map(({ brand, brandDomain }) => [brand, brandDomain])).toEqual([
    ['Globex', 'globex.com'],
    ['AND Digital (UK)', 'and.digital'],
  ]);
  expect([...(workspaces[0]?.prompts.values() ?? [])]).toEqual([
    { line: 2, prompt: 'Best CRM?', country: 'us', tags: ['CRM', 'Pricing', 'Free'] },
    { line: 3, prompt: 'Which,\nof them?', country: 'us', tags: ['crm'] },
  ]);
  expect([...(report?.prompts ?? [])]).toEqual(['us Best CRM?', 'us Which,\nof them?']);
});

test('a header can be written with spaces, and the first line can name the separator for Excel', () => {
  const { workspaces, issues } = readWorkspaceFile(
    'sep=;\r\nWorkspace;Report;Brand;Brand domain;Prompt\r\nAcme;US;Acme;acme.com;"a;b"\r\n',
    'us',
  );
  expect(issues).toEqual([]);
  expect([...(workspaces[0]?.prompts.keys() ?? [])]).toEqual(['us a;b']);
});

describe('every error has its line and column', () => {
  test.each([
    ['no workspace', ',US,,,,,,,', 'csv.2.workspace Line 2: Must not be empty'],
    ['a value of no report', 'Acme,,Acme,,,,,,', 'csv.2.brand Line 2: Name the report of this brand'],
    [
      'a domain that is none',
      'Acme,US,Acme,acme,,,,,',
      'csv.2.brandDomain Line 2: "acme" is not a domain such as acme.com',
    ],
    [
      'a competitor without a domain',
      'Acme,US,,,,Globex,,,',
      'csv.2.competitors Line 2: "Globex" must be a name and a domain, such as Globex (globex.com)',
    ],
    [
      'a competitor with a wrong domain',
      'Acme,US,,,,Globex (globex),,,',
      'csv.2.competitors Line 2: "globex" is not a domain such as acme.com',
    ],
    ['no country', 'Acme,,,,,,Best CRM?,,', 'csv.2.country Line 2: "" is not a lowercase country code such as "us"'],
    ['tags of no prompt', 'Acme,,,,,,,,CRM', 'csv.2.tags Line 2: Tags belong to a prompt, which this line lacks'],
    [
      'more cells than columns',
      'Acme,,,,,,,,,x',
      'csv.2 Line 2: Has 10 cells, but the header has 9. Quote cells that contain the delimiter.',
    ],
    [
      'text in a wrong encoding',
      'Acm\ufffd,,,,,,,,',
      'csv.2.workspace Line 2: Contains characters that could not be decoded. Save the file as "CSV UTF-8".',
    ],
  ])('%s', (_, line, issue) => {
    expect(issuesOf(line)).toEqual([issue]);
  });

  test('lines that contradict each other', () => {
    expect(issuesOf('Acme,US,Acme,acme.com,,Globex (globex.com),,,', 'Acme,US,Apex,,,Globe (globex.com),,,')).toEqual([
      'csv.3.brand Line 3: The report "US" has "Acme" on line 2. Use one value.',
      'csv.3.competitors Line 3: globex.com is "Globex" on line 2',
    ]);
  });

  test('an unknown column, and a header without workspaces', () => {
    const { issues } = readWorkspaceFile('name,prompt\nAcme,Best CRM?\n', 'us');
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ['csv.1', 'required'],
      ['csv.1', 'invalid_format'],
    ]);
  });
});

test('a file with too many lines is not read to its end', () => {
  const { issues } = readWorkspaceFile(`workspace\n${'a\n'.repeat(5_000_000)}`, undefined);
  expect(issues.map(({ message }) => message)).toEqual(['Line 1: A file can have at most 10000 lines']);
});

test('a cell with too many competitors is not read', () => {
  const [issue, ...others] = issuesOf(`Acme,US,,,,${'a (a.com);'.repeat(1_000_000)},,,`);
  expect([issue, others]).toEqual(['csv.2.competitors Line 2: Must have at most 100 entries', []]);
});
