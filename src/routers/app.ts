import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { agentAnalyticsRouter } from './agent-analytics.ts';
import { alertsRouter } from './alerts.ts';
import { annotationsRouter } from './annotations.ts';
import { answersRouter } from './answers.ts';
import { brandingRouter } from './branding.ts';
import { citationsRouter } from './citations.ts';
import { clientReportsRouter } from './client-reports.ts';
import { competitorsRouter } from './competitors.ts';
import { connectionsRouter } from './connections.ts';
import { contentChecksRouter } from './content-checks.ts';
import { costsRouter } from './costs.ts';
import { crawlabilityChecksRouter } from './crawlability-checks.ts';
import { customEnginesRouter } from './custom-engines.ts';
import { destinationsRouter } from './destinations.ts';
import { enginesRouter } from './engines.ts';
import { experimentsRouter } from './experiments.ts';
import { healthRouter } from './health.ts';
import { importsRouter } from './imports.ts';
import { keysRouter } from './keys.ts';
import { logConnectorsRouter } from './log-connectors.ts';
import { oauthGrantsRouter } from './oauth-grants.ts';
import { router } from './operation.ts';
import { portfolioRouter } from './portfolio.ts';
import { promptsRouter } from './prompts.ts';
import { queryFanOutsRouter } from './query-fan-outs.ts';
import { recommendationsRouter } from './recommendations.ts';
import { reportsRouter } from './reports.ts';
import { savedViewsRouter } from './saved-views.ts';
import { settingsRouter } from './settings.ts';
import { sharesRouter } from './shares.ts';
import { tagsRouter } from './tags.ts';
import { workspacesRouter } from './workspaces.ts';

export const appRouter = router({
  health: healthRouter,
  workspaces: workspacesRouter,
  branding: brandingRouter,
  keys: keysRouter,
  oauthGrants: oauthGrantsRouter,
  tags: tagsRouter,
  prompts: promptsRouter,
  // Before the reports: /v1/reports/brand/summaries is not a report id.
  portfolio: portfolioRouter,
  reports: reportsRouter,
  queryFanOuts: queryFanOutsRouter,
  answers: answersRouter,
  citations: citationsRouter,
  annotations: annotationsRouter,
  alerts: alertsRouter,
  experiments: experimentsRouter,
  savedViews: savedViewsRouter,
  shares: sharesRouter,
  clientReports: clientReportsRouter,
  imports: importsRouter,
  destinations: destinationsRouter,
  recommendations: recommendationsRouter,
  competitors: competitorsRouter,
  engines: enginesRouter,
  connections: connectionsRouter,
  customEngines: customEnginesRouter,
  settings: settingsRouter,
  costs: costsRouter,
  crawlabilityChecks: crawlabilityChecksRouter,
  logConnectors: logConnectorsRouter,
  agentAnalytics: agentAnalyticsRouter,
  contentChecks: contentChecksRouter,
});

export type AppRouter = typeof appRouter;

/** The input and output types of each operation, such as `Outputs['tags']['list']['items'][number]`. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
