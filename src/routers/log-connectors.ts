import {
  createdLogConnector,
  createLogConnectorInput,
  deleteLogConnectorInput,
  listLogConnectorsInput,
  logConnector,
  logConnectorPage,
  updateLogConnectorInput,
} from '../schemas/log-connectors.ts';
import { nothing } from '../schemas/nothing.ts';
import { createLogConnector } from '../services/log-connectors/create.ts';
import { deleteLogConnector } from '../services/log-connectors/delete.ts';
import { listLogConnectors } from '../services/log-connectors/list.ts';
import { updateLogConnector } from '../services/log-connectors/update.ts';
import { operation, reads, router, writes } from './operation.ts';

const tags = ['Agent traffic'];

/** Adds the URL to send log lines to. */
function withUrl<Connector extends { id: string }>(origin: string, connector: Connector) {
  return { ...connector, ingestUrl: `${origin}/v1/ingest/${connector.id}` };
}

export const logConnectorsRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/log-connectors',
      operationId: 'createLogConnector',
      tags,
      summary: 'Create a log connector',
      description:
        "Creates a connector that receives a web server's log and counts AI crawler visits in it. Send the log to `ingestUrl` with the token. The token is shown only once.",
      successDescription: 'The new connector with its token.',
    },
    { status: 201 },
  )
    .input(createLogConnectorInput)
    .output(createdLogConnector)
    .mutation(async ({ ctx, input }) => withUrl(ctx.origin, await writes(createLogConnector)({ ctx, input }))),

  list: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/log-connectors',
    operationId: 'listLogConnectors',
    tags,
    summary: 'List log connectors',
    description: "Lists a workspace's log connectors, newest first. Tokens are not included.",
    successDescription: 'A page of connectors.',
  })
    .input(listLogConnectorsInput)
    .output(logConnectorPage)
    .query(async ({ ctx, input }) => {
      const { items, paging } = await reads(listLogConnectors)({ ctx, input });
      return { items: items.map((item) => withUrl(ctx.origin, item)), paging };
    }),

  update: operation({
    method: 'PATCH',
    path: '/v1/workspaces/{id}/log-connectors/{connectorId}',
    operationId: 'updateLogConnector',
    tags,
    summary: 'Update a log connector',
    description:
      'Activates or deactivates a log connector, or changes how its sender is verified. An inactive connector rejects log lines; visits that it has already counted are kept. Omitted fields remain unchanged.',
    successDescription: 'The updated connector.',
  })
    .input(updateLogConnectorInput)
    .output(logConnector)
    .mutation(async ({ ctx, input }) => withUrl(ctx.origin, await writes(updateLogConnector)({ ctx, input }))),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/workspaces/{id}/log-connectors/{connectorId}',
      operationId: 'deleteLogConnector',
      tags,
      summary: 'Delete a log connector',
      description: 'Deletes the connector and invalidates its token. Visits that it has already counted are kept.',
      successDescription: 'The connector was deleted.',
    },
    { status: 204 },
  )
    .input(deleteLogConnectorInput)
    .output(nothing)
    .mutation(writes(deleteLogConnector)),
});
