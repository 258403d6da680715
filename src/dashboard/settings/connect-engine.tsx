import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { surfaceOf } from '../../domain/connections/ui-series.ts';
import { messageOf } from '../api/errors.ts';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { longDay } from '../format/dates.ts';
import { engineName } from '../format/names.ts';
import { decimal, usd } from '../format/numbers.ts';
import { asSentences } from '../format/words.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { confirmSandbox } from './confirm-sandbox.ts';
import type { Connection } from './engines.tsx';

type FieldName = Connection['fields'][number];
type TestResult = Outputs['connections']['test'];

const LABELS: Record<FieldName, string> = { apiKey: 'API key', login: 'API login', password: 'API password' };

/**
 * Engines, and everything that says whether answers are simulated, depend on the connections. Nothing waits for it: a form that closed
 * only after the slowest query would stay open under an engine that already says it is connected.
 */
const refresh = () => void queryClient.invalidateQueries();

interface ConnectEngineProps {
  engine: string;
  /** The providers that give access to the engine. */
  connections: Connection[];
  onSaved: () => void;
}

/** Connects an engine through one of its providers. */
export function ConnectEngine({ engine, connections, onSaved }: ConnectEngineProps) {
  const id = useId();
  const inUse = connections.find(({ state }) => state === 'environment' || state === 'stored');
  const [provider, setProvider] = useState((inUse ?? connections[0])?.provider);
  const connection = connections.find((each) => each.provider === provider);
  return (
    <div className="connect">
      {connections.length > 1 && (
        <p>
          <label htmlFor={id}>Provider</label>{' '}
          <select id={id} value={provider} onChange={({ target }) => setProvider(target.value as typeof provider)}>
            {connections.map((each) => (
              <option key={each.provider} value={each.provider}>
                {each.name}
              </option>
            ))}
          </select>
        </p>
      )}
      {connection && (
        <ConnectProvider key={connection.provider} connection={connection} engine={engine} onSaved={onSaved} />
      )}
    </div>
  );
}

function ConnectProvider({
  connection: { provider, name, state, problem, fields, keysUrl, terms, engines, isLanguageModel, updatedDate },
  engine,
  onSaved,
}: {
  connection: Connection;
  engine: string;
  onSaved: () => void;
}) {
  const [values, setValues] = useState<Partial<Record<FieldName, string>>>({});
  const test = useMutation(api.connections.test.mutationOptions());
  const save = useMutation(api.connections.save.mutationOptions({ onSuccess: refresh }));
  const remove = useMutation(api.connections.delete.mutationOptions({ onSuccess: refresh }));
  const isFilled = fields.every((field) => values[field]);
  const isBusy = test.isPending || save.isPending || remove.isPending;
  const also = engines
    .filter((each) => each.engine !== engine && each.surface === surfaceOf(each.engine))
    .map((each) => engineName(each.engine));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const outcome = await confirmSandbox((endsSandbox) => save.mutateAsync({ provider, ...values, endsSandbox }));
    if (outcome === 'done') onSaved();
    if (outcome === 'declined') save.reset();
  }

  async function disconnect() {
    if (!confirm(`Disconnect ${name}? Its answers are kept, and no new ones are collected.`)) return;
    const outcome = await confirmSandbox((returnsToSandbox) => remove.mutateAsync({ provider, returnsToSandbox }));
    if (outcome === 'done') onSaved();
    if (outcome === 'declined') remove.reset();
  }

  if (state === 'environment') {
    return (
      <>
        <p className="hint">
          The server's environment contains the credentials of {name}, which win. Change them there.
        </p>
        <button type="button" disabled={isBusy} onClick={() => test.mutate({ provider })}>
          Test
        </button>
        <TestNote test={test} name={engineName(engine)} />
      </>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p className="hint">
        {state === 'stored' && updatedDate && `Connected since ${longDay(updatedDate.slice(0, 10))}. `}
        Get {fields.length > 1 ? 'them' : 'a key'} from{' '}
        <a href={keysUrl} rel="noopener noreferrer" target="_blank">
          {name}
        </a>
        .{also.length > 0 && ` It also connects ${also.join(', ')}.`}
        {isLanguageModel && ' It also gives access to the language model, which writes suggestions.'}
      </p>
      <p className="hint">
        {terms.text}{' '}
        <a href={terms.url} rel="noopener noreferrer" target="_blank">
          Terms of {name}
        </a>
      </p>
      {problem && <p className="field-error">{problem}</p>}
      <div className="inline-form">
        {fields.map((field) => (
          <Field key={field} label={LABELS[field]} path={field} error={save.error ?? test.error}>
            {(props) => (
              <input
                {...props}
                type={field === 'login' ? 'text' : 'password'}
                autoComplete="off"
                spellCheck={false}
                value={values[field] ?? ''}
                onChange={({ target }) => setValues({ ...values, [field]: target.value })}
              />
            )}
          </Field>
        ))}
        <button
          type="button"
          disabled={isBusy || (!isFilled && state !== 'stored')}
          onClick={() => test.mutate({ provider, ...(isFilled && values) })}
        >
          {test.isPending ? 'Testing…' : 'Test'}
        </button>
        <button type="submit" className="primary" disabled={isBusy || !isFilled}>
          Save
        </button>
        {(state === 'stored' || state === 'unreadable') && (
          <button type="button" className="quiet danger" disabled={isBusy} onClick={() => void disconnect()}>
            Disconnect
          </button>
        )}
      </div>
      <TestNote test={test} name={engineName(engine)} />
      <FormProblem error={save.error ?? remove.error} paths={fields} />
    </form>
  );
}

/** What the engine answered, or what the provider says is wrong. */
export function TestNote({
  test: { data, error, isPending },
  name,
}: {
  test: { data?: Omit<TestResult, 'engine' | 'surface'> | undefined; error: unknown; isPending: boolean };
  /** What was asked. */
  name: string;
}) {
  if (isPending) return <p role="status">Asking one question. This can take a minute.</p>;
  if (error)
    return (
      <p role="alert" className="field-error">
        {messageOf(error)}
      </p>
    );
  if (!data) return null;
  if (data.state === 'failed') {
    return (
      <p role="alert" className="field-error">
        It does not work yet. {asSentences(data.reason ?? '')}
      </p>
    );
  }
  const cost = data.costUsd ?? data.expectedCostUsd;
  const answer =
    data.state === 'answered' ? `“${shorten(data.text)}”` : 'The engine shows no AI answer to this question.';
  return (
    <p role="status">
      It works. {name} answered after {decimal(data.latencyMs / 1000)} seconds for {usd(cost)}: {answer}
    </p>
  );
}

const MOST_LETTERS = 240;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS).toWellFormed()}…` : line;
}
