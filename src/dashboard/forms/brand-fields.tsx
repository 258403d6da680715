import type { BrandForm } from './brand-form.ts';
import { Field } from './field.tsx';

interface BrandFieldsProps {
  form: BrandForm;
  onChange: (form: BrandForm) => void;
  error: unknown;
  /** Path of the brand in the request, such as `competitors.0.`; empty for your brand. */
  path?: string;
  nameLabel: string;
  children?: React.ReactNode;
}

/** Name and domain of a brand, and behind a disclosure how it is detected. */
export function BrandFields({ form, onChange, error, path = '', nameLabel, children }: BrandFieldsProps) {
  const set = (changes: Partial<BrandForm>) => onChange({ ...form, ...changes });
  return (
    <>
      <div className="form-row">
        <Field label={nameLabel} path={`${path}brand`} error={error}>
          {(props) => (
            <input {...props} type="text" value={form.brand} onChange={({ target }) => set({ brand: target.value })} />
          )}
        </Field>
        <Field label="Domain" path={`${path}brandDomain`} error={error}>
          {(props) => (
            <input
              {...props}
              type="text"
              inputMode="url"
              placeholder="example.com"
              value={form.brandDomain}
              onChange={({ target }) => set({ brandDomain: target.value })}
            />
          )}
        </Field>
        {children}
      </div>
      <details>
        <summary>Detection of {form.brand || 'the brand'}</summary>
        <div className="form">
          <div className="form-row">
            <Field label="Other names" path={`${path}brandVariations`} error={error} hint="Separated by commas.">
              {(props) => (
                <input
                  {...props}
                  type="text"
                  value={form.brandVariations}
                  onChange={({ target }) => set({ brandVariations: target.value })}
                />
              )}
            </Field>
            <Field
              label="Other domains"
              path={`${path}brandDomainVariations`}
              error={error}
              hint="Separated by commas."
            >
              {(props) => (
                <input
                  {...props}
                  type="text"
                  value={form.brandDomainVariations}
                  onChange={({ target }) => set({ brandDomainVariations: target.value })}
                />
              )}
            </Field>
          </div>
          <label className="check">
            <input
              type="checkbox"
              checked={form.brandDomainWildcard}
              onChange={({ target }) => set({ brandDomainWildcard: target.checked })}
            />
            Subdomains count as well
          </label>
          <div className="form-row">
            <Field label="Capitals" path={`${path}caseSensitive`} error={error}>
              {(props) => (
                <select
                  {...props}
                  value={form.caseSensitive}
                  onChange={({ target }) => set({ caseSensitive: target.value as BrandForm['caseSensitive'] })}
                >
                  <option value="">Must agree only for ordinary words</option>
                  <option value="true">Must agree</option>
                  <option value="false">Do not matter</option>
                </select>
              )}
            </Field>
            <Field
              label="Regular expression instead of names"
              path={`${path}brandRegex`}
              error={error}
              hint="RE2 syntax. Leave empty to detect by name."
            >
              {(props) => (
                <input
                  {...props}
                  type="text"
                  spellCheck={false}
                  value={form.brandRegex}
                  onChange={({ target }) => set({ brandRegex: target.value })}
                />
              )}
            </Field>
          </div>
          <Field
            label="Phrases that do not count"
            path={`${path}excludedPhrases`}
            error={error}
            hint="One on each line, such as another name that contains this one."
          >
            {(props) => (
              <textarea
                {...props}
                rows={2}
                value={form.excludedPhrases}
                onChange={({ target }) => set({ excludedPhrases: target.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
}
