import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { quoteAround } from '../answers/quote.ts';
import { api } from '../api/trpc.ts';
import { toPrevious } from '../filters/filters.ts';
import { engineName } from '../format/names.ts';
import { percent } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { findMoves, type Move } from './moves.ts';

const SHOWN = 3;
const MOST_PROMPTS = 200;

/** The prompts whose answers changed most, each with a quote. */
export function MovesSection() {
  const { input } = useReport();
  const options = { include: 'engines', limit: MOST_PROMPTS } as const;
  const now = useQuery(api.reports.listPrompts.queryOptions({ ...input, ...options }));
  const before = useQuery(api.reports.listPrompts.queryOptions({ ...toPrevious(input), ...options }));
  if (!now.data || !before.data) return null;
  const { gained, lost } = findMoves(now.data.items, before.data.items, SHOWN);
  if (gained.length + lost.length === 0) return null;
  return (
    <section className="figure" aria-labelledby="moves">
      <header>
        <div>
          <h2 id="moves">Where to read</h2>
          <p className="note">
            Prompts whose answers name you more or less often than in the window before. Single prompts vary by chance:
            read the answers before you act.
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

function MoveList({ title, moves, isGain }: { title: string; moves: Move[]; isGain: boolean }) {
  const { link } = useReport();
  return (
    <div className="moves">
      <h3>
        <span aria-hidden="true">{isGain ? '▲' : '▼'}</span> {title}
      </h3>
      {moves.length === 0 && <p className="note">None of note.</p>}
      <ul>
        {moves.map((move) => (
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
