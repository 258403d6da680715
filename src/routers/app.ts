import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { answersRouter } from './answers.ts';
import { crawlabilityChecksRouter } from './crawlability-checks.ts';
import { enginesRouter } from './engines.ts';
import { healthRouter } from './health.ts';
import { router } from './operation.ts';
import { promptsRouter } from './prompts.ts';
import { queryFanOutsRouter } from './query-fan-outs.ts';
import { reportsRouter } from './reports.ts';
import { tagsRouter } from './tags.ts';
import { workspacesRouter } from './workspaces.ts';

export const appRouter = router({
  health: healthRouter,
  workspaces: workspacesRouter,
  tags: tagsRouter,
  prompts: promptsRouter,
  reports: reportsRouter,
  queryFanOuts: queryFanOutsRouter,
  answers: answersRouter,
  engines: enginesRouter,
  crawlabilityChecks: crawlabilityChecksRouter,
});

export type AppRouter = typeof appRouter;

/** What each operation takes and gives, such as `Outputs['tags']['list']['items'][number]`. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
