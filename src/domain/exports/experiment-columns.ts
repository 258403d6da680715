import { type Column, column, optional } from './columns.ts';

/** One row per look of an experiment; one without a look has one row. */
export const EXPERIMENT_COLUMNS: Column[] = [
  column('id', 'code', 'Identifier of the experiment.', 'exp_3V8Q5V7E0R2T4U6U8I0P2A7B8C'),
  column('name', 'text', 'Name of the experiment.', 'Comparison table on the pricing page'),
  column('change', 'text', 'What changes.', 'Added a table that compares our plans with those of competitors.'),
  optional('pageUrl', 'text', 'URL of the page that changes.', 'https://www.example.com/pricing'),
  column('measure', 'code', '`brandCoverage`, `domainCoverage` or `pageCoverage`.', 'brandCoverage'),
  column('assign', 'code', '`random` or `given`.', 'random'),
  column('startDate', 'date', 'First day of the change.', '2026-12-01'),
  column('endDate', 'date', 'The planned end.', '2027-01-04'),
  column('state', 'code', '`planned`, `running`, `finished` or `stopped`.', 'finished'),
  optional('result', 'code', 'What the experiment found. Empty until a look decides.', 'worked'),
  column(
    'sentence',
    'text',
    'The result in a sentence.',
    'The change worked: +8.3 points (+2.1 to +14.5) against the controls.',
  ),
  column('treatedPromptIds', 'list', 'Prompts that the change is made for.', ['prm_01JCN4M5N6P7Q8R9S0T1V2W3X4']),
  column('controlPromptIds', 'list', 'Prompts that the change does not concern.', ['prm_01JCN4M5N6P7Q8R9S0T1V2W3X5']),
  column('isSimulated', 'boolean', 'Whether it measures simulated answers.', false),
  optional('look', 'integer', 'Weeks after the lag. Empty before the first look.', 4),
  optional('lookEndDate', 'date', 'Last day that counts for the look.', '2027-01-04'),
  optional(
    'effect',
    'number',
    'The change of the treated prompts minus that of the controls. Empty with too few questions.',
    0.083,
  ),
  optional('effectLow', 'number', 'Lower bound of its interval.', 0.021),
  optional('effectHigh', 'number', 'Upper bound of its interval.', 0.145),
  optional('probability', 'number', 'p-value.', 0.011),
  optional('alpha', 'number', 'The p-value that the look has to reach.', 0.044),
  optional('crossed', 'boolean', 'Whether the look reached it.', true),
];
