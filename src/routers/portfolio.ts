import { changedReports, changeReportsInput } from '../schemas/reports/change-many.ts';
import {
  advice,
  forecast,
  forecastInput,
  getAdviceInput,
  listSummariesInput,
  summaryPage,
} from '../schemas/reports/portfolio.ts';
import { forecastReport } from '../services/advice/forecast.ts';
import { readAdvice } from '../services/advice/read.ts';
import { listSummaries } from '../services/portfolio/list-summaries.ts';
import { changeReports } from '../services/reports/change-many.ts';
import { creates, operation, reads, router } from './operation.ts';

const tags = ['Brand reports'];

export const portfolioRouter = router({
  summaries: operation({
    method: 'GET',
    path: '/v1/reports/brand/summaries',
    operationId: 'listBrandReportSummaries',
    tags,
    summary: 'Summarize all brand reports',
    description:
      'One row for each report, newest first: coverage with its intervals, whether it changed, its grade, and a weekly sparkline. Without `country`, all countries of a report together.',
    successDescription: 'A page of summaries.',
  })
    .input(listSummariesInput)
    .output(summaryPage)
    .query(reads(listSummaries)),

  change: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/changes',
      operationId: 'changeBrandReports',
      tags,
      summary: 'Change many brand reports',
      description:
        'Adds and removes the same prompts and competitors in many reports, also of several workspaces. Each report is changed completely or not at all, and has its result in `items`. Prompts are found by their text, competitors by their domain; repeating a request changes nothing. Send `dryRun` to see the results and the cost without saving anything.',
      successDescription: 'The result of each report.',
    },
    { isIdempotent: true, bodyMiB: 48 },
  )
    .input(changeReportsInput)
    .output(changedReports)
    .mutation(creates(changeReports)),

  advice: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/advice',
    operationId: 'getBrandReportAdvice',
    tags,
    summary: 'Get advice on the precision of a brand report',
    description:
      'Returns how many prompts, samples per day or days are needed for an interval of ±10, ±7 and ±5 points, given how similar answers to one prompt of this report are, and the cost with the connected engines.',
    successDescription: 'The effort needed to narrow the interval.',
  })
    .input(getAdviceInput)
    .output(advice)
    .query(reads(readAdvice)),

  forecast: operation({
    method: 'POST',
    path: '/v1/reports/brand/forecast',
    operationId: 'forecastBrandReport',
    tags,
    summary: 'Forecast the calls and the cost of a brand report',
    description: 'Returns the number of calls per month that a report would need, and their cost. Nothing is stored.',
    successDescription: 'Calls and cost per month.',
  })
    .input(forecastInput)
    .output(forecast)
    .mutation(reads(forecastReport)),
});
