import { fieldErrorsOf, messageOf } from '../api/errors.ts';

/** All errors of a file. Each names its line. */
export function FileProblem({ error }: { error: unknown }) {
  if (!error) return null;
  const messages = [...fieldErrorsOf(error).values()];
  return (
    <div className="form-problem" role="alert">
      {messages.length === 0 && <p>{messageOf(error)}</p>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
