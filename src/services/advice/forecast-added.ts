import { type Forecast, forecastScheduled, type ScheduledPrompts } from '../../domain/advice/forecast.ts';
import { hasEnded } from '../../domain/collection/schedule.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { defaultSurfaces } from '../../domain/surfaces/surfaces.ts';
import type { CallerContext } from '../context.ts';
import { listConnected } from '../engines/connected.ts';
import { isSimulated, listPages } from '../engines/enabled.ts';

/** What prompts that no report has had add to the calls and the cost of a month. */
export interface AddedCost extends Pick<Forecast, 'callsPerMonth' | 'costPerMonth'> {
  newPrompts: number;
  source: 'sandbox' | 'live';
}

/** A prompt, and the schedules of the reports that it was added to. */
export type AddedPrompt = Omit<ScheduledPrompts, 'prompts'>;

/** Forecasts the cost of prompts that are sent to engines for the first time. */
export function forecastAdded(context: CallerContext, added: readonly AddedPrompt[]): AddedCost {
  const { engines, collection, now } = context;
  const today = dayOf(now());
  const scheduled = [...Map.groupBy(added, (prompt) => JSON.stringify(prompt)).values()].flatMap((same) =>
    same.slice(0, 1).map(
      ({ country, schedules }): ScheduledPrompts => ({
        country,
        prompts: same.length,
        schedules: schedules.filter((schedule) => !hasEnded(schedule, today)),
      }),
    ),
  );
  const { callsPerMonth, costPerMonth } = forecastScheduled(
    scheduled,
    listConnected(context, defaultSurfaces(listPages(context))),
    collection.samplesPerDay,
  );
  const newPrompts = added.length;
  return { newPrompts, callsPerMonth, costPerMonth, source: isSimulated(engines) ? 'sandbox' : 'live' };
}
