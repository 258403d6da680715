import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { linkAnswers } from '../answers/evidence.ts';
import { readAllPages } from '../api/all-pages.ts';
import type { DataTable } from '../api/table.ts';
import { api, calls, type Outputs } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { NotApplied } from '../filters/not-applied.tsx';
import { count, integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';

const FINDINGS = {
  cited_with_errors: 'Cited, but crawlers get errors',
  fetched_not_cited: 'Fetched, not cited',
  cited_not_fetched: 'Cited, not fetched',
  referred: 'People come from it',
  none: '',
} as const;

const SHOWN = 50;

/** Your pages on their way: fetched by crawlers, cited in answers, visited by people. */
export function Journey() {
  const { report, input, link } = useReport();
  const query = useQuery(api.agentAnalytics.journey.queryOptions({ ...input, limit: SHOWN }));
  return (
    <Loaded query={query} height={80}>
      {({ availability, items, paging }) =>
        availability === 'not_connected' ? (
          <section className="figure">
            <header>
              <h2>Your pages, from crawler to visitor</h2>
            </header>
            <p className="note">
              <Link href={link('agents')}>Connect the log of your web server</Link> to see which of your pages AI
              crawlers fetch, answers cite and people open.
            </p>
          </section>
        ) : (
          <Figure
            title="Your pages, from crawler to visitor"
            note="How often AI crawlers fetched each page, answers cited it, and people came to it from AI assistants."
            scope={
              <NotApplied
                names={['country', 'engines', 'tag', 'prompts']}
                to="fetches and visits"
                why="A log does not record prompts and answers. Citations follow every filter."
              />
            }
            name="journey"
            table={async () =>
              toTable(await readAllPages((page) => calls.agentAnalytics.journey.query({ ...input, ...page })))
            }
            call={{ path: `/v1/reports/brand/${report.id}/agent-analytics/journey`, query: input }}
            isTable
          >
            {items.length === 0 && <p className="note">No visits and no citations of your pages in this window.</p>}
            {items.length > 0 && (
              <div className="scroller" tabIndex={0} role="region" aria-label="Your pages">
                <table className="list stacked">
                  <thead>
                    <tr>
                      <th scope="col">Page</th>
                      <th scope="col" className="number">
                        Fetched
                      </th>
                      <th scope="col" className="number">
                        Cited
                      </th>
                      <th scope="col" className="number">
                        Visited
                      </th>
                      <th scope="col">Finding</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((page) => (
                      <tr key={page.url}>
                        <td className="url">{page.url}</td>
                        <td className="number" data-label="Fetched">
                          {integer(page.fetches)}
                        </td>
                        <td className="number" data-label="Cited">
                          {page.citations > 0 ? (
                            <Link
                              href={linkAnswers(link, { page: page.url })}
                              className="answers-link"
                              title="Read the answers that cite it"
                            >
                              {integer(page.citations)}
                            </Link>
                          ) : (
                            integer(page.citations)
                          )}
                        </td>
                        <td className="number" data-label="Visited">
                          {integer(page.referrals)}
                        </td>
                        <td data-label="Finding">{FINDINGS[page.finding]}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
            {paging.nextCursor && (
              <p className="note more">The first {count(SHOWN, 'page')}. All of them are in the CSV.</p>
            )}
          </Figure>
        )
      }
    </Loaded>
  );
}

function toTable(pages: Outputs['agentAnalytics']['journey']['items']): DataTable {
  return {
    columns: ['Page', 'Fetches', 'Verified', 'Citations', 'Referrals', 'Errors', 'Finding'],
    rows: pages.map((page) => [
      page.url,
      page.fetches,
      page.verifiedFetches,
      page.citations,
      page.referrals,
      page.errors,
      page.finding,
    ]),
  };
}
