import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { api, type Outputs } from '../api/trpc.ts';
import { NotApplied } from '../filters/not-applied.tsx';
import { useAddress } from '../filters/use-address.ts';
import { count, percent } from '../format/numbers.ts';
import { NoStats } from '../overview/stats-state.tsx';
import { type Stats, useStats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { MoreOnScroll } from '../shell/more-on-scroll.tsx';
import { ServerSearch } from '../shell/server-search.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { linkAnswers } from './evidence.ts';
import { FoundAnswers } from './found-answers.tsx';
import { hasListed, type Named } from './named.ts';
import { PromptAnswers } from './prompt-answers.tsx';

type ReportPrompt = Outputs['reports']['listPrompts']['items'][number];

const PAGE = 50;

/** The answers behind a number: those that the filters choose, prompt by prompt, or those that a search finds. */
export function Answers() {
  const { report } = useReport();
  const names = [report.brand, ...(report.competitors ?? []).map(({ brand: name }) => name)];
  const [brand, setBrand] = useAddress('brand', report.brand, names);
  const [named, setNamed] = useAddress<Named>('named', '', ['yes', 'no']);
  const [text, setText] = useAddress<string>('text', '');
  const [page, setPage] = useAddress<string>('page', '');
  const [site, setSite] = useAddress<string>('site', '');
  const isSearch = text !== '' || page !== '' || site !== '';
  return (
    <>
      <header className="page-head">
        <h1>Answers</h1>
        {isSearch && <NotApplied names={['comparison']} why="The answers of the window are listed, newest first." />}
      </header>
      <p className="answers-choice">
        <ServerSearch noun="answers" searched={text} onSearch={setText} />
        <select aria-label="Brand" value={brand} onChange={({ target }) => setBrand(target.value)}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select aria-label="Answers" value={named} onChange={({ target }) => setNamed(target.value as Named)}>
          <option value="">All answers</option>
          <option value="yes">That name {brand}</option>
          <option value="no">That do not name {brand}</option>
        </select>
        {page && <CitedChip cited={page} onRemove={() => setPage('')} />}
        {site && <CitedChip cited={site} onRemove={() => setSite('')} />}
      </p>
      {isSearch ? (
        <FoundAnswers searched={{ text, page, site }} brand={brand} named={named} />
      ) : (
        <CountedAnswers brand={brand} named={named} />
      )}
    </>
  );
}

/** The page or site that the answers cite, with a button that lists the others, too. */
function CitedChip({ cited, onRemove }: { cited: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip cited" aria-label={`Remove the filter Cites ${cited}`} onClick={onRemove}>
      <span className="url">Cites {cited}</span> <span aria-hidden="true">×</span>
    </button>
  );
}

interface Shown {
  brand: string;
  named: Named;
}

/** Every answer that the statistics count. */
function CountedAnswers({ brand, named }: Shown) {
  const { comparedInput } = useReport();
  const query = useStats({ ...comparedInput, groupBy: 'engine' });
  return (
    <Loaded query={query}>
      {(stats) =>
        stats.status === 'ready' ? (
          <>
            <Summary stats={stats} brand={brand} named={named} />
            <PromptList brand={brand} named={named} />
          </>
        ) : (
          <NoStats stats={stats} />
        )
      }
    </Loaded>
  );
}

/** The number that the answers below add up to. */
function Summary({ stats, brand, named }: Shown & { stats: Stats }) {
  const { compared, before, link } = useReport();
  const share = stats.brands.find((each) => each.brand === brand)?.brandCoverage;
  return (
    <p className="answers-summary">
      <strong>{percent(share)}</strong> of {count(stats.answers, 'answer')} name{stats.answers === 1 && 's'} {brand}.{' '}
      <Link href={linkAnswers(link, { brand, ...compared, ...(named && { named }) })}>See the answers of {before}</Link>
    </p>
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
