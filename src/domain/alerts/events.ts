/** Everything that people can be informed about. The list is closed: new events are new versions. */
export const ALERT_EVENTS = [
  'coverage.changed',
  'competitor.changed',
  'page.citations.changed',
  'crawler.blocked',
  'crawler.errors',
  'log_connector.silent',
  'collection.degraded',
  'collection.recovered',
  'budget.spent',
  'engine.model_changed',
  'engine.shifted',
  'recalculation.finished',
  'check.finished',
] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

/** What each event means, as in the documents and the settings. */
export const EVENT_DESCRIPTIONS: Readonly<Record<AlertEvent, string>> = {
  'coverage.changed':
    'Answers of an engine name your brand clearly more or less often than in the week before, confirmed three days later; or its coverage passed a threshold that you set.',
  'competitor.changed':
    'Answers of an engine name a competitor clearly more or less often than in the week before, confirmed three days later.',
  'page.citations.changed':
    'Answers of an engine cite one of your 20 most cited pages clearly more or less often than in the week before, confirmed three days later.',
  'crawler.blocked': 'A host rejected at least half of the visits of an AI crawler in the last 3 days.',
  'crawler.errors':
    'A host returned a server error to at least a fifth of the visits of an AI crawler in the last 3 days.',
  'log_connector.silent': 'A log connector with regular traffic received no logs for a day.',
  'collection.degraded': 'At least half of the calls to an engine failed on a day.',
  'collection.recovered': 'Calls to an engine succeed again, after at least half of them failed.',
  'budget.spent': 'A daily budget was reached, so the remaining calls of the day are skipped.',
  'engine.model_changed':
    'An engine answered with a model that it did not use before. Changes on this engine at the same time are muted, because the model explains them.',
  'engine.shifted':
    'An engine moved for everyone: most reports on one day, or most brands of the report within a week. Changes on this engine at the same time are muted.',
  'recalculation.finished':
    'The statistics of all past days of a report were recalculated, after an edit or because answers of past days were added.',
  'check.finished': 'A crawlability check, content check or query fan-out ended.',
};
