import { ofTenPeople } from '../../domain/client-reports/variation.ts';
import { count } from '../format/numbers.ts';
import type { View } from './print-view.tsx';

/** For readers who ask an assistant once and get another answer than the report. The engine is ChatGPT, or else the one with most answers. */
export function Variation({ view }: { view: View }) {
  const groups = view.stats.groups ?? [];
  const [group] = groups.toSorted(
    (a, b) => Number(b.key === 'chatgpt') - Number(a.key === 'chatgpt') || b.answers - a.answers,
  );
  const interval = group?.brands.find(({ isMainBrand }) => isMainBrand)?.intervals.brandCoverage.tracked;
  if (!group || !interval || interval.low === null || interval.high === null) return null;
  return (
    <section className="print-box">
      <h2>Why your {group.label} may say something else</h2>
      <p>
        An assistant writes a new answer each time, and it depends on the wording of the question, the place, the day
        and what it knows about the person who asks. One answer on your screen is one of many. This report is based on{' '}
        {count(group.answers, 'answer')} of {group.label} to {count(group.prompts, 'prompt')}: of 10 people who ask one
        of these questions,{' '}
        <strong>
          {ofTenPeople({ low: interval.low, high: interval.high })} see {view.brand}
        </strong>{' '}
        (95 % interval). So both can be true: that you are not in the answer that you saw, and that you are in many
        others.
      </p>
    </section>
  );
}
