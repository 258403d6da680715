import type { LogConnector } from '../../domain/log-connectors.ts';

/** A connector as callers see it. */
export interface ShownConnector extends Omit<LogConnector, 'fieldMap'> {
  fieldMap?: LogConnector['fieldMap'];
}

/** Names of fields are shown where there are any. */
export function showConnector({ fieldMap, ...connector }: LogConnector): ShownConnector {
  return { ...connector, ...(Object.keys(fieldMap).length > 0 && { fieldMap }) };
}
