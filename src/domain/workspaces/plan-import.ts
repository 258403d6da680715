import { keepSetSchedule, type Schedule, type ScheduleFrom } from '../collection/schedule.ts';
import { findMergedIssues, keepEffective, type ReportChanges } from '../reports/changes.ts';
import {
  type BrandReport,
  type Competitor,
  findCompetitorIssues,
  REPORT_LIMITS,
  type ReportSettings,
} from '../reports/reports.ts';
import { issueAt } from '../shared/csv-issues.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { nameKeyOf } from '../shared/text.ts';
import { type FilePrompt, type FileReport, type FileWorkspace, keyOfPrompt } from './read-workspace-file.ts';
import { DEFAULT_PROMPTS_MAX, fitsPromptAllowance, type Workspace } from './workspaces.ts';

/** A workspace as it is stored, as far as a file concerns it. */
export interface KnownWorkspace extends Pick<Workspace, 'id' | 'name' | 'promptsUsedCount' | 'promptsMaxCount'> {
  /** Ids of tags by the key of the name. */
  tags: ReadonlyMap<string, string>;
  /** By country and text. */
  prompts: ReadonlyMap<string, { id: string; tagIds: readonly string[] }>;
  reports: readonly KnownReport[];
}

export interface KnownReport {
  report: BrandReport;
  settings: ReportSettings;
  /** The schedules since the first one that was set. */
  scheduleHistory: ScheduleFrom[];
}

export interface NewReport {
  line: number;
  settings: ReportSettings;
  prompts: FilePrompt[];
}

export interface ChangedReport {
  line: number;
  known: KnownReport;
  /** Without its prompts. */
  changes: ReportChanges;
  /** Prompts that the report does not have. */
  prompts: FilePrompt[];
}

/** What a file creates and changes in a workspace. */
export interface WorkspacePlan {
  file: FileWorkspace;
  /** Null for a new workspace. */
  known: KnownWorkspace | null;
  newTags: { line: number; name: string }[];
  newPrompts: FilePrompt[];
  /** Existing prompts with the tags that they lack. */
  taggedPrompts: { prompt: FilePrompt; tags: string[] }[];
  newReports: NewReport[];
  changedReports: ChangedReport[];
}

/** Compares a file with what is stored. Values of the file replace stored ones; lists only grow. */
export function planWorkspace(
  file: FileWorkspace,
  known: KnownWorkspace | null,
): { plan: WorkspacePlan; issues: ValidationIssue[] } {
  const prompts = [...file.prompts.values()];
  const isNew = (prompt: FilePrompt) => !known?.prompts.has(keyOfPrompt(prompt));
  const plan: WorkspacePlan = {
    file,
    known,
    newTags: findNewTags(prompts, known),
    newPrompts: prompts.filter(isNew),
    taggedPrompts: prompts.flatMap((prompt) => {
      const stored = known?.prompts.get(keyOfPrompt(prompt));
      const tags = prompt.tags.filter((name) => !stored?.tagIds.includes(known?.tags.get(nameKeyOf(name)) ?? ''));
      return stored && tags.length > 0 ? [{ prompt, tags }] : [];
    }),
    newReports: [],
    changedReports: [],
  };
  const issues = [...file.reports].flatMap(([key, report]) => planReport(plan, key, report));
  return { plan, issues };
}

function findNewTags(prompts: readonly FilePrompt[], known: KnownWorkspace | null): WorkspacePlan['newTags'] {
  const tags = new Map<string, { line: number; name: string }>();
  for (const { line, tags: names } of prompts) {
    for (const name of names) {
      const key = nameKeyOf(name);
      if (!known?.tags.has(key) && !tags.has(key)) tags.set(key, { line, name });
    }
  }
  return [...tags.values()];
}

