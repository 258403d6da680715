import { type ReactNode, useId } from 'react';
import { fieldErrorsOf } from '../api/errors.ts';
import { integer } from '../format/numbers.ts';

interface InputProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** Path of the field in the API. Errors of paths below it are shown here as well. */
  path: string;
  error: unknown;
  hint?: ReactNode;
  children: (props: InputProps) => ReactNode;
}

const MOST_MESSAGES = 5;

/** A form field with the message that the API gives for it. */
export function Field({ label, path, error, hint, children }: FieldProps) {
  const id = useId();
  const messages = [...fieldErrorsOf(error)].flatMap(([at, message]) =>
    at === path
      ? [message]
      : at.startsWith(`${path}.`)
        ? [`${describeIndex(at.slice(path.length + 1))}${message}`]
        : [],
  );
  const hasHelp = messages.length > 0 || hint !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': messages.length > 0, 'aria-describedby': hasHelp ? `${id}-help` : undefined })}
      {hasHelp && (
        <div id={`${id}-help`}>
          {messages.slice(0, MOST_MESSAGES).map((message) => (
            <p key={message} className="field-error">
              {message}
            </p>
          ))}
          {messages.length > MOST_MESSAGES && (
            <p className="field-error">And {integer(messages.length - MOST_MESSAGES)} more entries with errors.</p>
          )}
          {messages.length === 0 && <p className="hint">{hint}</p>}
        </div>
      )}
    </div>
  );
}

/** `2` as `Entry 3: `, because people count from one. */
function describeIndex(rest: string): string {
  const index = /^\d+/.exec(rest)?.[0];
  return index === undefined ? '' : `Entry ${Number(index) + 1}: `;
}
