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
