import { randomBytes } from 'node:crypto';
import { requireWorkspace } from '../../domain/access/access.ts';
import { hashToken } from '../../domain/log-connectors/log-connectors.ts';
import type { LogKind } from '../../domain/logs/formats/formats.ts';
import type { FieldMap } from '../../domain/logs/formats/json.ts';
import { insertConnector } from '../../storage/log-connectors/log-connectors.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { type ShownConnector, showConnector } from './show.ts';

export interface CreateConnectorInput {
  id: string;
  kind: LogKind;
  domain: string;
  fieldMap?: FieldMap | undefined;
  secret?: string | null | undefined;
  verifyCode?: string | null | undefined;
}

/** Returns the token only here: only its hash is stored. */
export async function createLogConnector(
  { database, caller, now }: CallerContext,
  { id: workspaceId, kind, domain, fieldMap = {}, secret = null, verifyCode = null }: CreateConnectorInput,
): Promise<ShownConnector & { token: string }> {
  requireWorkspace(caller, workspaceId);
  const token = `sl_log_${randomBytes(24).toString('base64url')}`;
  const connector = await insertConnector(
    database.prisma,
    {
      id: newId('logConnector', now()),
      workspaceId,
      kind,
      domain,
      fieldMap,
      active: true,
      secret,
      verifyCode,
      tokenHash: hashToken(token),
    },
    now(),
  );
  return { ...showConnector(connector), token };
}
