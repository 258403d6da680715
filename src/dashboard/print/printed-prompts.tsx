import type { CSSProperties } from 'react';
import { countryName, shortEngineName } from '../format/names.ts';
import { part, percent } from '../format/numbers.ts';
import { heatOf } from '../prompts/shade.ts';
import { sortEngines } from '../report/engines-of.ts';
import type { View } from './print-view.tsx';

const MOST_PROMPTS = 15;

/** The prompts with the highest shares, by engine. */
export function PrintedPrompts({ view: { prompts, stats } }: { view: View }) {
  const engines = sortEngines(prompts.flatMap((prompt) => prompt.engines?.map(({ engine }) => engine) ?? []));
  if (prompts.length === 0) return null;
  const hasCountries = new Set(prompts.map(({ country }) => country)).size > 1;
  return (
    <section>
      <h2>Prompts</h2>
      <p className="note">
        {part(Math.min(prompts.length, MOST_PROMPTS), stats.prompts, 'prompt', 'the highest shares first')}.
      </p>
      <div className="scroller" tabIndex={0} role="region" aria-label="Prompts by engine">
        <table className="heat-table printed" style={{ '--columns': engines.length + 1 } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">Prompt</th>
              <th scope="col">All</th>
              {engines.map((engine) => (
                <th key={engine} scope="col">
                  {shortEngineName(engine)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prompts.slice(0, MOST_PROMPTS).map(({ id, prompt, country, brands, engines: cells = [] }) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {prompt}
                  {hasCountries && country && <span className="hint"> {countryName(country)}</span>}
                </th>
                <td>
                  <strong>{percent(brands.find(({ isMainBrand }) => isMainBrand)?.brandCoverage)}</strong>
                </td>
                {engines.map((engine) => {
                  const { brandCoverage: share = null, answers = 0 } =
                    cells.find((cell) => cell.engine === engine) ?? {};
                  return (
                    <td key={engine} className={share === null ? 'heat none' : heatOf(share, answers)}>
                      {percent(share)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
