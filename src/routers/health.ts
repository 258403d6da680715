import { summarizeLists } from '../domain/crawlers/list-state.ts';
import { releaseOf } from '../domain/version.ts';
import { health } from '../schemas/health.ts';
import { readListStates } from '../services/agent-analytics/list-states.ts';
import { readBrowser } from '../services/health/browser.ts';
import { checkHealth } from '../services/health/check.ts';
import { readCollection } from '../services/health/collection.ts';
import { publicOperation, router } from './operation.ts';

export const healthRouter = router({
  get: publicOperation({
    method: 'GET',
    path: '/v1/health',
    operationId: 'getHealth',
    tags: ['Service'],
    summary: 'Check the health of the service',
    description:
      'Returns 200 if the database and the job queue are reachable, and 503 otherwise. If the disk of the database is full, the response is 503 with `status` `degraded` and the reason in `message`. Requires no API key. With a key, the response also contains `addressLists`, and with the permission `server` also the spending and `browserHint`.',
    successDescription: 'The service is healthy.',
  })
    .output(health)
    .query(async ({ ctx }) => {
      await checkHealth(ctx);
      const isOperator = ctx.caller?.permissions.includes('server') ?? false;
      const addressLists = await readListStates(ctx);
      return {
        status: 'ok',
        database: 'up',
        queue: ctx.isWorking() ? 'working' : 'enqueueing',
        collection: await readCollection(ctx, { withSpending: isOperator }),
        ...readBrowser(ctx, { withHint: isOperator }),
        addressListsStatus: summarizeLists(addressLists),
        ...(ctx.caller && { addressLists }),
        ...releaseOf(ctx.commit),
      };
    }),
});
