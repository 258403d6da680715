import {
  contentCheck,
  contentCheckComparison,
  contentCheckPage,
  createContentCheckInput,
  createdContentCheck,
  getContentCheckInput,
  listContentChecksInput,
} from '../schemas/audits/content-checks.ts';
import { compareContentCheck } from '../services/content-checks/compare.ts';
import { createContentCheck } from '../services/content-checks/create.ts';
import { listContentChecks } from '../services/content-checks/list.ts';
import { readContentCheck } from '../services/content-checks/read.ts';
import { creates, operation, reads, router } from './operation.ts';

const tags = ['Audits'];

export const contentChecksRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/audits/geo/content-checks',
      operationId: 'createContentCheck',
      tags,
      summary: 'Check how machine-readable a page is',
      description:
        'Fetches the page as an AI crawler, scores its structure and its text, and compares it with the page rendered in a browser. Uses one audit of the workspace allowance, which is refunded if the check fails because of an internal error. The check runs asynchronously; poll it until its status is no longer `pending`.',
      successDescription: 'The new check, with status `pending`.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createContentCheckInput)
    .output(createdContentCheck)
    .mutation(creates(createContentCheck)),

  list: operation({
    method: 'GET',
    path: '/v1/audits/geo/content-checks',
    operationId: 'listContentChecks',
    tags,
    summary: 'List content checks',
    description: 'Lists the checks of one workspace, or of every workspace that the API key can read, newest first.',
    successDescription: 'A page of checks.',
  })
    .input(listContentChecksInput)
    .output(contentCheckPage)
    .query(reads(listContentChecks)),

  get: operation({
    method: 'GET',
    path: '/v1/audits/geo/content-checks/{checkId}',
    operationId: 'getContentCheck',
    tags,
    summary: 'Get a content check',
    description: 'Returns a check with its results. Results are absent while the check is pending and if it failed.',
    successDescription: 'The requested check.',
  })
    .input(getContentCheckInput)
    .output(contentCheck)
    .query(reads(readContentCheck)),

  compare: operation({
    method: 'GET',
    path: '/v1/audits/geo/content-checks/{checkId}/comparison',
    operationId: 'compareContentCheck',
    tags,
    summary: 'Compare a content check with the previous one',
    description:
      'Returns the scores that increased or decreased since the previous completed check of the same page in the workspace, with reasons. `previous` is null if there is none, and while the check has no result.',
    successDescription: 'The comparison.',
  })
    .input(getContentCheckInput)
    .output(contentCheckComparison)
    .query(reads(compareContentCheck)),
});
