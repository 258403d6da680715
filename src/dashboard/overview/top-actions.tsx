import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/trpc.ts';
import { engineName } from '../format/names.ts';
import { integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';

const SHOWN = 3;

/** The three most urgent recommendations. */
export function TopActions() {
  const { report, country, link } = useReport();
  const query = useQuery(
    api.recommendations.list.queryOptions({ reportId: report.id, country, state: 'suggested', limit: SHOWN }),
  );
  return (
    <section className="figure" aria-labelledby="actions">
      <header>
        <h2 id="actions">What to do next</h2>
        <div className="actions">
          <Link href={link('to-do')}>All recommendations</Link>
        </div>
      </header>
      <Loaded query={query} height={120}>
        {({ items, paging }) =>
          items.length === 0 ? (
            <p className="note">Nothing to recommend in this country right now.</p>
          ) : (
            <>
              {paging.nextCursor && <p className="note">The {integer(SHOWN)} most urgent recommendations.</p>}
              <ol className="top-actions">
                {items.map(({ id, copy, engine }) => (
                  <li key={id}>
                    <Link href={`${link('to-do')}#${id}`}>{copy.title}</Link>
                    <p>{copy.headline}</p>
                    <p className="hint">{engineName(engine)}</p>
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
