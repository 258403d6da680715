import { viewExists } from '../domain/saved-views/saved-views.ts';
import {
  createViewInput,
  deleteViewInput,
  listViewsInput,
  savedView,
  savedViewPage,
  updateViewInput,
} from '../schemas/reports/saved-views.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { createView } from '../services/saved-views/create.ts';
import { deleteView } from '../services/saved-views/delete.ts';
import { listViews } from '../services/saved-views/list.ts';
import { updateView } from '../services/saved-views/update.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Saved views'];
const failures = [
  { status: 409 as const, description: 'The report has a view with this name.', message: viewExists().message },
];

export const savedViewsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/views',
    operationId: 'listViews',
    tags,
    summary: 'List the saved views of a brand report',
    description: 'Newest first.',
    successDescription: 'A page of saved views.',
  })
    .input(listViewsInput)
    .output(savedViewPage)
    .query(reads(listViews)),

  create: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/views',
      operationId: 'createView',
      tags,
      summary: 'Save a view of a brand report',
      description:
        'Saves a screen of the dashboard with its filters under a name. Everyone with access to the workspace can open it. A report can have at most 100 views.',
      successDescription: 'The new view.',
    },
    { status: 201, isIdempotent: true, failures },
  )
    .input(createViewInput)
    .output(savedView)
    .mutation(creates(createView)),

  update: operation(
    {
      method: 'PATCH',
      path: '/v1/reports/brand/{reportId}/views/{viewId}',
      operationId: 'updateView',
      tags,
      summary: 'Update a saved view',
      description: 'Renames a view, or changes its screen and filters. Omitted fields do not change.',
      successDescription: 'The updated view.',
    },
    { failures },
  )
    .input(updateViewInput)
    .output(savedView)
    .mutation(writes(updateView)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}/views/{viewId}',
      operationId: 'deleteView',
      tags,
      summary: 'Delete a saved view',
      description: 'Deletes the view. The report is not changed.',
      successDescription: 'The view was deleted.',
    },
    { status: 204 },
  )
    .input(deleteViewInput)
    .output(nothing)
    .mutation(writes(deleteView)),
});
