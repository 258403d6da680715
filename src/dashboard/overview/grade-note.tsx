import { Link } from 'wouter';
import { linkAnswers } from '../answers/evidence.ts';
import { longDay } from '../format/dates.ts';
import { count } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Term } from '../shell/term.tsx';
import type { Stats } from './use-stats.ts';

const MEANINGS = {
  decision: 'good enough to decide on',
  directional: 'good for a direction, not for a decision',
  exploratory: 'too few prompts to rely on',
} as const;

/** How far the statistics can be relied on, and what they are based on. */
export function GradeNote({ stats }: { stats: Stats }) {
  const { grade, answers, prompts, cells, failed, comparableFrom } = stats;
  const { link } = useReport();
  const missing = grade.criteria.find(
    ({ isMet, grade: of }) => !isMet && of === (grade.grade === 'exploratory' ? 'directional' : 'decision'),
  )?.missing;
  return (
    <p className="grade-note">
      <Link href={link('method')} className={`grade ${grade.grade}`}>
        {grade.grade}
      </Link>{' '}
      <Term name="grade" /> {MEANINGS[grade.grade]}: <Link href={linkAnswers(link)}>{count(answers, 'answer')}</Link> to{' '}
      <Link href={link('prompts')}>{count(prompts, 'prompt')}</Link> on {count(cells, 'prompt–engine pair')}
      {failed > 0 && `, ${count(failed, 'failed call')} left out`}.
      {missing && ` Missing: ${missing.charAt(0).toLowerCase()}${missing.slice(1)}.`}
      {comparableFrom &&
        ` Days before ${longDay(comparableFrom)} were counted with earlier settings, because their answers were deleted. Changes leave them out.`}
    </p>
  );
}
