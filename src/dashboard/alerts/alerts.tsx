import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import { api, calls, type Outputs } from '../api/trpc.ts';
import { useAddress } from '../filters/use-address.ts';
import { moment } from '../format/dates.ts';
import { useSession } from '../session/use-session.ts';
import { Shell } from '../shell/shell.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { EVENT_NAMES } from './names.ts';
import { showDates } from './show-dates.ts';

type Alert = Outputs['alerts']['list']['items'][number];

const TABS = { fired: 'Fired', waiting: 'To be confirmed', muted: 'Muted' } as const;
type Tab = keyof typeof TABS;
const KNOWN = Object.keys(TABS) as Tab[];

const TAB_OF: Record<Alert['state'], Tab> = {
  fired: 'fired',
  unconfirmed: 'waiting',
  muted: 'muted',
  withdrawn: 'muted',
};

const EMPTY: Record<Tab, { title: string; why: string }> = {
  fired: {
    title: 'Nothing fired',
    why: 'Changes fire only if a test finds them, and finds them again three days later.',
  },
  waiting: { title: 'Nothing waits', why: 'Changes that were found are listed here until they are tested again.' },
  muted: {
    title: 'Nothing was muted',
    why: 'Changes that a model or an engine explains, and those that were not confirmed, are listed here.',
  },
};

/** What fired in a workspace and why, and what was muted and why. */
export function Alerts() {
  const { workspaces } = useSession();
  const chosen = new URLSearchParams(useSearch()).get('workspace');
  const workspace = workspaces.find(({ id }) => id === chosen) ?? workspaces[0];
  return (
    <Shell title="Alerts" workspaceId={workspace?.id}>
      <header className="page-head">
        <h1>Alerts</h1>
        {workspaces.length > 1 && workspace && <p className="note">Workspace {workspace.name}</p>}
      </header>
      {workspace ? <AlertList key={workspace.id} workspaceId={workspace.id} /> : <Empty title="No workspace" />}
    </Shell>
  );
}

function AlertList({ workspaceId }: { workspaceId: string }) {
  const [tab, setTab] = useAddress<Tab>('show', 'fired', KNOWN);
  const query = useInfiniteQuery({
    queryKey: [...api.alerts.list.queryKey({ id: workspaceId }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      calls.alerts.list.query({ id: workspaceId, limit: 200, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined,
  });
  return (
    <>
      <div className="tabs" role="group" aria-label="State">
        {KNOWN.map((each) => (
          <button key={each} type="button" className="quiet" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {TABS[each]}
          </button>
        ))}
      </div>
      <Loaded query={query}>
        {({ pages }) => {
          const alerts = pages.flatMap(({ items }) => items).filter(({ state }) => TAB_OF[state] === tab);
          return (
            <>
              {alerts.length === 0 ? (
                <Empty title={EMPTY[tab].title}>
                  <p>{EMPTY[tab].why}</p>
                </Empty>
              ) : (
                <ul className="alerts">
                  {alerts.map((alert) => (
                    <AlertItem key={alert.id} alert={alert} />
                  ))}
                </ul>
              )}
              {query.hasNextPage && (
                <button type="button" className="more" onClick={() => void query.fetchNextPage()}>
                  Show earlier alerts
                </button>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function AlertItem({ alert }: { alert: Alert }) {
  const { event, isSimulated, sentence, links, createdDate, firedDate } = alert;
  return (
    <li>
      <p>
        {isSimulated && <strong>Simulated: </strong>}
        {showDates(sentence)}
      </p>
      <p className="hint">
        {EVENT_NAMES[event]} · {moment(firedDate ?? createdDate)}
        {links.map(({ title, path }) => (
          <span key={path}>
            {' · '}
            <Link href={path}>{title}</Link>
          </span>
        ))}
      </p>
    </li>
  );
}
