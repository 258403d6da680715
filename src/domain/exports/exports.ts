import { ANSWER_COLUMNS, CITATION_COLUMNS, MENTION_COLUMNS } from './answer-columns.ts';
import type { Column } from './columns.ts';
import { COST_COLUMNS } from './cost-columns.ts';
import { EXPERIMENT_COLUMNS } from './experiment-columns.ts';
import { PROMPT_COLUMNS, RECOMMENDATION_COLUMNS, STATISTICS_COLUMNS } from './statistics-columns.ts';
import { AGENT_VISIT_COLUMNS, REFERRAL_COLUMNS } from './traffic-columns.ts';

export const EXPORT_NAMES = [
  'answers',
  'mentions',
  'citations',
  'statistics',
  'prompts',
  'agent-visits',
  'referrals',
  'recommendations',
  'experiments',
  'costs',
] as const;
export type ExportName = (typeof EXPORT_NAMES)[number];

export const EXPORT_FORMATS = ['csv', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What an export contains. Within a version, columns are only appended. */
export interface ExportDefinition {
  version: number;
  /** What a row is. */
  rows: string;
  columns: readonly Column[];
}

export const EXPORTS: Record<ExportName, ExportDefinition> = {
  answers: { version: 1, rows: "One row per call for the report's prompts.", columns: ANSWER_COLUMNS },
  mentions: { version: 1, rows: 'One row per answer and brand that it mentions.', columns: MENTION_COLUMNS },
  citations: { version: 1, rows: 'One row per answer and page that it cites.', columns: CITATION_COLUMNS },
  statistics: {
    version: 1,
    rows: 'One row per day, country, engine and brand. Counts can be summed; compute shares from the sums.',
    columns: STATISTICS_COLUMNS,
  },
  prompts: { version: 1, rows: 'One row per prompt and brand, for the whole window.', columns: PROMPT_COLUMNS },
  'agent-visits': { version: 1, rows: 'One row per day, page, crawler and HTTP status.', columns: AGENT_VISIT_COLUMNS },
  referrals: { version: 1, rows: 'One row per day, page and AI assistant.', columns: REFERRAL_COLUMNS },
  recommendations: { version: 1, rows: 'One row per recommendation.', columns: RECOMMENDATION_COLUMNS },
  experiments: { version: 1, rows: 'One row per look of an experiment.', columns: EXPERIMENT_COLUMNS },
  costs: { version: 1, rows: 'One row per workspace, day, report, engine and provider.', columns: COST_COLUMNS },
};

/** The file name that a browser saves an export under: letters, digits, dots and hyphens. It states whether rows are simulated. */
export function exportFileName(
  name: ExportName,
  format: ExportFormat,
  { country, startDate, endDate }: { country?: unknown; startDate?: unknown; endDate?: unknown },
  isSimulated: boolean,
): string {
  const parts = [name, isSimulated && 'sandbox', country, startDate, endDate].filter(
    (part) => typeof part === 'string',
  );
  return `${parts.join('-')}.${format}`;
}
