import { addDays } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { DotWhisker, type WhiskerRow } from '../charts/dot-whisker.tsx';
import { Figure } from '../charts/figure.tsx';
import { engineName } from '../format/names.ts';
import { count, differenceRange, percent, signedPoints } from '../format/numbers.ts';
import type { Details } from './describe.ts';
import { callOf } from './time-figures.tsx';
import { useEvidenceLink } from './use-evidence-link.ts';

/** The effect on each engine, which decides nothing. */
export function EnginesFigure({ experiment }: { experiment: Details }) {
  const link = useEvidenceLink(experiment);
  const { byEngine, startDate, lagDays, looks, history } = experiment;
  const endDate = looks.at(-1)?.endDate ?? history.at(-1)?.date ?? startDate;
  const rows = byEngine.map(({ engine, effect, isClear, treated, controls }): WhiskerRow => {
    const shares = `treated ${percent(treated.shareBefore)} to ${percent(treated.shareNow)}, controls ${percent(controls.shareBefore)} to ${percent(controls.shareNow)}`;
    const text = effect
      ? differenceRange({ difference: effect.value, low: effect.low, high: effect.high })
      : 'too few questions';
    return {
      label: engineName(engine),
      isMain: isClear,
      value: effect?.value ?? null,
      inner: effect && { low: effect.low, high: effect.high },
      outer: null,
      description: `${engineName(engine)}: ${text}; ${shares}, ${count(treated.questions + controls.questions, 'question')}`,
      aside: <small>{effect ? (isClear ? 'clear' : 'not clear') : 'too few questions'}</small>,
      href: linkAnswers(link, { engine, startDate: addDays(startDate, lagDays), endDate }),
    };
  });
  const largest = Math.max(
    0.05,
    ...rows.flatMap(({ inner }) => (inner ? [Math.abs(inner.low), Math.abs(inner.high)] : [])),
  );
  return (
    <Figure
      title="Engine by engine"
      note="The same difference on each engine, in points, with 95 % intervals. “Clear” is adjusted for the number of engines. It decides nothing about the experiment."
      name="experiment-engines"
      table={{
        columns: [
          'Engine',
          'Effect',
          'Low',
          'High',
          'p',
          'Clear',
          'Treated before',
          'Treated now',
          'Controls before',
          'Controls now',
        ],
        rows: byEngine.map(({ engine, effect, isClear, treated, controls }) => [
          engineName(engine),
          effect?.value ?? null,
          effect?.low ?? null,
          effect?.high ?? null,
          effect?.probability ?? null,
          isClear ? 'yes' : 'no',
          treated.shareBefore,
          treated.shareNow,
          controls.shareBefore,
          controls.shareNow,
        ]),
      }}
      call={callOf(experiment)}
    >
      <DotWhisker rows={rows} domain={[-largest, largest]} format={signedPoints} label="Effect on each engine" />
    </Figure>
  );
}
