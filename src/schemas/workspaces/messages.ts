import { z } from 'zod';
import { ALERT_EVENTS } from '../../domain/alerts/events.ts';
import { id, reportId, workspaceId } from '../shared/ids.ts';
import { timestamp } from '../shared/text.ts';
import { figures, subject } from './alerts.ts';

const date = (description: string) => z.string().meta({ description, examples: ['2026-11-13'] });
const optionalDate = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: ['2026-11-06'] });
const links = z
  .array(
    z.object({
      title: z.string().meta({ description: 'What the page shows.' }),
      url: z.string().meta({ description: 'Its address.' }),
    }),
  )
  .meta({
    description: 'Pages with the evidence. Without `PUBLIC_URL`, they are paths.',
    examples: [[{ title: 'Overview', url: 'https://sightline.example.com/reports/rep_01JCN5C6D7E8F9G0H1J2K3M4N5' }]],
  });

const isSimulated = z.boolean().meta({ description: 'Whether the sandbox wrote the answers.', examples: [false] });

/** The body of a webhook about an alert. */
export const alertMessage = z
  .object({
    type: z.enum(ALERT_EVENTS).meta({ description: 'The event.', examples: ['coverage.changed'] }),
    timestamp,
    data: z
      .object({
        id: id('alert', 'alt_01JCN8F9G0H1J2K3M4N5P6Q7R8'),
        workspaceId,
        reportId: reportId.nullable().meta({
          description: 'The report. Null for the whole workspace.',
          examples: ['rep_01JCN5C6D7E8F9G0H1J2K3M4N5'],
        }),
        reportTitle: z
          .string()
          .nullable()
          .meta({ description: 'Title of the report.', examples: ['Acme CRM'] }),
        subject,
        isSimulated,
        startDate: date('First day that was evaluated.'),
        endDate: date('Last day that was evaluated.'),
        beforeStartDate: optionalDate('First day that it was compared with. Null if nothing was compared.'),
        beforeEndDate: optionalDate('Last day that it was compared with. Null if nothing was compared.'),
        figures,
        sentence: z.string().meta({
          description: 'What happened, for people.',
          examples: ['ChatGPT named Acme CRM in 45 % of answers from 2026-11-08 to 2026-11-14.'],
        }),
        links,
      })
      .meta({ description: 'The alert.' }),
  })
  .meta({ id: 'AlertMessage' });

/** The body of a webhook with a digest. */
export const digestMessage = z
  .object({
    type: z.literal('digest').meta({ description: 'Always `digest`.' }),
    timestamp,
    data: z
      .object({
        day: date('The day on which it is due.'),
        digest: z.enum(['weekly', 'daily']).meta({ description: 'How often it is sent.', examples: ['weekly'] }),
        startDate: date('First of its seven days.'),
        endDate: date('Last of its seven days.'),
        isSimulated,
        isQuiet: z.boolean().meta({ description: 'Whether no report has a clear change.', examples: [false] }),
        reports: z
          .array(
            z.object({
              reportId,
              reportTitle: z.string().meta({ description: 'Title of the report.', examples: ['Acme CRM'] }),
              sentence: z.string().meta({
                description: 'As in the overview of the same days.',
                examples: ['Acme CRM is named in 46 % of answers (41 to 51 %), up 15 points in ChatGPT.'],
              }),
              news: z
                .enum(['good', 'bad', 'mixed', 'none'])
                .meta({ description: 'What changed clearly.', examples: ['good'] }),
            }),
          )
          .meta({ description: 'The reports of the destination.' }),
        tasks: z
          .array(
            z.object({
              reportId,
              reportTitle: z.string().meta({ description: 'Title of the report.', examples: ['Acme CRM'] }),
              title: z.string().meta({ description: 'The task.', examples: ['Update acme.com/pricing'] }),
            }),
          )
          .meta({ description: 'At most three recommended actions.' }),
        links,
      })
      .meta({ description: 'The digest.' }),
  })
  .meta({ id: 'DigestMessage' });

/** The body of a test. */
export const testMessage = z
  .object({
    type: z.literal('test').meta({ description: 'Always `test`.' }),
    timestamp,
    data: z
      .object({
        sentence: z.string().meta({ description: 'For people.', examples: ['This destination works.'] }),
      })
      .meta({ description: 'The message.' }),
  })
  .meta({ id: 'TestMessage' });
