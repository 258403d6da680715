import { splitCompetitor } from '../competitors/split-competitor.ts';
import { MAX_TAGS_PER_PROMPT, normalizePromptText } from '../prompts/prompts.ts';
import { REPORT_LIMITS } from '../reports/reports.ts';
import { isCountry } from '../shared/countries.ts';
import { type CsvRecord, parseCsv, splitCell } from '../shared/csv.ts';
import { findExtraCells, findFileIssues, findTextIssues, issueAt, limitIssues } from '../shared/csv-issues.ts';
import { normalizeDomain } from '../shared/domains.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { deduplicateNames, nameKeyOf, TEXT_LIMITS } from '../shared/text.ts';

export const WORKSPACE_FILE_COLUMNS = [
  'workspace',
  'report',
  'brand',
  'brandDomain',
  'brandVariations',
  'competitors',
  'prompt',
  'country',
  'tags',
] as const;
type ColumnName = (typeof WORKSPACE_FILE_COLUMNS)[number];

export const WORKSPACE_FILE_LIMITS = { lines: 10_000, workspaces: 100, reports: 200 } as const;

export interface FilePrompt {
  line: number;
  prompt: string;
  country: string;
  /** Names of its tags. */
  tags: string[];
}

export interface FileCompetitor {
  line: number;
  brand: string;
  brandDomain: string;
}

/** What all lines about a report say together. */
export interface FileReport {
  title: string;
  brand?: string;
  brandDomain?: string;
  brandVariations: string[];
  /** By domain. */
  competitors: Map<string, FileCompetitor>;
  /** The cells that were read, which lines often repeat. */
  competitorCells: Set<string>;
  /** Keys of its prompts. */
  prompts: Set<string>;
  /** The first line, and the first line with each column. */
  line: number;
  lines: Partial<Record<ColumnName, number>>;
}

/** What all lines about a workspace say together. */
export interface FileWorkspace {
  line: number;
  /** The name or the id. */
  name: string;
  /** By the key of the title. */
  reports: Map<string, FileReport>;
  /** By country and text. */
  prompts: Map<string, FilePrompt>;
}

/** The key of a prompt in the maps of files and workspaces. */
export function keyOfPrompt({ country, prompt }: Pick<FilePrompt, 'country' | 'prompt'>): string {
  return `${country} ${prompt}`;
}

export interface WorkspaceFile {
  lines: number;
  workspaces: FileWorkspace[];
  issues: ValidationIssue[];
}

/**
 * Reads workspaces with their reports, competitors, prompts and tags from a CSV file. Each line belongs to a workspace, and to a report
 * if it names one. Cells that set a value of a report can be repeated or left empty on its other lines.
 */
export function readWorkspaceFile(csv: string, defaultCountry: string | undefined): WorkspaceFile {
  const file = parseCsv(csv, WORKSPACE_FILE_LIMITS.lines + 2);
  const fileIssues = findFileIssues(file, WORKSPACE_FILE_LIMITS.lines, 'lines');
  const [header, ...rows] = file.records;
  if (!header || fileIssues.length > 0) return { lines: rows.length, workspaces: [], issues: fileIssues };
  const columns = header.cells.map(nameColumn);
  const headerIssues = findHeaderIssues(header, columns);
  if (headerIssues.length > 0) return { lines: rows.length, workspaces: [], issues: headerIssues };

  const workspaces = new Map<string, FileWorkspace>();
  const issues = rows.flatMap((row) => {
    const cellOf = (name: ColumnName) => (row.cells[columns.indexOf(name)] ?? '').trim();
    return [...findExtraCells(row, columns.length), ...addRow(workspaces, { line: row.line, cellOf }, defaultCountry)];
  });
  issues.push(...findLimitIssues([...workspaces.values()]));
  return { lines: rows.length, workspaces: [...workspaces.values()], issues: limitIssues(issues) };
}

/** `Brand domain` and `brand_domain` name the column `brandDomain`. */
function nameColumn(cell: string): string {
  const key = cell.replaceAll(/[\s_-]/g, '').toLowerCase();
  return WORKSPACE_FILE_COLUMNS.find((name) => name.toLowerCase() === key) ?? cell.trim();
}

