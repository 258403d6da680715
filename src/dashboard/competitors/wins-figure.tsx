import { Link } from 'wouter';
import { useAllPages } from '../api/all-pages.ts';
import { api, calls } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { count, integer, part, percent } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { findWins } from './wins.ts';

const SHOWN = 25;

/** Which brand answers name most, prompt by prompt. */
export function WinsFigure() {
  const { report, input, link } = useReport();
  const query = useAllPages(api.reports.listPrompts.queryKey(input), (page, options) =>
    calls.reports.listPrompts.query({ ...input, ...page }, options),
  );
  return (
    <Loaded query={query}>
      {(items) => {
        const wins = findWins(items);
        const led = wins.filter(({ leaders }) => leaders.includes(report.brand)).length;
        return (
          <Figure
            title="Who wins which prompt"
            note={`You are named most in ${count(led, 'prompt')} of ${integer(wins.length)}. Shown: ${part(Math.min(SHOWN, wins.length), wins.length, 'prompt', 'the widest gaps first')}. Single prompts vary by chance.`}
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
