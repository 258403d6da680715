import { useQuery } from '@tanstack/react-query';
import { calls, type Inputs } from '../api/trpc.ts';
import { count, decimal, integer } from '../format/numbers.ts';
import { Loaded } from '../shell/states.tsx';
import { useSettled } from '../shell/use-settled.ts';
import { PromptList } from './prompt-list.tsx';
import type { Prompt } from './use-prompts.ts';

/** What the experiment can find, by simulation on the history of the report. Nothing is created. */
export function Plan({ request, prompts }: { request: Inputs['experiments']['plan']; prompts: Prompt[] }) {
  // The name has no effect on it.
  const settled = useSettled(JSON.stringify({ ...request, name: 'Plan', change: 'Plan' }));
  const isReady = request.treatedPromptIds.length > 0 && request.startDate !== '';
  const query = useQuery({
    queryKey: ['experiments.plan', settled],
    queryFn: () => calls.experiments.plan.mutate(JSON.parse(settled) as typeof request),
    enabled: isReady,
    retry: false,
  });
  if (!isReady) return <p className="note">Choose prompts and a day.</p>;
  return (
    <Loaded query={query} height={120}>
      {({ sentence, curve, warnings, treatedQuestions, controlQuestions }) => (
        <>
          <p className="lead" role="status">
            {sentence}
          </p>
          <p className="note">
            {count(treatedQuestions, 'treated question')} and {count(controlQuestions, 'control question')}. Prompts
            that ask the same count once.
          </p>
          {curve.some(({ smallestEffect }) => smallestEffect !== null) && (
            <div className="scroller" tabIndex={0} role="region" aria-label="Smallest effects">
              <table className="data">
                <thead>
                  <tr>
                    <th scope="col" className="number">
                      Weeks
                    </th>
                    <th scope="col" className="number">
                      More questions
                    </th>
                    <th scope="col" className="number">
                      Smallest effect in points
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {curve.map(({ weeks, moreQuestions, smallestEffect }) => (
                    <tr key={`${weeks} ${moreQuestions}`}>
                      <td className="number">{integer(weeks)}</td>
                      <td className="number">{moreQuestions === 0 ? 'as planned' : `+${integer(moreQuestions)}`}</td>
                      <td className="number">{decimal(smallestEffect)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <ul className="warnings">
            {warnings.map(({ code, message, promptIds }) => (
              <li key={code}>
                {message}
                {promptIds.length > 0 && <PromptList title="These prompts" ids={promptIds} prompts={prompts} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
