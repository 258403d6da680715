import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';

/** A connector as callers see it. */
export interface ShownConnector extends Omit<LogConnector, 'fieldMap' | 'secret' | 'verifyCode'> {
  fieldMap?: LogConnector['fieldMap'];
  hasSecret?: boolean;
  verifyCode?: string;
}

/** What is not set is not shown, and of the secret no more than that there is one. */
export function showConnector({ fieldMap, secret, verifyCode, ...connector }: LogConnector): ShownConnector {
  return {
    ...connector,
    ...(Object.keys(fieldMap).length > 0 && { fieldMap }),
    ...(secret !== null && { hasSecret: true }),
    ...(verifyCode !== null && { verifyCode }),
  };
}
