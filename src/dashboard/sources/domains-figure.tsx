import { Link } from 'wouter';
import { linkAnswers } from '../answers/evidence.ts';
import type { ApiCall } from '../api/call.ts';
import { Figure } from '../charts/figure.tsx';
import { count, integer, part } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { type CitedPage, groupByDomain, toSiteTable } from './domains.ts';

const SHOWN = 12;

interface DomainsFigureProps {
  /** The pages loaded so far. */
  pages: CitedPage[];
  isComplete: boolean;
  /** Reads the pages that are not loaded. */
  readAll: () => Promise<CitedPage[]>;
  call: ApiCall;
  /** The site that the pages are limited to, or empty. */
  chosen: string;
  onChoose: (domain: string) => void;
}

/** The sites that answers cite most, as bars. */
export function DomainsFigure({ pages, isComplete, readAll, call, chosen, onChoose }: DomainsFigureProps) {
  const { link } = useReport();
  const domains = groupByDomain(pages);
  const shown = part(Math.min(SHOWN, domains.length), domains.length, 'site', 'the most cited first');
  const most = Math.max(1, domains[0]?.citations ?? 1);
  return (
    <Figure
      title="Sites"
      note={`Citations of the pages of each site${isComplete ? '' : `, of the ${count(pages.length, 'most cited page')}`}: ${shown}. Yours are blue, those of competitors are marked by name. Choose a site to see its pages only, or a number to read its answers.`}
      name="cited-sites"
      table={async () => toSiteTable(groupByDomain(await readAll()))}
      call={call}
      aside={
        chosen && (
          <button type="button" className="quiet" onClick={() => onChoose('')}>
            All sites
          </button>
        )
      }
    >
      <ul className="bars">
        {domains.slice(0, SHOWN).map((each) => (
          <li key={each.domain} className={each.isMyBrandDomain ? 'own' : undefined}>
            <button
              type="button"
              className="bar-filter"
              aria-pressed={chosen === each.domain}
              onClick={() => onChoose(chosen === each.domain ? '' : each.domain)}
            >
              <span className="bar-name">
                {each.domain}{' '}
                <span className="hint">{each.isMyBrandDomain ? 'you' : (each.competitor ?? each.domainCategory)}</span>
              </span>
              <span className="bar" aria-hidden="true">
                <span style={{ width: `${(each.citations / most) * 100}%` }} />
              </span>
            </button>
            <Link
              href={linkAnswers(link, { site: each.domain })}
              className="answers-link number"
              title={`Read the answers that cite ${each.domain}`}
            >
              {integer(each.citations)}
            </Link>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
