import { z } from 'zod';

const samplesPerDay = z.number().int().min(1).max(10);
const dailyBudgetUsd = z.number().min(0).max(1_000_000);
const cron = z
  .string()
  .trim()
  .max(100)
  .regex(/^(\S+ +){4}\S+$/, { error: 'Must be five fields such as 0 5 * * *' });

const ABOUT = {
  samplesPerDay: 'How many times a day each prompt is sent to each engine.',
  dailyBudgetUsd: 'Maximum cost of engine calls per day (UTC) in US dollars. Calls beyond it are skipped.',
  cron: 'When the daily collection starts, in UTC: minute, hour, day of month, month, day of week.',
};
const EXAMPLES = { samplesPerDay: 1, dailyBudgetUsd: 5, cron: '0 5 * * *' };

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
    dailyBudgetUsd: setting('dailyBudgetUsd', z.number()),
    cron: setting('cron', z.string()),
  })
  .meta({ id: 'ServerSettings' });

const change = (name: keyof typeof ABOUT) => ({
  description: `${ABOUT[name]} Null returns to the default.`,
  examples: [EXAMPLES[name]],
});

export const updateServerSettingsInput = z.object({
  samplesPerDay: samplesPerDay.nullable().meta(change('samplesPerDay')).optional(),
  dailyBudgetUsd: dailyBudgetUsd.nullable().meta(change('dailyBudgetUsd')).optional(),
  cron: cron.nullable().meta(change('cron')).optional(),
});
