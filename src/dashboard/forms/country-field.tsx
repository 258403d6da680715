import { COUNTRIES } from '../../domain/shared/countries.ts';
import { countryName } from '../format/names.ts';
import { Field } from './field.tsx';

const CHOICES = [...COUNTRIES]
  .map((code) => ({ code, name: countryName(code) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** The country that prompts are asked from. */
export function CountryField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (code: string) => void;
  error: unknown;
}) {
  return (
    <Field label="Country" path="country" error={error}>
      {(props) => (
        <select {...props} value={value} onChange={({ target }) => onChange(target.value)}>
          {CHOICES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
