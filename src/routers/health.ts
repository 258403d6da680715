import { releaseOf } from '../domain/version.ts';
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
    summary: 'Check the health of the service',
    description:
      'Returns 200 if the database and the job queue are reachable, and 503 otherwise. If the disk of the database is full, the response is 503 with `status` `degraded` and the reason in `message`.',
    successDescription: 'The service is healthy.',
  })
    .output(health)
    .query(async ({ ctx }) => {
      const collection = await checkHealth(ctx);
      const queue = ctx.isWorking() ? 'working' : 'enqueueing';
      const addressLists = await readListStates(ctx);
      const release = releaseOf(ctx.commit);
      return { status: 'ok', database: 'up', queue, collection, ...readBrowser(ctx), addressLists, ...release };
    }),
});
