import { useEffect, useState } from 'react';
import { type ApiCall, writeCurl } from '../api/call.ts';
import type { DataTable } from '../api/table.ts';
import { noteSignedOut } from '../api/trpc.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { Loading, Problem } from '../shell/states.tsx';
import { DataView } from './data-view.tsx';
import type { ReadTable } from './figure.tsx';

/** The data behind a chart as a table. */
export function TableView({ table }: { table: DataTable | ReadTable }) {
  return typeof table === 'function' ? <LoadedTable read={table} /> : <DataView table={table} />;
}

/** A table that is loaded when it is opened. */
function LoadedTable({ read }: { read: ReadTable }) {
  const [reading] = useState(read);
  const [table, setTable] = useState(reading instanceof Promise ? null : reading);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (reading instanceof Promise) reading.then(setTable, (failure: unknown) => setError(noteSignedOut(failure)));
  }, [reading]);
  if (error) return <Problem error={error} />;
  return table ? <DataView table={table} /> : <Loading height={80} />;
}

/** The request that returns the data behind a chart. */
export function CallView({ call }: { call: ApiCall }) {
  const command = writeCurl(call, location.origin);
  return (
    <div className="call">
      <p className="note">The same data from the API. Set KEY to an API key.</p>
      <pre tabIndex={0}>{command}</pre>
      <CopyButton text={command} />
    </div>
  );
}