function findHeaderIssues({ line }: CsvRecord, columns: readonly string[]): ValidationIssue[] {
  const known: readonly string[] = WORKSPACE_FILE_COLUMNS;
  const unknown = columns.filter((name) => !known.includes(name));
  const repeated = columns.filter((name, index) => known.includes(name) && columns.indexOf(name) !== index);
  return [
    ...(columns.includes('workspace')
      ? []
      : [issueAt(line, null, 'The header must contain the column workspace', 'required')]),
    ...unknown.map((name) => issueAt(line, null, `Unknown column "${name}". Use ${known.join(', ')}.`)),
    ...repeated.map((name) => issueAt(line, null, `The column ${name} appears more than once`)),
  ];
}

interface Row {
  line: number;
  cellOf: (name: ColumnName) => string;
}

function addRow(
  workspaces: Map<string, FileWorkspace>,
  row: Row,
  defaultCountry: string | undefined,
): ValidationIssue[] {
  const { line, cellOf } = row;
  const name = cellOf('workspace');
  const issues = findTextIssues(line, 'workspace', name, TEXT_LIMITS.workspaceName);
  if (issues.length > 0) return issues;
  const key = nameKeyOf(name);
  const workspace = workspaces.get(key) ?? { line, name, reports: new Map(), prompts: new Map() };
  workspaces.set(key, workspace);
  const report = addReport(workspace, row, issues);
  const prompt = readPrompt(row, defaultCountry, issues);
  if (prompt) {
    const promptKey = keyOfPrompt(prompt);
    const earlier = workspace.prompts.get(promptKey);
    const tags = [...(earlier?.tags ?? []), ...prompt.tags];
    workspace.prompts.set(promptKey, { ...(earlier ?? prompt), tags: deduplicateNames(tags) });
    report?.prompts.add(promptKey);
  }
  return issues;
}

const REPORT_COLUMNS = ['brand', 'brandDomain', 'brandVariations', 'competitors'] as const;

/** The report of the line, with what earlier lines say. Null if the line names none. */
function addReport({ reports }: FileWorkspace, row: Row, issues: ValidationIssue[]): FileReport | null {
  const { line, cellOf } = row;
  const title = cellOf('report');
  if (title === '') {
    const filled = REPORT_COLUMNS.filter((name) => cellOf(name) !== '');
    issues.push(...filled.map((name) => issueAt(line, name, `Name the report of this ${name}`, 'required')));
    return null;
  }
  issues.push(...findTextIssues(line, 'report', title, TEXT_LIMITS.reportTitle));
  const key = nameKeyOf(title);
  const report: FileReport = reports.get(key) ?? {
    title,
    brandVariations: [],
    competitors: new Map(),
    competitorCells: new Set(),
    prompts: new Set(),
    line,
    lines: { report: line },
  };
  reports.set(key, report);
  for (const name of REPORT_COLUMNS) {
    if (cellOf(name) !== '') report.lines[name] ??= line;
  }
  setValue(report, 'brand', readName(row, 'brand', issues), row, issues);
  setValue(report, 'brandDomain', readDomain(line, 'brandDomain', cellOf('brandDomain'), issues), row, issues);
  const variations = readList(row, 'brandVariations', REPORT_LIMITS.brandVariations, issues);
  issues.push(...variations.flatMap((name) => findTextIssues(line, 'brandVariations', name, TEXT_LIMITS.brand)));
  report.brandVariations = deduplicateNames([...report.brandVariations, ...variations]);
  addCompetitors(report, row, issues);
  return report;
}

function addCompetitors({ competitors, competitorCells }: FileReport, row: Row, issues: ValidationIssue[]): void {
  const cell = row.cellOf('competitors');
  if (competitorCells.has(cell)) return;
  competitorCells.add(cell);
  for (const competitor of readCompetitors(row, issues)) {
    const { line, brand, brandDomain } = competitor;
    const earlier = competitors.get(brandDomain);
    if (!earlier) competitors.set(brandDomain, competitor);
    else if (earlier.brand !== brand) {
      issues.push(
        issueAt(line, 'competitors', `${brandDomain} is "${earlier.brand}" on line ${earlier.line}`, 'duplicate'),
      );
    }
  }
}

