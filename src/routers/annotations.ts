import {
  annotation,
  annotationPage,
  createAnnotationInput,
  deleteAnnotationInput,
  listAnnotationsInput,
} from '../schemas/reports/annotations.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { createAnnotation } from '../services/annotations/create.ts';
import { deleteAnnotation } from '../services/annotations/delete.ts';
import { listAnnotations } from '../services/annotations/list.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Annotations'];

export const annotationsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/annotations',
    operationId: 'listAnnotations',
    tags,
    summary: 'List the annotations of a brand report',
    description:
      'Lists the events of a report, latest date first: events that the system recorded, such as added prompts or a changed model, and notes written by users.',
    successDescription: 'A page of annotations.',
  })
    .input(listAnnotationsInput)
    .output(annotationPage)
    .query(reads(listAnnotations)),

  create: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/annotations',
      operationId: 'createAnnotation',
      tags,
      summary: 'Add a note to a brand report',
      description: 'Adds a note about an event on a day, which is shown next to the history of the report.',
      successDescription: 'The new annotation.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createAnnotationInput)
    .output(annotation)
    .mutation(creates(createAnnotation)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}/annotations/{annotationId}',
      operationId: 'deleteAnnotation',
      tags,
      summary: 'Delete an annotation',
      description: 'Deletes a note, or an annotation that the system recorded.',
      successDescription: 'The annotation is deleted.',
    },
    { status: 204 },
  )
    .input(deleteAnnotationInput)
    .output(nothing)
    .mutation(writes(deleteAnnotation)),
});
