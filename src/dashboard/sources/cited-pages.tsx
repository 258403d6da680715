import { Fragment } from 'react';
import { Link } from 'wouter';
import { linkAnswers } from '../answers/evidence.ts';
import { PlainText } from '../answers/plain-text.tsx';
import type { Outputs } from '../api/trpc.ts';
import { useAddress } from '../filters/use-address.ts';
import { integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { PageHistory } from './page-history.tsx';

type Page = Outputs['citations']['list']['items'][number];

/** Cited pages as a table. A row opens to the history of its page. */
export function CitedPages({ pages }: { pages: Page[] }) {
  const { link } = useReport();
  const [open, setOpen] = useAddress<string>('open', '');
  return (
    <div className="scroller" tabIndex={0} role="region" aria-label="Cited pages">
      <table className="list pages stacked">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Kind of site</th>
            <th scope="col">Named in its answers</th>
            <th scope="col" className="number">
              Prompts
            </th>
            <th scope="col" className="number">
              Answers
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <Fragment key={page.url}>
              <tr>
                <td>
                  <button
                    type="button"
                    className="disclosure"
                    aria-expanded={open === page.url}
                    onClick={() => setOpen(open === page.url ? '' : page.url)}
                  >
                    <PlainText text={page.title || page.url} />
                  </button>
                  <span className="hint url">{page.url}</span>
                </td>
                <td data-label="Kind of site">
                  {page.isMyBrandDomain ? 'Your site' : (page.competitor ?? page.domainCategory)}
                </td>
                <td data-label="Named in its answers">
                  {page.brandMentioned ? 'you' : <span className="muted">not you</span>}
                </td>
                <td className="number" data-label="Prompts">
                  {integer(page.promptsTotal)}
                </td>
                <td className="number" data-label="Answers">
                  <Link
                    href={linkAnswers(link, { page: page.url })}
                    className="answers-link"
                    title="Read the answers that cite it"
                  >
                    {integer(page.citations)}
                  </Link>
                </td>
              </tr>
              {open === page.url && (
                <tr>
                  <td colSpan={5}>
                    <PageHistory page={page} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
