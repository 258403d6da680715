import { type RefObject, useEffect, useRef } from 'react';
import { fieldErrorsOf, messageOf } from '../api/errors.ts';
import { nameField } from '../format/words.ts';

/** What the API refused that belongs to none of the fields shown. The first field that it refused gets the focus. */
export function FormProblem({ error, paths = [] }: { error: unknown; paths?: string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusOnInvalid(ref, error);
  if (!error) return null;
  const errors = [...fieldErrorsOf(error)];
  const others = errors.filter(([at]) => !paths.some((path) => at === path || at.startsWith(`${path}.`)));
  return (
    <div ref={ref} className="form-problem" role="alert">
      {errors.length === 0 && <p>{messageOf(error)}</p>}
      {errors.length > 0 && others.length === 0 && <p>Please correct the marked fields.</p>}
      {others.map(([path, message]) => (
        <p key={path}>
          {nameField(path)}: {message}
        </p>
      ))}
    </div>
  );
}

/** Moves the focus to the first invalid field of the form, and opens what hides it. */
function useFocusOnInvalid(ref: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (!error) return;
    const invalid = ref.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const details = invalid?.closest('details');
    if (details) details.open = true;
    invalid?.focus();
  }, [ref, error]);
}
