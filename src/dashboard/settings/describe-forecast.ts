import { count, percent, usd } from '../format/numbers.ts';

export interface PricedEngine {
  /** Whether it is queried, simulated or off. */
  state: 'live' | 'sandbox' | 'off';
  /** Of an answer, in US dollars. */
  cost: number;
}

interface Planned {
  prompts: number;
  samples: number;
  budget: number;
  engines: readonly PricedEngine[];
}

const DAYS = 30;

const amountOf = (cost: number) =>
  `about ${usd(cost)} on each day of the schedule, ${usd(cost * DAYS)} in ${DAYS} of them`;

/** What a day of collection will cost, what thirty of them cost, and whether the budget pays for it. */
export function describeForecast({ prompts, samples, budget, engines }: Planned): string {
  const answers = prompts * samples;
  const connected = engines.filter(({ state }) => state === 'live');
  const costOf = (asked: readonly PricedEngine[]) => answers * asked.reduce((sum, { cost }) => sum + cost, 0);
  const all = costOf(engines);
  const now = costOf(connected);
  const sentences = [
    connected.length === 0
      ? `${count(prompts, 'prompt')}: ${engines.some(({ state }) => state === 'sandbox') ? 'free while the sandbox answers' : 'sent to no engine, because none is connected'}.`
      : `${count(prompts, 'prompt')} on ${count(connected.length, 'engine')}: ${amountOf(now)}.`,
    connected.length < engines.length &&
      prompts > 0 &&
      `With all ${count(engines.length, 'engine')}: ${amountOf(all)}.`,
    now > budget && `The budget pays for ${percent(budget / now)} of the calls; the others are skipped.`,
    now <= budget && all > budget && `The budget would pay for ${percent(budget / all)} of these calls.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
