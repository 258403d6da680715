import type { EngineId } from '../shared/engines.ts';
import type { Watch } from './watch.ts';

/** What the next evaluation of a report has to remember. */
export interface WatchState {
  watches: Watch[];
  /** The names of thresholds that are crossed. */
  crossed: string[];
  /** Engines that are degraded. */
  degraded: EngineId[];
}
