import {
  createdLogConnector,
  createLogConnectorInput,
  deleteLogConnectorInput,
  detectedLogKind,
  detectLogKindInput,
  getLogConnectorInput,
  listLogConnectorsInput,
  logConnector,
  logConnectorPage,
  updateLogConnectorInput,
} from '../schemas/agent-analytics/log-connectors.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { createLogConnector } from '../services/log-connectors/create.ts';
import { deleteLogConnector } from '../services/log-connectors/delete.ts';
import { detectLogKind } from '../services/log-connectors/detect.ts';
import { getLogConnector } from '../services/log-connectors/get.ts';
import { listLogConnectors } from '../services/log-connectors/list.ts';
import { updateLogConnector } from '../services/log-connectors/update.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Agent traffic'];

/** Adds the URL to which its log is sent. */
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
        'Connects the log of a web server, to count the visits of AI crawlers and of people who come from AI assistants. Send the log to `ingestUrl` with the token, which is shown only once.',
      successDescription: 'The new connector with its token.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createLogConnectorInput)
    .output(createdLogConnector)
    .mutation(async ({ ctx, input }) =>
      withUrl(ctx.origin, await creates(createLogConnector, { secrets: ['token'] })({ ctx, input })),
    ),

  list: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/log-connectors',
    operationId: 'listLogConnectors',
    tags,
    summary: 'List log connectors',
    description: "A workspace's log connectors, newest first, with their health. Tokens are not shown.",
    successDescription: 'A page of connectors.',
  })
    .input(listLogConnectorsInput)
    .output(logConnectorPage)
    .query(async ({ ctx, input }) => {
      const { items, paging } = await reads(listLogConnectors)({ ctx, input });
      return { items: items.map((item) => withUrl(ctx.origin, item)), paging };
    }),

  get: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/log-connectors/{connectorId}',
    operationId: 'getLogConnector',
    tags,
    summary: 'Get a log connector',
    description:
      'Returns a log connector with its health: the counts of the last batch and of 24 hours, a masked sample line for each reason why lines were skipped, and a hint. The health fields are absent until a batch is received.',
    successDescription: 'The connector.',
  })
    .input(getLogConnectorInput)
    .output(logConnector)
    .query(async ({ ctx, input }) => withUrl(ctx.origin, await reads(getLogConnector)({ ctx, input }))),

  detect: operation({
    method: 'POST',
    path: '/v1/workspaces/{id}/log-connectors/detect',
    operationId: 'detectLogKind',
    tags,
    summary: 'Detect the format of log lines',
    description:
      'Detects which kind of connector can parse these lines, and returns the parsed fields of each. Nothing is stored.',
    successDescription: 'The kind and the parsed fields.',
  })
    .input(detectLogKindInput)
    .output(detectedLogKind)
    .mutation(writes(detectLogKind)),

  update: operation({
    method: 'PATCH',
    path: '/v1/workspaces/{id}/log-connectors/{connectorId}',
    operationId: 'updateLogConnector',
    tags,
    summary: 'Update a log connector',
    description: 'Changes only the fields that are sent. An inactive connector accepts no logs; its counts are kept.',
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
      description: 'Its token becomes invalid. Visits that it counted are kept.',
      successDescription: 'The connector is deleted.',
    },
    { status: 204 },
  )
    .input(deleteLogConnectorInput)
    .output(nothing)
    .mutation(writes(deleteLogConnector)),
});
