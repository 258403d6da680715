import type { ToolName } from '../../schemas/assistant-tools.ts';
import { addPrompts } from './add-prompts.ts';
import { checkPage } from './check-page.ts';
import { expandQuery } from './expand-query.ts';
import { findPrompts } from './find-prompts.ts';
import { getAgentTraffic } from './get-agent-traffic.ts';
import { getAlerts } from './get-alerts.ts';
import { getExperiments } from './get-experiments.ts';
import { getRecommendations } from './get-recommendations.ts';
import { getSources } from './get-sources.ts';
import { getVisibility } from './get-visibility.ts';
import { listReports } from './list-reports.ts';
import { readAnswers } from './read-answers.ts';
import type { Tool } from './tool.ts';

/** Every tool, in the order in which assistants list them. */
export const TOOLS: { [Name in ToolName]: Tool<Name> } = {
  list_reports: listReports,
  get_visibility: getVisibility,
  find_prompts: findPrompts,
  read_answers: readAnswers,
  get_sources: getSources,
  get_recommendations: getRecommendations,
  get_experiments: getExperiments,
  get_agent_traffic: getAgentTraffic,
  get_alerts: getAlerts,
  check_page: checkPage,
  expand_query: expandQuery,
  add_prompts: addPrompts,
};
