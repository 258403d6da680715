import type { ApiCall } from '../api/call.ts';
import { Figure } from '../charts/figure.tsx';
import { count, integer, part } from '../format/numbers.ts';
import { type CitedPage, groupByDomain, toSiteTable } from './domains.ts';

const SHOWN = 12;

/** The sites that answers cite most, as bars. */
export function DomainsFigure({
  pages,
  isComplete,
  readAll,
  call,
}: {
  /** The pages loaded so far. */
  pages: CitedPage[];
  isComplete: boolean;
  /** Reads the pages that are not loaded. */
  readAll: () => Promise<CitedPage[]>;
  call: ApiCall;
}) {
  const domains = groupByDomain(pages);
  const shown = part(Math.min(SHOWN, domains.length), domains.length, 'site', 'the most cited first');
  const most = Math.max(1, domains[0]?.citations ?? 1);
  return (
    <Figure
      title="Sites"
      note={`Citations of the pages of each site${isComplete ? '' : `, of the ${count(pages.length, 'most cited page')}`}: ${shown}. Yours are blue, those of competitors are marked by name.`}
      name="cited-sites"
      table={async () => toSiteTable(groupByDomain(await readAll()))}
      call={call}
    >
      <ul className="bars">
        {domains.slice(0, SHOWN).map((each) => (
          <li key={each.domain} className={each.isMyBrandDomain ? 'own' : undefined}>
            <span className="bar-name">
              {each.domain}{' '}
              <span className="hint">{each.isMyBrandDomain ? 'you' : (each.competitor ?? each.domainCategory)}</span>
            </span>
            <span className="bar" aria-hidden="true">
              <span style={{ width: `${(each.citations / most) * 100}%` }} />
            </span>
            <span className="number">{integer(each.citations)}</span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
