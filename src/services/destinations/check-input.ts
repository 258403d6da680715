import { invalid } from '../../domain/shared/failures.ts';
import { listUnknownReports } from '../../storage/destinations.ts';
import type { Context } from '../context.ts';

const PRIVATE = 'This address is not on the public internet. Allow it in FETCH_ALLOW to send messages to it';

/** Rejects a URL with a forbidden address. A hostname is checked for every message, when it is resolved. */
export function requireReachable({ web }: Pick<Context, 'web'>, url: string): void {
  if (!web.mayFetch(new URL(url))) throw invalid('body', [{ path: 'url', message: PRIVATE, code: 'invalid_url' }]);
}

/** Rejects reports that the workspace does not have. */
export async function requireReports(
  { database }: Pick<Context, 'database'>,
  workspaceId: string,
  reportIds: readonly string[],
): Promise<void> {
  const unknown = await listUnknownReports(database, workspaceId, reportIds);
  if (unknown.length === 0) return;
  const issues = unknown.map((id) => ({ path: `reportIds.${reportIds.indexOf(id)}`, id }));
  throw invalid(
    'body',
    issues.map(({ path }) => ({ path, message: 'This workspace has no such report', code: 'unknown_report' })),
  );
}
