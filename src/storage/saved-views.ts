import type { SavedView } from '../domain/saved-views/saved-views.ts';
import { nameKeyOf } from '../domain/shared/text.ts';
import type { Database } from './postgres/database.ts';

interface ViewRow extends Omit<SavedView, 'createdDate' | 'updatedDate'> {
  createdDate: Date;
  updatedDate: Date;
}

export interface ViewKey {
  reportId: string;
  viewId: string;
}

/**
 * The number of views of a report. Other transactions that count them wait until this one ends. Null if the report is deleted.
 */
export async function lockViews(tx: Database, reportId: string): Promise<number | null> {
  const held = await tx.query`SELECT 1 FROM "BrandReport" WHERE id = ${reportId} FOR NO KEY UPDATE`;
  return held.length === 0 ? null : tx.prisma.savedView.count({ where: { reportId } });
}

/** If the report already has a view with the name, throws an error that `isDuplicate` recognizes. */
export async function insertView(
  { prisma }: Database,
  view: Omit<SavedView, 'createdDate' | 'updatedDate'>,
  now: Date,
): Promise<void> {
  await prisma.savedView.create({
    data: { ...view, nameKey: nameKeyOf(view.name), createdDate: now, updatedDate: now },
  });
}

/** The newest first. */
export async function listViews(
  { query }: Database,
  { reportId, before, take }: { reportId: string; before: string | null; take: number },
): Promise<SavedView[]> {
  const rows = await query<ViewRow>`
    SELECT id, "reportId", name, screen, query, "createdDate", "updatedDate" FROM "SavedView"
    WHERE "reportId" = ${reportId} AND (${before}::text IS NULL OR id < ${before})
    ORDER BY id DESC LIMIT ${take}`;
  return rows.map(toView);
}

/** Null if the report has no such view. If another view has the name, throws an error that `isDuplicate` recognizes. */
export async function updateView(
  { query }: Database,
  { reportId, viewId }: ViewKey,
  { name, screen, query: search }: { [Field in 'name' | 'screen' | 'query']?: string | undefined },
  now: Date,
): Promise<SavedView | null> {
  const nameKey = name === undefined ? null : nameKeyOf(name);
  const [row] = await query<ViewRow>`
    UPDATE "SavedView" SET name = coalesce(${name ?? null}, name), "nameKey" = coalesce(${nameKey}, "nameKey"),
      screen = coalesce(${screen ?? null}, screen), query = coalesce(${search ?? null}, query), "updatedDate" = ${now}
    WHERE id = ${viewId} AND "reportId" = ${reportId}
    RETURNING id, "reportId", name, screen, query, "createdDate", "updatedDate"`;
  return row ? toView(row) : null;
}

/** False if the report has no such view. */
export async function deleteView({ prisma }: Database, { reportId, viewId }: ViewKey): Promise<boolean> {
  return (await prisma.savedView.deleteMany({ where: { id: viewId, reportId } })).count > 0;
}

function toView(row: ViewRow): SavedView {
  return { ...row, createdDate: row.createdDate.toISOString(), updatedDate: row.updatedDate.toISOString() };
}
