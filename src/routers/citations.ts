import { citationHistory, citedPagePage, listCitedPagesInput, readCitationHistoryInput } from '../schemas/citations.ts';
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
    summary: 'List the pages that answers cite',
    description:
      "The pages that the answers to the report's prompts of a country cite in a window, most cited first. The history of a page is read by its `url`.",
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
      "How often the answers to the report's prompts of a country cite a page: day by day, by engine, and against the window of equal length before. A page counts once for each answer, however often the answer cites it.",
    successDescription: 'The history, with an entry for each day of the window.',
  })
    .input(readCitationHistoryInput)
    .output(citationHistory)
    .query(reads(readCitationHistory)),
});
