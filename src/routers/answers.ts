import {
  aiResponsePage,
  listAiResponsesInput,
  reportAiResponsePage,
  searchAiResponsesInput,
} from '../schemas/answers/answers.ts';
import { listAiResponses } from '../services/answers/list.ts';
import { searchAiResponses } from '../services/answers/search.ts';
import { operation, reads, router } from './operation.ts';

export const answersRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/prompts/{promptId}/ai-responses',
    operationId: 'listAiResponses',
    tags: ['Answers'],
    summary: 'List AI answers to a prompt',
    description:
      "Returns every call made for one of the report's prompts, most recent day first: answers with the pages they cite, calls for which the engine showed no AI answer, and calls that failed.",
    successDescription: 'A page of answers.',
  })
    .input(listAiResponsesInput)
    .output(aiResponsePage)
    .query(reads(listAiResponses)),

  search: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/ai-responses',
    operationId: 'searchAiResponses',
    tags: ['Answers'],
    summary: 'Search the AI answers of a brand report',
    description:
      'Lists the answers that the statistics of the window count, most recent day first, with the prompt of each. `text` finds answers that contain a text. A search ends after about half a second: if `paging.hasMore` is true, a page can have fewer items than `limit`, or none, and the next page continues the search.',
    successDescription: 'A page of answers.',
  })
    .input(searchAiResponsesInput)
    .output(reportAiResponsePage)
    .query(reads(searchAiResponses)),
});
