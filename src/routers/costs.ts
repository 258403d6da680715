import { costPage, listCostsInput } from '../schemas/workspaces/costs.ts';
import { listCosts } from '../services/costs/list.ts';
import { operation, router } from './operation.ts';

export const costsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/costs',
    operationId: 'listCosts',
    tags: ['Workspaces'],
    summary: 'List what calls cost',
    description:
      'Sums the ledger of calls in a window by workspace, report, engine, provider or day, in the order of the keys, next to the forecast of the current schedules. Each call is booked once; the cost of an answer that counts in several reports is split equally. Costs of deleted reports and workspaces remain. Requires the permission `admin` for the workspaces of the key, or `server` for all workspaces.',
    successDescription: 'A page of sums.',
  })
    .input(listCostsInput)
    .output(costPage)
    .query(({ ctx, input }) => listCosts(ctx, input)),
});
