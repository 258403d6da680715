import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { linkRecommended } from '../answers/evidence.ts';
import { AnswerText } from '../answers/markdown.ts';
import { safeLink } from '../answers/safe-link.ts';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { useAddress } from '../filters/use-address.ts';
import { shortEngineName } from '../format/names.ts';
import { count, integer } from '../format/numbers.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { type OpenReport, useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { describeEffect } from './describe-effect.ts';
import { nameScope } from './name-scope.ts';
import { countryOf, listSteps, type Target } from './steps.ts';

type Item = Outputs['recommendations']['list']['items'][number];

const TYPES: Record<Item['type'], string> = {
  content_partnership_opportunities: 'Get mentioned elsewhere',
  content_gap: 'Content gap',
  citation_loss: 'Lost citations',
  competitors_count: 'Untracked competitors',
  crawler_access: 'Crawler access',
};

/** One action with its reason, its evidence and its state. */
export function Recommendation({ item }: { item: Item }) {
  const { report, link } = useReport();
  const canWrite = useCanWrite();
  const [open, setOpen] = useAddress<string>('open', '');
  const opened = open.split(',').filter(Boolean);
  const isOpen = opened.includes(item.id);
  const toggle = () => setOpen((isOpen ? opened.filter((id) => id !== item.id) : [...opened, item.id]).join(','));
  const update = useMutation(
    api.recommendations.update.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.recommendations.pathKey() }),
    }),
  );
  const setState = (state: Item['state']) => update.mutate({ reportId: report.id, recommendationId: item.id, state });
  const { copy, data } = item;
  const evidence = linkRecommended(link, item);
  return (
    <li id={item.id}>
      <div className="recommendation-head">
        <span className="priority" title="Priority of 10">
          {item.priority}
        </span>
        <div>
          <h2>
            <button type="button" className="disclosure" aria-expanded={isOpen} onClick={toggle}>
              {copy.title}
            </button>
          </h2>
          <p>{copy.headline}</p>
          <p className="hint">
            {TYPES[item.type]} · {nameScope(item)} · {data.citations > 0 && `${count(data.citations, 'answer')} · `}
            <Link href={evidence.href}>{evidence.label}</Link>
          </p>
          {item.effect && <p className="effect">{describeEffect(item.effect)}</p>}
        </div>
        {canWrite && (
          <div className="form-actions">
            {item.state === 'suggested' ? (
              <>
                <button type="button" disabled={update.isPending} onClick={() => setState('completed')}>
                  Done
                </button>
                <button
                  type="button"
                  className="quiet"
                  disabled={update.isPending}
                  onClick={() => setState('dismissed')}
                >
                  Dismiss
                </button>
              </>
            ) : (
              <>
                {item.state === 'completed' && (
                  <Link href={linkExperiment(link, item)} className="button">
                    Start an experiment
                  </Link>
                )}
                <button type="button" disabled={update.isPending} onClick={() => setState('suggested')}>
                  Reopen
                </button>
              </>
            )}
          </div>
        )}
      </div>
      <FormProblem error={update.error} />
      {isOpen && (
        <div className="evidence">
          <AnswerText content={copy.reasoning} mentions={[]} />
          <h3>Steps</h3>
          <ol className="task-steps">
            {listSteps(item, copy.suggestions).map(({ text, target }) => (
              <li key={text}>
                {text} {target && <StepLink target={target} />}
              </li>
            ))}
          </ol>
          {data.prompts.length > 0 && (
            <>
              <h3>Answers behind it</h3>
              <ul>
                {data.prompts.map(({ promptId, prompt, answers, engines = [item.engine] }) => (
                  <li key={promptId}>
                    <Link
                      href={link(`prompts/${promptId}`, {
                        engines: engines.join(),
                        from: data.startDate,
                        to: data.endDate,
                        ...countryOf(item),
                      })}
                      dir="auto"
                    >
                      {prompt}
                    </Link>{' '}
                    <span className="hint">
                      {engines.map(shortEngineName).join(', ')}
                      {answers ? `: ${count(answers, 'answer')}` : ''}
                    </span>
                  </li>
                ))}
              </ul>
              {(item.promptsTotal ?? 0) > data.prompts.length && (
                <p className="note">
                  {integer(data.prompts.length)} of {count(item.promptsTotal ?? 0, 'prompt')}.
                </p>
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** A form that contains the task. */
function linkExperiment(link: OpenReport['link'], { copy, data }: Item): string {
  return link('experiments/new', {
    name: copy.title.slice(0, TEXT_LIMITS.viewName),
    prompts: data.prompts.map(({ promptId }) => promptId).join(','),
  });
}

function StepLink({ target: { name, screen, query, url } }: { target: Target }) {
  const { link } = useReport();
  const href = url === undefined ? null : safeLink(url);
  if (href) {
    return (
      <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank" className="step-link">
        {name}
      </a>
    );
  }
  return screen === undefined ? null : (
    <Link href={link(screen, query)} className="step-link">
      {name}
    </Link>
  );
}
