import { Link } from 'wouter';
import { linkAnswers } from '../answers/evidence.ts';
import { Verdict } from '../charts/verdict.tsx';
import { differenceRange, percent } from '../format/numbers.ts';
import type { Stats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { COMPARISONS } from './comparisons.ts';
import { findOvertakes, type Overtake } from './overtakes.ts';

/** Who overtook you, whom you overtook, and on which engine. */
export function OvertakesSection({ stats }: { stats: Stats }) {
  const { before } = useReport();
  const overtakes = findOvertakes(stats);
  return (
    <section className="figure" aria-labelledby="overtakes">
      <header>
        <div>
          <h2 id="overtakes">Who overtook whom</h2>
          <p className="note">
            Compared with {before}, on the same prompts. Clear changes come first. The others, and a lead within its
            interval, can be chance.
          </p>
        </div>
      </header>
      {overtakes.length === 0 ? (
        <p>No competitor overtook you, and you overtook none, on any engine.</p>
      ) : (
        <table className="list overtakes stacked">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Now</th>
              <th scope="col">Their change</th>
              <th scope="col">Your change</th>
              <th scope="col">The lead</th>
            </tr>
          </thead>
          <tbody>
            {overtakes.map((overtake) => (
              <Row key={`${overtake.engine} ${overtake.rival.brand}`} overtake={overtake} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ overtake: { engine, label, rival, own, isLoss } }: { overtake: Overtake }) {
  const { before, link } = useReport();
  const of = (brand: string) => linkAnswers(link, { brand, ...(engine && { engine }) });
  const lead = rival.comparison;
  return (
    <tr>
      <td>
        {isLoss ? (
          <>
            <strong>{rival.brand}</strong> overtook you
          </>
        ) : (
          <>
            You overtook <strong>{rival.brand}</strong>
          </>
        )}{' '}
        on {label}
      </td>
      <td data-label="Now">
        <Link href={of(rival.brand)} className="answers-link">
          {rival.brand} {percent(rival.brandCoverage)}
        </Link>
        ,{' '}
        <Link href={of(own.brand)} className="answers-link">
          you {percent(own.brandCoverage)}
        </Link>
      </td>
      <td data-label="Their change">
        <Verdict
          before={before}
          verdict={rival.change.verdict}
          difference={rival.change.brandCoverage}
          interval={rival.change}
        />
      </td>
      <td data-label="Your change">
        <Verdict
          before={before}
          verdict={own.change.verdict}
          difference={own.change.brandCoverage}
          interval={own.change}
        />
      </td>
      <td data-label="The lead">
        {lead && lead.brandCoverage !== null && (
          <span className={`verdict ${COMPARISONS[lead.verdict].className}`}>
            {COMPARISONS[lead.verdict].text}{' '}
            <small>{differenceRange({ ...lead, difference: lead.brandCoverage })}</small>
          </span>
        )}
      </td>
    </tr>
  );
}
