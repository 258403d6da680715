import { stillWaiting } from '../domain/alerts/deliveries.ts';
import { notAWebhook, tooManyDestinations } from '../domain/alerts/destinations.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import {
  createDestinationInput,
  createdDestination,
  delivery,
  deliveryPage,
  destination,
  destinationPage,
  listDeliveriesInput,
  listDestinationsInput,
  ofDelivery,
  ofDestination,
  ROTATION,
  rotatedDestination,
  updateDestinationInput,
} from '../schemas/workspaces/destinations.ts';
import { listDeliveries } from '../services/deliveries/list.ts';
import { replayDelivery } from '../services/deliveries/replay.ts';
import { testDestination } from '../services/deliveries/test.ts';
import { createDestination } from '../services/destinations/create.ts';
import { deleteDestination } from '../services/destinations/delete.ts';
import { listDestinations } from '../services/destinations/list.ts';
import { rotateSecret } from '../services/destinations/rotate-secret.ts';
import { updateDestination } from '../services/destinations/update.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Destinations'];
const conflict = (description: string, { message }: { message: string }) => ({
  failures: [{ status: 409 as const, description, message }],
});

export const destinationsRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/destinations',
      operationId: 'createDestination',
      tags,
      summary: 'Create a destination of alerts',
      description:
        'Sends the alerts and digests of a workspace to a URL, to Slack or to a mailbox. The response has the secret of a webhook, which is shown only once. A workspace can have at most 20 destinations.',
      successDescription: 'The new destination.',
    },
    {
      status: 201,
      isIdempotent: true,
      ...conflict('The workspace has 20 destinations, or the server cannot send mail.', tooManyDestinations()),
    },
  )
    .input(createDestinationInput)
    .output(createdDestination)
    .mutation(creates(createDestination, { secrets: ['secret'] })),

  list: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/destinations',
    operationId: 'listDestinations',
    tags,
    summary: 'List the destinations of alerts',
    description: 'Newest first. Secrets are not shown.',
    successDescription: 'A page of destinations.',
  })
    .input(listDestinationsInput)
    .output(destinationPage)
    .query(reads(listDestinations)),

  update: operation({
    method: 'PATCH',
    path: '/v1/workspaces/{id}/destinations/{destinationId}',
    operationId: 'updateDestination',
    tags,
    summary: 'Update a destination of alerts',
    description: 'Changes only the fields that are sent.',
    successDescription: 'The updated destination.',
  })
    .input(updateDestinationInput)
    .output(destination)
    .mutation(writes(updateDestination)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/workspaces/{id}/destinations/{destinationId}',
      operationId: 'deleteDestination',
      tags,
      summary: 'Delete a destination of alerts',
      description: 'Deletes the destination and its deliveries. Messages that wait are not sent.',
      successDescription: 'The destination is deleted.',
    },
    { status: 204 },
  )
    .input(ofDestination)
    .output(nothing)
    .mutation(writes(deleteDestination)),

  rotateSecret: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/destinations/{destinationId}/secret',
      operationId: 'rotateDestinationSecret',
      tags,
      summary: 'Rotate the secret of a webhook',
      description: `Creates a new secret, which is shown only once. To change it without a gap, ${ROTATION}: \`webhook-signature\` has a signature of each.`,
      successDescription: 'The destination with its new secret.',
    },
    { status: 201, isIdempotent: true, ...conflict('The destination is not a webhook.', notAWebhook()) },
  )
    .input(ofDestination)
    .output(rotatedDestination)
    .mutation(creates(rotateSecret, { secrets: ['secret'] })),

  test: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/destinations/{destinationId}/test',
      operationId: 'testDestination',
      tags,
      summary: 'Send a test message',
      description:
        'Sends a test message in the background, also to a destination that is switched off or snoozed. It is attempted once; the list of deliveries has the result.',
      successDescription: 'The delivery, which waits.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(ofDestination)
    .output(delivery)
    .mutation(creates(testDestination)),

  listDeliveries: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/destinations/{destinationId}/deliveries',
    operationId: 'listDeliveries',
    tags,
    summary: 'List the deliveries to a destination',
    description: 'Newest first.',
    successDescription: 'A page of deliveries.',
  })
    .input(listDeliveriesInput)
    .output(deliveryPage)
    .query(reads(listDeliveries)),

  replay: operation(
    {
      method: 'POST',
      path: '/v1/workspaces/{id}/destinations/{destinationId}/deliveries/{deliveryId}/replay',
      operationId: 'replayDelivery',
      tags,
      summary: 'Send a delivery again',
      description:
        'Sends the same body with the same `webhook-id` again. It counts as a further attempt. Bodies are kept for 30 days.',
      successDescription: 'The delivery, which waits.',
    },
    {
      status: 201,
      isIdempotent: true,
      ...conflict('The delivery is waiting, or its body was deleted.', stillWaiting()),
    },
  )
    .input(ofDelivery)
    .output(delivery)
    .mutation(creates(replayDelivery)),
});
