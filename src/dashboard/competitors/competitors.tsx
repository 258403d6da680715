import { NoStats, Recalculating } from '../overview/stats-state.tsx';
import { useStats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loaded } from '../shell/states.tsx';
import { ChangesFigure } from './changes-figure.tsx';
import { ComparisonFigure } from './comparison-figure.tsx';
import { EngineTable } from './engine-table.tsx';
import { OvertakesSection } from './overtakes-section.tsx';
import { ShareOfVoiceFigure } from './share-of-voice-figure.tsx';
import { Suggestions } from './suggestions.tsx';
import { TimeFigure } from './time-figure.tsx';
import { WinsFigure } from './wins-figure.tsx';

/** You and your competitors in the same answers. */
export function Competitors() {
  const { comparedInput } = useReport();
  const canWrite = useCanWrite();
  const query = useStats({ ...comparedInput, groupBy: 'engine' });
  return (
    <>
      <header className="page-head">
        <h1>Competitors</h1>
      </header>
      <Loaded query={query}>
        {(stats) => (
          <>
            <Recalculating stats={stats} />
            {stats.status === 'ready' ? (
              <>
                <OvertakesSection stats={stats} />
                <ChangesFigure stats={stats} />
                <TimeFigure stats={stats} />
                <EngineTable stats={stats} />
                <ComparisonFigure stats={stats} />
                <ShareOfVoiceFigure stats={stats} />
                <WinsFigure />
              </>
            ) : (
              <NoStats stats={stats} />
            )}
          </>
        )}
      </Loaded>
      {canWrite && <Suggestions />}
    </>
  );
}
