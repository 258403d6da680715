import { memo } from 'react';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { Outputs } from '../api/trpc.ts';
import { countryName, engineName } from '../format/names.ts';
import { count, percent, percentRange, signedPoints } from '../format/numbers.ts';
import { heatOf } from './shade.ts';

export type ReportPrompt = Outputs['reports']['listPrompts']['items'][number];

interface HeatRowProps {
  prompt: ReportPrompt;
  /** The brand that the row describes. */
  brand: string;
  /** The country of the prompt, if the table has several. */
  country: string | null;
  /** Where competitors are named and you hardly ever. Null without a gap. */
  gap: string | null;
  engines: readonly EngineId[];
  /** Engines that are not queried. */
  off: ReadonlySet<EngineId>;
  /** Path of a screen of the report. */
  link: (screen: string, query?: Record<string, string>) => string;
}

/**
 * A prompt with its share on each engine. A cell without answers is empty, and never zero. Labels are attributes: hidden text in
 * thousands of cells would make every layout slow.
 */
function PlainHeatRow({ prompt, brand, country, gap, engines, off, link }: HeatRowProps) {
  const described = prompt.brands.find((each) => each.brand === brand);
  const cells = new Map(prompt.engines?.map((cell) => [cell.engine, cell]));
  return (
    <tr>
      <th scope="row">
        <a href={link(`prompts/${prompt.id}`)} dir="auto">
          {prompt.prompt}
        </a>
        {country && <span className="hint"> {countryName(country)}</span>}
        {gap && <span className="gap">{gap}</span>}
      </th>
      <td className="heat-total">
        <a
          href={link(`prompts/${prompt.id}`)}
          aria-label={`All engines: ${percent(described?.brandCoverage)} ${count(prompt.answers, 'answer')}`}
        >
          <strong>{percent(described?.brandCoverage)}</strong> <small>{prompt.answers}</small>
        </a>
      </td>
      <td className="heat-change">{signedPoints(prompt.change?.brandCoverage ?? null)}</td>
      {engines.map((engine) => {
        const cell = cells.get(engine);
        if (!cell || cell.brandCoverage === null) {
          const isOff = off.has(engine);
          return (
            <td
              key={engine}
              className={isOff ? 'heat off' : 'heat none'}
              aria-label={isOff ? 'engine off' : 'no answers'}
            >
              {isOff ? '' : '–'}
            </td>
          );
        }
        const share = percent(cell.brandCoverage);
        return (
          <td key={engine} className={heatOf(cell.brandCoverage, cell.answers)}>
            <a
              href={link(`prompts/${prompt.id}`, { engines: engine })}
              aria-label={`${engineName(engine)}: ${share} ${count(cell.answers, 'answer')}`}
              title={`${engineName(engine)}: ${share} of ${count(cell.answers, 'answer')}, ${percentRange(cell.intervals.brandCoverage.tracked)}`}
            >
              {share} <small>{cell.answers}</small>
            </a>
          </td>
        );
      })}
    </tr>
  );
}

/** Large reports have thousands of cells: rows that did not change are not rendered again. */
export const HeatRow = memo(PlainHeatRow);
