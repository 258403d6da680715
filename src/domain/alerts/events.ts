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
    'Your brand is mentioned clearly more or less often on an engine than in the week before, confirmed three days later; or its coverage passed a threshold that you set.',
  'competitor.changed':
    'A competitor is mentioned clearly more or less often on an engine than in the week before, confirmed three days later.',
  'page.citations.changed': 'Answers cite a page of yours clearly more or less often than in the week before.',
  'crawler.blocked': 'A robots.txt or the server of a page that is cited or checked blocks an AI crawler.',
  'crawler.errors': 'AI crawlers receive clearly more errors from your site than before.',
  'log_connector.silent': 'A log connector receives no lines, although it did before.',
  'collection.degraded': 'An engine or its connector returned too few answers for a day.',
  'collection.recovered': 'An engine or its connector returns answers again.',
  'budget.spent': 'The budget of the day was reached, so that calls were skipped.',
  'engine.model_changed':
    'An engine answers with another model. Changes on this engine at the same time are muted, because the model explains them.',
  'engine.shifted': 'Most brands moved on an engine on the same day, so the engine changed and not your brand.',
  'recalculation.finished': 'The statistics of all past days were recalculated after an edit.',
  'check.finished': 'A crawlability check, content check or query fan-out finished.',
};
