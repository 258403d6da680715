import { Link } from 'wouter';
import { dayBefore } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { Figure } from '../charts/figure.tsx';
import { longDay } from '../format/dates.ts';
import { count, integer } from '../format/numbers.ts';
import type { Details } from './describe.ts';
import { PromptList } from './prompt-list.tsx';
import { callOf } from './time-figures.tsx';
import { useEvidenceLink } from './use-evidence-link.ts';
import type { Prompt } from './use-prompts.ts';

interface MechanismProps {
  experiment: Details;
  mechanism: NonNullable<Details['mechanism']>;
  prompts: Prompt[] | undefined;
  days: { from: string; to: string };
}

/** What happened to the page: a change works only through engines that read it. */
export function MechanismFigure({ experiment, mechanism, prompts, days }: MechanismProps) {
  // Its citations are counted on all engines, in all countries.
  const link = useEvidenceLink();
  const { fetches, firstCitedDate, treatedCitations, controlCitations, referrals } = mechanism;
  const page = experiment.pageUrl ?? '';
  const cites = (startDate: string, endDate: string) => linkAnswers(link, { page, startDate, endDate });
  const since = cites(experiment.startDate, days.to);
  const before = cites(days.from, dayBefore(experiment.startDate));
  const agents = link('agents', { from: experiment.startDate, to: days.to });
  return (
    <Figure
      title="What happened to the page"
      note="Whether the change can have worked at all. Fetches and visits come from connected logs."
      name="experiment-page"
      table={{
        columns: ['What', 'Value'],
        rows: [
          ...fetches.map(({ bot, firstDate, visits }) => [`Fetches of ${bot} since ${firstDate}`, visits]),
          ['First cited', firstCitedDate],
          ['Citations in treated answers before', treatedCitations.before],
          ['Citations in treated answers since', treatedCitations.since],
          ['Citations in control answers before', controlCitations.before],
          ['Citations in control answers since', controlCitations.since],
          ['Visits from assistants', referrals],
        ],
      }}
      call={callOf(experiment)}
      isTable
    >
      <dl className="facts">
        <dt>Fetched by</dt>
        <dd>
          {fetches.length === 0 ? (
            <Link href={agents}>no crawler in connected logs</Link>
          ) : (
            fetches.map(({ bot, firstDate, visits }, index) => (
              <span key={bot}>
                {index > 0 && '; '}
                <Link href={agents}>
                  {bot}, {count(visits, 'time')} since {longDay(firstDate)}
                </Link>
              </span>
            ))
          )}
        </dd>
        <dt>First cited</dt>
        <dd>{firstCitedDate ? <Link href={since}>{longDay(firstCitedDate)}</Link> : 'not since the start'}</dd>
        <dt>Treated answers that cite it</dt>
        <dd>
          <Link href={before}>{integer(treatedCitations.before)} in the baseline</Link>,{' '}
          <Link href={since}>{integer(treatedCitations.since)} since the start</Link>
        </dd>
        <dt>Control answers that cite it</dt>
        <dd>
          <Link href={before}>{integer(controlCitations.before)} in the baseline</Link>,{' '}
          <Link href={since}>{integer(controlCitations.since)} since the start</Link>
        </dd>
        <dt>Visits from assistants</dt>
        <dd>
          <Link href={agents}>{integer(referrals)}</Link>
        </dd>
      </dl>
      <PromptList
        title="Controls that cite the page since the start, and still count"
        ids={mechanism.citingControlPromptIds}
        prompts={prompts}
        days={days}
      />
    </Figure>
  );
}
