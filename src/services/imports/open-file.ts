import { type Columns, columnsToRemember, type ImportKind } from '../../domain/imports/columns.ts';
import { type ImportFile, readRows } from '../../domain/imports/read-rows.ts';
import { limitIssues } from '../../domain/shared/csv-issues.ts';
import { invalid, type ValidationIssue } from '../../domain/shared/failures.ts';
import { dayAfter, dayOf } from '../../domain/shared/windows.ts';
import { findColumns, saveColumns } from '../../storage/imports.ts';
import type { Context } from '../context.ts';

export interface OpenedFile<Kind extends ImportKind> extends Omit<ImportFile<Kind>, 'issues'> {
  /** Remembers the columns for the next file of the workspace. */
  remember: () => Promise<void>;
}

/** Reads a file with the columns that the caller chose or that the workspace used last. */
export async function openFile<Kind extends ImportKind>(
  { database, now }: Context,
  kind: Kind,
  { workspaceId, csv, sent, most }: { workspaceId: string; csv: string; sent: Columns<Kind>; most: number },
): Promise<OpenedFile<Kind>> {
  const remembered = await findColumns(database, workspaceId, kind);
  const { issues, ...file } = readRows(kind, csv, { most, sent, remembered });
  requireNoIssues(issues);
  const columns = columnsToRemember(kind, { sent, remembered, chosen: file.columns });
  const remember = () => saveColumns(database, { workspaceId, kind, columns }, now());
  return { ...file, remember };
}

/** The last day that a file can have: where a program counts days, tomorrow of UTC can have begun. */
export function latestDay({ now }: Context): string {
  return dayAfter(dayOf(now()));
}

/** All errors of a file are reported together. */
export function requireNoIssues(issues: ValidationIssue[]): void {
  if (issues.length > 0) throw invalid('body', limitIssues(issues));
}
