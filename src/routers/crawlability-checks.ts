import {
  crawlabilityCheck,
  crawlabilityCheckPage,
  createCrawlabilityCheckInput,
  createdCrawlabilityCheck,
  getCrawlabilityCheckInput,
  listCrawlabilityChecksInput,
} from '../schemas/audits/crawlability-checks.ts';
import { createCrawlabilityCheck } from '../services/crawlability-checks/create.ts';
import { listCrawlabilityChecks } from '../services/crawlability-checks/list.ts';
import { readCrawlabilityCheck } from '../services/crawlability-checks/read.ts';
import { creates, operation, reads, router } from './operation.ts';

const tags = ['Audits'];

export const crawlabilityChecksRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/audits/geo/crawlability-checks',
      operationId: 'createCrawlabilityCheck',
      tags,
      summary: 'Check whether AI crawlers can fetch a page',
      description:
        'Evaluates robots.txt for each AI crawler, and requests the page with the user agent of each crawler and of a browser. Uses one audit of the workspace allowance, which is refunded if the check fails because of an internal error. The check runs asynchronously; poll it until its status is no longer `pending`.',
      successDescription: 'The new check, with status `pending`.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createCrawlabilityCheckInput)
    .output(createdCrawlabilityCheck)
    .mutation(creates(createCrawlabilityCheck)),

  list: operation({
    method: 'GET',
    path: '/v1/audits/geo/crawlability-checks',
    operationId: 'listCrawlabilityChecks',
    tags,
    summary: 'List crawlability checks',
    description: 'Lists the checks of one workspace, or of every workspace that the API key can read, newest first.',
    successDescription: 'A page of checks.',
  })
    .input(listCrawlabilityChecksInput)
    .output(crawlabilityCheckPage)
    .query(reads(listCrawlabilityChecks)),

  get: operation({
    method: 'GET',
    path: '/v1/audits/geo/crawlability-checks/{checkId}',
    operationId: 'getCrawlabilityCheck',
    tags,
    summary: 'Get a crawlability check',
    description:
      'Returns a check with its results and the evidence for them. Results are absent while the check is pending and if it failed.',
    successDescription: 'The requested check.',
  })
    .input(getCrawlabilityCheckInput)
    .output(crawlabilityCheck)
    .query(reads(readCrawlabilityCheck)),
});
