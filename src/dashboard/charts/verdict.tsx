import { differenceRange, points } from '../format/numbers.ts';

export type ChangeVerdict = 'up' | 'down' | 'within_noise' | 'not_enough_data';

interface VerdictProps {
  verdict: ChangeVerdict;
  difference: number | null;
  /** The 95 % interval of the difference. With it, the difference is shown with every verdict. */
  interval?: { low: number | null; high: number | null };
  /** The earlier window in words. */
  before?: string;
  /** For statistics that are too weak to rely on. */
  muted?: boolean;
}

/** A change in words with a sign, never by color alone. */
export function Verdict({ verdict, difference, interval, before, muted = false }: VerdictProps) {
  const range = interval && difference !== null && <small>{differenceRange({ difference, ...interval })}</small>;
  const title = before && `Compared with ${before}`;
  if (verdict === 'not_enough_data') {
    // Without any prompt in common there is no difference.
    return (
      <span className="verdict none" title={title}>
        {difference === null ? 'nothing to compare with' : 'too few prompts'} {range}
      </span>
    );
  }
  if (verdict === 'within_noise' || difference === null) {
    return (
      <span className="verdict none" title={title}>
        no clear change {range}
      </span>
    );
  }
  return (
    <span className={`verdict ${muted ? 'none' : verdict}`} title={title}>
      <span aria-hidden="true">{verdict === 'up' ? '▲' : '▼'}</span> {verdict} {points(difference)} {range}
    </span>
  );
}
