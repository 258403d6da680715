import { type KeyboardEvent, useRef } from 'react';
import { bands } from '../charts/scales.ts';
import { useWidth } from '../charts/use-width.ts';
import { longDay, shortDay } from '../format/dates.ts';
import { engineName, shortEngineName } from '../format/names.ts';
import { sortEngines } from '../report/engines-of.ts';
import type { Answer } from './reader.tsx';

const ROW = 30;
const AXIS = 22;

/** What an answer is in the chart. */
export function kindOf({
  state,
  mentions,
}: Pick<Answer, 'state' | 'mentions'>): 'named' | 'unnamed' | 'none' | 'failed' {
  if (state === 'failed') return 'failed';
  if (state === 'no_answer') return 'none';
  return mentions.some(({ isMainBrand }) => isMainBrand) ? 'named' : 'unnamed';
}

export const KINDS = { named: 'named', unnamed: 'not named', none: 'no AI answer', failed: 'failed call' } as const;

interface AnswerDotsProps {
  answers: Answer[];
  days: string[];
  selected: string | null;
  onSelect: (runId: string) => void;
}

/** Every single answer as a sign: engines as rows, days as columns. Arrow keys move between answers. */
export function AnswerDots({ answers, days, selected, onSelect }: AnswerDotsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const group = useRef<SVGGElement>(null);
  const engines = sortEngines(answers.map(({ engine }) => engine));
  const left = width < 560 ? 92 : 150;
  const x = bands(days.length, [left, Math.max(width, left + 1)]);
  const every = Math.max(1, Math.ceil(days.length / Math.max(1, (width - left) / 64)));
  const ordered = answers.toSorted(
    (a, b) =>
      engines.indexOf(a.engine) - engines.indexOf(b.engine) ||
      a.runDate.localeCompare(b.runDate) ||
      a.runId.localeCompare(b.runId),
  );
  const current = Math.max(
    0,
    ordered.findIndex(({ runId }) => runId === selected),
  );

  const rowOf = (answer: Answer | undefined) => (answer ? engines.indexOf(answer.engine) : -1);

  function move(event: KeyboardEvent) {
    const here = ordered[current];
    let next = current;
    if (event.key === 'ArrowRight') next = current + 1;
    else if (event.key === 'ArrowLeft') next = current - 1;
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const row = rowOf(here) + (event.key === 'ArrowDown' ? 1 : -1);
      const sameDay = ordered.findIndex((answer) => rowOf(answer) === row && answer.runDate >= (here?.runDate ?? ''));
      next = sameDay < 0 ? ordered.findLastIndex((answer) => rowOf(answer) === row) : sameDay;
    } else return;
    event.preventDefault();
    const answer = ordered[next];
    if (!answer) return;
    onSelect(answer.runId);
    group.current?.querySelector<SVGGElement>(`[data-index="${next}"]`)?.focus();
  }

  return (
    <div ref={ref} className="answer-dots">
      <svg width={width} height={engines.length * ROW + AXIS} role="group" aria-label="Answers by engine and day">
        {engines.map((engine, row) => (
          <g key={engine} transform={`translate(0,${row * ROW + ROW / 2})`}>
            <text className="row-name" dy="0.32em">
              {width < 560 ? shortEngineName(engine) : engineName(engine)}
            </text>
            <line className="grid" x1={left} x2={width} />
          </g>
        ))}
        {days.map(
          (day, index) =>
            (days.length - 1 - index) % every === 0 && (
              <text
                key={day}
                className="tick"
                x={Math.min(x.center(index), width - 20)}
                y={engines.length * ROW + 16}
                textAnchor="middle"
              >
                {shortDay(day)}
              </text>
            ),
        )}
        <g ref={group} role="listbox" aria-label="Answers. Use the arrow keys." tabIndex={-1} onKeyDown={move}>
          {ordered.map((answer, index) => {
            const kind = kindOf(answer);
            const same = ordered.filter(
              ({ engine, runDate }) => engine === answer.engine && runDate === answer.runDate,
            );
            const offset = (same.indexOf(answer) - (same.length - 1) / 2) * 12;
            return (
              <g
                key={answer.runId}
                data-index={index}
                className={`dot ${kind}`}
                role="option"
                aria-selected={answer.runId === selected}
                aria-label={`${engineName(answer.engine)}, ${longDay(answer.runDate)}: ${KINDS[kind]}`}
                tabIndex={index === current ? 0 : -1}
                transform={`translate(${x.center(days.indexOf(answer.runDate)) + offset},${engines.indexOf(answer.engine) * ROW + ROW / 2})`}
                onClick={() => onSelect(answer.runId)}
              >
                <title>{`${longDay(answer.runDate)}: ${KINDS[kind]}`}</title>
                <rect className="hit" x={-10} y={-ROW / 2} width={20} height={ROW} />
                <DotSign kind={kind} />
              </g>
            );
          })}
        </g>
      </svg>
    </div>
  );
}

/** A filled dot, an open one, a dash or a cross: readable without color. */
export function DotSign({ kind }: { kind: keyof typeof KINDS }) {
  if (kind === 'none') return <path className="sign" d="M-5,0H5" />;
  if (kind === 'failed') return <path className="sign" d="M-4,-4L4,4M-4,4L4,-4" />;
  return <circle className="sign" r={5.5} />;
}
