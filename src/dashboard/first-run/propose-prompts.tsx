import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { calls, type Inputs, type Outputs } from '../api/trpc.ts';
import { count, integer } from '../format/numbers.ts';
import type { BrandForm } from '../forms/brand-form.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';

type Suggestion = Outputs['prompts']['suggest']['items'][number];

interface ProposePromptsProps {
  ensureWorkspace: () => Promise<string>;
  form: BrandForm;
  country: string;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** As many as the grade of results that one can decide on asks for. */
export const ENOUGH_PROMPTS = 25;

/** Nothing for templates, which most are. */
const ORIGINS: Partial<Record<Suggestion['origin'], string>> = {
  observed: 'an engine searched for it',
  simulated: 'from a simulated search',
  language_model: 'by the language model',
};

const GROUPS: [title: string, holds: (suggestion: Suggestion) => boolean][] = [
  ['With your name', ({ branded }) => branded],
  ['Recommendations', ({ intent }) => intent === 'best_of'],
  ['Comparisons', ({ intent }) => intent === 'comparison'],
  ['Prices', ({ intent }) => intent === 'price'],
  ['How to choose', ({ intent }) => intent === 'how_to'],
  ['Reviews and complaints', ({ intent }) => intent === 'product'],
  ['Other questions', () => true],
];

/** Proposes questions from a few words, grouped by what people want with them. All are chosen until one is unchecked. */
export function ProposePrompts({ ensureWorkspace, form, country, chosen, onChange }: ProposePromptsProps) {
  const [category, setCategory] = useState('');
  const suggest = useMutation({
    mutationFn: async (input: Omit<Inputs['prompts']['suggest'], 'workspaceId'>) =>
      calls.prompts.suggest.mutate({ workspaceId: await ensureWorkspace(), ...input }),
    onSuccess: ({ items }) => onChange(items.map(({ prompt }) => prompt)),
  });
  const isReady = form.brand.trim() !== '' && form.brandDomain.trim() !== '' && category.trim() !== '';
  const items = suggest.data?.items;
  return (
    <div className="proposals">
      <div className="inline-form">
        <Field
          label="What you sell, in a few words"
          path="category"
          error={suggest.error}
          hint="For example: CRM for small teams. Needs the brand and its domain as well."
        >
          {(props) => (
            <input {...props} type="text" value={category} onChange={({ target }) => setCategory(target.value)} />
          )}
        </Field>
        <button
          type="button"
          className="beside-hint"
          disabled={!isReady || suggest.isPending}
          onClick={() =>
            suggest.mutate({
              brand: form.brand.trim(),
              brandDomain: form.brandDomain.trim(),
              category: category.trim(),
              country,
              limit: ENOUGH_PROMPTS,
            })
          }
        >
          {suggest.isPending ? 'Proposing …' : `Propose ${integer(ENOUGH_PROMPTS)} prompts`}
        </button>
      </div>
      <FormProblem error={suggest.error} paths={['category']} />
      {items && (
        <div role="status">
          <p className="hint">
            {items.length === 0
              ? 'No prompts for these words. Describe it as people would search for it, or write the questions below.'
              : `${count(chosen.length, 'proposed prompt')} of ${integer(items.length)} chosen. Uncheck those that do not fit.`}
          </p>
          {groupSuggestions(items).map(([title, group]) => (
            <fieldset key={title} className="proposed">
              <legend>{title}</legend>
              {group.map(({ prompt, origin }) => (
                <label key={prompt}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(prompt)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...chosen, prompt] : chosen.filter((each) => each !== prompt))
                    }
                  />{' '}
                  <span dir="auto">{prompt}</span> <span className="hint">{ORIGINS[origin]}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </div>
  );
}

/** Each suggestion is in the first group that fits. Those with the name of the brand come last. */
function groupSuggestions(items: Suggestion[]): [title: string, group: Suggestion[]][] {
  const groupOf = (item: Suggestion) => GROUPS.find(([, holds]) => holds(item))?.[0];
  const [branded, ...others] = GROUPS.map(([title]): [string, Suggestion[]] => [
    title,
    items.filter((item) => groupOf(item) === title),
  ]);
  return [...others, ...(branded ? [branded] : [])].filter(([, group]) => group.length > 0);
}
