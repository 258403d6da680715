import { aiResponsePage, listAiResponsesInput } from '../schemas/answers.ts';
import { listAiResponses } from '../services/answers/list.ts';
import { operation, reads, router } from './operation.ts';

export const answersRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/prompts/{promptId}/ai-responses',
    operationId: 'listAiResponses',
    tags: ['Answers'],
    summary: 'List the AI answers to a prompt',
    description:
      "Every observation of one of the report's prompts, newest day first: answers with the pages they cite, days on which the engine showed no AI answer, and calls that failed.",
    successDescription: 'A page of observations.',
  })
    .input(listAiResponsesInput)
    .output(aiResponsePage)
    .query(reads(listAiResponses)),
});