/** Adds the report to the plan. Returns its errors. */
function planReport(plan: WorkspacePlan, key: string, report: FileReport): ValidationIssue[] {
  const found = plan.known?.reports.filter((each) => nameKeyOf(each.report.reportTitle) === key) ?? [];
  const [known] = found;
  if (found.length > 1) {
    const message = `The workspace has ${found.length} reports with this title. Rename one of them first.`;
    return [issueAt(report.line, 'report', message, 'duplicate')];
  }
  const prompts = [...report.prompts].flatMap((name) => plan.file.prompts.get(name) ?? []);
  return known ? planChange(plan, report, prompts, known) : planNewReport(plan, report, prompts);
}

function planNewReport(plan: WorkspacePlan, report: FileReport, prompts: FilePrompt[]): ValidationIssue[] {
  const { title, line, brand, brandDomain, brandVariations } = report;
  const settings: ReportSettings = {
    reportTitle: title,
    brand: brand ?? null,
    titleBrand: null,
    brandVariations,
    brandDomain: brandDomain ?? '',
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
    competitors: [...report.competitors.values()].map(toCompetitor),
  };
  plan.newReports.push({ line, settings, prompts });
  const missing = (['brand', 'brandDomain'] as const).filter((name) => report[name] === undefined);
  return [
    ...missing.map((name) => issueAt(line, name, `The new report "${title}" needs a ${name}`, 'required')),
    ...(prompts.length === 0
      ? [issueAt(line, 'prompt', `The new report "${title}" needs at least one prompt`, 'required')]
      : []),
    ...findLimitIssues(report, settings, prompts.length),
    ...findCompetitorIssues(settings.competitors, settings).map((issue) =>
      placeIssue(issue, report, settings.competitors),
    ),
  ];
}

function planChange(
  plan: WorkspacePlan,
  report: FileReport,
  prompts: readonly FilePrompt[],
  known: KnownReport,
): ValidationIssue[] {
  const { line, brand, brandDomain } = report;
  const sent: ReportChanges = {
    // With a regular expression, a report shows its title instead of the name.
    ...(brand !== undefined && brand !== known.settings.brand && { brand }),
    ...(brandDomain !== undefined && { brandDomain }),
    brandVariations: mergeNames(known.settings.brandVariations, report.brandVariations),
    competitors: mergeCompetitors(known.settings.competitors, report),
  };
  const changes = keepEffective(known.report, sent);
  const assigned = new Set(known.report.promptIds);
  const added = prompts.filter((prompt) => !assigned.has(plan.known?.prompts.get(keyOfPrompt(prompt))?.id ?? ''));
  if (Object.keys(changes).length > 0 || added.length > 0) {
    plan.changedReports.push({ line, known, changes, prompts: added });
  }
  const settings = { ...known.settings, ...changes };
  return [
    ...findLimitIssues(report, settings, assigned.size + added.length),
    ...findMergedIssues(known.settings, changes).map((issue) => placeIssue(issue, report, settings.competitors)),
  ];
}

function findLimitIssues(
  { line, lines }: FileReport,
  { brandVariations, competitors }: Pick<ReportSettings, 'brandVariations' | 'competitors'>,
  prompts: number,
): ValidationIssue[] {
  const counts = { brandVariations: brandVariations.length, competitors: competitors.length };
  const full = (['brandVariations', 'competitors'] as const).filter((name) => counts[name] > REPORT_LIMITS[name]);
  return [
    ...full.map((name) =>
      issueAt(lines[name] ?? line, name, `A report can have at most ${REPORT_LIMITS[name]} ${name}`, 'too_big'),
    ),
    ...(prompts > REPORT_LIMITS.prompts
      ? [issueAt(line, 'prompt', `A report can have at most ${REPORT_LIMITS.prompts} prompts`, 'too_big')]
      : []),
  ];
}

