import { randomBytes } from 'node:crypto';
import { requireWorkspace } from '../../domain/access/access.ts';
import { toPrefix } from '../../domain/crawlers/address-set.ts';
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
  trustedProxies?: string[] | undefined;
}

/** The token is only in this response: the database stores its hash. */
export async function createLogConnector(
  { database, caller, now }: CallerContext,
  { id: workspaceId, kind, domain, ...input }: CreateConnectorInput,
): Promise<ShownConnector & { token: string }> {
  requireWorkspace(caller, workspaceId);
  const { fieldMap = {}, secret = null, verifyCode = null, trustedProxies = [] } = input;
  const token = `sl_log_${randomBytes(24).toString('base64url')}`;
  const columns = {
    id: newId('logConnector', now()),
    workspaceId,
    kind,
    domain,
    fieldMap,
    active: true,
    secret,
    verifyCode,
    trustedProxies: trustedProxies.map(toPrefix),
    tokenHash: hashToken(token),
  };
  const connector = await database.workspaceTransaction(workspaceId, (tx) => insertConnector(tx, columns, now()));
  return { ...showConnector(connector, null, now()), token };
}
