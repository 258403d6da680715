import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api/trpc.ts';
import { moment } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { createSearch } from '../format/search.ts';
import { useReport } from '../report/use-report.ts';
import { SearchBox } from '../shell/search-box.tsx';
import { Loaded } from '../shell/states.tsx';
import type { Kind } from './kinds.ts';

interface Item {
  id: string;
  name: string;
  status: string | null;
  createdDate: string;
}

const SHOWN = 200;
const FEW_CHECKS = 10;

/** The latest checks of one kind. */
export function CheckList({ kind }: { kind: Kind }) {
  const { report, link } = useReport();
  const { workspaceId } = report;
  const [text, setText] = useState('');
  const search = createSearch(text);
  const isFound = ({ name }: Item) => search(name);
  const only = (enabledKind: Kind) => ({ enabled: kind === enabledKind });
  const crawlability = useQuery(
    api.crawlabilityChecks.list.queryOptions({ workspaceId, limit: SHOWN }, only('crawlability')),
  );
  const content = useQuery(api.contentChecks.list.queryOptions({ workspaceId, limit: SHOWN }, only('content')));
  const fanOut = useQuery(api.queryFanOuts.list.queryOptions({ workspaceId, limit: SHOWN }, only('fan-out')));
  const { data, error, refetch } = { crawlability, content, 'fan-out': fanOut }[kind];
  const items: Record<Kind, Item[] | undefined> = {
    crawlability: crawlability.data?.items.map(({ id, url, createdDate }) => ({
      id,
      name: url,
      status: null,
      createdDate,
    })),
    content: content.data?.items.map(({ id, url, status, createdDate }) => ({ id, name: url, status, createdDate })),
    'fan-out': fanOut.data?.items.map(({ id, query, status, createdDate }) => ({
      id,
      name: query,
      status,
      createdDate,
    })),
  };
  return (
    <Loaded query={{ data: items[kind], error, refetch }}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="note list-empty">No checks yet.</p>
        ) : (
          <>
            {rows.length > FEW_CHECKS && (
              <SearchBox
                noun="checks"
                value={text}
                onChange={setText}
                found={rows.filter(isFound).length}
                total={rows.length}
              />
            )}
            <table className="list check-list">
              <thead>
                <tr>
                  <th scope="col">{kind === 'fan-out' ? 'Question' : 'Page'}</th>
                  <th scope="col">Started</th>
                </tr>
              </thead>
              <tbody>
                {rows.filter(isFound).map(({ id, name, status, createdDate }) => (
                  <tr key={id}>
                    <td className="url">
                      <Link href={link(`checks/${id}`)} dir="auto">
                        {name}
                      </Link>
                      {status && status !== 'completed' && <span className="hint"> {status}</span>}
                    </td>
                    <td className="muted">{moment(createdDate)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {data?.paging.nextCursor && <p className="note more">The newest {count(SHOWN, 'check')}.</p>}
          </>
        )
      }
    </Loaded>
  );
}