/** An issue of the settings of a report, at the line of the file that causes it. */
function placeIssue(
  { path, message, code }: ValidationIssue,
  report: FileReport,
  competitors: readonly Competitor[],
): ValidationIssue {
  const [field = '', index] = path.split('.');
  const competitor = report.competitors.get(competitors[Number(index)]?.brandDomain ?? '');
  const column = (['brand', 'brandDomain', 'brandVariations', 'competitors'] as const).find((name) => name === field);
  const line = competitor?.line ?? (column && report.lines[column]) ?? report.line;
  const subject = index === undefined ? '' : `${competitors[Number(index)]?.brand}: `;
  return issueAt(line, column ?? null, `${subject}${message}`, code);
}

function mergeNames(stored: readonly string[], added: readonly string[]): string[] {
  const known = new Set(stored.map(nameKeyOf));
  return [...stored, ...added.filter((name) => !known.has(nameKeyOf(name)))];
}

/** A competitor is known by its domain. */
function mergeCompetitors(stored: readonly Competitor[], { competitors }: FileReport): Competitor[] {
  const known = new Set(stored.map(({ brandDomain }) => brandDomain));
  return [
    ...stored.map((each) => ({ ...each, brand: competitors.get(each.brandDomain)?.brand ?? each.brand })),
    ...[...competitors.values()].filter(({ brandDomain }) => !known.has(brandDomain)).map(toCompetitor),
  ];
}

function toCompetitor({ brand, brandDomain }: Pick<Competitor, 'brand' | 'brandDomain'>): Competitor {
  return {
    brand,
    brandVariations: [],
    brandDomain,
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
  };
}

/** How many prompts exceed the allowance of the workspace: a sentence, or null if they fit. */
export function describeExcess({ file, known, newPrompts }: WorkspacePlan): string | null {
  const workspace = known ?? { promptsUsedCount: 0, promptsMaxCount: DEFAULT_PROMPTS_MAX };
  if (fitsPromptAllowance(workspace, newPrompts.length)) return null;
  const { promptsUsedCount, promptsMaxCount } = workspace;
  return `cannot add ${newPrompts.length} prompts to "${known?.name ?? file.name}", ${promptsUsedCount} of ${promptsMaxCount} are in use`;
}

/** Something that a file creates or changes. */
export interface ImportChange {
  line: number;
  workspace: string;
  report: string | null;
  action: 'create' | 'change';
  type: 'workspace' | 'report' | 'competitor' | 'prompt' | 'tag';
  value: string;
  /** Details: a country, a domain, tags, or the previous value. */
  detail: string | null;
}

/** Everything that the plan creates or changes, in the order of the file. */
export function listChanges({ file, known, ...plan }: WorkspacePlan): ImportChange[] {
  const workspace = known?.name ?? file.name;
  const reportsByPrompt = new Map<FilePrompt, string[]>();
  for (const [title, prompts] of listAssignments(plan)) {
    for (const prompt of prompts) reportsByPrompt.set(prompt, [...(reportsByPrompt.get(prompt) ?? []), title]);
  }
  const newPrompts = new Set(plan.newPrompts);
  const changes: Omit<ImportChange, 'workspace'>[] = [
    ...(known ? [] : [created(file.line, 'workspace', null, file.name)]),
    ...plan.newTags.map(({ line, name }) => created(line, 'tag', null, name)),
    ...plan.newReports.flatMap(({ line, settings }) => describeNewReport(line, settings)),
    ...plan.changedReports.flatMap(describeChangedReport),
    ...plan.newPrompts.flatMap((prompt) =>
      (reportsByPrompt.get(prompt) ?? [null]).map((report) =>
        created(prompt.line, 'prompt', report, prompt.prompt, [prompt.country, ...prompt.tags].join(', ')),
      ),
    ),
    ...[...reportsByPrompt].flatMap(([prompt, reports]) =>
      newPrompts.has(prompt) ? [] : reports.map((report) => describeAssigned(prompt, report)),
    ),
    ...plan.taggedPrompts.map(({ prompt, tags }) => ({
      ...created(prompt.line, 'prompt', null, prompt.prompt, `new tags: ${tags.join(', ')}`),
      action: 'change' as const,
    })),
  ];
  return changes.map((change) => ({ ...change, workspace })).toSorted((a, b) => a.line - b.line);
}

