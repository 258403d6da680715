import { grantPage, listGrantsInput, revokeGrantInput } from '../schemas/access/oauth-grants.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { listGrants } from '../services/oauth/list-grants.ts';
import { revokeGrant } from '../services/oauth/revoke-grant.ts';
import { operation, reads, router } from './operation.ts';

const tags = ['OAuth grants'];

export const oauthGrantsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/oauth-grants',
    operationId: 'listOauthGrants',
    tags,
    summary: 'List OAuth grants',
    description:
      'The applications, such as assistants, that act with the calling key, newest first. With the permission `admin`, also those of the keys whose workspaces are all accessible to the calling key. Revoked and expired grants are not listed.',
    successDescription: 'A page of grants.',
  })
    .input(listGrantsInput)
    .output(grantPage)
    .query(reads(listGrants)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/oauth-grants/{grantId}',
      operationId: 'deleteOauthGrant',
      tags,
      summary: 'Revoke an OAuth grant',
      description:
        'Disconnects the application at once. The API key and its other grants keep working. The permission `read` is sufficient for the grants of the calling key.',
      successDescription: 'The grant is revoked.',
    },
    { status: 204 },
  )
    .input(revokeGrantInput)
    .output(nothing)
    .mutation(reads(revokeGrant)),
});
