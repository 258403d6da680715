import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { usePromptText } from '../answers/find-prompt.ts';
import { safeLink } from '../answers/safe-link.ts';
import { api, type Outputs } from '../api/trpc.ts';
import { DayBars } from '../charts/day-bars.tsx';
import { engineName } from '../format/names.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';

type Page = Outputs['citations']['list']['items'][number];

/** How often answers cite a page, day by day, and the prompts behind it. */
export function PageHistory({ url, prompts, label }: { url: string; prompts: Page['prompts']; label: string }) {
  const { input } = useReport();
  const query = useQuery(api.citations.readHistory.queryOptions({ ...input, url }));
  const href = safeLink(url);
  return (
    <div className="page-history">
      <Loaded query={query} height={120}>
        {({ citationsHistory, totalCitationsPreviousPeriod }) => (
          <>
            <p className="note">
              Cited in {label}; {totalCitationsPreviousPeriod} in the window before.{' '}
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
      <ul>
        {prompts.slice(0, 10).map(({ id, engines }) => (
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
