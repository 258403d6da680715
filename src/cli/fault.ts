import { Failure } from '../domain/shared/failures.ts';
import { faultsOf } from '../schemas/faults.ts';

/** What went wrong, in words for the person at the keyboard. */
export function describeFault(error: unknown): string {
  const faults = error instanceof Failure ? error.details.errors : faultsOf(error);
  if (faults) return faults.map(({ path, message }) => `${optionOf(path)}: ${message}`).join('\n');
  if (!(error instanceof Error)) return String(error);
  return error instanceof Failure || error.name === 'SettingsError' ? error.message : (error.stack ?? error.message);
}

const OPTIONS: Record<string, string> = {
  promptsMaxCount: '--prompts-max',
  geoAuditMaxCount: '--audits-max',
  workspaceIds: '--workspace',
  permissions: '--permission',
  connectorId: '--connector',
  file: 'FILE',
};

function optionOf(path: string): string {
  const [field = ''] = path.split('.');
  return OPTIONS[field] ?? `--${field}`;
}
