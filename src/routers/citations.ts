import {
  citationHistory,
  citedPagePage,
  listCitedPagesInput,
  readCitationHistoryInput,
} from '../schemas/answers/citations.ts';
import { listCitedPages } from '../services/citations/list-pages.ts';
import { readCitationHistory } from '../services/citations/read-history.ts';
import { operation, reads, router } from './operation.ts';

const tags = ['Citations'];

export const citationsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/citations',
    operationId: 'listCitedPages',
    tags,
    summary: 'List pages cited in answers',
    description:
      "Lists the pages cited in answers to the report's prompts for a country and window, most cited first. Pass the `url` of a page to the citation history operation to read its history.",
    successDescription: 'A page of cited pages.',
  })
    .input(listCitedPagesInput)
    .output(citedPagePage)
    .query(reads(listCitedPages)),

  readHistory: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/citations/history',
    operationId: 'getCitationHistory',
    tags,
    summary: 'Get the citation history of a page',
    description:
      "Returns how often answers to the report's prompts for a country cite a page: per day, per engine, and compared with the preceding window of the same length, or with any earlier one (`compareStartDate`, `compareEndDate`). Without `country`, it is about the country with the most answers, which the response names. Each answer counts at most once, no matter how often it cites the page.",
    successDescription: 'The citation history, with one entry per day of the window.',
  })
    .input(readCitationHistoryInput)
    .output(citationHistory)
    .query(reads(readCitationHistory)),
});
