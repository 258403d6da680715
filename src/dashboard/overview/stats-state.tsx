import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/trpc.ts';
import { count, integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Empty } from '../shell/states.tsx';
import type { Stats } from './use-stats.ts';

/** Says that the statistics are of the settings before the last change, while they are recalculated. */
export function Recalculating({ stats: { isRecalculating, recalculation } }: { stats: Stats }) {
  if (!isRecalculating) return null;
  return (
    <div className="progress" role="status">
      <p>
        Recalculating with the new settings
        {recalculation ? `: day ${recalculation.done} of ${recalculation.total}` : ''}. Until then you see the
        statistics of the previous settings.
      </p>
      {recalculation && <progress value={recalculation.done} max={recalculation.total} aria-label="Recalculation" />}
    </div>
  );
}

/** Why there are no statistics. */
export function NoStats({ stats: { status, answers, noAnswers, failed } }: { stats: Stats }) {
  const { report, country, link } = useReport();
  const engines = useQuery(api.engines.list.queryOptions()).data?.items.filter(({ state }) => state !== 'off').length;
  const done = answers + noAnswers + failed;
  const total = (report.countryPromptsTotal?.[country] ?? 0) * (engines ?? 0);
  if (status === 'setting_up') {
    return (
      <Empty title="The first answers are on their way">
        <p role="status">
          {total > 0 ? `${integer(done)} of about ${count(total, 'call')} made.` : `${count(done, 'call')} made.`} This
          page updates by itself.
        </p>
        {total > 0 && <progress value={done} max={total} aria-label="First collection" />}
      </Empty>
    );
  }
  return (
    <Empty title="No answers in this window">
      <p>Choose other dates or fewer filters. Answers are collected once a day.</p>
      <p>
        <Link href={link('settings')}>See the prompts and engines of this report</Link>
      </p>
    </Empty>
  );
}
