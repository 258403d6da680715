import { MAX_TAGS_PER_PROMPT, normalizePromptText } from '../prompts/prompts.ts';
import { issueAt } from '../shared/csv-issues.ts';
import { normalizeDomain } from '../shared/domains.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { deduplicateNames, nameKeyOf, TEXT_LIMITS } from '../shared/text.ts';
import {
  type FilePrompt,
  type FileReport,
  type FileWorkspace,
  keyOfPrompt,
} from '../workspaces/read-workspace-file.ts';
import type { FieldOf } from './columns.ts';
import type { ImportRow } from './read-rows.ts';
import { readCountry, readText } from './read-values.ts';

export const MAX_TRACKER_ROWS = 10_000;

export interface TrackerTarget {
  workspaceId: string;
  /** The title of the report that gets the prompts and competitors; null for prompts alone. */
  reportTitle: string | null;
  /** Country of prompts without one. */
  country: string | undefined;
}

type Row = ImportRow<FieldOf<'prompts'>>;

/** The prompts, tags and competitors of a tracker's file, as the content of a workspace. A prompt can be on several lines. */
export function readTrackerPrompts(
  rows: readonly Row[],
  { workspaceId, reportTitle, country }: TrackerTarget,
): { workspace: FileWorkspace; issues: ValidationIssue[] } {
  const issues: ValidationIssue[] = [];
  const line = rows[0]?.line ?? 1;
  const workspace: FileWorkspace = { line, name: workspaceId, reports: new Map(), prompts: new Map() };
  const report = reportTitle === null ? null : createReport(reportTitle, line);
  for (const row of rows) {
    if (row.cellOf('prompt') === '' && row.cellOf('competitor') === '') {
      issues.push(issueAt(row.line, null, 'Has neither a prompt nor a competitor', 'required'));
    }
    addPrompt(workspace, report, readPrompt(row, country, issues));
    addCompetitor(report, row, issues);
  }
  if (report) workspace.reports.set(nameKeyOf(report.title), report);
  return { workspace, issues };
}

function createReport(title: string, line: number): FileReport {
  return {
    title,
    brandVariations: [],
    competitors: new Map(),
    competitorCells: new Set(),
    prompts: new Set(),
    line,
    lines: {},
  };
}

function readPrompt({ line, cellOf }: Row, fallback: string | undefined, issues: ValidationIssue[]): FilePrompt | null {
  const text = normalizePromptText(cellOf('prompt'));
  if (text === '') return null;
  const prompt = readText({ line, column: 'prompt', text, issues }, TEXT_LIMITS.prompt);
  const cell = cellOf('country') || (fallback ?? '');
  const country = readCountry({ line, column: 'country', text: cell, issues });
  const names = [...cellOf('tags').split(/[;,|]/), cellOf('topic')].map((name) => name.trim()).filter(Boolean);
  const tags = deduplicateNames(names).flatMap(
    (name) => readText({ line, column: 'tags', text: name, issues }, TEXT_LIMITS.tagName) ?? [],
  );
  if (tags.length > MAX_TAGS_PER_PROMPT) {
    issues.push(issueAt(line, 'tags', `A prompt can have at most ${MAX_TAGS_PER_PROMPT} tags`, 'too_big'));
  }
  return prompt === null || country === null ? null : { line, prompt, country, tags };
}

function addPrompt({ prompts }: FileWorkspace, report: FileReport | null, prompt: FilePrompt | null): void {
  if (!prompt) return;
  const key = keyOfPrompt(prompt);
  const earlier = prompts.get(key);
  const tags = deduplicateNames([...(earlier?.tags ?? []), ...prompt.tags]);
  prompts.set(key, { ...(earlier ?? prompt), tags });
  report?.prompts.add(key);
}

/** A domain can be a list, of which the first one counts. */
function addCompetitor(report: FileReport | null, { line, cellOf }: Row, issues: ValidationIssue[]): void {
  const name = cellOf('competitor');
  if (name === '') return;
  if (!report) {
    issues.push(issueAt(line, 'competitor', 'Competitors need a report. Send "reportId".', 'required'));
    return;
  }
  const brand = readText({ line, column: 'competitor', text: name, issues }, TEXT_LIMITS.brand);
  const [sent = ''] = cellOf('competitorDomain').split(/[;,|\s]+/);
  const brandDomain = normalizeDomain(sent);
  if (brandDomain === null) {
    issues.push(issueAt(line, 'competitorDomain', `"${sent}" is not a domain such as acme.com`, 'invalid_domain'));
  } else if (brand !== null && !report.competitors.has(brandDomain)) {
    report.lines.competitors ??= line;
    report.competitors.set(brandDomain, { line, brand, brandDomain });
  }
}
