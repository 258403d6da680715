import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';

/** A connector as returned by the API. */
export interface ShownConnector extends Omit<LogConnector, 'fieldMap' | 'secret' | 'verifyCode'> {
  fieldMap?: LogConnector['fieldMap'];
  hasSecret?: boolean;
  verifyCode?: string;
}

/** Omits fields that are not set. The secret is never returned, only whether one is set. */
export function showConnector({ fieldMap, secret, verifyCode, ...connector }: LogConnector): ShownConnector {
  return {
    ...connector,
    ...(Object.keys(fieldMap).length > 0 && { fieldMap }),
    ...(secret !== null && { hasSecret: true }),
    ...(verifyCode !== null && { verifyCode }),
  };
}
