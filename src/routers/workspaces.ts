import {
  createWorkspaceInput,
  listWorkspacesInput,
  updateWorkspaceInput,
  workspace,
  workspacePage,
} from '../schemas/workspaces.ts';
import { createOwnWorkspace } from '../services/workspaces/create.ts';
import { listWorkspaces } from '../services/workspaces/list.ts';
import { updateOwnWorkspace } from '../services/workspaces/update.ts';
import { administers, creates, operation, reads, router } from './operation.ts';

const tags = ['Workspaces'];

export const workspacesRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/workspaces',
      operationId: 'createWorkspace',
      tags,
      summary: 'Create a workspace',
      description: 'Requires the permission `admin`. The API key receives access to the new workspace.',
      successDescription: 'The new workspace.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createWorkspaceInput)
    .output(workspace)
    .mutation(creates(createOwnWorkspace, { permission: 'admin' })),

  list: operation({
    method: 'GET',
    path: '/v1/workspaces',
    operationId: 'listWorkspaces',
    tags,
    summary: 'List workspaces',
    description: 'Lists the workspaces that the API key can access, newest first.',
    successDescription: 'A page of workspaces.',
  })
    .input(listWorkspacesInput)
    .output(workspacePage)
    .query(reads(listWorkspaces)),

  update: operation({
    method: 'PATCH',
    path: '/v1/workspaces/{id}',
    operationId: 'updateWorkspace',
    tags,
    summary: 'Update a workspace',
    description:
      'Renames a workspace or changes its allowances. Requires the permission `admin`. Omitted fields do not change.',
    successDescription: 'The updated workspace.',
  })
    .input(updateWorkspaceInput)
    .output(workspace)
    .mutation(administers(updateOwnWorkspace)),
});
