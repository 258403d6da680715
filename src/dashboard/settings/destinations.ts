import { api, type Outputs, queryClient } from '../api/trpc.ts';

export type Destination = Outputs['destinations']['list']['items'][number];

export const KIND_NAMES: Record<Destination['kind'], string> = { email: 'Mail', slack: 'Slack', webhook: 'Webhook' };

export const refreshDestinations = () => queryClient.invalidateQueries({ queryKey: api.destinations.pathKey() });
