import { useQuery } from '@tanstack/react-query';
import { calls } from '../api/trpc.ts';
import { count, integer, usd } from '../format/numbers.ts';

/** What the report will cost a month. */
export function ForecastNote({ prompts, country }: { prompts: number; country: string }) {
  const input = { prompts: Math.min(1000, Math.max(1, prompts)), countries: [country] };
  const { data } = useQuery({
    queryKey: ['forecast', input],
    queryFn: ({ signal }) => calls.portfolio.forecast.mutate(input, { signal }),
    enabled: prompts > 0,
  });
  if (prompts === 0 || !data) return null;
  const connected = data.engines.filter(({ isConnected }) => isConnected).length;
  return (
    <p className="forecast" role="status">
      {count(prompts, 'prompt')} on {count(connected, 'engine')}: {integer(data.callsPerDay)} calls a day,{' '}
      {data.source === 'sandbox' ? 'free while the sandbox answers' : `about ${usd(data.costPerMonth)} a month`}.
    </p>
  );
}
