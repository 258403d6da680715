import { z } from 'zod';
import { BUNDLE_FORMAT } from '../../domain/bundles/bundle.ts';
import type { BundleLine } from '../../domain/bundles/verify.ts';
import { MEASURES } from '../../domain/experiments/experiment.ts';
import { BASELINE_DAYS, LONGEST_LAG_DAYS, MOST_WEEKS } from '../../domain/experiments/schedule.ts';
import { isCalendarDay } from '../../domain/shared/windows.ts';
import { engineId } from '../answers/engines.ts';
import { day } from '../shared/windows.ts';

/** The options of the command that writes a bundle. */
export const writeBundleInput = z.object({
  report: z.string().min(1),
  start: day('First day of the window, UTC, inclusive.', '2026-11-01'),
  end: day('Last day of the window, UTC, inclusive.', '2026-11-14'),
});

const calendarDay = z.string().refine(isCalendarDay);

/** Settings that a newer version adds are kept. */
const trackedBrand = z.looseObject({
  brand: z.string(),
  brandVariations: z.array(z.string()),
  brandDomain: z.string(),
  brandDomainVariations: z.array(z.string()),
  brandDomainWildcard: z.boolean(),
  brandRegex: z.string().nullable(),
});

const promptIds = z.array(z.string());

const experiment = z.looseObject({
  id: z.string(),
  pageUrl: z.string().nullable(),
  measure: z.enum(MEASURES),
  engines: z.array(engineId).nullable(),
  countries: z.array(z.string()).nullable(),
  treatedPromptIds: promptIds,
  controlPromptIds: promptIds,
  startDate: calendarDay,
  baselineDays: z.int().min(1).max(BASELINE_DAYS),
  lagDays: z.int().min(0).max(LONGEST_LAG_DAYS),
  weeks: z.int().min(1).max(MOST_WEEKS),
  design: z.looseObject({ looks: z.array(z.looseObject({ alpha: z.number() })), spread: z.number() }),
  looks: z.array(z.looseObject({ look: z.int() })).max(MOST_WEEKS),
});

const header = z.looseObject({
  type: z.literal('bundle'),
  format: z.literal(BUNDLE_FORMAT, { error: 'This version cannot read bundles of this format' }),
  reportTitle: z.string(),
  startDate: calendarDay,
  endDate: calendarDay,
  brands: z.array(trackedBrand).min(1),
  prompts: z.array(z.looseObject({ id: z.string(), prompt: z.string(), country: z.string() })),
  experiments: z.array(experiment).optional(),
});

const answer = z.looseObject({
  type: z.literal('answer'),
  promptId: z.string(),
  country: z.string(),
  day: calendarDay,
  engine: engineId,
  sample: z.int(),
  state: z.enum(['answered', 'no_answer', 'failed']),
  text: z.string(),
  cited: z.array(z.looseObject({ host: z.string() })),
  model: z.string().nullable(),
});

const statistics = z.looseObject({ type: z.literal('statistics'), country: z.string().nullable() });

const root = z.strictObject({ type: z.literal('root'), answers: z.int(), sha256: z.string() });

const line = z.discriminatedUnion('type', [header, answer, statistics, root]);

/** A line of a bundle. Null if it is invalid. */
export function readBundleLine(text: string): BundleLine | null {
  try {
    return line.parse(JSON.parse(text)) as unknown as BundleLine;
  } catch {
    return null;
  }
}
