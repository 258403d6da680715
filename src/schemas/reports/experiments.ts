import { z } from 'zod';
import { ASSIGNMENTS, EXPERIMENT_RESULTS, EXPERIMENT_STATES, MEASURES } from '../../domain/experiments/experiment.ts';
import { DEFAULT_LAG_DAYS, LONGEST_LAG_DAYS, MOST_WEEKS } from '../../domain/experiments/schedule.ts';
import { WARNINGS } from '../../domain/experiments/warnings.ts';
import { REPORT_LIMITS } from '../../domain/reports/reports.ts';
import { TEXT_LIMITS } from '../../domain/shared/text.ts';
import { citedUrl } from '../answers/citations.ts';
import { engineId } from '../answers/engines.ts';
import { country } from '../shared/countries.ts';
import { experimentId, ids, PROMPT_ID_EXAMPLE, reportId } from '../shared/ids.ts';
import { inSlices } from '../shared/in-slices.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { rules } from '../shared/rules.ts';
import { text, timestamp } from '../shared/text.ts';
import { day } from '../shared/windows.ts';
import { annotation } from './annotations.ts';

const NAME = 'Comparison table on the pricing page';
const CHANGE = 'Added a table that compares our plans with those of competitors.';
const MEASURE = {
  description:
    'What the experiment measures. It cannot be changed. `brandCoverage`: the share of answers that name your brand. `domainCoverage`: the share that cite one of your domains. `pageCoverage`: the share that cite `pageUrl`.',
  examples: ['brandCoverage'],
};
const ASSIGN = {
  description:
    '`given`: the groups are those that you send, or the controls are all other prompts. `random`: the groups are drawn from the prompts that you send, within pairs of similar level; only these show what the change did.',
  examples: ['random'],
};

const promptIds = (description: string) =>
  ids('prompt', PROMPT_ID_EXAMPLE, REPORT_LIMITS.prompts).meta({ description, examples: [[PROMPT_ID_EXAMPLE]] });

const planInput = {
  reportId,
  name: text(TEXT_LIMITS.viewName).meta({ description: 'Name of the experiment.', examples: [NAME] }),
  change: text(TEXT_LIMITS.prompt).meta({ description: 'What changes.', examples: [CHANGE] }),
  pageUrl: citedUrl
    .meta({
      description: 'URL of the page that changes. Prompts whose answers cite it before the start cannot be controls.',
    })
    .optional(),
  measure: z.enum(MEASURES).meta(MEASURE),
  engines: z
    .array(engineId)
    .min(1)
    .meta({ description: 'Engines whose answers count. Defaults to all.', examples: [['chatgpt', 'gemini']] })
    .optional(),
  countries: z
    .array(country)
    .min(1)
    .meta({ description: 'Countries whose prompts count. Defaults to all.', examples: [['us']] })
    .optional(),
  treatedPromptIds: promptIds('Prompts that the change is made for.').min(1),
  controlPromptIds: promptIds(
    'Prompts that the change does not concern. With `assign: given`, defaults to all other prompts that no experiment uses. With `assign: random`, the treated questions are drawn from both lists, as many as `treatedPromptIds` has; without this list, half of `treatedPromptIds` is drawn.',
  )
    .min(1)
    .optional(),
  assign: z.enum(ASSIGNMENTS).meta(ASSIGN),
  startDate: day(
    'First day of the change (UTC). With `assign: random`, today or later. With `assign: given`, at least 7 days from today, because the baseline starts today.',
    '2026-12-01',
  ),
  lagDays: z
    .int()
    .min(0)
    .max(LONGEST_LAG_DAYS)
    .default(DEFAULT_LAG_DAYS)
    .meta({
      description: `Days after the start that do not count, because engines need time. Defaults to ${DEFAULT_LAG_DAYS}.`,
    }),
  weeks: z
    .int()
    .min(1)
    .max(MOST_WEEKS)
    .meta({ description: 'Weeks after the lag. There is a look at the end of each.', examples: [4] }),
};

const pageRule = rules(({ measure, pageUrl }: { measure?: unknown; pageUrl?: unknown }) =>
  measure === 'pageCoverage' && pageUrl === undefined
    ? [{ path: 'pageUrl', message: 'Required for the measure pageCoverage', code: 'required' }]
    : [],
);

