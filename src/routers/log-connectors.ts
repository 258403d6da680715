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

/** With the address that its log is sent to. */
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
        "Lets a web server's log come in, to count the visits of AI crawlers. Send the log to `ingestUrl` with the token, which is shown this once.",
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
    description: "A workspace's log connectors, newest first, without their tokens.",
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
    summary: 'Switch a log connector on or off, or change how its sender proves itself',
    description:
      'A connector that is not active takes nothing in. What it has counted stays. What is left out stays as it is.',
    successDescription: 'The connector as it is now.',
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
      description: 'Its token opens nothing any more. The visits that came in through it stay counted.',
      successDescription: 'The connector is gone.',
    },
    { status: 204 },
  )
    .input(deleteLogConnectorInput)
    .output(nothing)
    .mutation(writes(deleteLogConnector)),
});
