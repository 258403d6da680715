import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { usePromptText } from '../answers/find-prompt.ts';
import { safeLink } from '../answers/safe-link.ts';
import { api, type Outputs } from '../api/trpc.ts';
import { DayBars } from '../charts/day-bars.tsx';
import { engineName } from '../format/names.ts';
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
  const { input } = useReport();
  const query = useQuery(api.citations.readHistory.queryOptions({ ...input, url }));
  const href = safeLink(url);
  return (
    <div className="page-history">
      <Loaded query={query} height={120}>
        {({ citationsHistory, totalPeriodCitations, change }) => (
          <>
            <p className="note">
              Cited in {count(totalPeriodCitations, 'answer')}. {describeChange(change)}{' '}
              {href && (
                <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
                  Open the page
                </a>
              )}
            </p>
            <DayBars
              label={`Citations of ${url} by day`}
              days={citationsHistory.map(({ date, totalCitations }) => ({ date, value: totalCitations }))}
              unit="answer"
            />
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
