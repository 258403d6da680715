import { engineStatePage } from '../schemas/answers/engine-states.ts';
import { noInput } from '../schemas/shared/nothing.ts';
import { listEngines } from '../services/engines/list.ts';
import { operation, reads, router } from './operation.ts';

export const enginesRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/engines',
    operationId: 'listEngines',
    tags: ['AI engines'],
    summary: 'List AI engines',
    description:
      'Returns how each engine is queried: through a live connector, through the sandbox if no provider key is set, or not at all, with the reason.',
    successDescription: 'All seven engines.',
  })
    .input(noInput)
    .output(engineStatePage)
    .query(reads(listEngines)),
});
