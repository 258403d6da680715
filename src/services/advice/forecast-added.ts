import { type Forecast, forecastMonth } from '../../domain/advice/forecast.ts';
import type { CallerContext } from '../context.ts';
import { listConnected } from '../engines/connected.ts';
import { isSimulated } from '../engines/enabled.ts';

/** What prompts that no report has had add to the calls and the cost of a month. */
export interface AddedCost extends Pick<Forecast, 'callsPerMonth' | 'costPerMonth'> {
  newPrompts: number;
  source: 'sandbox' | 'live';
}

/** Forecasts the cost of prompts that are sent to engines for the first time. */
export function forecastAdded(
  { engines, collection }: CallerContext,
  promptsByCountry: Readonly<Record<string, number>>,
): AddedCost {
  const connected = listConnected(engines);
  const { callsPerMonth, costPerMonth } = forecastMonth(promptsByCountry, connected, collection.samplesPerDay);
  const newPrompts = Object.values(promptsByCountry).reduce((sum, count) => sum + count, 0);
  return { newPrompts, callsPerMonth, costPerMonth, source: isSimulated(engines) ? 'sandbox' : 'live' };
}
