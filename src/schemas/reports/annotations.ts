import { z } from 'zod';
import { ANNOTATION_KINDS, LONGEST_ANNOTATION } from '../../domain/annotations/annotations.ts';
import { engineId } from '../answers/engines.ts';
import { annotationId, reportId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text, timestamp } from '../shared/text.ts';
import { day, windowInput, windowRule } from '../shared/windows.ts';

export const listAnnotationsInput = z
  .object({
    reportId,
    startDate: windowInput.startDate.meta({ description: 'Only annotations of this day or later.' }).optional(),
    endDate: windowInput.endDate.meta({ description: 'Only annotations of this day or earlier.' }).optional(),
    ...pagingInput,
  })
  .check(windowRule);

const date = day('Day of the event, UTC.', '2026-11-10');
const note = text(LONGEST_ANNOTATION);

export const createAnnotationInput = z.object({
  reportId,
  date,
  text: note.meta({ description: 'Description of the event.', examples: ['The new pricing page went live.'] }),
});

export const deleteAnnotationInput = z.object({ reportId, annotationId });

export const annotation = z
  .object({
    id: annotationId,
    reportId,
    date,
    kind: z.enum(ANNOTATION_KINDS).meta({
      description:
        '`note`: written by a user. Recorded by the system: `prompts_added` and `prompts_removed`; `questions_changed`: other prompts count as one question, and all past days were recalculated; `settings_recalculated`: settings changed and all past days were recalculated; `schedule_changed`: the cadence, engines or samples of the report changed, which affects no past statistics; `detection_rules_changed`: a new version detects brands with other rules; `method_changed`: a new version computes statistics and verdicts by another method; `model_changed` and `connector_changed`: an engine answered with another model, or was queried through another provider; `engine_failed`: all calls to an engine failed on that day; `engine_changed`: most reports of the workspace, or of most workspaces, moved on an engine on that day more than on any of the 28 days before; `experiment_started`: the change of an experiment started.',
      examples: ['note'],
    }),
    engine: engineId
      .nullable()
      .meta({ description: 'Engine that the event concerns. Null for the whole report.', examples: [null] }),
    text: z.string().meta({ description: 'Description of the event.', examples: ['The new pricing page went live.'] }),
    createdDate: timestamp,
  })
  .meta({ id: 'Annotation' });

export const annotationPage = pageOf(annotation);
