import { type Column, column, optional } from './columns.ts';

export const COST_COLUMNS: Column[] = [
  column('date', 'date', 'Day (UTC) whose budgets the calls counted toward.', '2026-11-14'),
  column('workspaceId', 'code', 'Identifier of the workspace.', 'ws_01JCN3V8Q5W7E0R2T4Y6U8I0P2'),
  optional('workspace', 'text', 'Name of the workspace. Empty if it was deleted.', 'Acme'),
  optional(
    'reportId',
    'code',
    'Identifier of the report. Empty for calls that belong to no report.',
    'rep_01JCN4M5N6P7Q8R9S0T1V2W3X4',
  ),
  optional('report', 'text', 'Title of the report. Empty if it was deleted.', 'Acme in the US'),
  optional('engine', 'code', 'AI search engine. Empty for calls to a language model.', 'chatgpt'),
  column('provider', 'code', 'Connector that was charged.', 'openai'),
  column(
    'costUsd',
    'number',
    'Cost in US dollars. The cost of an answer that counts in several reports is split equally.',
    0.42,
  ),
];
