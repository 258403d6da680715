import {
  createdQueryFanOut,
  createQueryFanOutInput,
  getQueryFanOutInput,
  listQueryFanOutsInput,
  queryFanOut,
  queryFanOutPage,
} from '../schemas/audits/query-fan-outs.ts';
import { createQueryFanOut } from '../services/query-fan-outs/create.ts';
import { listQueryFanOuts } from '../services/query-fan-outs/list.ts';
import { readQueryFanOut } from '../services/query-fan-outs/read.ts';
import { creates, operation, reads, router } from './operation.ts';

const tags = ['Query fan-outs'];

export const queryFanOutsRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/audits/query-fan-outs',
      operationId: 'createQueryFanOut',
      tags,
      summary: 'Create a query fan-out',
      description:
        'Expands a query into the searches that each AI engine would run to answer it: searches observed for similar prompts of the workspace, then searches that fit the intent of the query. Uses one audit of the workspace allowance. The fan-out runs asynchronously; poll it until its status is no longer `pending`.',
      successDescription: 'The new fan-out, with status `pending`.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createQueryFanOutInput)
    .output(createdQueryFanOut)
    .mutation(creates(createQueryFanOut)),

  list: operation({
    method: 'GET',
    path: '/v1/audits/query-fan-outs',
    operationId: 'listQueryFanOuts',
    tags,
    summary: 'List query fan-outs',
    description: "Lists a workspace's fan-outs with the number of searches in each, newest first.",
    successDescription: 'A page of fan-outs.',
  })
    .input(listQueryFanOutsInput)
    .output(queryFanOutPage)
    .query(reads(listQueryFanOuts)),

  get: operation({
    method: 'GET',
    path: '/v1/audits/query-fan-outs/{fanOutId}',
    operationId: 'getQueryFanOut',
    tags,
    summary: 'Get a query fan-out',
    description:
      'Returns a fan-out with one result per engine. `results` is empty while the fan-out is pending. If an engine failed, its result contains the reason; other engines are not affected.',
    successDescription: 'The requested fan-out.',
  })
    .input(getQueryFanOutInput)
    .output(queryFanOut)
    .query(reads(readQueryFanOut)),
});
