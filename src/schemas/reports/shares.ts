import { z } from 'zod';
import { SECTIONS } from '../../domain/client-reports/client-reports.ts';
import { isStorable } from '../../domain/shared/text.ts';
import { PASSWORD_LENGTH, SHARE_LISTS, SHARE_MODES } from '../../domain/shares/shares.ts';
import { BRANDED } from '../../domain/statistics/prompts.ts';
import { citedPagePage } from '../answers/citations.ts';
import { engineId } from '../answers/engines.ts';
import { country } from '../shared/countries.ts';
import { reportId, shareId, tagId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { omittedSecrets } from '../shared/omitted-secrets.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { timestamp, UNSTORABLE } from '../shared/text.ts';
import { compareInput, compareRule, windowInput, windowRule } from '../shared/windows.ts';
import { shownBranding } from '../workspaces/branding.ts';
import { annotation } from './annotations.ts';
import { experiment } from './experiments.ts';
import { recommendation } from './recommendations.ts';
import { reportFilters, reportPromptPage, stats } from './stats.ts';

const TOKEN_EXAMPLE = 'q8GkU2x0mXhVh5y4c3B1n9Jr7sTtWzLdPfAeQoYvKi0';

const mode = z.enum(SHARE_MODES).meta({
  description:
    '`live`: shows the statistics as they are when the link is opened. `frozen`: shows them as they were when the share was created.',
  examples: ['frozen'],
});
const password = z.string().refine(isStorable, { error: UNSTORABLE });
const expiresDate = (description: string) =>
  z.iso
    .datetime({ offset: true, error: 'Must be an ISO 8601 timestamp such as "2030-12-31T23:59:59Z"' })
    .meta({ description, examples: ['2030-12-31T23:59:59.000Z'] });

export const createShareInput = z
  .object({
    reportId,
    mode,
    ...reportFilters,
    ...compareInput,
    expiresDate: expiresDate('When the link stops working. Defaults to never.').optional(),
    password: password
      .min(PASSWORD_LENGTH.shortest)
      .max(PASSWORD_LENGTH.longest)
      .meta({ description: 'Password that viewers must enter. Defaults to none.', examples: ['correct horse battery'] })
      .optional(),
    notes: z
      .boolean()
      .meta({
        description:
          'Whether to show annotations that people wrote (`kind` is `note`). They can contain internal remarks. Defaults to `false`.',
        examples: [true],
      })
      .optional(),
  })
  .check(windowRule)
  .check(compareRule);

/** The filters of a share. Without some of them, a reply for a repeated request is of a version that did not have them. */
const filters = {
  ...windowInput,
  country: country.nullable().meta({ description: 'Country of the prompts. Null for all countries.' }),
  engines: z
    .array(engineId)
    .nullable()
    .default(null)
    .meta({ description: 'Engines that count. Null for all.', examples: [['chatgpt']] }),
  tagId: tagId
    .nullable()
    .default(null)
    .meta({ description: 'Tag of the prompts. Null for all prompts.', examples: [null] }),
  branded: z
    .enum(BRANDED)
    .default('include')
    .meta({ description: 'Whether prompts that contain a name of your brand count.', examples: ['include'] }),
  compareStartDate: compareInput.compareStartDate
    .unwrap()
    .nullable()
    .default(null)
    .meta({ description: 'First day of the earlier window that changes are compared with. Null for the days before.' }),
  compareEndDate: compareInput.compareEndDate
    .unwrap()
    .nullable()
    .default(null)
    .meta({ description: 'Last day of the earlier window. Null for the days before.' }),
};

const share = z
  .object({
    id: shareId,
    mode,
    ...filters,
    hasPassword: z.boolean().meta({ description: 'Whether viewers must enter a password.', examples: [false] }),
    // Without it, a reply for a repeated request is of a version whose shares show notes.
    notes: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether annotations that people wrote are shown.', examples: [false] }),
    createdDate: timestamp,
    expiresDate: timestamp
      .nullable()
      .meta({ description: 'When the link stops working. Null if it does not expire.', examples: [null] }),
  })
  .meta({ id: 'Share' });

export const createdShare = share
  .extend({
    url: z
      .string()
      .meta({
        description: 'The link. It is only shown in this response.',
        examples: [`https://sightline.example.com/share/${TOKEN_EXAMPLE}`],
      })
      .optional(),
    omittedSecrets: omittedSecrets.meta({ examples: [['url']] }).optional(),
  })
  .meta({ id: 'CreatedShare' });

export const listSharesInput = z.object({ reportId, ...pagingInput });
export const sharePage = pageOf(share);
export const deleteShareInput = z.object({ reportId, shareId });

export const openShareInput = z.object({
  token: z
    .string()
    .min(1)
    .max(100)
    .refine(isStorable, { error: UNSTORABLE })
    .meta({ description: 'Last part of the path of the link.', examples: [TOKEN_EXAMPLE] }),
  password: password
    .max(PASSWORD_LENGTH.longest)
    .meta({ description: 'Password of the share, if it has one.', examples: ['correct horse battery'] })
    .optional(),
});

export const printReportInput = z
  .object({ reportId, ...reportFilters, ...compareInput })
  .check(windowRule)
  .check(compareRule);
export type PrintReportInput = z.output<typeof printReportInput>;

const source = citedPagePage.shape.items.element
  .omit({ prompts: true, promptsTotal: true })
  .meta({ id: 'SharedSource' });

const prompt = reportPromptPage.shape.items.element.partial({ country: true }).meta({ id: 'SharedPrompt' });

const sharedExperiment = experiment
  .pick({
    name: true,
    change: true,
    assign: true,
    startDate: true,
    endDate: true,
    isSimulated: true,
    state: true,
    result: true,
    sentence: true,
  })
  .meta({ id: 'SharedExperiment' });

/** Stored with frozen shares: new fields must be optional, so that earlier shares stay readable. */
export const shareView = z
  .object({
    reportTitle: z.string().meta({ description: 'Title of the report.', examples: ['Acme in AI search'] }),
    brand: z.string().meta({ description: 'Your brand.', examples: ['Acme'] }),
    brandDomain: z.string().meta({ description: 'Domain of your brand.', examples: ['acme.com'] }),
    mode,
    ...filters,
    tagName: z
      .string()
      .nullable()
      .default(null)
      .meta({ description: 'Name of the tag. Null without a tag.', examples: [null] }),
    asOfDate: timestamp.meta({
      description: 'When the statistics were read: at creation if the share is frozen.',
      examples: ['2026-11-15T09:30:00.000Z'],
    }),
    stats: stats.meta({
      description: 'Statistics by engine, as with `groupBy=engine`. The days of each engine contain your brand only.',
    }),
    prompts: z.array(prompt).meta({
      description: `Up to ${SHARE_LISTS.prompts} prompts with their engines, highest brandCoverage first.`,
    }),
    sources: z.array(source).meta({ description: `Up to ${SHARE_LISTS.sources} cited pages, most citations first.` }),
    recommendations: z
      .array(recommendation)
      .meta({ description: `Up to ${SHARE_LISTS.recommendations} suggested recommendations, most urgent first.` }),
    annotations: z.array(annotation).meta({
      description: `Up to ${SHARE_LISTS.annotations} annotations of the window, latest first. Those that people wrote only with \`notes\`.`,
    }),
    experiments: z
      .array(sharedExperiment)
      .meta({
        description: `Up to ${SHARE_LISTS.experiments} experiments with a day in the window, newest first, only with \`notes\`.`,
      })
      .optional(),
    sections: z
      .array(z.enum(SECTIONS))
      .meta({ description: 'Sections of a client report, in their order.', examples: [['comment', 'brands']] })
      .optional(),
    comment: z
      .string()
      .meta({ description: 'What a person wrote about the period of a client report.', examples: ['A good month.'] })
      .optional(),
  })
  .meta({ id: 'ShareView' });

export const openedShare = inSlices(
  z
    .object({
      passwordRequired: z.boolean().meta({ description: 'Whether the share has a password.', examples: [false] }),
      view: shareView
        .nullable()
        .meta({ description: 'What the share shows. Null if it has a password and none was sent.' }),
      branding: shownBranding
        .nullable()
        .meta({ description: 'Name, color and logo of the workspace. Null if it has none, or if `view` is null.' }),
    })
    .meta({ id: 'OpenedShare' }),
);
