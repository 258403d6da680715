import { points } from '../format/numbers.ts';

export type ChangeVerdict = 'up' | 'down' | 'within_noise' | 'not_enough_data';

/** A change in words with a sign, never by color alone. `muted` for statistics that are too weak to rely on. */
export function Verdict({
  verdict,
  difference,
  muted = false,
}: {
  verdict: ChangeVerdict;
  difference: number | null;
  muted?: boolean;
}) {
  if (verdict === 'not_enough_data') {
    // Without any prompt in common there is no difference.
    return <span className="verdict none">{difference === null ? 'nothing to compare with' : 'too few prompts'}</span>;
  }
  if (verdict === 'within_noise' || difference === null) return <span className="verdict none">no clear change</span>;
  return (
    <span className={`verdict ${muted ? 'none' : verdict}`}>
      <span aria-hidden="true">{verdict === 'up' ? '▲' : '▼'}</span> {verdict} {points(difference)}
    </span>
  );
}
