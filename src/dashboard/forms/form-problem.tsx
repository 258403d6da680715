import { fieldErrorsOf, messageOf } from '../api/errors.ts';

/** What the API refused that belongs to none of the fields shown. */
export function FormProblem({ error, paths = [] }: { error: unknown; paths?: string[] }) {
  if (!error) return null;
  const errors = [...fieldErrorsOf(error)];
  const others = errors.filter(([at]) => !paths.some((path) => at === path || at.startsWith(`${path}.`)));
  if (errors.length > 0 && others.length === 0) {
    return (
      <p className="form-problem" role="alert">
        Please correct the marked fields.
      </p>
    );
  }
  return (
    <div className="form-problem" role="alert">
      {others.length === 0 ? (
        <p>{messageOf(error)}</p>
      ) : (
        others.map(([path, message]) => (
          <p key={path}>
            {path}: {message}
          </p>
        ))
      )}
    </div>
  );
}
