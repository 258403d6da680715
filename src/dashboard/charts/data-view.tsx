import type { DataTable } from '../api/table.ts';
import { cellNumber, NONE } from '../format/numbers.ts';
import { findTerms, TERMS } from '../format/terms.ts';

/** The data behind a chart as a table. */
export function DataView({ table: { columns, rows } }: { table: DataTable }) {
  const terms = findTerms(columns);
  return (
    <>
      <div className="scroller" tabIndex={0} role="region" aria-label="Data of the chart">
        <table className="data">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity and never move
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={columns[column]} className={typeof cell === 'number' ? 'number' : undefined}>
                    {typeof cell === 'number' ? cellNumber(cell) : (cell ?? NONE)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {terms.length > 0 && (
        <dl className="glossary">
          {terms.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{TERMS[name]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
