import { useQuery } from '@tanstack/react-query';
import { calls, type Inputs } from '../api/trpc.ts';
import { count, integer, usd } from '../format/numbers.ts';

type Forecast = Inputs['portfolio']['forecast'];

interface ForecastNoteProps {
  prompts: number;
  country: string;
  /** Of the report; by default every day on all engines. */
  schedule?: Pick<Forecast, 'engines' | 'samples' | 'cadence'>;
}

/** What the prompts of a report will cost a month. */
export function ForecastNote({ prompts, country, schedule = {} }: ForecastNoteProps) {
  const input = { prompts: Math.min(1000, Math.max(1, prompts)), countries: [country], ...schedule };
  const { data } = useQuery({
    queryKey: ['forecast', input],
    queryFn: ({ signal }) => calls.portfolio.forecast.mutate(input, { signal }),
    enabled: prompts > 0,
  });
  if (prompts === 0 || !data) return null;
  const connected = data.engines.filter(({ isConnected }) => isConnected).length;
  return (
    <p className="forecast" role="status">
      {count(prompts, 'prompt')} on {count(connected, 'engine')}: {integer(data.callsPerMonth)} calls a month,{' '}
      {data.source === 'sandbox' ? 'free while the sandbox answers' : `about ${usd(data.costPerMonth)} a month`}.
    </p>
  );
}
