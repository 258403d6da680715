import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { api, type Outputs } from '../api/trpc.ts';
import { count, percent } from '../format/numbers.ts';
import { NoStats } from '../overview/stats-state.tsx';
import { type Stats, useStats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { MoreOnScroll } from '../shell/more-on-scroll.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { linkAnswers } from './evidence.ts';
import { hasListed, type Named, readNamed } from './named.ts';
import { PromptAnswers } from './prompt-answers.tsx';

type ReportPrompt = Outputs['reports']['listPrompts']['items'][number];

const PAGE = 50;

/** The answers behind a number: those that the filters choose, prompt by prompt. */
export function Answers() {
  const { report, comparedInput } = useReport();
  const params = new URLSearchParams(useSearch());
  const names = [report.brand, ...(report.competitors ?? []).map(({ brand: name }) => name)];
  const brand = names.find((name) => name === params.get('brand')) ?? report.brand;
  const named = readNamed(params.get('named'));
  const stats = useStats({ ...comparedInput, groupBy: 'engine' });
  return (
    <>
      <header className="page-head">
        <h1>Answers</h1>
      </header>
      <Loaded query={stats}>
        {(found) =>
          found.status === 'ready' ? (
            <>
              <Summary stats={found} brand={brand} names={names} named={named} />
              <PromptList brand={brand} named={named} />
            </>
          ) : (
            <NoStats stats={found} />
          )
        }
      </Loaded>
    </>
  );
}

interface Shown {
  brand: string;
  named: Named;
}

/** The number that the answers below add up to, and which of them are listed. */
function Summary({ stats, brand, names, named }: Shown & { stats: Stats; names: string[] }) {
  const { compared, before, link } = useReport();
  const [, navigate] = useLocation();
  const share = stats.brands.find((each) => each.brand === brand)?.brandCoverage;
  const choose = (chosen: Shown) =>
    navigate(linkAnswers(link, { brand: chosen.brand, ...(chosen.named && { named: chosen.named }) }), {
      replace: true,
    });
  return (
    <div className="answers-summary">
      <p>
        <strong>{percent(share)}</strong> of {count(stats.answers, 'answer')} name{stats.answers === 1 && 's'} {brand}.{' '}
        <Link href={linkAnswers(link, { brand, ...compared, ...(named && { named }) })}>
          See the answers of {before}
        </Link>
      </p>
      <p className="answers-choice">
        <select aria-label="Brand" value={brand} onChange={({ target }) => choose({ brand: target.value, named })}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select
          aria-label="Answers"
          value={named}
          onChange={({ target }) => choose({ brand, named: readNamed(target.value) })}
        >
          <option value="">All answers</option>
          <option value="yes">That name {brand}</option>
          <option value="no">That do not name {brand}</option>
        </select>
      </p>
    </div>
  );
}

function PromptList({ brand, named }: Shown) {
  const { report, input } = useReport();
  const query = useInfiniteQuery(
    api.reports.listPrompts.infiniteQueryOptions(
      {
        ...input,
        ...(brand !== report.brand && { brand }),
        sortBy: 'brandCoverage',
        sortOrder: named === 'no' ? 'asc' : 'desc',
        limit: PAGE,
      },
      { getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined },
    ),
  );
  const prompts = useMemo(
    () => query.data?.pages.flatMap(({ items }) => items).filter((prompt) => hasListed(shareOf(prompt, brand), named)),
    [query.data, brand, named],
  );
  return (
    <Loaded query={{ ...query, data: prompts }}>
      {(items) => (
        <>
          {items.length === 0 && !query.hasNextPage && <Empty title="No such answers for these filters" />}
          {items.map((prompt) => (
            <PromptAnswers
              key={prompt.id}
              promptId={prompt.id}
              text={prompt.prompt}
              answers={prompt.answers}
              share={shareOf(prompt, brand)}
              brand={brand}
              named={named}
            />
          ))}
          <MoreOnScroll query={query} />
        </>
      )}
    </Loaded>
  );
}

function shareOf({ brands }: ReportPrompt, brand: string): number | null {
  return brands.find((each) => each.brand === brand)?.brandCoverage ?? null;
}
