import { api, type Outputs, queryClient } from '../api/trpc.ts';

export type Destination = Outputs['destinations']['list']['items'][number];

export const refreshDestinations = () => queryClient.invalidateQueries({ queryKey: api.destinations.pathKey() });
