import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';
import { DEFAULT_LENGTH } from '../filters/filters.ts';
import { longDay } from '../format/dates.ts';
import { decimal, integer, points, usd } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';

/** How precise the report is, and what it takes to make it more precise. */
export function Advice() {
  const { report } = useReport();
  const query = useQuery(api.portfolio.advice.queryOptions({ reportId: report.id }));
  return (
    <Loaded query={query}>
      {(advice) => (
        <section className="figure" aria-labelledby="advice">
          <header>
            <div>
              <h2 id="advice">{advice.advice}</h2>
              <p className="note">
                From the answers of the {DEFAULT_LENGTH} days up to {longDay(advice.endDate)} in all countries.{' '}
                {integer(advice.callsPerMonth)} calls a month,{' '}
                {advice.source === 'sandbox' ? 'free while the sandbox answers' : `about ${usd(advice.costPerMonth)}`}.
                Answers to one prompt resemble each other by {decimal(advice.icc, 2)}
                {advice.isIccAssumed && ' (assumed, there are too few answers)'}.
              </p>
            </div>
          </header>
          <div className="scroller" tabIndex={0} role="region" aria-label="What it takes">
            <table className="list">
              <thead>
                <tr>
                  <th scope="col">Interval</th>
                  <th scope="col">Prompts</th>
                  <th scope="col">Or samples a day</th>
                  <th scope="col">Or days</th>
                  <th scope="col">Cost a month</th>
                </tr>
              </thead>
              <tbody>
                {advice.targets.map((target) => (
                  <tr key={target.points}>
                    <td>±{points(target.points / 100)}</td>
                    <td>
                      {target.isReached
                        ? 'reached'
                        : `${integer(target.prompts)} (${integer(target.morePrompts)} more)`}
                    </td>
                    <td>{target.samplesPerDay === null ? 'no number is enough' : integer(target.samplesPerDay)}</td>
                    <td>{target.days === null ? 'no number is enough' : integer(target.days)}</td>
                    <td>{usd(target.costPerMonth)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </Loaded>
  );
}
