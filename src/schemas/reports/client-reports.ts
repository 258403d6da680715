import { z } from 'zod';
import {
  DELIVERIES,
  EDITION_STATES,
  LONGEST_COMMENT,
  MOST_RECIPIENTS,
  PERIODS,
  SECTIONS,
} from '../../domain/client-reports/client-reports.ts';
import { MAIL_STATES } from '../../domain/mail/mail.ts';
import { countCharacters, isStorable } from '../../domain/shared/text.ts';
import { country } from '../shared/countries.ts';
import { editionId, reportId, shareId, workspaceId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { omittedSecrets } from '../shared/omitted-secrets.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { timestamp, UNSTORABLE } from '../shared/text.ts';
import { shareView } from './shares.ts';

const ADDRESS = 'Must be an address such as "client@example.com"';

const period = z.enum(PERIODS).meta({
  description: '`month`: calendar months. `week`: Monday to Sunday. Days are UTC days.',
  examples: ['month'],
});
const SECTIONS_META = {
  description:
    'Sections in the order in which they are shown. `comment`: what you wrote about the period. `variation`: the box "Why your ChatGPT may say something else".',
  examples: [[...SECTIONS]],
};
const sections = z.array(z.enum(SECTIONS)).meta(SECTIONS_META);
const RECIPIENTS_META = {
  description: 'Addresses of mail that get each approved report. With none, approved reports are links only.',
  examples: [['client@example.com']],
};
const recipients = z.array(z.string()).meta(RECIPIENTS_META);
const delivery = z.enum(DELIVERIES).meta({
  description: '`approval`: each report is a draft until it is approved. `automatic`: it is sent when it is made.',
  examples: ['approval'],
});
const reportCountry = country.nullable().meta({ description: 'Country of the prompts. Null for all countries.' });

export const clientReportOf = z.object({ reportId });

export const saveClientReportInput = z.object({
  reportId,
  period,
  sections: sections
    .min(1)
    .refine((given) => new Set(given).size === given.length, { error: 'Must not contain a section twice' })
    .meta(SECTIONS_META)
    .default([...SECTIONS]),
  recipients: recipients
    .max(MOST_RECIPIENTS)
    .check(({ value, issues }) => {
      for (const [index, each] of value.entries()) {
        if (z.email().max(254).safeParse(each).success) continue;
        issues.push({ code: 'invalid_format', format: 'email', input: each, message: ADDRESS, path: [index] });
      }
    })
    .meta(RECIPIENTS_META)
    .default([]),
  delivery: delivery.default('approval'),
  country: reportCountry.default(null),
});

export const clientReport = z
  .object({
    reportId,
    period,
    sections,
    recipients,
    delivery,
    country: reportCountry,
    canMail: z.boolean().meta({ description: 'Whether this server can send mail (`SMTP_URL`).', examples: [true] }),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'ClientReport' });

const day = (description: string, example: string) => z.string().meta({ description, examples: [example] });

const state = z.enum(EDITION_STATES).meta({
  description:
    '`making`: it is read and printed. `draft`: it can be approved. `sending`, `sent`: it was approved. `failed`: it could not be made, or a message was not delivered; `reason` and `deliveries` have the reasons.',
  examples: ['draft'],
});
const comment = z.string().meta({ description: 'What you wrote about the period.', examples: ['A good month.'] });

const mailDelivery = z
  .object({
    recipient: z.string().meta({ description: 'Address of mail.', examples: ['client@example.com'] }),
    state: z.enum(MAIL_STATES).meta({
      description: '`uncertain`: the mail server may have accepted the message, so it is not sent again by itself.',
      examples: ['sent'],
    }),
    attempts: z.int().meta({ description: 'Number of attempts.', examples: [1] }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the last attempt failed. Null if it did not.', examples: [null] }),
    updatedDate: timestamp,
  })
  .meta({ id: 'MailDelivery' });

const editionFields = {
  id: editionId,
  workspaceId,
  reportId,
  reportTitle: z.string().meta({ description: 'Title of the report.', examples: ['Acme in AI search'] }),
  startDate: day('First day of the period.', '2026-10-01'),
  endDate: day('Last day of the period.', '2026-10-31'),
  state,
  comment,
  reason: z
    .string()
    .nullable()
    .meta({ description: 'Why it could not be made, or is not sent. Null without a reason.', examples: [null] }),
  shareId: shareId
    .nullable()
    .meta({ description: 'Share that opens it. Null before it is approved.', examples: [null] }),
  deliveries: z.array(mailDelivery).meta({ description: 'The messages, in the order of their recipients.' }),
  createdDate: timestamp,
  updatedDate: timestamp,
};

export const edition = z.object(editionFields).meta({ id: 'ClientReportEdition' });
export const editionPage = pageOf(edition);

export const editionWithContent = inSlices(
  z
    .object({
      ...editionFields,
      view: shareView.nullable().meta({ description: 'What it shows. Null before it is read.' }),
      pdf: z
        .string()
        .nullable()
        .meta({ description: 'The PDF in Base64. Null before it is printed.', examples: ['JVBERi0xLjQ='] }),
    })
    .meta({ id: 'ClientReportEditionWithContent' }),
);

export const approvedEdition = z
  .object({
    ...editionFields,
    url: z
      .string()
      .meta({
        description: 'The link. It is only shown in this response, and in the messages.',
        examples: ['https://sightline.example.com/share/q8GkU2x0mXhVh5y4c3B1n9Jr7sTtWzLdPfAeQoYvKi0'],
      })
      .optional(),
    omittedSecrets: omittedSecrets.meta({ examples: [['url']] }).optional(),
  })
  .meta({ id: 'ApprovedEdition' });

export const listEditionsInput = z.object({
  id: workspaceId,
  reportId: reportId.optional(),
  state: state.optional(),
  ...pagingInput,
});
export const editionInput = z.object({ reportId, editionId });
export const updateEditionInput = z.object({
  reportId,
  editionId,
  comment: z
    .string()
    .trim()
    .refine(isStorable, { error: UNSTORABLE })
    .refine((given) => countCharacters(given) <= LONGEST_COMMENT, {
      error: `Must have at most ${LONGEST_COMMENT} characters`,
    })
    .meta({
      description: `What you write about the period: at most ${LONGEST_COMMENT} characters, with line breaks. Empty for none.`,
      examples: ['A good month.'],
    }),
});
