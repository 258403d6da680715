import {
  alertPage,
  alertSettings,
  getAlertSettingsInput,
  listAlertsInput,
  updateAlertSettingsInput,
} from '../schemas/workspaces/alerts.ts';
import { getAlertSettings } from '../services/alerts/get-settings.ts';
import { listAlerts } from '../services/alerts/list.ts';
import { updateAlertSettings } from '../services/alerts/update-settings.ts';
import { operation, reads, router, writes } from './operation.ts';

const tags = ['Alerts'];

export const alertsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/workspaces/{id}/alerts',
    operationId: 'listAlerts',
    tags,
    summary: 'List alerts',
    description:
      'Lists what fired, what waits to be confirmed, and what was muted or withdrawn with the reason, newest first. Changes fire only if a test finds them on two days.',
    successDescription: 'A page of alerts.',
  })
    .input(listAlertsInput)
    .output(alertPage)
    .query(reads(listAlerts)),

  getSettings: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/alert-settings',
    operationId: 'getAlertSettings',
    tags,
    summary: 'Get the alert settings of a brand report',
    description: 'Returns the thresholds of a report, and the change that it can detect within 10 days on each engine.',
    successDescription: 'The alert settings.',
  })
    .input(getAlertSettingsInput)
    .output(alertSettings)
    .query(reads(getAlertSettings)),

  updateSettings: operation({
    method: 'PATCH',
    path: '/v1/reports/brand/{reportId}/alert-settings',
    operationId: 'updateAlertSettings',
    tags,
    summary: 'Update the alert settings of a brand report',
    description: 'Replaces the thresholds of a report.',
    successDescription: 'The updated alert settings.',
  })
    .input(updateAlertSettingsInput)
    .output(alertSettings)
    .mutation(writes(updateAlertSettings)),
});
