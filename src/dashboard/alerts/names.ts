import type { DeliveryEvent, DeliveryState } from '../../domain/alerts/deliveries.ts';

/** What people call the events of alerts. */
export const EVENT_NAMES: Readonly<Record<DeliveryEvent, string>> = {
  'coverage.changed': 'Change of your brand',
  'competitor.changed': 'Change of a competitor',
  'page.citations.changed': 'Change of a cited page',
  'crawler.blocked': 'Crawler blocked',
  'crawler.errors': 'Errors for a crawler',
  'log_connector.silent': 'No logs received',
  'collection.degraded': 'Engine fails',
  'collection.recovered': 'Engine works again',
  'budget.spent': 'Budget reached',
  'engine.model_changed': 'New model of an engine',
  'engine.shifted': 'Engine moved for everyone',
  'recalculation.finished': 'Recalculation finished',
  'check.finished': 'Check finished',
  digest: 'Digest',
  test: 'Test',
};

export const DELIVERY_STATE_NAMES: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  canceled: 'Canceled',
};
