import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { quoteAround } from '../answers/quote.ts';
import { useAllPages } from '../api/all-pages.ts';
import { api, calls } from '../api/trpc.ts';
import { engineName } from '../format/names.ts';
import { part, percent } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { findMoves, type Move } from './moves.ts';

const SHOWN = 3;

/** The prompts whose answers changed most, each with a quote. */
export function MovesSection() {
  const { input, compared, before } = useReport();
  const now = usePromptShares(input);
  const earlier = usePromptShares({ ...input, ...compared });
  if (!now.data || !earlier.data) return null;
  const { gained, lost } = findMoves(now.data, earlier.data);
  if (gained.length + lost.length === 0) return null;
  return (
    <section className="figure" aria-labelledby="moves">
      <header>
        <div>
          <h2 id="moves">Where to read</h2>
          <p className="note">
            Prompts whose answers name you more or less often than in {before}. Single prompts vary by chance: read the
            answers before you act.
          </p>
        </div>
      </header>
      <div className="columns">
        <MoveList title="Gained" moves={gained} isGain />
        <MoveList title="Lost" moves={lost} isGain={false} />
      </div>
    </section>
  );
}

/** All prompts of the report by engine. */
function usePromptShares(input: ReturnType<typeof useReport>['input']) {
  const request = { ...input, include: 'engines' } as const;
  return useAllPages(api.reports.listPrompts.queryKey(request), (page, options) =>
    calls.reports.listPrompts.query({ ...request, ...page }, options),
  );
}

function MoveList({ title, moves, isGain }: { title: string; moves: Move[]; isGain: boolean }) {
  const { link } = useReport();
  return (
    <div className="moves">
      <h3>
        <span aria-hidden="true">{isGain ? '▲' : '▼'}</span> {title}
      </h3>
      <p className="note">
        {moves.length === 0
          ? 'None of note.'
          : `${part(Math.min(SHOWN, moves.length), moves.length, 'change', 'the largest first')}.`}
      </p>
      <ul>
        {moves.slice(0, SHOWN).map((move) => (
          <li key={`${move.promptId} ${move.engine}`}>
            <Link href={link(`prompts/${move.promptId}`, { engines: move.engine })} dir="auto">
              {move.prompt}
            </Link>
            <p className="hint">
              {engineName(move.engine)}: {percent(move.before)} → {percent(move.now)}
            </p>
            <MoveQuote move={move} isGain={isGain} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A newest answer in which the brand is named (gained), or another one in its place (lost). */
function MoveQuote({ move, isGain }: { move: Move; isGain: boolean }) {
  const { input } = useReport();
  const { startDate, endDate, country, reportId } = input;
  const { data } = useQuery(
    api.answers.list.queryOptions({
      reportId,
      promptId: move.promptId,
      startDate,
      endDate,
      country,
      engines: [move.engine],
      limit: 14,
    }),
  );
  for (const { content, mentions } of data?.items ?? []) {
    const isNamed = mentions.some(({ isMainBrand }) => isMainBrand);
    const mention = mentions.find(({ isMainBrand }) => isMainBrand === isGain);
    if (!content || !mention || isNamed !== isGain) continue;
    const { before, name, after } = quoteAround(content, mention);
    return (
      <blockquote dir="auto">
        {before}
        <mark className={isGain ? 'own' : 'other'}>{name}</mark>
        {after}
      </blockquote>
    );
  }
  return null;
}
