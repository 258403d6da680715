import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { safeLink } from '../answers/safe-link.ts';
import { isMissing } from '../api/errors.ts';
import { api, queryClient } from '../api/trpc.ts';
import { dayRange, longDay } from '../format/dates.ts';
import { engineName } from '../format/names.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Missing } from '../shell/missing.tsx';
import { Loaded } from '../shell/states.tsx';
import { type Details, describeState, MEASURES } from './describe.ts';
import { EnginesFigure } from './engines-figure.tsx';
import { LooksFigure } from './looks-figure.tsx';
import { MechanismFigure } from './mechanism-figure.tsx';
import { PromptList } from './prompt-list.tsx';
import { DifferenceFigure, GroupsFigure } from './time-figures.tsx';
import { type Prompt, usePrompts } from './use-prompts.ts';

/** One experiment: what it found, and everything that the result depends on. */
export function ExperimentResult({ experimentId }: { experimentId: string }) {
  const { report, link } = useReport();
  const query = useQuery(api.experiments.get.queryOptions({ reportId: report.id, experimentId }));
  const prompts = usePrompts().data;
  if (isMissing(query.error)) {
    return (
      <Missing title="There is no such experiment" back={{ href: link('experiments'), name: 'All experiments' }}>
        <p>It was deleted, or the address was not copied completely.</p>
      </Missing>
    );
  }
  return <Loaded query={query}>{(experiment) => <Result experiment={experiment} prompts={prompts} />}</Loaded>;
}

function Result({ experiment, prompts }: { experiment: Details; prompts: Prompt[] | undefined }) {
  const { baselineStartDate, endDate, history } = experiment;
  const days = { from: baselineStartDate, to: history.at(-1)?.date ?? endDate };
  return (
    <>
      <header className="page-head with-action">
        <h1 dir="auto">{experiment.name}</h1>
        <Actions experiment={experiment} />
      </header>
      <p className="note">
        {describeState(experiment)}. {MEASURES[experiment.measure]}, {dayRange(baselineStartDate, endDate)}.
        {experiment.isSimulated && ' The answers are simulated.'}
      </p>
      <p className="lead">{experiment.sentence}</p>
      <Changes experiment={experiment} prompts={prompts} />
      <Design experiment={experiment} prompts={prompts} days={days} />
      {history.length > 0 && (
        <>
          <GroupsFigure experiment={experiment} />
          <DifferenceFigure experiment={experiment} />
        </>
      )}
      {experiment.looks.length > 0 && <LooksFigure experiment={experiment} />}
      {experiment.byEngine.length > 0 && <EnginesFigure experiment={experiment} />}
      {experiment.mechanism && (
        <MechanismFigure experiment={experiment} mechanism={experiment.mechanism} prompts={prompts} days={days} />
      )}
    </>
  );
}

const refresh = () => queryClient.invalidateQueries({ queryKey: api.experiments.pathKey() });

function Actions({ experiment: { id: experimentId, reportId, state } }: { experiment: Details }) {
  const { link } = useReport();
  const canWrite = useCanWrite();
  const [, navigate] = useLocation();
  const stop = useMutation(api.experiments.update.mutationOptions({ onSuccess: refresh }));
  const remove = useMutation(
    api.experiments.delete.mutationOptions({
      onSuccess: async () => {
        navigate(link('experiments'));
        queryClient.removeQueries({ queryKey: api.experiments.get.queryKey({ reportId, experimentId }) });
        await refresh();
      },
    }),
  );
  if (!canWrite) return null;
  return (
    <div className="actions">
      {(state === 'planned' || state === 'running') && (
        <button
          type="button"
          disabled={stop.isPending}
          onClick={() =>
            confirm('Stop this experiment? It stays in the list, and its prompts can be part of another one.') &&
            stop.mutate({ reportId, experimentId, state: 'stopped' })
          }
        >
          Stop
        </button>
      )}
      <button
        type="button"
        className="quiet danger"
        disabled={remove.isPending}
        onClick={() =>
          confirm(
            'Delete this experiment and its looks? Stopped experiments are better kept, so that failures count.',
          ) && remove.mutate({ reportId, experimentId })
        }
      >
        Delete
      </button>
      <FormProblem error={stop.error ?? remove.error} />
    </div>
  );
}

/** What changed since the looks were recorded. */
function Changes({ experiment, prompts }: { experiment: Details; prompts: Prompt[] | undefined }) {
  const { changedLooks, missingPromptIds, mixedPromptIds, silentEngines } = experiment;
  const messages = [
    ...(changedLooks.length > 0
      ? [
          `Answers, prompts, questions or settings changed since: ${changedLooks.length} of the looks would be different today. The recorded ones are kept.`,
        ]
      : []),
    ...(silentEngines.length > 0
      ? [`No answers in the last week: ${silentEngines.map(engineName).join(', ')}. Earlier answers still count.`]
      : []),
  ];
  if (messages.length + missingPromptIds.length + mixedPromptIds.length === 0) return null;
  return (
    <div className="problem" role="status">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <PromptList title="No longer part of the report" ids={missingPromptIds} prompts={prompts} />
      <PromptList
        title="Regrouped with prompts of the other group, and not counted"
        ids={mixedPromptIds}
        prompts={prompts}
      />
    </div>
  );
}

interface DesignProps {
  experiment: Details;
  prompts: Prompt[] | undefined;
  days: { from: string; to: string };
}

function Design({ experiment, prompts, days }: DesignProps) {
  const { change, pageUrl, startDate, lagDays, weeks, baselineDays, assign, seed, engines, countries } = experiment;
  const page = pageUrl === null ? null : safeLink(pageUrl);
  const placebo = experiment.design?.placebo;
  return (
    <section className="figure" aria-labelledby="design">
      <header>
        <h2 id="design">The change</h2>
      </header>
      <dl className="facts">
        <dt>What changed</dt>
        <dd dir="auto">{change}</dd>
        {pageUrl && (
          <>
            <dt>Page</dt>
            <dd>
              {page ? (
                <a href={page} rel="noopener noreferrer nofollow ugc" target="_blank">
                  {pageUrl}
                </a>
              ) : (
                pageUrl
              )}
            </dd>
          </>
        )}
        <dt>When</dt>
        <dd>
          {longDay(startDate)}, after a baseline of {baselineDays} days; {lagDays} days of lag, then {weeks}{' '}
          {weeks === 1 ? 'week' : 'weeks'}
        </dd>
        <dt>Groups</dt>
        <dd>{assign === 'random' ? `Drawn at random within pairs (seed ${seed})` : 'Given, not drawn at random'}</dd>
        {(engines ?? countries) && (
          <>
            <dt>Only</dt>
            <dd>{[...(engines ?? []).map(engineName), ...(countries ?? [])].join(', ')}</dd>
          </>
        )}
        {placebo && (
          <>
            <dt>Placebo test</dt>
            <dd>
              {placebo.falsePositives} of {placebo.windows} earlier windows without a change showed one at 5 %. That is
              weak evidence: it finds only what also happened then.
            </dd>
          </>
        )}
      </dl>
      <PromptList title="Treated" ids={experiment.treatedPromptIds} prompts={prompts} days={days} />
      <PromptList title="Controls" ids={experiment.controlPromptIds} prompts={prompts} days={days} />
      <PromptList
        title="Not part of it, because their answers cited the page before"
        ids={experiment.excludedPromptIds}
        prompts={prompts}
        days={days}
      />
    </section>
  );
}
