import { type ConnectorHealth, isSilent } from '../../domain/log-connectors/health.ts';
import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';

/** A connector as returned by the API. */
export interface ShownConnector extends Omit<LogConnector, 'fieldMap' | 'secret' | 'verifyCode' | 'trustedProxies'> {
  fieldMap?: LogConnector['fieldMap'];
  hasSecret?: boolean;
  verifyCode?: string;
  trustedProxies?: string[];
  lastBatchDate?: string;
  lastBatch?: ConnectorHealth['lastBatch'];
  last24Hours?: ConnectorHealth['last24Hours'];
  samples?: ConnectorHealth['samples'];
  hint?: string;
  silent?: boolean;
}

/** Fields that are not set are omitted, and the secret is never shown. */
export function showConnector(
  { fieldMap, secret, verifyCode, trustedProxies, ...connector }: LogConnector,
  health: ConnectorHealth | null,
  now: Date,
): ShownConnector {
  return {
    ...connector,
    ...(Object.keys(fieldMap).length > 0 && { fieldMap }),
    ...(secret !== null && { hasSecret: true }),
    ...(verifyCode !== null && { verifyCode }),
    ...(trustedProxies.length > 0 && { trustedProxies }),
    ...(health && showHealth(health, now)),
  };
}

function showHealth(health: ConnectorHealth, now: Date) {
  const { lastBatchDate, lastBatch, last24Hours, samples, hint } = health;
  return {
    lastBatchDate: lastBatchDate.toISOString(),
    lastBatch,
    last24Hours,
    samples,
    ...(hint !== null && { hint }),
    silent: isSilent(health, now),
  };
}
