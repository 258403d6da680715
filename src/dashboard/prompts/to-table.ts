import type { EngineId } from '../../domain/shared/engines.ts';
import type { DataTable } from '../api/table.ts';
import { engineName } from '../format/names.ts';
import type { ReportPrompt } from './heat-row.tsx';

/** The heat table of a brand as plain data. */
export function toTable(prompts: ReportPrompt[], engines: readonly EngineId[], brand: string): DataTable {
  return {
    columns: [
      'Prompt',
      'Answers',
      `Share of answers that name ${brand}`,
      'Change',
      ...engines.flatMap((engine) => [engineName(engine), `${engineName(engine)} answers`]),
    ],
    rows: prompts.map(({ prompt, answers, brands, change, engines: cells }) => [
      prompt,
      answers,
      brands.find((each) => each.brand === brand)?.brandCoverage ?? null,
      change?.brandCoverage ?? null,
      ...engines.flatMap((engine) => {
        const cell = cells?.find((each) => each.engine === engine);
        return [cell?.brandCoverage ?? null, cell?.answers ?? null];
      }),
    ]),
  };
}
