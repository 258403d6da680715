import { requireWorkspace } from '../../domain/access/access.ts';
import type { Branding } from '../../domain/branding/branding.ts';
import { findBranding, type StoredBranding } from '../../storage/branding.ts';
import type { CallerContext, Context } from '../context.ts';

export type DescribedBranding = { [Field in keyof Branding]: Branding[Field] | null } & { updatedDate: string | null };

/** Every field is null if the workspace has no branding. */
export async function readBranding(
  { caller, database }: CallerContext,
  { id: workspaceId }: { id: string },
): Promise<DescribedBranding> {
  requireWorkspace(caller, workspaceId);
  const stored = await findBranding(database, workspaceId);
  return stored ? describeBranding(stored) : { name: null, accentColor: null, logo: null, updatedDate: null };
}

export function describeBranding({ updatedDate, ...branding }: StoredBranding) {
  return { ...branding, updatedDate: updatedDate.toISOString() };
}

/** What people see who open a link of the workspace. Null for the name and the color of Sightline. */
export async function findShownBranding({ database }: Context, workspaceId: string): Promise<Branding | null> {
  const stored = await findBranding(database, workspaceId);
  if (!stored) return null;
  const { name, accentColor, logo } = stored;
  return { name, accentColor, logo };
}
