import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { NotApplied } from '../filters/not-applied.tsx';
import { assistantName } from '../format/assistants.ts';
import { count, decimal, quantity } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';

/** Imported conversions of visitors from AI assistants, by landing page. Nothing if there are none in the window. */
export function Conversions() {
  const { report, input } = useReport();
  const { startDate, endDate } = input;
  const query = { reportId: report.id, startDate, endDate };
  const { data } = useQuery(api.imports.listConversions.queryOptions(query));
  if (!data || data.items.length === 0) return null;
  const amountsOf = (revenue: (typeof data.items)[number]['revenue']) =>
    revenue.map(({ currency, amount }) => `${decimal(amount, 2)} ${currency}`).join(', ');
  return (
    <Figure
      title="Conversions of visitors from AI assistants"
      note="Imported from your analytics program, which counts visitors whose source it knows."
      scope={
        <NotApplied
          names={['country', 'engines', 'tag', 'prompts']}
          to="conversions"
          why="An analytics program does not record prompts and answers."
        />
      }
      name="conversions"
      table={{
        columns: ['Page', 'Conversions', 'Revenue', 'Assistants'],
        rows: data.items.map(({ url, domain, conversions, revenue, assistants }) => [
          url ?? `unknown page of ${domain}`,
          conversions,
          amountsOf(revenue),
          assistants.map(({ assistant }) => assistant).join('; '),
        ]),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/conversions`, query: { startDate, endDate } }}
      isTable
    >
      <table className="list">
        <thead>
          <tr>
            <th scope="col">Landing page</th>
            <th scope="col" className="number">
              Conversions
            </th>
            <th scope="col" className="number">
              Revenue
            </th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ url, domain, conversions, revenue, assistants }) => (
            <tr key={url ?? domain}>
              <td className="url">{url ?? `unknown page of ${domain}`}</td>
              <td className="number">{quantity(conversions)}</td>
              <td className="number">{amountsOf(revenue)}</td>
              <td>{assistants.map(({ assistant }) => assistantName(assistant)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.omitted > 0 && <p className="note more">{count(data.omitted, 'more page')} with fewer conversions.</p>}
    </Figure>
  );
}
