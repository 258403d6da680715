import { engineStatePage } from '../schemas/engine-states.ts';
import { noInput } from '../schemas/nothing.ts';
import { listEngines } from '../services/engines/list.ts';
import { operation, reads, router } from './operation.ts';

export const enginesRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/engines',
    operationId: 'listEngines',
    tags: ['AI engines'],
    summary: 'List the AI engines',
    description:
      'How each engine is reached: by a live connector, by the sandbox while no provider key is set, or not at all and why.',
    successDescription: 'All seven engines.',
  })
    .input(noInput)
    .output(engineStatePage)
    .query(reads(listEngines)),
});
