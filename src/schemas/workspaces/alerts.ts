import { z } from 'zod';
import { ALERT_STATES } from '../../domain/alerts/alerts.ts';
import { ALERT_EVENTS } from '../../domain/alerts/events.ts';
import { MOST_THRESHOLDS, THRESHOLD_SIDES } from '../../domain/alerts/thresholds.ts';
import { MUTED_REASONS } from '../../domain/alerts/watch.ts';
import { CHANGE_VERDICTS } from '../../domain/statistics/verdicts.ts';
import { engineId } from '../answers/engines.ts';
import { alertId, reportId, workspaceId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { timestamp } from '../shared/text.ts';
import { day, dayOrNull } from '../shared/windows.ts';

const event = z.enum(ALERT_EVENTS).meta({
  description:
    '`coverage.changed`, `competitor.changed`, `page.citations.changed`: a tested change of your brand, of a competitor or of one of your pages on an engine, or a threshold of yours that was crossed. `crawler.blocked`, `crawler.errors`: your site rejects a crawler, or returns server errors to it. `log_connector.silent`: logs stopped arriving. `collection.degraded`, `collection.recovered`: at least half of the calls to an engine failed on a day, and no longer do. `budget.spent`: a daily budget was reached. `engine.model_changed`, `engine.shifted`: an engine answered with another model, or moved for everyone; both mute changes on the engine. `recalculation.finished`: past days were recalculated. `check.finished`: a check ended.',
  examples: ['coverage.changed'],
});

export const listAlertsInput = z.object({
  id: workspaceId,
  event: event.optional(),
  reportId: reportId.meta({ description: 'Only alerts about this report.' }).optional(),
  since: day('Only alerts that were found, or settled, on this day (UTC) or later.', '2026-11-10').optional(),
  ...pagingInput,
});

const share = (description: string, example: number | null) =>
  z
    .number()
    .nullable()
    .meta({ description, examples: [example] });

export const figures = z
  .object({
    metric: z
      .string()
      .nullable()
      .meta({
        description: '`brandCoverage` or `citationShare`. Null if nothing is compared.',
        examples: ['brandCoverage'],
      }),
    before: share('Share of answers in the earlier window, from 0 to 1.', 0.3),
    after: share('Share of answers in the window, from 0 to 1.', 0.45),
    change: share('Difference of both in the same questions on the same engine.', 0.15),
    low: share('Lower end of the 95 % interval: of `change`, or of `after` for a threshold.', 0.08),
    high: share('Upper end of the 95 % interval.', 0.22),
    verdict: z
      .enum(CHANGE_VERDICTS)
      .nullable()
      .meta({ description: 'Direction of the change.', examples: ['up'] }),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .meta({ description: 'Names and counts of the event.', examples: [{ engine: 'chatgpt', brand: 'Acme CRM' }] }),
  })
  .meta({ description: 'What was measured.' });

export const subject = z.string().meta({
  description:
    'What it is about: an engine with a brand or page, a crawler, a connector or a check. Empty for the report or workspace.',
  examples: ['chatgpt Acme CRM'],
});

export const alert = z
  .object({
    id: alertId,
    reportId: reportId.nullable().meta({ description: 'Report. Null if the alert is about the workspace.' }),
    event,
    subject,
    state: z.enum(ALERT_STATES).meta({
      description:
        '`unconfirmed`: found, and tested again three days later. `fired`: delivered to the destinations. `muted`: an event of the engine explains it. `withdrawn`: not confirmed.',
      examples: ['fired'],
    }),
    mutedReason: z
      .string()
      .nullable()
      .meta({
        description: `Why it was not delivered: ${MUTED_REASONS.map((reason) => `\`${reason}\``).join(', ')}. Null if it was.`,
        examples: [null],
      }),
    isSimulated: z.boolean().meta({ description: 'Whether it is about simulated answers.', examples: [false] }),
    startDate: day('First day that was evaluated (UTC).', '2026-11-08'),
    endDate: day('Last day that was evaluated (UTC).', '2026-11-14'),
    beforeStartDate: dayOrNull('First day that it was compared with. Null if nothing is compared.', '2026-10-29'),
    beforeEndDate: dayOrNull('Last day that it was compared with. Null if nothing is compared.', '2026-11-04'),
    figures,
    sentence: z.string().meta({
      description: 'What happened, in one or two sentences.',
      examples: ['ChatGPT named Acme CRM in 45 % of answers from 2026-11-08 to 2026-11-14.'],
    }),
    links: z
      .array(
        z.object({
          title: z.string().meta({ description: 'Name of the screen.', examples: ['Overview'] }),
          path: z.string().meta({
            description: 'Path of the dashboard with the filters of the evidence.',
            examples: ['/reports/rep_01JCN4A7B8C9D0E1F2G3H4J5K6?engines=chatgpt'],
          }),
        }),
      )
      .meta({ description: 'Screens of the dashboard with the evidence.' }),
    createdDate: timestamp,
    firedDate: timestamp
      .nullable()
      .meta({ description: 'When it was delivered, muted or withdrawn. Null while it waits to be confirmed.' }),
    endedDate: timestamp.nullable().meta({ description: 'When its condition ended. Null while it lasts.' }),
  })
  .meta({ id: 'Alert' });

export const alertPage = pageOf(alert);

const threshold = z.object({
  engine: engineId.nullable().meta({ description: 'Engine. Null for all engines together.', examples: ['chatgpt'] }),
  side: z
    .enum(THRESHOLD_SIDES)
    .meta({ description: 'Whether to alert below or above the share.', examples: ['below'] }),
  share: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Share of answers of 7 days that name your brand, from 0 to 1.', examples: [0.4] }),
});

const thresholds = z.array(threshold).meta({
  description:
    'Shares that you want to be informed about, as `coverage.changed`. A threshold is crossed when the whole 95 % interval is beyond it, and can be crossed again when the share is back.',
});

export const getAlertSettingsInput = z.object({ reportId });

export const updateAlertSettingsInput = z.object({ reportId, thresholds: thresholds.max(MOST_THRESHOLDS) });

export const alertSettings = z
  .object({
    reportId,
    thresholds,
    evaluatedDay: dayOrNull('Last day that was evaluated (UTC). Null before the first evaluation.', '2026-11-14'),
    detectable: z
      .array(
        z.object({
          engine: engineId,
          questions: z.int().meta({ description: 'Questions with answers in both weeks.', examples: [100] }),
          share: share(
            'The change of your brand, as a share of answers, that is found and confirmed within 10 days in four of five cases. Null with fewer than 5 questions.',
            0.14,
          ),
        }),
      )
      .meta({ description: 'What the report can detect, by engine, from the last two weeks of answers.' }),
  })
  .meta({ id: 'AlertSettings' });
