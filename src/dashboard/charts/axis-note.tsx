import { percent } from '../format/numbers.ts';
import type { Domain } from './fit.ts';

/** Says that an axis of shares does not start at zero, so that distances are not read as ratios. */
export function AxisNote({ domain: [start] }: { domain: Domain }) {
  return start > 0 ? <p className="axis-note">The axis starts at {percent(start)}, not at zero.</p> : null;
}
