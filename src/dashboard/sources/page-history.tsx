import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { usePromptText } from '../answers/find-prompt.ts';
import { safeLink } from '../answers/safe-link.ts';
import { api, type Outputs } from '../api/trpc.ts';
import { DayBars } from '../charts/day-bars.tsx';
import { addWeeks } from '../charts/weeks.ts';
import { PeriodButton, usePeriod } from '../filters/period.tsx';
import { countryName, engineName } from '../format/names.ts';
import { count, part } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { describeChange } from './describe-change.ts';
import { readHistory } from './read-history.ts';

type Page = Outputs['citations']['list']['items'][number];

/** How often answers cite a page, day by day, and the prompts behind it. */
export function PageHistory({
  page: { url, prompts, promptsTotal },
}: {
  page: Pick<Page, 'url' | 'prompts' | 'promptsTotal'>;
}) {
  const { report, input, country } = useReport();
  const countries = country ? [country] : report.countries;
  const { country: _, ...filters } = input;
  const request = { ...filters, url };
  const query = useQuery({
    queryKey: [...api.citations.readHistory.pathKey(), request, countries],
    queryFn: ({ signal }) => readHistory(request, countries, signal),
  });
  const period = usePeriod();
  const href = safeLink(url);
  return (
    <div className="page-history">
      <Loaded query={query} height={120}>
        {({ total, days, changes }) => (
          <>
            <h3>
              {period === 'week' ? 'Week by week' : 'Day by day'}, {describeCountries(countries)}
            </h3>
            <p className="note">
              Cited in {count(total, 'answer')}. {changes.length === 1 && describeChange(changes[0]?.change ?? null)}{' '}
              {href && (
                <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
                  Open the page
                </a>
              )}
            </p>
            {changes.length > 1 && (
              <ul className="note">
                {changes.map(({ country: code, change }) => (
                  <li key={code}>
                    {countryName(code)}: {describeChange(change)}
                  </li>
                ))}
              </ul>
            )}
            <DayBars
              label={`Citations of ${url} by ${period}`}
              days={period === 'week' ? addWeeks(days) : days}
              unit="answer"
            />
            <PeriodButton />
          </>
        )}
      </Loaded>
      {prompts.length > 0 && (
        <p className="note">{part(prompts.length, promptsTotal, 'prompt', 'those with the most citations first')}:</p>
      )}
      <ul>
        {prompts.map(({ id, engines }) => (
          <PromptLink key={id} promptId={id} engines={engines} />
        ))}
      </ul>
    </div>
  );
}

/** All countries are named, because the history covers those of the report today. */
function describeCountries(countries: string[]): string {
  const names = countries.map(countryName).join(', ');
  return countries.length > 1 ? `all countries (${names})` : names;
}

function PromptLink({ promptId, engines }: { promptId: string; engines: string[] }) {
  const { report, link } = useReport();
  const text = usePromptText(report.workspaceId, promptId);
  return (
    <li>
      <Link href={link(`prompts/${promptId}`, { engines: engines.join(',') })} dir="auto">
        {text ?? promptId}
      </Link>{' '}
      <span className="hint">{engines.map(engineName).join(', ')}</span>
    </li>
  );
}
