import { listWorkspacesInput, workspacePage } from '../schemas/workspaces.ts';
import { listWorkspaces } from '../services/workspaces/list.ts';
import { operation, reads, router } from './operation.ts';

const tags = ['Workspaces'];

export const workspacesRouter = router({
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
});
