import { useMutation } from '@tanstack/react-query';
import { calls, type Inputs } from '../api/trpc.ts';
import { isTracked } from '../competitors/tracked.ts';
import { type BrandForm, fromForm, toForm } from '../forms/brand-form.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { readList } from '../forms/lines.ts';
import { useIsSimulated } from '../shell/use-is-simulated.ts';

interface SuggestCompetitorsProps {
  ensureWorkspace: () => Promise<string>;
  form: BrandForm;
  /** The competitors entered so far. */
  competitors: BrandForm[];
  onAdd: (competitor: BrandForm) => void;
}

/** Vendors that stored answers of the workspace present, or that a language model knows, to be added with one click. */
export function SuggestCompetitors({ ensureWorkspace, form, competitors, onAdd }: SuggestCompetitorsProps) {
  const suggest = useMutation({
    mutationFn: async (input: Omit<Inputs['competitors']['suggest'], 'workspaceId'>) =>
      calls.competitors.suggest.mutate({ workspaceId: await ensureWorkspace(), ...input }),
  });
  const isSimulated = useIsSimulated() && suggest.data?.origin !== 'language_model';
  const isReady = form.brand.trim() !== '' && form.brandDomain.trim() !== '';
  const entered = { ...fromForm(form), competitors: competitors.map(fromForm) };
  const fresh = suggest.data?.items.filter((item) => !isTracked(item, entered));
  return (
    <div className="proposals">
      <button
        type="button"
        disabled={!isReady || suggest.isPending}
        onClick={() =>
          suggest.mutate({
            brand: form.brand.trim(),
            brandDomain: form.brandDomain.trim(),
            brandVariations: readList(form.brandVariations),
            limit: 10,
          })
        }
      >
        Suggest competitors
      </button>
      {!isReady && <span className="hint">Needs the brand and its domain.</span>}
      <FormProblem error={suggest.error} />
      {fresh && (
        <ul role="status">
          {fresh.length === 0 && (
            <li className="hint">
              {suggest.data?.items.length === 0
                ? 'No suggestions yet. They come from the first answers: add competitors later, on the screen Competitors.'
                : 'No vendor that you have not entered yet.'}
            </li>
          )}
          {suggest.data?.origin === 'language_model' && (
            <li className="hint">Proposed by the language model, because there are no answers yet.</li>
          )}
          {isSimulated && fresh.length > 0 && (
            <li className="hint">
              Invented by the sandbox: real vendors are suggested from the answers of real engines.
            </li>
          )}
          {fresh.map((item) => (
            <li key={item.brandDomain}>
              <button type="button" className="chip" onClick={() => onAdd(toForm(item))}>
                + {item.brand}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
