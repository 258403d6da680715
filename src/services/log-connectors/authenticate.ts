import { timingSafeEqual } from 'node:crypto';
import { hashToken, type LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { isStorable } from '../../domain/shared/text.ts';
import { findConnector } from '../../storage/log-connectors/log-connectors.ts';
import type { Context } from '../context.ts';

/** The connector that the token belongs to; null if there is none, or it is not active. */
export async function authenticateConnector(
  { database }: Context,
  { connectorId, token }: { connectorId: string; token: string },
): Promise<LogConnector | null> {
  const found = isStorable(connectorId) ? await findConnector(database, connectorId) : null;
  const isAuthorized = found?.connector.active && timingSafeEqual(found.tokenHash, hashToken(token));
  return isAuthorized ? found.connector : null;
}