function setValue(
  report: FileReport,
  field: 'brand' | 'brandDomain',
  value: string | null,
  { line }: Row,
  issues: ValidationIssue[],
): void {
  if (value === null) return;
  const earlier = report[field];
  if (earlier !== undefined && earlier !== value) {
    const message = `The report "${report.title}" has "${earlier}" on line ${report.lines[field]}. Use one value.`;
    issues.push(issueAt(line, field, message, 'duplicate'));
  }
  report[field] = earlier ?? value;
}

function readName({ line, cellOf }: Row, column: 'brand', issues: ValidationIssue[]): string | null {
  const name = cellOf(column);
  if (name === '') return null;
  issues.push(...findTextIssues(line, column, name, TEXT_LIMITS.brand));
  return name;
}

function readDomain(line: number, column: ColumnName, text: string, issues: ValidationIssue[]): string | null {
  if (text === '') return null;
  const domain = normalizeDomain(text);
  if (domain === null)
    issues.push(issueAt(line, column, `"${text}" is not a domain such as acme.com`, 'invalid_domain'));
  return domain;
}

function readCompetitors(row: Row, issues: ValidationIssue[]): FileCompetitor[] {
  const { line } = row;
  return readList(row, 'competitors', REPORT_LIMITS.competitors, issues).flatMap((entry) => {
    const [brand, sent] = splitCompetitor(entry);
    if (brand === '' || sent === '') {
      const message = `"${entry}" must be a name and a domain, such as Globex (globex.com)`;
      issues.push(issueAt(line, 'competitors', message));
      return [];
    }
    issues.push(...findTextIssues(line, 'competitors', brand, TEXT_LIMITS.brand));
    const brandDomain = readDomain(line, 'competitors', sent, issues);
    return brandDomain === null ? [] : [{ line, brand, brandDomain }];
  });
}

/** The entries of a cell. None if they are too many. */
function readList({ line, cellOf }: Row, column: ColumnName, most: number, issues: ValidationIssue[]): string[] {
  const entries = splitCell(cellOf(column));
  if (entries.length <= most) return entries;
  issues.push(issueAt(line, column, `Must have at most ${most} entries`, 'too_big'));
  return [];
}

function readPrompt(row: Row, defaultCountry: string | undefined, issues: ValidationIssue[]): FilePrompt | null {
  const { line, cellOf } = row;
  const prompt = normalizePromptText(cellOf('prompt'));
  const tags = deduplicateNames(readList(row, 'tags', MAX_TAGS_PER_PROMPT, issues));
  if (prompt === '') {
    if (tags.length > 0)
      issues.push(issueAt(line, 'tags', 'Tags belong to a prompt, which this line lacks', 'required'));
    return null;
  }
  const country = cellOf('country') || (defaultCountry ?? '');
  issues.push(...findTextIssues(line, 'prompt', prompt, TEXT_LIMITS.prompt));
  if (!isCountry(country)) {
    const message = `"${country}" is not a lowercase country code such as "us"`;
    issues.push(issueAt(line, 'country', message, 'invalid_country'));
  }
  issues.push(...tags.flatMap((tag) => findTextIssues(line, 'tags', tag, TEXT_LIMITS.tagName)));
  return { line, prompt, country, tags };
}

function findLimitIssues(workspaces: readonly FileWorkspace[]): ValidationIssue[] {
  const reports = workspaces.flatMap((workspace) => [...workspace.reports.values()]);
  const surplusWorkspace = workspaces[WORKSPACE_FILE_LIMITS.workspaces];
  const surplusReport = reports[WORKSPACE_FILE_LIMITS.reports];
  return [
    ...(surplusWorkspace ? [tooMany(surplusWorkspace.line, 'workspaces')] : []),
    ...(surplusReport ? [tooMany(surplusReport.line, 'reports')] : []),
  ];
}

function tooMany(line: number, what: 'workspaces' | 'reports'): ValidationIssue {
  return issueAt(line, null, `A file can have at most ${WORKSPACE_FILE_LIMITS[what]} ${what}`, 'too_big');
}
