import { Link } from 'wouter';
import { countryName, engineName } from '../format/names.ts';
import { integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
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
                {items.map(({ id, copy, engine, data }) => (
                  <li key={id}>
                    <Link href={link('to-do', { open: id })}>{copy.title}</Link>
                    <p>{copy.headline}</p>
                    <p className="hint">
                      {engineName(engine)} · {countryName(data.country)}
                    </p>
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
