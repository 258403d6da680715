import { requireWorkspace } from '../../domain/access/access.ts';
import type { ChosenColumns, Columns } from '../../domain/imports/columns.ts';
import { MAX_CONVERSION_ROWS, readConversions } from '../../domain/imports/read-conversions.ts';
import { saveConversions } from '../../storage/imports.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { latestDay, openFile, requireNoIssues } from './open-file.ts';

export interface ImportConversionsInput {
  id: string;
  csv: string;
  columns: Columns<'conversions'>;
  domain?: string | undefined;
  currency: string;
  dryRun: boolean;
}

export interface ConversionImport {
  dryRun: boolean;
  headers: string[];
  columns: ChosenColumns<'conversions'>;
  lines: number;
  /** Lines of other sources, and repeated lines. */
  skipped: number;
  conversions: number;
  revenue: number;
  assistants: string[];
  /** Rows that are new, and those whose values differ from an earlier import. */
  created: number;
  changed: number;
}

/** Imports conversions of AI referrals: all of them, or none. Rows that were imported before are replaced. */
export async function importConversions(
  context: CallerContext,
  { id: workspaceId, csv, columns: sent, domain, currency, dryRun }: ImportConversionsInput,
): Promise<ConversionImport> {
  requireWorkspace(context.caller, workspaceId);
  const file = await openFile(context, 'conversions', { workspaceId, csv, sent, most: MAX_CONVERSION_ROWS });
  const { conversions, skipped, issues } = readConversions(file.rows, domain, latestDay(context));
  requireNoIssues([...file.rowIssues, ...issues]);
  const saved = await save(context, { workspaceId, currency, dryRun }, conversions);
  if (!dryRun) await file.remember();
  return {
    dryRun,
    headers: file.headers,
    columns: file.columns,
    lines: file.rows.length,
    skipped,
    conversions: conversions.reduce((sum, each) => sum + each.conversions, 0),
    revenue: conversions.reduce((sum, each) => sum + each.revenue, 0),
    assistants: [...new Set(conversions.map(({ assistant }) => assistant))].toSorted(),
    ...saved,
  };
}

type Saved = Pick<ConversionImport, 'created' | 'changed'>;

/** Ends the transaction of a dry run. */
class RolledBack extends Error {
  readonly saved: Saved;

  constructor(saved: Saved) {
    super('Dry run');
    this.saved = saved;
  }
}

async function save(
  { database }: CallerContext,
  { workspaceId, currency, dryRun }: { workspaceId: string; currency: string; dryRun: boolean },
  conversions: Parameters<typeof saveConversions>[2],
): Promise<Saved> {
  try {
    return await database.workspaceTransaction(workspaceId, async (tx) => {
      await lockWorkspace(tx, workspaceId);
      const saved = await saveConversions(tx, { workspaceId, currency }, conversions);
      if (dryRun) throw new RolledBack(saved);
      return saved;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.saved;
    throw error;
  }
}
