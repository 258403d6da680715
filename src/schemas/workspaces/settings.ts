import { z } from 'zod';

const samplesPerDay = z.number().int().min(1).max(10);
const calibrationShare = z.number().min(0).max(1);
const dailyBudgetUsd = z.number().min(0).max(1_000_000);
const cron = z
  .string()
  .trim()
  .max(100)
  .regex(/^(\S+ +){4}\S+$/, { error: 'Must be five fields such as 0 5 * * *' });

const googleConnector = z.enum(['serpapi', 'dataforseo']);
const pageConnector = z.enum(['cloro', 'dataforseo']);
const perplexityUiConnector = z.enum(['cloro']);
const dataforseoMode = z.enum(['live', 'queue']);

const ABOUT = {
  samplesPerDay: 'How many times a day each prompt is sent to each engine.',
  calibrationShare:
    'Share of the prompts of a report that are sent each day to the API and to the page of an engine if both are queried, 0 to 1; at least one prompt. 0 disables it.',
  dailyBudgetUsd: 'Maximum cost of engine calls per day (UTC) in US dollars. Calls beyond it are skipped.',
  googleConnector: 'Provider of Google AI Overviews and AI Mode if both are connected. Null for SerpApi.',
  chatgptUiConnector: 'Provider of the page of ChatGPT, in addition to its API. Null if the page is not queried.',
  perplexityUiConnector: 'Provider of the page of Perplexity, in addition to its API. Null if the page is not queried.',
  geminiUiConnector: 'Provider of the page of Gemini, in addition to its API. Null if the page is not queried.',
  dataforseoMode:
    '`live`: DataForSEO answers at once. `queue`: it answers within minutes, at most 45, and costs about a third.',
  cron: 'When the daily collection starts, in UTC: minute, hour, day of month, month, day of week.',
};
const EXAMPLES = {
  samplesPerDay: 1,
  calibrationShare: 0.05,
  dailyBudgetUsd: 5,
  cron: '0 5 * * *',
  googleConnector: 'serpapi',
  chatgptUiConnector: 'cloro',
  perplexityUiConnector: 'cloro',
  geminiUiConnector: 'dataforseo',
  dataforseoMode: 'live',
};

const source = z.enum(['environment', 'stored', 'default']).meta({
  description:
    '`environment`: the environment of the server sets it and wins. `stored`: it was changed here. `default`: neither.',
  examples: ['default'],
});

function setting<Value extends z.ZodType>(name: keyof typeof ABOUT, value: Value) {
  return z
    .object({ value: value.meta({ description: ABOUT[name], examples: [EXAMPLES[name]] }), source })
    .meta({ description: ABOUT[name] });
}

export const serverSettings = z
  .object({
    samplesPerDay: setting('samplesPerDay', z.number()),
    calibrationShare: setting('calibrationShare', z.number()),
    dailyBudgetUsd: setting('dailyBudgetUsd', z.number()),
    cron: setting('cron', z.string()),
    googleConnector: setting('googleConnector', googleConnector.nullable()),
    chatgptUiConnector: setting('chatgptUiConnector', pageConnector.nullable()),
    perplexityUiConnector: setting('perplexityUiConnector', perplexityUiConnector.nullable()),
    geminiUiConnector: setting('geminiUiConnector', pageConnector.nullable()),
    dataforseoMode: setting('dataforseoMode', dataforseoMode),
  })
  .meta({ id: 'ServerSettings' });

const change = (name: keyof typeof ABOUT) => ({
  description: `${ABOUT[name]} Null returns to the default.`,
  examples: [EXAMPLES[name]],
});

export const updateServerSettingsInput = z.object({
  samplesPerDay: samplesPerDay.nullable().meta(change('samplesPerDay')).optional(),
  calibrationShare: calibrationShare.nullable().meta(change('calibrationShare')).optional(),
  dailyBudgetUsd: dailyBudgetUsd.nullable().meta(change('dailyBudgetUsd')).optional(),
  cron: cron.nullable().meta(change('cron')).optional(),
  googleConnector: googleConnector.nullable().meta(change('googleConnector')).optional(),
  chatgptUiConnector: pageConnector.nullable().meta(change('chatgptUiConnector')).optional(),
  perplexityUiConnector: perplexityUiConnector.nullable().meta(change('perplexityUiConnector')).optional(),
  geminiUiConnector: pageConnector.nullable().meta(change('geminiUiConnector')).optional(),
  dataforseoMode: dataforseoMode.nullable().meta(change('dataforseoMode')).optional(),
});
