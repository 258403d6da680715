import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { mondayOf } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
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

type Page = Outputs['citations']['list']['items'][number];

/** How often answers cite a page, day by day, and the prompts behind it. */
export function PageHistory({
  page: { url, prompts, promptsTotal },
}: {
  page: Pick<Page, 'url' | 'prompts' | 'promptsTotal'>;
}) {
  const { report, comparedInput, before, country: chosen, link } = useReport();
  const query = useQuery(api.citations.readHistory.queryOptions({ ...comparedInput, url }));
  const period = usePeriod();
  const [, navigate] = useLocation();
  const href = safeLink(url);
  return (
    <div className="page-history">
      <Loaded query={query} height={120}>
        {({ country, totalPeriodCitations, change, citationsHistory }) => {
          const days = citationsHistory.map(({ date, totalCitations }) => ({ date, value: totalCitations }));
          return (
            <>
              <h3>
                {period === 'week' ? 'Week by week' : 'Day by day'}, {countryName(country)}
                {!chosen && report.countries.length > 1 && ', the country with the most answers'}
              </h3>
              <p className="note">
                Cited in{' '}
                <Link href={linkAnswers(link, { page: url, country })} className="answers-link">
                  {count(totalPeriodCitations, 'answer')}
                </Link>
                . {describeChange(change, before)}{' '}
                {href && (
                  <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
                    Open the page
                  </a>
                )}
              </p>
              <DayBars
                label={`Citations of ${url} by ${period}`}
                days={period === 'week' ? addWeeks(days) : days}
                unit="answer"
                onOpen={(day) => {
                  const last = days.findLast(
                    ({ date }) => date === day || (period === 'week' && mondayOf(date) === mondayOf(day)),
                  );
                  navigate(linkAnswers(link, { page: url, country, startDate: day, endDate: last?.date ?? day }));
                }}
                action="read its answers"
              />
              <PeriodButton />
            </>
          );
        }}
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
