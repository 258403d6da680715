import { Failure } from '../domain/shared/failures.ts';
import { issuesOf } from '../schemas/shared/issues.ts';

/** Describes an error for the user of the command line. */
export function describeError(error: unknown): string {
  const issues = error instanceof Failure ? error.details.errors : issuesOf(error);
  if (issues) return issues.map(({ path, message }) => `${optionOf(path)}: ${message}`).join('\n');
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
