import type { EngineId } from '../../domain/shared/engines.ts';
import type { DataTable } from '../api/table.ts';
import { engineName } from '../format/names.ts';
import type { ReportPrompt } from './heat-row.tsx';

/** The heat table as plain data. */
export function toTable(prompts: ReportPrompt[], engines: readonly EngineId[]): DataTable {
  return {
    columns: [
      'Prompt',
      'Answers',
      'Share of answers',
      ...engines.flatMap((engine) => [engineName(engine), `${engineName(engine)} answers`]),
    ],
    rows: prompts.map(({ prompt, answers, brands, engines: cells }) => [
      prompt,
      answers,
      brands.find(({ isMainBrand }) => isMainBrand)?.brandCoverage ?? null,
      ...engines.flatMap((engine) => {
        const cell = cells?.find((each) => each.engine === engine);
        return [cell?.brandCoverage ?? null, cell?.answers ?? null];
      }),
    ]),
  };
}
