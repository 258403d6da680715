import { z } from 'zod';
import { PROMPT_ORDERS } from '../domain/assistants/prompt-orders.ts';
import { LONGEST_URL } from '../domain/audits/audits.ts';
import { MAX_TAGS_PER_PROMPT } from '../domain/prompts/prompts.ts';
import { RECOMMENDATION_STATES, RECOMMENDATION_TYPES } from '../domain/recommendations/recommendation.ts';
import { TEXT_LIMITS } from '../domain/shared/text.ts';
import { LONGEST_SEARCH } from '../domain/shared/text-search.ts';
import { isCalendarDay } from '../domain/shared/windows.ts';

/** Assistants read these descriptions with every conversation, so they are short, and dates carry no pattern. */
const LONGEST_NAME = 300;
const MOST_PROMPTS = 100;
const MOST_COMPETITORS = 20;
const LONGEST_UNDO = 5000;

const name = (description: string) => z.string().min(1).max(LONGEST_NAME).meta({ description }).optional();
const day = (description: string) =>
  z.string().refine(isCalendarDay, 'Must be a date in the format YYYY-MM-DD').meta({ description }).optional();

const report = { report: name('Name or id. Optional if there is only one.') };
const country = { country: name('Code or name. Default: all.') };
const period = {
  startDate: day('YYYY-MM-DD. Default: 13 days before endDate.'),
  endDate: day('YYYY-MM-DD. Default: today (UTC).'),
};
const common = { ...report, ...country, ...period };
const cursor = z.string().max(1000).meta({ description: '`cursor` of the reply before.' }).optional();
const limit = z.int().min(1).max(50).meta({ description: 'Maximum rows. Default: 20.' }).optional();
const engine = name('Engine, such as gemini.');
const url = z.string().min(1).max(LONGEST_URL);

export const toolInputs = {
  list_reports: z.strictObject({ ...common, cursor }),
  get_visibility: z.strictObject({
    ...common,
    groupBy: z.enum(['day', 'week', 'engine', 'tag', 'country']).optional(),
    engine,
    brand: name('Only this brand. Default: all.'),
    cursor,
  }),
  find_prompts: z.strictObject({
    ...common,
    gap: z
      .boolean()
      .meta({ description: 'Only prompts where an engine names competitors, and your brand hardly ever.' })
      .optional(),
    sortBy: z
      .enum(PROMPT_ORDERS)
      .meta({ description: 'Default: lag, the lead of the best competitor over your brand, largest first.' })
      .optional(),
    engine,
    limit,
    cursor,
  }),
  read_answers: z.strictObject({
    ...common,
    prompt: name('Text, part of it, or id. Default: all prompts.'),
    engine,
    brand: name('Brand to look for. Default: yours.'),
    named: z
      .boolean()
      .meta({ description: 'true: only answers that name `brand`. false: only answers that do not.' })
      .optional(),
    answer: name('`answer_id` of one answer. Other filters do not apply to it.'),
    offset: z.int().min(0).meta({ description: 'With `answer`: where its text continues. Default: 0.' }).optional(),
    text: z
      .string()
      .min(1)
      .max(LONGEST_SEARCH)
      .meta({ description: 'Only answers that contain this text, ignoring case.' })
      .optional(),
    limit,
    cursor,
  }),
  get_sources: z.strictObject({
    ...common,
    domain: name('Pages of this domain instead of all domains.'),
    url: url.meta({ description: 'Daily history of this page.' }).optional(),
    engine,
    cursor,
  }),
  get_recommendations: z.strictObject({
    ...report,
    ...country,
    engine,
    type: z.enum(RECOMMENDATION_TYPES).optional(),
    state: z.enum(RECOMMENDATION_STATES).meta({ description: 'Default: suggested.' }).optional(),
    limit,
    cursor,
  }),
  get_experiments: z.strictObject({ ...report, cursor }),
  get_agent_traffic: z.strictObject({ ...report, ...period, cursor }),
  get_alerts: z.strictObject({ ...report, startDate: period.startDate, cursor }),
  check_page: z.strictObject({
    ...report,
    url: url.meta({ description: 'http or https URL.' }),
    kind: z.enum(['crawlability', 'content']).meta({ description: 'Default: crawlability.' }).optional(),
    cursor,
  }),
  expand_query: z.strictObject({
    ...report,
    query: z.string().min(1).max(TEXT_LIMITS.fanOutQuery),
    cursor,
  }),
  add_prompts: z.strictObject({
    ...report,
    brand: name('Creates a report for this brand. Requires `domain`.'),
    domain: name('Domain of the brand, such as example.com.'),
    competitors: z
      .array(
        z.strictObject({ brand: z.string().min(1).max(LONGEST_NAME), domain: z.string().min(1).max(LONGEST_NAME) }),
      )
      .max(MOST_COMPETITORS)
      .meta({ description: 'Of a new report.' })
      .optional(),
    workspace: name('Of a new report. Optional if there is only one.'),
    country: name('Code or name. Optional if the report has only one.'),
    prompts: z.array(z.string().min(1).max(TEXT_LIMITS.prompt)).min(1).max(MOST_PROMPTS).optional(),
    category: name('What the brand offers, in a few words: suggests prompts.'),
    tags: z
      .array(z.string().min(1).max(LONGEST_NAME))
      .max(MAX_TAGS_PER_PROMPT)
      .meta({ description: 'Names; new ones are created.' })
      .optional(),
    dryRun: z.boolean().meta({ description: 'true: only show what would change and the cost a month.' }).optional(),
    undo: z
      .string()
      .min(1)
      .max(LONGEST_UNDO)
      .meta({ description: '`undo` of a reply, at most 24 hours old.' })
      .optional(),
  }),
};

export type ToolName = keyof typeof toolInputs;
export type ToolInput<Name extends ToolName> = z.output<(typeof toolInputs)[Name]>;

export const promptInputs = {
  weekly_review: z.object({ report: name('Name or id of the report.') }),
  lost_ground: z.object({ report: name('Name or id of the report.'), engine: name('Engine, such as gemini.') }),
  outreach_list: z.object({ report: name('Name or id of the report.') }),
};
