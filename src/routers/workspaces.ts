import { nothing } from '../schemas/shared/nothing.ts';
import { importedWorkspaces, importWorkspacesInput } from '../schemas/workspaces/imports.ts';
import {
  createWorkspaceInput,
  deleteWorkspaceInput,
  getWorkspaceInput,
  listWorkspacesInput,
  updateWorkspaceInput,
  workspace,
  workspacePage,
} from '../schemas/workspaces/workspaces.ts';
import { createOwnWorkspace } from '../services/workspaces/create.ts';
import { deleteOwnWorkspace } from '../services/workspaces/delete.ts';
import { getWorkspace } from '../services/workspaces/get.ts';
import { importWorkspaces } from '../services/workspaces/import.ts';
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
      description:
        'Requires the permission `admin`, and `server` for allowances other than the defaults. The API key receives access to the new workspace.',
      successDescription: 'The new workspace.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createWorkspaceInput)
    .output(workspace)
    .mutation(creates(createOwnWorkspace, { permission: 'admin', formerName: 'createOwnWorkspace' })),

  import: operation(
    {
      method: 'POST',
      path: '/v1/workspace-imports',
      operationId: 'importWorkspaces',
      tags,
      summary: 'Set up workspaces from CSV',
      description:
        'Creates workspaces, reports, competitors, prompts and tags from one CSV file in a single transaction: all of them, or none. Workspaces are found by name or id, reports by title and competitors by domain. What exists is not created again: values of the file replace those of a report, and lists only grow, so the same file has no effect a second time. Requires the permission `admin` if the file creates workspaces; the API key receives access to them. Errors are reported together: the path `csv.3.country` is the column `country` on line 3. Send `dryRun` for the list of changes and their cost without saving anything.',
      successDescription: 'What was created and changed, and what it costs.',
    },
    { isIdempotent: true, bodyMiB: 32 },
  )
    .input(importWorkspacesInput)
    .output(importedWorkspaces)
    .mutation(creates(importWorkspaces)),

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

  get: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}',
    operationId: 'getWorkspace',
    tags,
    summary: 'Get a workspace',
    description: 'Returns a workspace with its allowances and how much of them is used.',
    successDescription: 'The workspace.',
  })
    .input(getWorkspaceInput)
    .output(workspace)
    .query(reads(getWorkspace)),

  update: operation({
    method: 'PATCH',
    path: '/v1/workspaces/{id}',
    operationId: 'updateWorkspace',
    tags,
    summary: 'Update a workspace',
    description:
      'Renames a workspace or changes its allowances. Requires the permission `admin`, and `server` to change the allowances. Omitted fields do not change.',
    successDescription: 'The updated workspace.',
  })
    .input(updateWorkspaceInput)
    .output(workspace)
    .mutation(administers(updateOwnWorkspace)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/workspaces/{id}',
      operationId: 'deleteWorkspace',
      tags,
      summary: 'Delete a workspace',
      description:
        'Deletes the workspace and everything in it. This cannot be undone. Requires the permission `admin`. The workspace is ' +
        'hidden at once: every request for it returns 403 or 404, its share links and log connectors stop working, and no ' +
        'more answers are collected. Its data is removed in the background. API keys that have access to no other workspace ' +
        'are revoked, unless they have the permission `admin` or `server`.',
      successDescription: 'The workspace was deleted.',
    },
    { status: 204 },
  )
    .input(deleteWorkspaceInput)
    .output(nothing)
    .mutation(administers(deleteOwnWorkspace)),
});