export const createExperimentInput = z.object(planInput).check(pageRule);
export const planExperimentInput = z.object(planInput).check(pageRule);
export const listExperimentsInput = z.object({ reportId, ...pagingInput });
export const getExperimentInput = z.object({ reportId, experimentId });
export const deleteExperimentInput = z.object({ reportId, experimentId });
export const updateExperimentInput = z.object({
  reportId,
  experimentId,
  state: z.literal('stopped').meta({
    description: '`stopped` ends the experiment. It stays in the list, and its prompts can be part of another one.',
    examples: ['stopped'],
  }),
});

const share = (description: string, example: number) => z.number().meta({ description, examples: [example] });

const look = z
  .object({
    value: share('The change of the treated prompts minus that of the controls, from -1 to 1.', 0.083),
    low: share('Lower bound of the interval: of 95 % at the planned end, and wider at looks before.', 0.021),
    high: share('Upper bound of the interval.', 0.145),
    probability: share('p-value of Welch’s test.', 0.011),
    alpha: share('The p-value that the look has to reach. 0 for a look that does not count.', 0.044),
    crossed: z
      .boolean()
      .meta({ description: 'Whether the look reached it. The first one that does decides.', examples: [true] }),
  })
  .meta({ id: 'ExperimentEffect' });

const recordedEffect = look
  .nullable()
  .meta({ description: 'Null if fewer than three questions of a group could be compared.' });

const recordedLook = z
  .object({
    look: z.int().meta({ description: 'Weeks after the lag.', examples: [4] }),
    endDate: day('Last day that counts.', '2027-01-04'),
    effect: recordedEffect,
    version: z.int().meta({ description: 'Version of the statistics that it was computed from.', examples: [3] }),
    recordedDate: timestamp,
  })
  .meta({ id: 'ExperimentLook' });

const design = z
  .object({
    looks: z
      .array(
        z.object({
          information: share('Share of the information of the planned end that the look has.', 0.75),
          alpha: share('The p-value that the look has to reach.', 0.018),
        }),
      )
      .meta({ description: 'The looks, one for each week.' }),
    placebo: z
      .object({
        windows: z.int().meta({ description: 'Windows before the start, which overlap.', examples: [12] }),
        spread: share('Root mean square of the effects in these windows, in which there was none.', 0.024),
        falsePositives: z.int().meta({ description: 'Windows with a p-value of at most 0.05.', examples: [0] }),
      })
      .nullable()
      .meta({
        description:
          'The same computation on windows before the start. That it finds nothing is weak evidence. Null if the history was shorter than the experiment: there are no looks before the planned end then.',
      }),
    spread: share('Added to the standard error, because the groups were not drawn at random.', 0),
  })
  .meta({ id: 'ExperimentDesign' });

export const experiment = z
  .object({
    id: experimentId,
    reportId,
    name: z.string().meta({ description: 'Name of the experiment.', examples: [NAME] }),
    change: z.string().meta({ description: 'What changes.', examples: [CHANGE] }),
    pageUrl: z
      .string()
      .nullable()
      .meta({ description: 'URL of the page that changes.', examples: ['https://www.example.com/pricing'] }),
    measure: z.enum(MEASURES).meta(MEASURE),
    engines: z
      .array(engineId)
      .nullable()
      .meta({ description: 'Engines whose answers count. Null for all.', examples: [null] }),
    countries: z
      .array(country)
      .nullable()
      .meta({ description: 'Countries whose prompts count. Null for all.', examples: [null] }),
    assign: z.enum(ASSIGNMENTS).meta(ASSIGN),
    seed: z
      .int()
      .nullable()
      .meta({ description: 'Seed with which the groups were drawn. Null if they were given.', examples: [1618033988] }),
    treatedPromptIds: z
      .array(z.string())
      .meta({ description: 'Prompts that the change is made for.', examples: [[PROMPT_ID_EXAMPLE]] }),
    controlPromptIds: z.array(z.string()).meta({
      description: 'Prompts that the change does not concern.',
      examples: [['prm_01JCN4M5N6P7Q8R9S0T1V2W3X5']],
    }),
    excludedPromptIds: z.array(z.string()).meta({
      description: 'Prompts that are not controls, because their answers cited the page before the start.',
      examples: [[]],
    }),
    isSimulated: z.boolean().meta({ description: 'Whether it measures simulated answers.', examples: [false] }),
    createdDate: timestamp,
    startDate: day('First day of the change.', '2026-12-01'),
    baselineStartDate: day('First day of the baseline, which ends the day before the change.', '2026-11-17'),
    baselineDays: z.int().meta({ description: 'Length of the baseline.', examples: [14] }),
    lagDays: z.int().meta({ description: 'Days after the start that do not count.', examples: [7] }),
    weeks: z.int().meta({ description: 'Weeks after the lag.', examples: [4] }),
    endDate: day('The planned end.', '2027-01-04'),
    stoppedDate: timestamp
      .nullable()
      .meta({ description: 'When it was stopped. Null if it was not.', examples: [null] }),
    state: z.enum(EXPERIMENT_STATES).meta({ description: 'State of the experiment.', examples: ['finished'] }),
    result: z
      .enum(EXPERIMENT_RESULTS)
      .nullable()
      .meta({
        description:
          '`worked` and `hurt` only for groups that were drawn at random; `rose_more_than_controls` and `fell_more_than_controls` for others. `no_clear_effect` does not mean that there was none. Null until a look decides.',
        examples: ['worked'],
      }),
    sentence: z.string().meta({
      description: 'The result in a sentence.',
      examples: ['The change worked: +8.3 points (+2.1 to +14.5) against the controls.'],
    }),
    design: design
      .nullable()
      .meta({ description: 'How the experiment is evaluated, frozen at its start. Null until then.' }),
    looks: z
      .array(recordedLook)
      .meta({ description: 'The looks so far, as they were recorded. They are never computed again.' }),
  })
  .meta({ id: 'Experiment' });

