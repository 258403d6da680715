/**
 * The tables that grow with answers and visits. On Citus they are distributed by `workspaceId`, so that all rows of a workspace
 * are on one node. The other tables are small and remain on the coordinator. A table follows the tables that it references.
 */
export const DISTRIBUTED_TABLES = [
  'ReportGeneration',
  'ReportCount',
  'ReportDay',
  'ReportTotal',
  'ReportCitation',
  'Answer',
  'AnswerBody',
  'Citation',
  'CitedPage',
  'PageNumber',
  'PresentedOptions',
  'AgentDay',
  'AgentBotDay',
  'AgentPageDay',
  'AgentSpan',
  'AgentPageSpan',
  'AgentPageTotal',
  'AgentReferralDay',
] as const;
