import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Inputs, queryClient } from '../api/trpc.ts';
import { count } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { useReport } from '../report/use-report.ts';
import { CopyButton } from '../shell/copy-button.tsx';

type Kind = Inputs['logConnectors']['create']['kind'];

const KINDS: Record<Kind, string> = {
  combined: 'Text lines (nginx, Apache, load balancers)',
  json: 'JSON lines (Caddy, Traefik, Fastly, Google Cloud …)',
  cloudflare: 'Cloudflare Logpush',
  vercel: 'Vercel log drain',
  cloudfront: 'CloudFront',
  w3c: 'W3C extended (IIS)',
};

const MOST_LINES = 100;

/** Connects a log. Pasted lines choose the format; the token is shown once. */
export function AddConnector({ onDone }: { onDone: () => void }) {
  const { report } = useReport();
  const id = report.workspaceId;
  const [kind, setKind] = useState<Kind>('combined');
  const [domain, setDomain] = useState(report.brandDomain);
  const [lines, setLines] = useState('');
  const detect = useMutation(
    api.logConnectors.detect.mutationOptions({ onSuccess: ({ kind: found }) => found && setKind(found) }),
  );
  const create = useMutation(
    api.logConnectors.create.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.logConnectors.pathKey() }),
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ id, kind, domain });
  }

  if (create.data) {
    const { ingestUrl, token = '' } = create.data;
    const command = `curl -s -H 'Authorization: Bearer ${token}' --data-binary @access.log '${ingestUrl}'`;
    return (
      <div className="secret" role="status">
        <p>
          <strong>Connected.</strong> Send the log to this address with this token. It is shown only now.
        </p>
        <pre>{command}</pre>
        <div className="form-actions">
          <CopyButton text={command} />
          <CopyButton text={token} label="Copy the token" />
          <button type="button" onClick={onDone}>
            Close
          </button>
        </div>
      </div>
    );
  }
  const found = detect.data;
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label="A few lines of the log (optional)"
        path="lines"
        error={detect.error}
        hint="They show which format it is. Nothing is stored."
      >
        {(props) => (
          <textarea
            {...props}
            rows={4}
            value={lines}
            spellCheck={false}
            onChange={({ target }) => setLines(target.value)}
          />
        )}
      </Field>
      <div className="form-actions">
        <button
          type="button"
          disabled={detect.isPending || lines.trim() === ''}
          onClick={() =>
            detect.mutate({
              id,
              lines: lines
                .split('\n')
                .filter((line) => line.trim())
                .slice(0, MOST_LINES),
            })
          }
        >
          Recognize the format
        </button>
        {found && (
          <p className="hint" role="status">
            {found.kind
              ? `${KINDS[found.kind]}: ${count(found.understood, 'line')} understood.`
              : 'No line was understood.'}{' '}
            {found.hint}
          </p>
        )}
      </div>
      <div className="form-row">
        <Field label="Format" path="kind" error={create.error}>
          {(props) => (
            <select {...props} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
              {(Object.keys(KINDS) as Kind[]).map((each) => (
                <option key={each} value={each}>
                  {KINDS[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Domain" path="domain" error={create.error}>
          {(props) => (
            <input {...props} type="text" value={domain} onChange={({ target }) => setDomain(target.value)} />
          )}
        </Field>
      </div>
      <FormProblem error={create.error} paths={['kind', 'domain']} />
      <div className="form-actions">
        <button type="submit" className="primary" disabled={create.isPending}>
          Connect
        </button>
        <button type="button" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}
