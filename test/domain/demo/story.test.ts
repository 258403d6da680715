import { expect, test } from 'vitest';
import { DEMO_PROMPTS, DEMO_REPORT } from '../../../src/domain/demo/demo.ts';
import { DEMO_STORY, planAnswer } from '../../../src/domain/demo/story.ts';
import { addDays } from '../../../src/domain/shared/windows.ts';
import { orderOf } from '../../../src/gateways/engines/sandbox/rates.ts';
import { renewalDayOf } from '../../../src/gateways/engines/sandbox/stickiness.ts';

const { engine, brand, daysAgo: since } = DEMO_STORY.overtaking;
const QUESTIONS = DEMO_PROMPTS.flatMap(({ prompts }) =>
  (['us', 'uk'] as const).flatMap((country) => prompts[country].map((prompt) => ({ prompt, country }))),
);

/** How many points more often than your brand the competitor is named on days before `today`. */
function leadIn(today: string, daysAgo: { from: number; before: number }): number {
  let lead = 0;
  let answers = 0;
  for (let ago = daysAgo.from; ago < daysAgo.before; ago++) {
    for (const { prompt, country } of QUESTIONS) {
      const asked = { prompt, country, day: addDays(today, -ago), sample: 1 };
      const { brands } = planAnswer({ engine, prompt, country, daysAgo: ago });
      const repeated = { ...asked, day: renewalDayOf(engine, asked) };
      const isNamed = (name: string) => {
        const rate = brands.find((planned) => planned.name === name)?.rate;
        return orderOf(name, engine, repeated, rate) !== null;
      };
      lead += Number(isNamed(brand)) - Number(isNamed(DEMO_REPORT.brand));
      answers++;
    }
  }
  return (100 * lead) / answers;
}

test('the competitor overtakes on its engine, on whatever day the demo is created', () => {
  for (let start = 0; start < 730; start += 73) {
    const today = addDays('2026-11-18', start);
    expect(leadIn(today, { from: since + 1, before: since + 15 })).toBeLessThan(-10);
    expect(leadIn(today, { from: 0, before: since + 1 })).toBeGreaterThan(5);
  }
});
