import { listNames } from '../recommendations/copy.ts';
import { type EngineId, engineName } from '../shared/engines.ts';
import { type Annotation, type AnnotationKind, LONGEST_ANNOTATION } from './annotations.ts';

/** The outcomes of a report's calls to an engine on a day. */
export interface EngineDay {
  day: string;
  engine: EngineId;
  /** Failed calls, and successful calls with or without an answer. */
  failed: number;
  completed: number;
  /** Models and connectors of the answers. */
  models: string[];
  sources: string[];
  failureReason: string | null;
}

/** Those of `observeDay`: a repeated observation of the day replaces them. */
export const OBSERVED_KINDS = [
  'model_changed',
  'connector_changed',
  'engine_failed',
] as const satisfies AnnotationKind[];

export interface ObservedAnnotation extends Pick<Annotation, 'text'> {
  kind: (typeof OBSERVED_KINDS)[number];
  engine: EngineId;
}

/**
 * The number of earlier days that a day is compared with, so that an engine that alternates between models does not change each
 * day.
 */
export const COMPARED_DAYS = 14;

/** Events of the engines on a day: all calls failed, or the model or connector of the answers changed. */
export function observeDay(day: string, engineDays: readonly EngineDay[]): ObservedAnnotation[] {
  const byEngine = Map.groupBy(engineDays, ({ engine }) => engine);
  return [...byEngine.values()].flatMap((days) => {
    const today = days.find((other) => other.day === day);
    if (!today) return [];
    const before = days.filter((other) => other.day < day);
    return [...observeFailure(today), ...observeModels(today, before), ...observeConnectors(today, before)];
  });
}

function observeFailure({ engine, failed, completed, failureReason }: EngineDay): ObservedAnnotation[] {
  if (failed === 0 || completed > 0) return [];
  const calls = failed === 1 ? 'The only call' : `All ${failed.toLocaleString('en')} calls`;
  return [annotate('engine_failed', engine, `${calls} to ${engineName(engine)} failed: ${failureReason ?? 'unknown'}`)];
}

function observeModels({ engine, models }: EngineDay, before: readonly EngineDay[]): ObservedAnnotation[] {
  const known = new Set(before.flatMap((day) => day.models));
  const added = models.filter((model) => !known.has(model));
  if (known.size === 0 || added.length === 0) return [];
  const text = `${engineName(engine)} answered with ${listNames(added)}; before with ${listNames([...known])}.`;
  return [annotate('model_changed', engine, text)];
}

function observeConnectors({ engine, sources }: EngineDay, before: readonly EngineDay[]): ObservedAnnotation[] {
  const known = new Set(before.flatMap((day) => day.sources));
  const added = sources.filter((source) => !known.has(source));
  if (known.size === 0 || added.length === 0) return [];
  const text = `${engineName(engine)} was queried through ${listNames(added)}; before through ${listNames([...known])}.`;
  return [annotate('connector_changed', engine, text)];
}

function annotate(kind: ObservedAnnotation['kind'], engine: EngineId, text: string): ObservedAnnotation {
  return { kind, engine, text: text.slice(0, LONGEST_ANNOTATION).toWellFormed() };
}
