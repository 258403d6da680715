import { type ReactNode, useId, useState } from 'react';
import { type ApiCall, writePath } from '../api/call.ts';
import { save } from '../api/download.ts';
import { messageOf } from '../api/errors.ts';
import { type DataTable, writeCsv } from '../api/table.ts';
import { noteSignedOut } from '../api/trpc.ts';
import { useAddress } from '../filters/use-address.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';

// Most readers look at the chart.
const TableView = loadOnDemand(async () => (await import('./figure-views.tsx')).TableView, 80);
const CallView = loadOnDemand(async () => (await import('./figure-views.tsx')).CallView, 80);

type FigureView = 'chart' | 'table' | 'call';

/** Computes or loads the rows. */
export type ReadTable = () => DataTable | Promise<DataTable>;

interface FigureProps {
  title: string;
  /** What the chart shows and how to read it, in a sentence. */
  note?: ReactNode;
  /** Which filters do not apply to it. */
  scope?: ReactNode;
  /** Name of the CSV file, without extension. */
  name: string;
  /** All rows. A function if they take time to compute, or have to be loaded because the screen shows some of them. */
  table: DataTable | ReadTable;
  call: ApiCall;
  /** Set if the content is a table already. */
  isTable?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

/** A chart with its title, and behind it the same data as a table, as CSV and as an API call. */
export function Figure({ title, note, scope, name, table, call, isTable = false, aside, children }: FigureProps) {
  const [view, setView] = useAddress<FigureView>(`${name}-view`, 'chart', ['table', 'call']);
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  async function saveCsv() {
    setProblem(null);
    try {
      save(`${name}.csv`, writeCsv(typeof table === 'function' ? await table() : table), 'text/csv');
    } catch (error) {
      setProblem(messageOf(noteSignedOut(error)));
    }
  }
  const toggle = (next: 'table' | 'call') => setView(view === next ? 'chart' : next);
  return (
    <section className="figure" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className="note">{note}</p>}
          {scope}
        </div>
        <div className="actions">
          {aside}
          {!isTable && (
            <button type="button" className="quiet" aria-pressed={view === 'table'} onClick={() => toggle('table')}>
              Table
            </button>
          )}
          <button type="button" className="quiet" onClick={() => void saveCsv()}>
            CSV
          </button>
          <button type="button" className="quiet" aria-pressed={view === 'call'} onClick={() => toggle('call')}>
            API
          </button>
        </div>
      </header>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {view === 'table' && <TableView key={writePath(call)} table={table} />}
      {view === 'call' && <CallView call={call} />}
      {view === 'chart' && children}
    </section>
  );
}
