import {
  crawlabilityCheck,
  crawlabilityCheckPage,
  createCrawlabilityCheckInput,
  createdCrawlabilityCheck,
  getCrawlabilityCheckInput,
  listCrawlabilityChecksInput,
} from '../schemas/crawlability-checks.ts';
import { createCrawlabilityCheck } from '../services/crawlability-checks/create.ts';
import { listCrawlabilityChecks } from '../services/crawlability-checks/list.ts';
import { readCrawlabilityCheck } from '../services/crawlability-checks/read.ts';
import { operation, reads, router, writes } from './operation.ts';

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
        'Reads robots.txt for each AI crawler, and asks the server for the page with the user agent of each and with that of a browser. Takes one audit of the workspace, which is given back if the check fails because of an internal error. The check runs in the background; read it again until it has ended.',
      successDescription: 'The new check, pending.',
    },
    { status: 201 },
  )
    .input(createCrawlabilityCheckInput)
    .output(createdCrawlabilityCheck)
    .mutation(writes(createCrawlabilityCheck)),

  list: operation({
    method: 'GET',
    path: '/v1/audits/geo/crawlability-checks',
    operationId: 'listCrawlabilityChecks',
    tags,
    summary: 'List crawlability checks',
    description: 'The checks of one workspace, or of every workspace the key can read, newest first.',
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
      'One check with what it found and why. Results are absent while the check is pending and when it failed.',
    successDescription: 'The check as it is now.',
  })
    .input(getCrawlabilityCheckInput)
    .output(crawlabilityCheck)
    .query(reads(readCrawlabilityCheck)),
});
