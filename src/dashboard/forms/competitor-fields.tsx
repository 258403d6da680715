import { useState } from 'react';
import { BrandFields } from './brand-fields.tsx';
import { type BrandForm, EMPTY_BRAND } from './brand-form.ts';

interface CompetitorFieldsProps {
  forms: BrandForm[];
  onChange: (forms: BrandForm[]) => void;
  error: unknown;
  /** Whether a heading above says what this is. */
  hasHeading?: boolean;
}

/** The competitors of a report, each with name, domain and detection. */
export function CompetitorFields({ forms, onChange, error, hasHeading = false }: CompetitorFieldsProps) {
  const [removed, setRemoved] = useState<{ form: BrandForm; index: number } | null>(null);

  function remove(index: number) {
    const form = forms[index];
    setRemoved(form?.brand || form?.brandDomain ? { form, index } : null);
    onChange(forms.toSpliced(index, 1));
  }

  return (
    <fieldset>
      <legend className={hasHeading ? 'visually-hidden' : undefined}>Competitors</legend>
      <ol className="competitor-fields">
        {forms.map((form, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the API reports errors by index as well
          <li key={index}>
            <BrandFields
              form={form}
              onChange={(changed) => onChange(forms.map((each, at) => (at === index ? changed : each)))}
              error={error}
              path={`competitors.${index}.`}
              nameLabel={`Competitor ${index + 1}`}
            >
              <button
                type="button"
                className="quiet remove"
                aria-label={`Remove ${form.brand || `competitor ${index + 1}`}`}
                onClick={() => remove(index)}
              >
                Remove
              </button>
            </BrandFields>
          </li>
        ))}
      </ol>
      {removed && (
        <p className="undo" role="status">
          {removed.form.brand || removed.form.brandDomain} was removed.{' '}
          <button
            type="button"
            className="quiet"
            onClick={() => {
              onChange(forms.toSpliced(removed.index, 0, removed.form));
              setRemoved(null);
            }}
          >
            Undo
          </button>
        </p>
      )}
      <button type="button" onClick={() => onChange([...forms, EMPTY_BRAND])}>
        Add a competitor
      </button>
    </fieldset>
  );
}
