import { VERSION } from '../domain/version.ts';
import { health } from '../schemas/health.ts';
import { readListStates } from '../services/agent-analytics/list-states.ts';
import { readBrowser } from '../services/health/browser.ts';
import { checkHealth } from '../services/health/check.ts';
import { publicOperation, router } from './operation.ts';

export const healthRouter = router({
  get: publicOperation({
    method: 'GET',
    path: '/v1/health',
    operationId: 'getHealth',
    tags: ['Service'],
    summary: 'State of the service',
    description: 'Answers 200 while the database and the queue can be reached, else 503.',
    successDescription: 'All is well.',
  })
    .output(health)
    .query(async ({ ctx }) => {
      const collection = await checkHealth(ctx);
      const queue = ctx.isWorking() ? 'working' : 'enqueueing';
      const addressLists = await readListStates(ctx);
      return { status: 'ok', database: 'up', queue, collection, ...readBrowser(ctx), addressLists, version: VERSION };
    }),
});
