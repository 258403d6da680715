import { Link } from 'wouter';
import { integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { nameScope } from '../to-do/name-scope.ts';
import { UnusedFilters } from '../to-do/unused-filters.tsx';
import { useRecommendations } from '../to-do/use-recommendations.ts';

const SHOWN = 3;

/** The three most urgent recommendations. */
export function TopActions() {
  const { link } = useReport();
  const query = useRecommendations('suggested', SHOWN);
  return (
    <section className="figure" aria-labelledby="actions">
      <header>
        <div>
          <h2 id="actions">What to do next</h2>
          <UnusedFilters />
        </div>
        <div className="actions">
          <Link href={link('to-do')}>All recommendations</Link>
        </div>
      </header>
      <Loaded query={query} height={120}>
        {(items) =>
          items.length === 0 ? (
            <p className="note">Nothing to recommend for this country and engine right now.</p>
          ) : (
            <>
              {items.length === SHOWN && <p className="note">The {integer(SHOWN)} most urgent recommendations.</p>}
              <ol className="top-actions">
                {items.map((item) => (
                  <li key={item.id}>
                    <Link href={link('to-do', { open: item.id })}>{item.copy.title}</Link>
                    <p>{item.copy.headline}</p>
                    <p className="hint">{nameScope(item)}</p>
                  </li>
                ))}
              </ol>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
