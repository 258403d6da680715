import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../api/errors.ts';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { count, integer } from '../format/numbers.ts';
import { Loaded } from '../shell/states.tsx';
import { CheckFrame, POLL_MS } from './check-frame.tsx';
import { MissingCheck } from './missing-check.tsx';

/** Which crawlers may and can fetch the page, and why not. */
export function CrawlabilityResult({ checkId }: { checkId: string }) {
  const query = useQuery(
    api.crawlabilityChecks.get.queryOptions(
      { checkId },
      { refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? POLL_MS : false) },
    ),
  );
  if (isMissing(query.error)) return <MissingCheck />;
  return (
    <Loaded query={query}>
      {(check) => {
        const { robotsTxtAnalysis = {}, serverBotAccess = {}, evidence, controlAccess } = check;
        const names = Object.keys(robotsTxtAnalysis);
        const blocked = names.filter((name) => !robotsTxtAnalysis[name] || serverBotAccess[name]?.ok === false);
        return (
          <CheckFrame
            kind="Crawlability"
            name={check.url}
            createdDate={check.createdDate}
            status={check.status}
            isQueued={check.queued ?? false}
            failureReason={check.failureReason}
          >
            <Figure
              title={
                blocked.length === 0
                  ? 'Every crawler can fetch the page'
                  : `${count(blocked.length, 'crawler')} of ${integer(names.length)} cannot fetch the page`
              }
              note={
                controlAccess &&
                `A browser ${controlAccess.ok ? 'gets the page' : 'does not get the page either'} (status ${controlAccess.status}).${evidence?.page.noindex ? ' The page forbids indexing (noindex).' : ''}${evidence?.page.nosnippet ? ' The page forbids quoting (nosnippet).' : ''}`
              }
              name="crawlability"
              table={{
                columns: ['Crawler', 'robots.txt', 'Server', 'Status', 'Reason'],
                rows: names.map((name) => [
                  name,
                  robotsTxtAnalysis[name] ? 'allowed' : 'forbidden',
                  serverBotAccess[name] ? (serverBotAccess[name].ok ? 'answers' : 'refuses') : null,
                  serverBotAccess[name]?.status ?? null,
                  evidence?.crawlers[name]?.sentence ?? null,
                ]),
              }}
              call={{ path: `/v1/audits/geo/crawlability-checks/${checkId}` }}
              isTable
            >
              <div className="scroller" tabIndex={0} role="region" aria-label="Crawlers">
                <table className="list stacked">
                  <thead>
                    <tr>
                      <th scope="col">Crawler</th>
                      <th scope="col">robots.txt</th>
                      <th scope="col">Server</th>
                      {evidence && <th scope="col">Why</th>}
                    </tr>
                  </thead>
                  <tbody>
                    {names
                      .toSorted((a, b) => Number(blocked.includes(b)) - Number(blocked.includes(a)))
                      .map((name) => (
                        <tr key={name}>
                          <td>
                            <strong>{name}</strong>
                          </td>
                          <td data-label="robots.txt">
                            <YesNo isGood={robotsTxtAnalysis[name] ?? false} good="allowed" bad="forbidden" />
                          </td>
                          <td data-label="Server">
                            {serverBotAccess[name] ? (
                              <YesNo
                                isGood={serverBotAccess[name].ok}
                                good={`answers ${serverBotAccess[name].status}`}
                                bad={`refuses ${serverBotAccess[name].status || '(no answer)'}`}
                              />
                            ) : (
                              <span className="muted">no fetcher</span>
                            )}
                          </td>
                          {evidence && <td className="whole">{evidence.crawlers[name]?.sentence}</td>}
                        </tr>
                      ))}
                  </tbody>
                </table>
              </div>
            </Figure>
            {evidence && evidence.page.robotsTxtWarnings.length > 0 && (
              <section className="figure">
                <header>
                  <h2>robots.txt</h2>
                </header>
                <ul>
                  {evidence.page.robotsTxtWarnings.map(({ line, message }) => (
                    <li key={`${line} ${message}`}>
                      Line {line}: {message}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </CheckFrame>
        );
      }}
    </Loaded>
  );
}

function YesNo({ isGood, good, bad }: { isGood: boolean; good: string; bad: string }) {
  return (
    <span className={isGood ? 'good' : 'bad'}>
      <span aria-hidden="true">{isGood ? '✓' : '✕'}</span> {isGood ? good : bad}
    </span>
  );
}
