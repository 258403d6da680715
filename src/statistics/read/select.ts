import type { DayRange } from '../../domain/shared/windows.ts';
import { isReadable, renameEngine, STORED_NAMES } from '../../storage/answers/surfaces.ts';
import { NOTHING, type Sql, sql } from '../../storage/postgres/fragments.ts';
import { type GenerationKey, isOfGeneration } from '../../storage/reports/generation-key.ts';
import { blockNameOf } from '../count/answers.ts';
import type { CountsFilter } from './task.ts';

/** Whether a row belongs to a generation, in all countries. */
function isInGeneration(key: GenerationKey, { isSimulated }: CountsFilter): Sql {
  return sql`${isOfGeneration(key)} AND "isSimulated" = ${isSimulated}`;
}

/** Whether a row belongs to a generation and to the requested countries. */
function isRequested(key: GenerationKey, filter: CountsFilter): Sql {
  const { country } = filter;
  return sql`${isInGeneration(key, filter)} ${country === null ? NOTHING : sql`AND country = ${country}`}`;
}

/** Whether a row belongs to one of the days. */
function isIn({ from, before }: DayRange): Sql {
  return sql`day >= ${from} AND day < ${before}`;
}

/** Whether a row belongs to the requested engines. Those of custom engines are read, too: whether they count is known by the cells. */
function isSelected({ selection: { engines }, ...filter }: CountsFilter): Sql {
  return isReadable(engineOf(filter), engines);
}

/** The engine of a row, as the reader names it. */
function engineOf({ names = STORED_NAMES }: Pick<CountsFilter, 'names'>): Sql {
  return renameEngine('engine', names.before, names.now);
}

export function selectGeneration(key: GenerationKey): Sql {
  return sql`
    SELECT cardinality("promptIds") AS prompts, jsonb_array_length(brands) AS brands, questions, surfaces ? 'custom' AS "countsCustom",
      "hasDays", revision,
      ("totalledThrough" + 1)::text AS "totalledBefore", ("carriedThrough" + 1)::text AS "comparableFrom"
    FROM "ReportGeneration" WHERE ${isOfGeneration(key)}`;
}

/** The versions of the rows of each day, in all countries. */
export function selectVersions(key: GenerationKey, filter: CountsFilter): Sql {
  return sql`
    SELECT day::text, bit_xor(hashtextextended(country || xmin::text, 0))::text AS versions FROM "ReportDay"
    WHERE ${isInGeneration(key, filter)} AND day < ${filter.days.before}
    GROUP BY day ORDER BY day`;
}

/** The running total of the days before a Monday, which is stored with the last of them. */
export function selectTotals(key: GenerationKey, filter: CountsFilter, monday: string): Sql {
  return sql`
    SELECT ${engineOf(filter)}, "byPrompt" FROM "ReportTotal"
    WHERE ${isRequested(key, filter)} AND ${isSelected(filter)} AND day = ${monday}::date - 1`;
}

/** The counts of some days, in order. */
export function selectCounts(key: GenerationKey, filter: CountsFilter, days: DayRange): Sql {
  return sql`
    SELECT day::text, ${engineOf(filter)}, "byPrompt" FROM "ReportCount"
    WHERE ${isRequested(key, filter)} AND ${isSelected(filter)} AND ${isIn(days)}
    ORDER BY day`;
}

/** The summaries of the requested days, in order; hits only from a day on, and of all countries. */
export function selectDays(key: GenerationKey, filter: CountsFilter, hitsFrom: string): Sql {
  const { samplesFrom } = filter.days;
  const isAsked = filter.country === null ? sql`true` : sql`country = ${filter.country}`;
  return sql`
    SELECT day::text, array_to_json(engines)::text, models::text,
      coalesce(to_char("settingsDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ''),
      CASE WHEN day >= ${samplesFrom} AND ${isAsked} THEN samples ELSE '' END,
      CASE WHEN day >= ${hitsFrom} THEN hits ELSE '' END, ${isAsked}
    FROM "ReportDay"
    WHERE ${isInGeneration(key, filter)} AND ${isIn(filter.days)} AND (${isAsked} OR day >= ${hitsFrom})
    ORDER BY day, country`;
}

/** The counts of the requested days with the names of their blocks, in order. */
export function selectBlocks(key: GenerationKey, filter: CountsFilter): Sql {
  return sql`
    SELECT day::text, ${blockNameOf('c', filter.names)}, "byPrompt" FROM "ReportCount" c
    WHERE ${isRequested(key, filter)} AND ${isReadable(engineOf(filter), null)} AND ${isIn(filter.days)}
    ORDER BY day, country`;
}
