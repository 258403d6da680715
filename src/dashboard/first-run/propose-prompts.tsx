import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Outputs } from '../api/trpc.ts';
import { integer } from '../format/numbers.ts';
import type { BrandForm } from '../forms/brand-form.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';

interface ProposePromptsProps {
  workspaceId: string;
  form: BrandForm;
  country: string;
  onAdd: (prompts: string[]) => void;
}

const ORIGINS: Record<Outputs['prompts']['suggest']['items'][number]['origin'], string> = {
  observed: 'an engine searched for it',
  simulated: 'from a simulated search',
  language_model: 'by the language model',
  fan_out: 'from a related search',
  template: 'from a template',
};

/** Proposes prompts from a few words, each marked by where it comes from. */
export function ProposePrompts({ workspaceId, form, country, onAdd }: ProposePromptsProps) {
  const [category, setCategory] = useState('');
  const suggest = useMutation(api.prompts.suggest.mutationOptions());
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
              workspaceId,
              brand: form.brand.trim(),
              brandDomain: form.brandDomain.trim(),
              category: category.trim(),
              country,
            })
          }
        >
          {suggest.isPending ? 'Proposing …' : 'Propose prompts'}
        </button>
      </div>
      <FormProblem error={suggest.error} paths={['category']} />
      {items && (
        <div role="status">
          <div className="form-actions">
            <span className="hint">{items.length === 0 ? 'No further prompts.' : 'Choose those that fit, or'}</span>
            {items.length > 0 && (
              <button type="button" onClick={() => onAdd(items.map(({ prompt }) => prompt))}>
                Add all {integer(items.length)}
              </button>
            )}
          </div>
          <ul className="proposed">
            {items.map(({ prompt, origin, branded }) => (
              <li key={prompt}>
                <button type="button" className="quiet" onClick={() => onAdd([prompt])}>
                  + {prompt}
                </button>{' '}
                <span className="hint">
                  {ORIGINS[origin]}
                  {branded && ', with your name'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
