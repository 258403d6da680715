import { Link } from 'wouter';
import { addDays } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { Figure } from '../charts/figure.tsx';
import { longDay } from '../format/dates.ts';
import { cellNumber, differenceRange } from '../format/numbers.ts';
import type { Details } from './describe.ts';
import { callOf } from './time-figures.tsx';
import { useEvidenceLink } from './use-evidence-link.ts';

/** The looks as they were recorded, each with what it had to reach. */
export function LooksFigure({ experiment }: { experiment: Details }) {
  const { looks, weeks, changedLooks, startDate, lagDays } = experiment;
  const link = useEvidenceLink(experiment);
  const now = new Map(changedLooks.map(({ look, effect }) => [look, effect]));
  return (
    <Figure
      title="The looks"
      note="One each week. Looking often finds effects by chance, so each has to reach a smaller p-value, and their intervals are wider until the planned end."
      name="experiment-looks"
      table={{
        columns: ['Look', 'Until', 'Effect', 'Low', 'High', 'p', 'p to reach', 'Reached'],
        rows: looks.map(({ look, endDate, effect }) => [
          look,
          endDate,
          effect?.value ?? null,
          effect?.low ?? null,
          effect?.high ?? null,
          effect?.probability ?? null,
          effect?.alpha ?? null,
          effect?.crossed ? 'yes' : 'no',
        ]),
      }}
      call={callOf(experiment)}
      isTable
    >
      <div className="scroller" tabIndex={0} role="region" aria-label="Looks">
        <table className="list">
          <thead>
            <tr>
              <th scope="col">Look</th>
              <th scope="col">Until</th>
              <th scope="col">Effect</th>
              <th scope="col">p</th>
              <th scope="col">Has to reach</th>
            </tr>
          </thead>
          <tbody>
            {looks.map(({ look, endDate, effect }) => (
              <tr key={look}>
                <td>
                  {look} of {weeks}
                </td>
                <td className="muted">{longDay(endDate)}</td>
                <td>
                  <Link href={linkAnswers(link, { startDate: addDays(startDate, lagDays), endDate })}>
                    {describe(effect)}
                  </Link>
                  {now.has(look) && <div className="hint">Today: {describe(now.get(look) ?? null)}</div>}
                </td>
                <td>{effect ? cellNumber(effect.probability) : '–'}</td>
                <td>
                  {effect && effect.alpha > 0 ? cellNumber(effect.alpha) : 'does not count'}
                  {effect?.crossed && <b> reached</b>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
}

function describe(effect: Details['looks'][number]['effect']): string {
  return effect
    ? differenceRange({ difference: effect.value, low: effect.low, high: effect.high })
    : 'too few questions';
}
