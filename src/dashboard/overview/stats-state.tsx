import { Link } from 'wouter';
import { describeCadence, describeEnd, hasEnded } from '../../domain/collection/schedule.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { useReport } from '../report/use-report.ts';
import { Empty } from '../shell/states.tsx';
import { awaitsAnswers, describeCollection, describeLimit, describeRecalculation, useCollection } from './progress.ts';
import type { Stats } from './use-stats.ts';

/** Says that the statistics are of the settings before the last change, while they are recalculated, if there are any. */
export function Recalculating({ stats }: { stats: Stats }) {
  const { report } = useReport();
  const text = describeRecalculation({ ...stats, isEdited: report.updatedDate !== report.createdDate });
  if (text === null) return null;
  const { done, total } = stats.recalculation ?? { done: 0, total: 0 };
  return (
    <div className="progress" role="status">
      <p>{text}</p>
      {total > 0 && <progress value={done} max={total} aria-label="Recalculation" />}
    </div>
  );
}

/** Says that calls of today were skipped because of a budget. */
export function Skipped() {
  const { report } = useReport();
  const text = describeLimit(useCollection({ reportId: report.id }));
  return text === null ? null : (
    <p className="note" role="status">
      {text}
    </p>
  );
}

/** Says that the report has ended, or when it ends. */
export function End({ endDate }: { endDate: string }) {
  const { link } = useReport();
  return (
    <p className="note" role="status">
      {describeEnd({ endDate }, dayOf(new Date()))} <Link href={link('settings')}>Change it</Link>
    </p>
  );
}

/** Why there are no statistics. */
export function NoStats({ stats: { status } }: { stats: Stats }) {
  const { report, input, link } = useReport();
  const collection = useCollection({ reportId: report.id });
  if (status === 'setting_up') {
    return (
      <Empty title="The first answers are on their way">
        <p role="status">{describeCollection(collection)} This page updates by itself.</p>
        {collection && collection.total > 0 && (
          <progress value={collection.done} max={collection.total} aria-label="First collection" />
        )}
      </Empty>
    );
  }
  return (
    <Empty title={awaitsAnswers(collection, input) ? 'Answers are being collected' : 'No answers in this window'}>
      {awaitsAnswers(collection, input) && <p role="status">{describeCollection(collection)}</p>}
      <p>
        Choose other dates or fewer filters.
        {!hasEnded(report, dayOf(new Date())) && ` Answers are collected ${describeCadence(report)}.`}
        {collection?.nextDay !== undefined && ` The next day is ${collection.nextDay}.`}
      </p>
      <p>
        <Link href={link('settings')}>See the prompts and engines of this report</Link>
      </p>
    </Empty>
  );
}
