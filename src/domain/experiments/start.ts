import { type Annotation, LONGEST_ANNOTATION } from '../annotations/annotations.ts';
import type { Experiment } from './experiment.ts';

/** The annotation of the first day of a change. Its id follows from that of the experiment, with which it is deleted. */
export function describeStart({
  id,
  reportId,
  startDate,
  name,
  change,
}: Pick<Experiment, 'id' | 'reportId' | 'startDate' | 'name' | 'change'>): Omit<Annotation, 'createdDate'> {
  const text = `Experiment “${name}”: ${change}`.slice(0, LONGEST_ANNOTATION).toWellFormed();
  return { id: annotationIdOf(id), reportId, date: startDate, kind: 'experiment_started', engine: null, text };
}

export function annotationIdOf(experimentId: string): string {
  return `ann_${experimentId}`;
}
