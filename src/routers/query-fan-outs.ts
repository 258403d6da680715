import {
  createdQueryFanOut,
  createQueryFanOutInput,
  getQueryFanOutInput,
  listQueryFanOutsInput,
  queryFanOut,
  queryFanOutPage,
} from '../schemas/query-fan-outs.ts';
import { createQueryFanOut } from '../services/query-fan-outs/create.ts';
import { listQueryFanOuts } from '../services/query-fan-outs/list.ts';
import { readQueryFanOut } from '../services/query-fan-outs/read.ts';
import { operation, reads, router, writes } from './operation.ts';

const tags = ['Query fan-outs'];

export const queryFanOutsRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/audits/query-fan-outs',
      operationId: 'createQueryFanOut',
      tags,
      summary: 'Expand a query as AI engines would',
      description:
        'Determines what each AI engine would search for to answer the query: first the searches that engines were observed to run for similar prompts of the workspace, then those that fit the intent of the query. Uses one audit of the workspace. The fan-out runs in the background; poll it until it is completed.',
      successDescription: 'The new fan-out, pending.',
    },
    { status: 201 },
  )
    .input(createQueryFanOutInput)
    .output(createdQueryFanOut)
    .mutation(writes(createQueryFanOut)),

  list: operation({
    method: 'GET',
    path: '/v1/audits/query-fan-outs',
    operationId: 'listQueryFanOuts',
    tags,
    summary: 'List query fan-outs',
    description: "A workspace's fan-outs with the number of searches of each, newest first.",
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
      'One fan-out with a result for each engine; `results` is empty while it is pending. An engine that failed has a `failureReason`; it does not affect the others.',
    successDescription: 'The fan-out as it is now.',
  })
    .input(getQueryFanOutInput)
    .output(queryFanOut)
    .query(reads(readQueryFanOut)),
});
