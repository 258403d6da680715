import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { Sparkline } from '../charts/sparkline.tsx';
import { NotApplied } from '../filters/not-applied.tsx';
import { dayRange } from '../format/dates.ts';
import { percent } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';

/** What other trackers reported, apart from the statistics. Nothing if nothing was imported. */
export function ImportedHistory() {
  const { report } = useReport();
  const { data } = useQuery(api.imports.listHistory.queryOptions({ reportId: report.id }));
  if (!data || data.items.length === 0) return null;
  return (
    <Figure
      title="Imported from other trackers"
      note="Not measured by Sightline: other prompts, samples and rules. These values are not part of any statistic above, and their level cannot be compared with it."
      scope={
        <NotApplied
          names={['window', 'comparison', 'country', 'engines', 'tag', 'prompts']}
          why="All imported values are shown: another tracker asked other prompts."
        />
      }
      name="imported-history"
      table={{
        columns: ['Tracker', 'Engine', 'Day', 'Visibility'],
        rows: data.items.flatMap(({ tracker, engine, points }) =>
          points.map(({ day, visibility }) => [tracker, engine, day, visibility]),
        ),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/imported-history` }}
      isTable
    >
      <table className="list stacked">
        <thead>
          <tr>
            <th scope="col">Tracker</th>
            <th scope="col">Engine</th>
            <th scope="col">Days</th>
            <th scope="col">First</th>
            <th scope="col">Last</th>
            <th scope="col">Course</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ tracker, engine, points }) => (
            <tr key={`${tracker} ${engine}`}>
              <th scope="row">{tracker} (imported)</th>
              <td data-label="Engine">{engine ?? 'all together'}</td>
              <td data-label="Days">{dayRange(points[0]?.day ?? '', points.at(-1)?.day ?? '')}</td>
              <td data-label="First">{percent(points[0]?.visibility)}</td>
              <td data-label="Last">{percent(points.at(-1)?.visibility)}</td>
              <td data-label="Course">
                <Sparkline
                  values={points.map(({ visibility }) => visibility)}
                  label={`${points.length} values of ${tracker}`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
