import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api/trpc.ts';
import { longDay } from '../format/dates.ts';
import { shortEngineName } from '../format/names.ts';
import { count, integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { useNear } from '../shell/use-near.ts';
import { DotSign } from './answer-dots.tsx';
import { isListed, type Named } from './named.ts';
import { PlainText } from './plain-text.tsx';
import { quoteAround } from './quote.ts';
import { type Answer, Reader } from './reader.tsx';

const PAGE = 20;
const LONGEST_EXCERPT = 160;

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

/** An answer in one line. It opens to its full text, with the pages it cites. */
function AnswerLine({ answer, brand }: { answer: Answer; brand: string }) {
  const [isOpen, setOpen] = useState(false);
  const isNamed = answer.mentions.some((mention) => mention.brand === brand);
  return (
    <li>
      <button type="button" className="answer-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <svg
          width="14"
          height="14"
          viewBox="-7 -7 14 14"
          className={`dot ${isNamed ? 'named' : 'unnamed'}`}
          role="img"
          aria-label={isNamed ? `Names ${brand}` : `Does not name ${brand}`}
        >
          <DotSign kind={isNamed ? 'named' : 'unnamed'} />
        </svg>
        <span className="answer-origin">
          {shortEngineName(answer.engine)} <span className="muted">{longDay(answer.runDate)}</span>
        </span>
        <span className="answer-excerpt" dir="auto">
          <Excerpt answer={answer} brand={brand} />
        </span>
      </button>
      {isOpen && <Reader answer={answer} />}
    </li>
  );
}

/** The words around the brand, or the first words of an answer that does not name it. */
function Excerpt({ answer: { content, mentions }, brand }: { answer: Answer; brand: string }) {
  const mention = mentions.find((each) => each.brand === brand);
  if (!mention || content === null) {
    const start = (content ?? '').replaceAll(/\[\d+\](?:\([^)]*\))?|[*#>|`\s]+/g, ' ').trim();
    return <PlainText text={start.length > LONGEST_EXCERPT ? `${start.slice(0, LONGEST_EXCERPT)} …` : start} />;
  }
  const { before, name, after } = quoteAround(content, mention);
  return (
    <>
      <PlainText text={before} />
      <mark className={mention.isMainBrand ? 'own' : 'other'}>
        <PlainText text={name} />
      </mark>
      <PlainText text={after} />
    </>
  );
}
