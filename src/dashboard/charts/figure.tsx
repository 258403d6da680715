import { type ReactNode, useId, useState } from 'react';
import { type ApiCall, writeCurl } from '../api/call.ts';
import { save } from '../api/download.ts';
import { type DataTable, writeCsv } from '../api/table.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { DataView } from './data-view.tsx';

interface FigureProps {
  title: string;
  /** What the chart shows and how to read it, in a sentence. */
  note?: ReactNode;
  /** Name of the CSV file, without extension. */
  name: string;
  /** A function if it takes time to compute. */
  table: DataTable | (() => DataTable);
  call: ApiCall;
  /** Set if the content is a table already. */
  isTable?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** A chart with its title, and behind it the same data as a table, as CSV and as an API call. */
export function Figure({ title, note, name, table, call, isTable = false, aside, children }: FigureProps) {
  const [view, setView] = useState<'chart' | 'table' | 'call'>('chart');
  const id = useId();
  const readTable = () => (typeof table === 'function' ? table() : table);
  const toggle = (next: 'table' | 'call') => setView(view === next ? 'chart' : next);
  return (
    <section className="figure" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className="note">{note}</p>}
        </div>
        <div className="actions">
          {aside}
          {!isTable && (
            <button type="button" className="quiet" aria-pressed={view === 'table'} onClick={() => toggle('table')}>
              Table
            </button>
          )}
          <button
            type="button"
            className="quiet"
            onClick={() => save(`${name}.csv`, writeCsv(readTable()), 'text/csv')}
          >
            CSV
          </button>
          <button type="button" className="quiet" aria-pressed={view === 'call'} onClick={() => toggle('call')}>
            API
          </button>
        </div>
      </header>
      {view === 'table' && <DataView table={readTable()} />}
      {view === 'call' && <CallView call={call} />}
      {view === 'chart' && children}
    </section>
  );
}

function CallView({ call }: { call: ApiCall }) {
  const command = writeCurl(call, location.origin);
  return (
    <div className="call">
      <p className="note">The same data from the API. Set KEY to an API key.</p>
      <pre tabIndex={0}>{command}</pre>
      <CopyButton text={command} />
    </div>
  );
}
