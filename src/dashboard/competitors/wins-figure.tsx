import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { count, percent } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { findWins } from './wins.ts';

const MOST = 200;
const SHOWN = 25;

/** Which brand answers name most, prompt by prompt. */
export function WinsFigure() {
  const { report, input, link } = useReport();
  const query = useQuery(api.reports.listPrompts.queryOptions({ ...input, limit: MOST }));
  return (
    <Loaded query={query}>
      {({ items }) => {
        const wins = findWins(items);
        const led = wins.filter(({ leaders }) => leaders.includes(report.brand)).length;
        return (
          <Figure
            title="Who wins which prompt"
            note={`You are named most in ${count(led, 'prompt')} of ${wins.length}. The widest gaps come first. Single prompts vary by chance.`}
            name="prompt-leaders"
            table={{
              columns: ['Prompt', 'Named most', 'Share of answers', 'Your share'],
              rows: wins.map(({ prompt, leaders, share, own }) => [prompt, leaders.join('; '), share, own]),
            }}
            call={{ path: `/v1/reports/brand/${report.id}/prompts`, query: input }}
            isTable
          >
            <div className="scroller" tabIndex={0} role="region" aria-label="Leaders by prompt">
              <table className="list">
                <thead>
                  <tr>
                    <th scope="col">Prompt</th>
                    <th scope="col">Named most</th>
                    <th scope="col" className="number">
                      Their share
                    </th>
                    <th scope="col" className="number">
                      Yours
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {wins.slice(0, SHOWN).map(({ id, prompt, leaders, share, own }) => (
                    <tr key={id}>
                      <td>
                        <Link href={link(`prompts/${id}`)} dir="auto">
                          {prompt}
                        </Link>
                      </td>
                      <td>
                        {leaders.map((name, index) => (
                          <span key={name} className={name === report.brand ? 'own-name' : undefined}>
                            {index > 0 && ', '}
                            {name}
                          </span>
                        ))}
                        {leaders.length === 0 && <span className="muted">none of them</span>}
                      </td>
                      <td className="number">
                        <Link href={link(`prompts/${id}`)} className="answers-link" title="Read the answers">
                          {percent(share)}
                        </Link>
                      </td>
                      <td className="number">
                        <Link href={link(`prompts/${id}`)} className="answers-link" title="Read the answers">
                          {percent(own)}
                        </Link>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Figure>
        );
      }}
    </Loaded>
  );
}
