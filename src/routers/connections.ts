import { noInput, nothing } from '../schemas/shared/nothing.ts';
import {
  connection,
  connectionPage,
  connectionTest,
  deleteConnectionInput,
  saveConnectionInput,
  testConnectionInput,
} from '../schemas/workspaces/connections.ts';
import { deleteConnection } from '../services/connections/delete.ts';
import { listConnections } from '../services/connections/list.ts';
import { saveConnection } from '../services/connections/save.ts';
import { testConnection } from '../services/connections/test.ts';
import { operates, operation, router } from './operation.ts';

const tags = ['Connections'];
const failures = [
  {
    status: 409 as const,
    description:
      'The environment sets these credentials, the server has no secret, or the sandbox would end or return unconfirmed.',
    message: 'This server has no secret to encrypt credentials with.',
  },
];

export const connectionsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/connections',
    operationId: 'listConnections',
    tags,
    summary: 'List connections to providers',
    description:
      'Returns every provider: which engines it serves, what it needs, and whether it is connected. Credentials are never returned. Requires the permission `server`.',
    successDescription: 'All providers.',
  })
    .input(noInput)
    .output(connectionPage)
    .query(operates(listConnections)),

  save: operation(
    {
      method: 'PUT',
      path: '/v1/connections/{provider}',
      operationId: 'saveConnection',
      tags,
      summary: 'Connect a provider',
      description:
        "Stores the credentials of a provider, encrypted, and uses them at once in every process. The day's remaining calls to its engines are requested. Requires the permission `server`.",
      successDescription: 'The connection.',
    },
    { failures },
  )
    .input(saveConnectionInput)
    .output(connection)
    .mutation(operates(saveConnection)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/connections/{provider}',
      operationId: 'deleteConnection',
      tags,
      summary: 'Disconnect a provider',
      description: 'Deletes the stored credentials. Stored answers are kept. Requires the permission `server`.',
      successDescription: 'The provider is disconnected.',
    },
    { status: 204, failures },
  )
    .input(deleteConnectionInput)
    .output(nothing)
    .mutation(operates(deleteConnection)),

  test: operation(
    {
      method: 'POST',
      path: '/v1/connections/{provider}/test',
      operationId: 'testConnection',
      tags,
      summary: 'Test a provider',
      description:
        'Asks an engine of the provider one question, with the given credentials or else with those in use, and returns the answer and its cost, or what the provider says is wrong. The cost counts toward the daily budget. The answer is not stored. Requires the permission `server`.',
      successDescription: 'The result of the test.',
    },
    { failures },
  )
    .input(testConnectionInput)
    .output(connectionTest)
    .mutation(operates(testConnection)),
});
