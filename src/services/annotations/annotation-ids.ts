import { hash } from 'node:crypto';
import type { Annotation } from '../../domain/annotations/annotations.ts';

/** The same observation has the same id, so that it is recorded once. */
export function annotationIdOf({
  reportId,
  date,
  kind,
  engine,
  text,
}: Pick<Annotation, 'reportId' | 'date' | 'kind' | 'engine' | 'text'>): string {
  const digest = hash('sha256', JSON.stringify([reportId, date, kind, engine, text]), 'hex');
  return `ann_${BigInt(`0x${digest}`).toString(32).toUpperCase().padStart(26, '0').slice(-26)}`;
}