export const experimentPage = inSlices(
  z.object({
    ...pageOf(experiment).shape,
    decided: z.int().meta({ description: 'Number of experiments of the report with a result.', examples: [12] }),
    expectedByChance: z
      .number()
      .meta({ description: 'How many of these show an effect by chance if no change has one.', examples: [0.6] }),
  }),
);

const counted = (description: string) =>
  z
    .object({
      answers: z.int().meta({ description: 'Number of answers.', examples: [980] }),
      hits: z.int().meta({ description: 'Answers that count for the measure.', examples: [214] }),
    })
    .meta({ description });

const comparedGroup = z
  .object({
    questions: z.int().meta({ description: 'Questions with answers before and after.', examples: [20] }),
    before: counted('In the baseline.'),
    now: counted('After the lag.'),
    shareBefore: share('Mean share of the questions in the baseline.', 0.22),
    shareNow: share('Mean share of the questions after the lag.', 0.31),
  })
  .meta({ id: 'ExperimentGroup' });

const engineEffect = z
  .object({
    engine: engineId,
    treated: comparedGroup,
    controls: comparedGroup,
    effect: look.omit({ alpha: true, crossed: true }).nullable().meta({
      description:
        'The effect with its 95 % interval. Null if fewer than three questions of a group could be compared.',
    }),
    isClear: z
      .boolean()
      .meta({ description: 'Whether it differs from 0, adjusted for the number of engines.', examples: [false] }),
  })
  .meta({ id: 'ExperimentEngine' });

const daily = (description: string, example: number) =>
  z
    .number()
    .nullable()
    .meta({ description: `${description} Null without answers.`, examples: [example] });

const historyDay = z.object({
  date: day('Day.', '2026-12-01'),
  treated: daily('Mean share of the treated questions.', 0.24),
  treatedLow: daily('Lower bound of its 95 % interval, from the changes of the questions since the baseline.', 0.21),
  treatedHigh: daily('Upper bound.', 0.27),
  controls: daily('Mean share of the control questions.', 0.2),
  controlsLow: daily('Lower bound.', 0.18),
  controlsHigh: daily('Upper bound.', 0.22),
  difference: daily('Change of the treated questions since the baseline minus that of the controls.', 0.04),
  differenceLow: daily('Lower bound of its 95 % interval, for this day by itself.', -0.01),
  differenceHigh: daily('Upper bound.', 0.09),
});

const groupCitations = (group: string) =>
  z
    .object({
      before: z.int().meta({ description: 'In the baseline.', examples: [0] }),
      since: z.int().meta({ description: 'Since the start.', examples: [17] }),
    })
    .meta({ description: `Answers to ${group} prompts that cite the page.` });

