import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { api } from '../api/trpc.ts';
import { count, integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { useNear } from '../shell/use-near.ts';
import { AnswerLine } from './answer-line.tsx';
import { isListed, type Named } from './named.ts';

const PAGE = 20;

interface PromptAnswersProps {
  promptId: string;
  text: string;
  answers: number;
  share: number | null;
  brand: string;
  named: Named;
}

/** The answers to one prompt, newest first. They are loaded when the prompt comes into view. */
export function PromptAnswers({ promptId, text, answers, share, brand, named }: PromptAnswersProps) {
  const { report, input, link } = useReport();
  const { startDate, endDate, country, engines } = input;
  const [ref, isNear] = useNear<HTMLElement>();
  const id = useId();
  const query = useInfiniteQuery({
    ...api.answers.list.infiniteQueryOptions(
      { reportId: report.id, promptId, startDate, endDate, country, ...(engines && { engines }), limit: PAGE },
      { getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined },
    ),
    enabled: isNear,
  });
  const listed = query.data?.pages.flatMap(({ items }) => items).filter((answer) => isListed(answer, brand, named));
  return (
    <section ref={ref} className="prompt-answers" aria-labelledby={id}>
      <h2 id={id}>
        <Link href={link(`prompts/${promptId}`)} dir="auto">
          {text}
        </Link>
      </h2>
      <p className="note">
        {integer(Math.round((share ?? 0) * answers))} of {count(answers, 'answer')} name {brand}
      </p>
      <Loaded query={{ ...query, data: listed }} height={60}>
        {(items) => (
          <ul className="answer-list">
            {items.map((answer) => (
              <AnswerLine key={answer.runId} answer={answer} brand={brand} />
            ))}
          </ul>
        )}
      </Loaded>
      {query.hasNextPage && (
        <button type="button" className="quiet" disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {query.isFetching ? 'Loading …' : 'Older answers'}
        </button>
      )}
    </section>
  );
}
