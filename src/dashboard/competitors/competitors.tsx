import { NoStats, Recalculating } from '../overview/stats-state.tsx';
import { useStats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loaded } from '../shell/states.tsx';
import { ComparisonFigure } from './comparison-figure.tsx';
import { ShareOfVoiceFigure } from './share-of-voice-figure.tsx';
import { Suggestions } from './suggestions.tsx';
import { WinsFigure } from './wins-figure.tsx';

/** You and your competitors in the same answers. */
export function Competitors() {
  const { input } = useReport();
  const canWrite = useCanWrite();
  const query = useStats({ ...input, groupBy: 'engine' });
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
                <ShareOfVoiceFigure stats={stats} />
                <ComparisonFigure stats={stats} />
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
