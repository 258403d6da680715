import { noInput } from '../schemas/shared/nothing.ts';
import { serverSettings, updateServerSettingsInput } from '../schemas/workspaces/settings.ts';
import { readServerSettings } from '../services/settings/read.ts';
import { updateServerSettings } from '../services/settings/update.ts';
import { operates, operation, router } from './operation.ts';

const tags = ['Connections'];

export const settingsRouter = router({
  get: operation({
    method: 'GET',
    path: '/v1/settings',
    operationId: 'getServerSettings',
    tags,
    summary: 'Get the settings of the server',
    description:
      'Returns how often prompts are sent, the daily budget, the schedule and the chosen connectors, and where each value comes from. Requires the permission `server`.',
    successDescription: 'The settings.',
  })
    .input(noInput)
    .output(serverSettings)
    .query(operates(readServerSettings)),

  update: operation(
    {
      method: 'PATCH',
      path: '/v1/settings',
      operationId: 'updateServerSettings',
      tags,
      summary: 'Update the settings of the server',
      description:
        'Changes settings at once in every process. Omitted fields do not change. Requires the permission `server`.',
      successDescription: 'The settings.',
    },
    {
      failures: [
        {
          status: 409,
          description: 'The environment of the server sets this.',
          message: 'The environment of the server sets dailyBudgetUsd. Change it there.',
        },
      ],
    },
  )
    .input(updateServerSettingsInput)
    .output(serverSettings)
    .mutation(operates(updateServerSettings)),
});
