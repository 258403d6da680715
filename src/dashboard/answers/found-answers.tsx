import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { countDays } from '../../domain/shared/windows.ts';
import { api } from '../api/trpc.ts';
import { longDay } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { MoreOnScroll } from '../shell/more-on-scroll.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { AnswerLine } from './answer-line.tsx';
import { isListed, type Named } from './named.ts';

const PAGE = 50;

/** What answers are searched for: a text, a page that they cite, or a site. Empty: not limited. */
export interface Searched {
  text: string;
  page: string;
  site: string;
}

interface FoundAnswersProps {
  searched: Searched;
  brand: string;
  named: Named;
}

/** The answers to all prompts that contain a text or cite a page or site, newest first. */
export function FoundAnswers({ searched, brand, named }: FoundAnswersProps) {
  const { text, page, site } = searched;
  const { input } = useReport();
  const query = useInfiniteQuery(
    api.answers.search.infiniteQueryOptions(
      { ...input, ...(text && { text }), ...(page && { url: page }), ...(site && { domain: site }), limit: PAGE },
      { getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined },
    ),
  );
  const { hasNextPage, isFetching, error, fetchNextPage } = query;
  const last = query.data?.pages.at(-1);
  // The server interrupts a long search. Full pages wait until the reader scrolls.
  const interrupted = hasNextPage && last && last.items.length < PAGE ? last : null;
  // Depends on the page itself: a fast response is rendered together with its request, so that nothing else changes.
  useEffect(() => {
    if (interrupted && !isFetching && !error) void fetchNextPage();
  }, [interrupted, isFetching, error, fetchNextPage]);
  const found = useMemo(
    () => query.data?.pages.flatMap(({ items }) => items).filter((answer) => isListed(answer, brand, named)),
    [query.data, brand, named],
  );
  return (
    <Loaded query={{ ...query, data: found }}>
      {(answers) => (
        <>
          {interrupted ? (
            <SearchProgress reached={interrupted.reachedDate} found={answers.length} />
          ) : (
            answers.length === 0 && !hasNextPage && <Empty title={describeNone(searched, named)} />
          )}
          {!interrupted && answers.length > 0 && (
            <p className="note" role="status">
              {count(answers.length, 'answer')}
              {hasNextPage ? ' so far, more when you scroll' : ' found'}, the newest first.
            </p>
          )}
          <ul className="answer-list found-answers">
            {answers.map((answer) => (
              <AnswerLine key={answer.runId} answer={answer} brand={brand} />
            ))}
          </ul>
          {!interrupted && <MoreOnScroll query={query} />}
        </>
      )}
    </Loaded>
  );
}

function describeNone({ text, page, site }: Searched, named: Named): string {
  const cited = page || site;
  const what = [text && `contains “${text}”`, cited && `cites ${cited}`].filter(Boolean).join(' and ');
  return named === '' ? `No answer ${what}` : `No answer of these ${what}`;
}

/** How far a search of many answers has come. It starts with the newest day. */
function SearchProgress({ reached, found }: { reached: string; found: number }) {
  const { input } = useReport();
  const days = countDays({ startDate: reached, endDate: input.endDate });
  return (
    <div className="progress" role="status" aria-busy="true">
      <p>
        Searching older answers: reached {longDay(reached)}, {count(found, 'answer')} found so far.
      </p>
      <progress value={days} max={countDays(input)} aria-label="Search" />
    </div>
  );
}