const mechanism = z
  .object({
    fetches: z
      .array(
        z.object({
          bot: z.string().meta({ description: 'Name of the crawler.', examples: ['GPTBot'] }),
          firstDate: day('First visit since the start.', '2026-12-02'),
          visits: z.int().meta({ description: 'Visits since the start.', examples: [9] }),
        }),
      )
      .meta({ description: 'Crawlers that fetched the page, according to connected logs.' }),
    firstCitedDate: day('', '2026-12-06')
      .nullable()
      .meta({
        description: 'First day since the start on which an answer cites the page. Null for none.',
        examples: ['2026-12-06'],
      }),
    treatedCitations: groupCitations('treated'),
    controlCitations: groupCitations('control'),
    citingControlPromptIds: z
      .array(z.string())
      .meta({ description: 'Controls whose answers cite the page since the start. They still count.', examples: [[]] }),
    referrals: z.int().meta({
      description: 'Visits of people who came to the page from an assistant, since the start.',
      examples: [12],
    }),
  })
  .meta({ id: 'ExperimentMechanism' });

export const experimentDetails = inSlices(
  experiment
    .extend({
      groups: z
        .object({ treated: comparedGroup, controls: comparedGroup })
        .nullable()
        .meta({ description: 'Both groups at the last look, as counted today. Null before the first look.' }),
      changedLooks: z.array(z.object({ look: recordedLook.shape.look, effect: recordedEffect })).meta({
        description: 'Looks whose effect is another one today, because prompts, questions or settings changed since.',
      }),
      missingPromptIds: z
        .array(z.string())
        .meta({ description: 'Prompts of the experiment that are no longer part of the report.', examples: [[]] }),
      mixedPromptIds: z.array(z.string()).meta({
        description:
          'Prompts that do not count, because their question has prompts of both groups since questions were regrouped.',
        examples: [[]],
      }),
      byEngine: z
        .array(engineEffect)
        .meta({ description: 'The effect on each engine. It does not decide about the experiment.' }),
      silentEngines: z.array(engineId).meta({
        description:
          'Engines that answered in the baseline, and not in the last week of the last look, for example because they were disabled.',
        examples: [[]],
      }),
      history: z.array(historyDay).meta({
        description: 'Both groups from the baseline on. Each day is the mean of the seven days up to it.',
      }),
      events: z.array(annotation).meta({
        description:
          'Annotations of the report since the baseline: updates of engines, outages, changed prompts and recalculations. At most 200.',
      }),
      mechanism: mechanism.nullable().meta({ description: 'What happened to the page. Null without one.' }),
    })
    .meta({ id: 'ExperimentDetails' }),
);

const questions = (group: string) => z.int().meta({ description: `Questions of the ${group} group.`, examples: [20] });

export const experimentPlan = z
  .object({
    treatedQuestions: questions('treated'),
    controlQuestions: questions('control'),
    baselineDays: z.int().meta({ description: 'Length of the baseline.', examples: [14] }),
    excludedPromptIds: z.array(z.string()).meta({
      description: 'Prompts that are not controls, because their answers cite the page already.',
      examples: [[]],
    }),
    smallestEffect: z
      .number()
      .nullable()
      .meta({
        description:
          'The smallest effect that is found in 80 % of experiments, in percentage points, by simulation on the history of the report. Null if that is shorter than the experiment.',
        examples: [9.1],
      }),
    sentence: z.string().meta({
      description: 'What can be found, in a sentence.',
      examples: ['In 4 weeks, an effect of 9.1 points is found in 80 % of cases; with 15 more questions, 6.4.'],
    }),
    curve: z
      .array(
        z.object({
          weeks: z.int().meta({ description: 'Weeks after the lag.', examples: [4] }),
          moreQuestions: z.int().meta({ description: 'Questions in addition to the planned ones.', examples: [0] }),
          smallestEffect: z
            .number()
            .nullable()
            .meta({ description: 'In percentage points. Null if it is not known.', examples: [9.1] }),
        }),
      )
      .meta({ description: 'The smallest effect over weeks and questions, the planned ones first.' }),
    warnings: z
      .array(
        z.object({
          code: z.enum(WARNINGS).meta({ description: 'Kind of warning.', examples: ['few_questions'] }),
          message: z.string().meta({
            description: 'Explanation.',
            examples: [
              '6 treated and 20 control questions: with fewer than 10 in a group, only large effects are found.',
            ],
          }),
          promptIds: z.array(z.string()).meta({ description: 'Prompts that it is about.', examples: [[]] }),
        }),
      )
      .meta({ description: 'What can make the experiment unreliable.' }),
  })
  .meta({ id: 'ExperimentPlan' });
