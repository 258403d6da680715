import { noInput, nothing } from '../schemas/shared/nothing.ts';
import { customEngineTest } from '../schemas/workspaces/connections.ts';
import {
  customEngine,
  customEngineInput,
  customEnginePage,
  saveCustomEngineInput,
  testCustomEngineInput,
} from '../schemas/workspaces/custom-engines.ts';
import { deleteCustomEngine } from '../services/custom-engines/delete.ts';
import { getCustomEngine, listCustomEngines } from '../services/custom-engines/list.ts';
import { saveCustomEngine } from '../services/custom-engines/save.ts';
import { testCustomEngine } from '../services/custom-engines/test.ts';
import { operates, operation, router } from './operation.ts';

const tags = ['Connections'];
const failures = [
  {
    status: 409 as const,
    description: 'The environment defines this engine, or the server has no secret.',
    message: 'CUSTOM_ENGINES in the environment of the server defines x_grok. Change it there.',
  },
];

export const customEnginesRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/custom-engines',
    operationId: 'listCustomEngines',
    tags,
    summary: 'List custom engines',
    description:
      'Returns the engines that operators defined: xAI, and endpoints that are compatible with OpenAI. Keys are never returned. Requires the permission `server`.',
    successDescription: 'All custom engines.',
  })
    .input(noInput)
    .output(customEnginePage)
    .query(operates(listCustomEngines)),

  get: operation({
    method: 'GET',
    path: '/v1/custom-engines/{engineId}',
    operationId: 'getCustomEngine',
    tags,
    summary: 'Get a custom engine',
    description: 'Returns the definition of an engine. Its key is never returned. Requires the permission `server`.',
    successDescription: 'The custom engine.',
  })
    .input(customEngineInput)
    .output(customEngine)
    .query(operates(getCustomEngine)),

  save: operation(
    {
      method: 'PUT',
      path: '/v1/custom-engines/{engineId}',
      operationId: 'saveCustomEngine',
      tags,
      summary: 'Define a custom engine',
      description:
        'Stores the definition of an engine, encrypted, and uses it at once in every process. The base URL can be a private address, so only the permission `server` can set it. Redirects are not followed.',
      successDescription: 'The custom engine.',
    },
    { failures, createsNamed: true },
  )
    .input(saveCustomEngineInput)
    .output(customEngine)
    .mutation(operates(saveCustomEngine)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/custom-engines/{engineId}',
      operationId: 'deleteCustomEngine',
      tags,
      summary: 'Delete a custom engine',
      description:
        'Deletes the definition. The engine is not queried anymore. Its answers are kept. Requires the permission `server`.',
      successDescription: 'The custom engine is deleted.',
    },
    { status: 204, failures },
  )
    .input(customEngineInput)
    .output(nothing)
    .mutation(operates(deleteCustomEngine)),

  test: operation(
    {
      method: 'POST',
      path: '/v1/custom-engines/{engineId}/test',
      operationId: 'testCustomEngine',
      tags,
      summary: 'Test a custom engine',
      description:
        'Asks the engine one question, also while the sandbox simulates all engines, and returns the answer and its cost, or what is wrong. The cost counts toward the daily budget. The answer is not stored. Requires the permission `server`.',
      successDescription: 'The result of the test.',
    },
    { failures },
  )
    .input(testCustomEngineInput)
    .output(customEngineTest)
    .mutation(operates(testCustomEngine)),
});
