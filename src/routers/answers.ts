import { aiResponsePage, listAiResponsesInput } from '../schemas/answers/answers.ts';
import { listAiResponses } from '../services/answers/list.ts';
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
});
