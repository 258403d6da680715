import { z } from 'zod';
import { PREVIEW_LIMITS } from '../../domain/detection/preview.ts';
import { findCompetitorIssues, findDetectionIssues, findMissingNames } from '../../domain/reports/reports.ts';
import type { ValidationIssue } from '../../domain/shared/failures.ts';
import { countDays, isCalendarDay } from '../../domain/shared/windows.ts';
import { engineId } from '../answers/engines.ts';
import { reportId, workspaceId } from '../shared/ids.ts';
import { rules } from '../shared/rules.ts';
import { day, findWindowIssues } from '../shared/windows.ts';
import { brand, competitors, detectionInput, promptIds, reportTitle } from './fields.ts';
import { readableCompetitors, readableDetection } from './input.ts';

export const previewReportInput = z
  .object({
    workspaceId,
    reportId: reportId
      .meta({ description: 'A report of the workspace whose stored settings are previewed for comparison.' })
      .optional(),
    reportTitle: reportTitle.optional(),
    brand: brand.optional(),
    ...detectionInput,
    brandDomain: detectionInput.brandDomain.optional(),
    competitors: competitors.default([]),
    promptIds,
    startDate: day('First day of the window, UTC; defaults to 30 days before its end.', '2026-11-01').optional(),
    endDate: day('Last day of the window, UTC; defaults to today.', '2026-11-14').optional(),
  })
  .check(
    rules((value) => [
      ...findMissingNames(value),
      ...findDetectionIssues(readableDetection(value)),
      ...findCompetitorIssues(readableCompetitors(value.competitors), readableDetection(value)),
      ...findWindowIssues(value),
      ...findLongWindow(value),
    ]),
  );

function findLongWindow({ startDate, endDate }: { startDate?: unknown; endDate?: unknown }): ValidationIssue[] {
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return [];
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate) || countDays({ startDate, endDate }) <= PREVIEW_LIMITS.days)
    return [];
  return [{ path: 'endDate', message: `A preview covers at most ${PREVIEW_LIMITS.days} days`, code: 'invalid_window' }];
}

const sample = z
  .object({
    text: z
      .string()
      .meta({ description: 'The sentence around the mention.', examples: ['Walmart and Target are open.'] }),
    start: z.int().meta({ description: 'Start of the mention in the sentence, in UTF-16 code units.', examples: [12] }),
    end: z.int().meta({ description: 'End of the mention, exclusive.', examples: [18] }),
    engine: engineId,
    day: z.string().meta({ description: 'The day of the answer, UTC.', format: 'date', examples: ['2026-11-14'] }),
  })
  .meta({ id: 'PreviewSample' });

const brandPreview = z
  .object({
    brand: z.string().meta({ description: 'Name of the brand.', examples: ['Target'] }),
    isMainBrand: z.boolean().meta({ description: "Whether it is the report's brand.", examples: [true] }),
    answers: z.int().meta({ description: 'Answers that name it.', examples: [12] }),
    mentions: z.int().meta({ description: 'Mentions in these answers.', examples: [31] }),
    samples: z.array(sample).meta({ description: 'Up to 20 mentions, those of the newest answers first.' }),
  })
  .meta({ id: 'BrandPreview' });

export const reportPreview = z
  .object({
    answers: z.int().meta({ description: 'Number of answers searched: at most the newest 20,000.', examples: [840] }),
    brands: z.array(brandPreview).meta({ description: 'Results of the given settings, your brand first.' }),
    storedBrands: z
      .array(brandPreview)
      .meta({ description: 'The same for the stored settings; only with `reportId`.' })
      .optional(),
  })
  .meta({ id: 'ReportPreview' });
