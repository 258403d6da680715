import { nothing } from '../schemas/shared/nothing.ts';
import { branding, brandingOfWorkspace, saveBrandingInput } from '../schemas/workspaces/branding.ts';
import { deleteBranding } from '../services/branding/delete.ts';
import { readBranding } from '../services/branding/read.ts';
import { saveBranding } from '../services/branding/save.ts';
import { operation, reads, router, writes } from './operation.ts';

const tags = ['Client reports'];
const path = '/v1/workspaces/{id}/branding';

export const brandingRouter = router({
  get: operation({
    method: 'GET',
    path,
    operationId: 'getBranding',
    tags,
    summary: 'Get the branding of a workspace',
    description:
      'Returns the name, color and logo that shares, prints and client reports show. Every field is null if it has none.',
    successDescription: 'The branding.',
  })
    .input(brandingOfWorkspace)
    .output(branding)
    .query(reads(readBranding)),

  save: operation({
    method: 'PUT',
    path,
    operationId: 'saveBranding',
    tags,
    summary: 'Set the branding of a workspace',
    description:
      'Replaces the name, color and logo that shares, prints and client reports show. Existing links show them at once. The response has the logo as it is shown.',
    successDescription: 'The branding.',
  })
    .input(saveBrandingInput)
    .output(branding)
    .mutation(writes(saveBranding)),

  delete: operation(
    {
      method: 'DELETE',
      path,
      operationId: 'deleteBranding',
      tags,
      summary: 'Delete the branding of a workspace',
      description: 'Reports show the name and color of Sightline again.',
      successDescription: 'The workspace has no branding.',
    },
    { status: 204 },
  )
    .input(brandingOfWorkspace)
    .output(nothing)
    .mutation(writes(deleteBranding)),
});
