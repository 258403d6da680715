import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { daysOf } from '../../domain/shared/windows.ts';
import { AnswerDots, DotSign, KINDS, kindOf } from '../answers/answer-dots.tsx';
import { usePromptText } from '../answers/find-prompt.ts';
import { readAllAnswers } from '../answers/read-all.ts';
import { type Answer, Reader } from '../answers/reader.tsx';
import { isMissing } from '../api/errors.ts';
import type { DataTable } from '../api/table.ts';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { NotApplied } from '../filters/not-applied.tsx';
import { engineName } from '../format/names.ts';
import { count, percent } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Missing } from '../shell/missing.tsx';
import { Loaded } from '../shell/states.tsx';
import { NoAnswers } from './no-answers.tsx';

/** Every answer to a prompt, and a reader for one of them. */
export function Prompt({ promptId }: { promptId: string }) {
  const { report, input, link } = useReport();
  const { startDate, endDate, country, engines } = input;
  const request = { reportId: report.id, promptId, startDate, endDate, country, ...(engines && { engines }) };
  const query = useQuery({
    queryKey: [...api.answers.list.queryKey(request), 'all'],
    queryFn: ({ signal }) => readAllAnswers(request, { signal }),
  });
  const text = usePromptText(report.workspaceId, promptId);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);

  function select(runId: string) {
    params.set('answer', runId);
    navigate(`${path}?${params}`, { replace: true });
  }

  if (isMissing(query.error)) {
    return (
      <Missing title="There is no such prompt in this report" back={{ href: link('prompts'), name: 'All prompts' }}>
        <p>It was removed from the report, or the address was not copied completely.</p>
      </Missing>
    );
  }
  return (
    <>
      <header className="page-head">
        <p className="back">
          <Link href={link('prompts')}>Prompts</Link>
        </p>
        <h1 dir="auto">{text ?? 'Prompt'}</h1>
        <NotApplied
          names={['tag', 'prompts']}
          why="All answers to this prompt are shown, whatever its tags and words."
        />
        <NotApplied names={['comparison']} why="Single answers are not compared with earlier ones." />
      </header>
      <Loaded query={query}>
        {({ answers, isComplete }) => {
          if (answers.length === 0) return <NoAnswers promptId={promptId} />;
          const selected = answers.find(({ runId }) => runId === params.get('answer')) ?? answers[0];
          const answered = answers.filter(({ state }) => state === 'answered');
          const named = answered.filter((answer) => kindOf(answer) === 'named').length;
          return (
            <>
              <Figure
                title={`${report.brand} in ${percent(answered.length > 0 ? named / answered.length : null)} of ${count(answered.length, 'answer')}`}
                note={
                  <span className="dot-legend">
                    {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
                      <span key={kind}>
                        <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" className={`dot ${kind}`}>
                          <DotSign kind={kind} />
                        </svg>
                        {KINDS[kind]}
                      </span>
                    ))}
                    {!isComplete && <span>Only the newest {count(answers.length, 'answer')}.</span>}
                  </span>
                }
                name="answers"
                table={
                  isComplete
                    ? toTable(answers)
                    : async () => toTable((await readAllAnswers(request, { most: Infinity })).answers)
                }
                call={{
                  path: `/v1/reports/brand/${report.id}/prompts/${promptId}/ai-responses`,
                  query: { startDate, endDate, country, engines },
                }}
              >
                <AnswerDots
                  answers={answers}
                  days={daysOf(input)}
                  selected={selected?.runId ?? null}
                  onSelect={select}
                />
              </Figure>
              {selected && <Reader answer={selected} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function toTable(answers: Answer[]): DataTable {
  return {
    columns: ['Day', 'Engine', 'State', 'Brands named', 'Cited pages', 'Model'],
    rows: answers.map((answer) => [
      answer.runDate,
      engineName(answer.engine),
      KINDS[kindOf(answer)],
      [...new Set(answer.mentions.map(({ brand }) => brand))].join('; '),
      answer.citations.length,
      answer.model,
    ]),
  };
}
