import { useSearch } from 'wouter';
import { useAddress } from '../filters/use-address.ts';
import { count, integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { useWorkspaces } from '../settings/use-workspaces.ts';
import { CheckList } from './check-list.tsx';
import { ContentResult } from './content-result.tsx';
import { CrawlabilityResult } from './crawlability-result.tsx';
import { FanOutResult } from './fan-out-result.tsx';
import { KINDS, type Kind } from './kinds.ts';
import { MissingCheck } from './missing-check.tsx';
import { StartCheck } from './start-check.tsx';

/** Checks of pages and queries: start one, wait for it, read it, compare it with the one before. */
export function Checks({ checkId }: { checkId?: string | undefined }) {
  if (checkId?.startsWith('crw_')) return <CrawlabilityResult checkId={checkId} />;
  if (checkId?.startsWith('cnt_')) return <ContentResult checkId={checkId} />;
  if (checkId?.startsWith('fan_')) return <FanOutResult fanOutId={checkId} />;
  return checkId === undefined ? <Overview /> : <MissingCheck />;
}

function Overview() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const page = new URLSearchParams(useSearch()).get('url');
  const [kind, setKind] = useAddress<Kind>('kind', 'crawlability', Object.keys(KINDS) as Kind[]);
  const workspace = useWorkspaces().data?.find(({ id }) => id === report.workspaceId);
  const left = workspace && workspace.geoAuditMaxCount - workspace.geoAuditUsedCount;
  return (
    <>
      <header className="page-head with-action">
        <h1>Checks</h1>
        <div className="tabs" role="group" aria-label="Kind of check">
          {(Object.keys(KINDS) as Kind[]).map((each) => (
            <button
              key={each}
              type="button"
              className="quiet"
              aria-pressed={kind === each}
              onClick={() => setKind(each)}
            >
              {KINDS[each].name}
            </button>
          ))}
        </div>
      </header>
      <p className="note">
        {KINDS[kind].about}{' '}
        {workspace &&
          `${integer(workspace.geoAuditUsedCount)} of ${count(workspace.geoAuditMaxCount, 'check')} of this month used.`}
      </p>
      {canWrite &&
        (left !== undefined && left <= 0 ? (
          <p className="problem" role="status">
            The checks of this month are used up. The allowance is renewed on the first day of the next month (UTC); an
            admin can raise it in the settings.
          </p>
        ) : (
          <StartCheck key={kind} kind={kind} page={page} />
        ))}
      <CheckList key={`list ${kind}`} kind={kind} />
    </>
  );
}