function listAssignments({
  newReports,
  changedReports,
}: Pick<WorkspacePlan, 'newReports' | 'changedReports'>): [title: string, prompts: FilePrompt[]][] {
  return [
    ...newReports.map(({ settings, prompts }): [string, FilePrompt[]] => [settings.reportTitle, prompts]),
    ...changedReports.map(({ known, prompts }): [string, FilePrompt[]] => [known.report.reportTitle, prompts]),
  ];
}

function describeAssigned({ line, prompt, country }: FilePrompt, report: string): Omit<ImportChange, 'workspace'> {
  return { line, report, action: 'change', type: 'prompt', value: prompt, detail: `${country}, added to the report` };
}

function describeNewReport(line: number, settings: ReportSettings): Omit<ImportChange, 'workspace'>[] {
  const { reportTitle, brand, brandDomain, competitors } = settings;
  return [
    created(line, 'report', reportTitle, reportTitle, `${brand} (${brandDomain})`),
    ...competitors.map((each) => created(line, 'competitor', reportTitle, each.brand, each.brandDomain)),
  ];
}

function describeChangedReport({ line, known, changes }: ChangedReport): Omit<ImportChange, 'workspace'>[] {
  const { reportTitle, competitors: stored } = known.report;
  const { competitors = stored, brand, brandDomain, brandVariations } = changes;
  const values = [
    ...(brand === undefined ? [] : [[brand, `brand, was ${known.report.brand}`]]),
    ...(brandDomain === undefined ? [] : [[brandDomain, `brandDomain, was ${known.report.brandDomain}`]]),
    ...(brandVariations === undefined ? [] : [[brandVariations.join('; '), 'brandVariations']]),
  ] as [string, string][];
  return [
    ...values.map(([value, detail]) => ({
      ...created(line, 'report', reportTitle, value, detail),
      action: 'change' as const,
    })),
    ...competitors.flatMap((each) => {
      const earlier = stored.find(({ brandDomain: domain }) => domain === each.brandDomain);
      if (!earlier) return [created(line, 'competitor', reportTitle, each.brand, each.brandDomain)];
      if (earlier.brand === each.brand) return [];
      const detail = `${each.brandDomain}, was ${earlier.brand}`;
      return [{ ...created(line, 'competitor', reportTitle, each.brand, detail), action: 'change' as const }];
    }),
  ];
}

function created(
  line: number,
  type: ImportChange['type'],
  report: string | null,
  value: string,
  detail: string | null = null,
): Omit<ImportChange, 'workspace'> {
  return { line, report, action: 'create', type, value, detail };
}

/** The prompts that are sent to engines because of the file, with the schedules of their reports: those that no report has had. */
export function listNewlyAsked(
  plans: readonly WorkspacePlan[],
  askedIds: ReadonlySet<string>,
): { country: string; schedules: Schedule[] }[] {
  return plans.flatMap(({ known, newReports, changedReports }) => {
    const sent = [
      ...newReports.map(({ prompts }) => ({ prompts, schedule: {} })),
      ...changedReports.map(({ prompts, known: { report } }) => ({ prompts, schedule: keepSetSchedule(report) })),
    ];
    const byPrompt = new Map<FilePrompt, Schedule[]>();
    for (const { prompts, schedule } of sent) {
      for (const prompt of prompts) byPrompt.set(prompt, [...(byPrompt.get(prompt) ?? []), schedule]);
    }
    return [...byPrompt]
      .filter(([prompt]) => !askedIds.has(known?.prompts.get(keyOfPrompt(prompt))?.id ?? ''))
      .map(([{ country }, schedules]) => ({ country, schedules }));
  });
}
