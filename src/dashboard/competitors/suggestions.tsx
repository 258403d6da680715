import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, calls, type Outputs, queryClient } from '../api/trpc.ts';
import { NotApplied } from '../filters/not-applied.tsx';
import { count, integer } from '../format/numbers.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { Preview } from '../forms/preview.tsx';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { useIsSimulated } from '../shell/use-is-simulated.ts';
import { isTracked } from './tracked.ts';

type Competitor = Outputs['competitors']['suggest']['items'][number];

/** Some suggestions are followed already. */
const MOST_SUGGESTIONS = 20;
const SHOWN = 10;

/** Vendors that answers present and that the report does not follow yet. */
export function Suggestions() {
  const { report, country } = useReport();
  const [previewed, setPreviewed] = useState<string | null>(null);
  const isSimulated = useIsSimulated();
  const input = {
    workspaceId: report.workspaceId,
    brand: report.brand,
    brandDomain: report.brandDomain,
    brandVariations: report.brandVariations ?? [],
    ...(country && { country }),
    limit: MOST_SUGGESTIONS,
  };
  const query = useQuery({
    queryKey: ['suggestions', input],
    queryFn: ({ signal }) => calls.competitors.suggest.mutate(input, { signal }),
  });
  return (
    <section className="figure" aria-labelledby="suggestions">
      <header>
        <div>
          <h2 id="suggestions">Suggested competitors</h2>
          <p className="note">
            Vendors that the newest answers present as options, at most {integer(SHOWN)}, the best first. See what would
            be found before you add one.{isSimulated && ' The sandbox invented them.'}
          </p>
          <NotApplied
            names={['window', 'comparison', 'engines', 'tag', 'prompts']}
            why="Suggestions come from the newest answers of the workspace."
          />
        </div>
      </header>
      <Loaded query={query} height={80}>
        {({ items, withoutDomain = [] }) => {
          const fresh = items.filter((item) => !isTracked(item, report)).slice(0, SHOWN);
          const unlocated = withoutDomain.filter((item) => !isTracked(item, report)).slice(0, SHOWN);
          return (
            <>
              {fresh.length === 0 && <p className="note">No vendor that you do not follow yet.</p>}
              <ul className="suggestion-list">
                {fresh.map((item) => (
                  <li key={item.brandDomain}>
                    <div className="suggestion">
                      <span>
                        <strong>{item.brand}</strong> <span className="hint">{item.brandDomain}</span>
                      </span>
                      <button
                        type="button"
                        aria-expanded={previewed === item.brandDomain}
                        onClick={() => setPreviewed(previewed === item.brandDomain ? null : item.brandDomain)}
                      >
                        Preview
                      </button>
                    </div>
                    {previewed === item.brandDomain && (
                      <Candidate competitor={item} onDone={() => setPreviewed(null)} />
                    )}
                  </li>
                ))}
              </ul>
              {unlocated.length > 0 && (
                <p className="note">
                  Without a known domain:{' '}
                  {unlocated.map(({ brand, answers }) => `${brand} (${count(answers, 'answer')})`).join(', ')}. Add them
                  in the report settings with their domain.
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

/** What following the vendor would find, and the button that adds it. */
function Candidate({ competitor, onDone }: { competitor: Competitor; onDone: () => void }) {
  const { report } = useReport();
  const competitors = [...(report.competitors ?? []), competitor];
  const add = useMutation(
    api.reports.update.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries();
        onDone();
      },
    }),
  );
  return (
    <div className="candidate">
      <Preview
        settings={{
          workspaceId: report.workspaceId,
          brand: report.brand,
          brandDomain: report.brandDomain,
          ...(report.brandRegex
            ? { brandRegex: report.brandRegex, reportTitle: report.reportTitle }
            : { brandVariations: report.brandVariations ?? [] }),
          competitors,
          promptIds: report.promptIds ?? [],
        }}
        only={competitor.brand}
      />
      <div className="form-actions">
        <button
          type="button"
          className="primary"
          disabled={add.isPending}
          onClick={() => add.mutate({ reportId: report.id, competitors })}
        >
          Add {competitor.brand}
        </button>
        <span className="hint">All past days are recalculated.</span>
      </div>
      <FormProblem error={add.error} />
    </div>
  );
}
