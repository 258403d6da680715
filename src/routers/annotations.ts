import {
  annotation,
  annotationPage,
  createAnnotationInput,
  deleteAnnotationInput,
  listAnnotationsInput,
} from '../schemas/annotations.ts';
import { nothing } from '../schemas/nothing.ts';
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
      'What happened to the report, the latest date first: what the system recorded, such as prompts added or a model that changed, and notes of people.',
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
      description: 'Notes what happened on a day, to be shown beside the history of the report.',
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
