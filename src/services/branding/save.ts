import { requireWorkspace } from '../../domain/access/access.ts';
import { type Branding, cleanLogo, requireContrast } from '../../domain/branding/branding.ts';
import { saveBranding as saveStored } from '../../storage/branding.ts';
import type { CallerContext } from '../context.ts';
import { type DescribedBranding, describeBranding } from './read.ts';

/** Replaces the branding of a workspace. Its shares and reports show it at once. */
export async function saveBranding(
  { caller, database, now }: CallerContext,
  { id: workspaceId, name, accentColor: color, logo }: Branding & { id: string },
): Promise<DescribedBranding> {
  requireWorkspace(caller, workspaceId);
  const accentColor = color?.toLowerCase() ?? null;
  if (accentColor !== null) requireContrast(accentColor);
  const branding = { name, accentColor, logo: logo === null ? null : cleanLogo(logo) };
  const updatedDate = now();
  await database.workspaceTransaction(workspaceId, (tx) => saveStored(tx, { workspaceId, ...branding }, updatedDate));
  return describeBranding({ ...branding, updatedDate });
}
