import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { usd } from '../format/numbers.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { Loaded } from '../shell/states.tsx';
import { TestNote } from './connect-engine.tsx';

type Item = Outputs['customEngines']['list']['items'][number];
type Kind = NonNullable<Item['definition']>['kind'];

const KINDS: [Kind, string][] = [
  ['xai', 'xAI (Grok)'],
  ['openai_compatible', 'Compatible with OpenAI (OpenRouter, Ollama, vLLM)'],
];
const TEXTS = [
  ['engineId', 'Identifier', 'x_grok'],
  ['name', 'Name', 'Grok'],
  ['baseUrl', 'Base URL', 'https://api.x.ai/v1'],
  ['model', 'Model', 'grok-4.3'],
] as const;
const PRICES = [
  ['usdPerCall', 'US dollars per call'],
  ['usdPerMillionInput', 'US dollars per million input tokens'],
  ['usdPerMillionOutput', 'US dollars per million output tokens'],
] as const;
const PATHS = [...TEXTS.map(([path]) => path), ...PRICES.map(([path]) => path), 'apiKey', 'kind', 'searches'];

const refresh = () => void queryClient.invalidateQueries();

/** Engines that an operator defines: Grok, and any endpoint that is compatible with OpenAI. */
export function CustomEngines() {
  const query = useQuery(api.customEngines.list.queryOptions());
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <section className="figure" aria-labelledby="custom-engines">
      <header>
        <div>
          <h2 id="custom-engines">Custom engines</h2>
          <p className="note">
            Grok through xAI, and any endpoint that is compatible with OpenAI. Keys are stored encrypted and never shown
            again.
          </p>
        </div>
        <button type="button" onClick={() => setEdited(edited === '' ? null : '')}>
          Add an engine
        </button>
      </header>
      {edited === '' && <EditEngine item={null} onSaved={() => setEdited(null)} />}
      <Loaded query={query}>
        {({ items }) => (
          <ul className="plain-list engines">
            {items.map((item) => (
              <CustomEngine
                key={item.engineId}
                item={item}
                isEdited={edited === item.engineId}
                onEdit={(isOpen) => setEdited(isOpen ? item.engineId : null)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function CustomEngine({
  item,
  isEdited,
  onEdit,
}: {
  item: Item;
  isEdited: boolean;
  onEdit: (isOpen: boolean) => void;
}) {
  const { engineId, definition, state, problem, expectedCostUsd } = item;
  const test = useMutation(api.customEngines.test.mutationOptions());
  const remove = useMutation(api.customEngines.delete.mutationOptions({ onSuccess: refresh }));
  const name = definition?.name ?? engineId;
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        <span className="hint">
          {engineId}
          {definition && `, ${definition.model}, ${definition.surface === 'api' ? 'with search' : 'without search'}`}
          {expectedCostUsd !== null && `. About ${usd(expectedCostUsd)} an answer.`}
          {state === 'environment' && " Defined in the server's environment."}
        </span>
        {problem && <span className="field-error">{problem}</span>}
      </span>
      <button type="button" className="quiet" disabled={test.isPending} onClick={() => test.mutate({ engineId })}>
        Test {name}
      </button>
      {state !== 'environment' && (
        <>
          <button type="button" className="quiet" aria-expanded={isEdited} onClick={() => onEdit(!isEdited)}>
            Change {name}
          </button>
          <button
            type="button"
            className="quiet danger"
            onClick={() => confirm(`Delete ${name}? Its answers are kept.`) && remove.mutate({ engineId })}
          >
            Delete {name}
          </button>
        </>
      )}
      <TestNote test={test} name={name} />
      <FormProblem error={remove.error} paths={[]} />
      {isEdited && <EditEngine item={item} onSaved={() => onEdit(false)} />}
    </li>
  );
}

function EditEngine({ item, onSaved }: { item: Item | null; onSaved: () => void }) {
  const given = item?.definition;
  const [values, setValues] = useState<Record<string, string>>(() => ({
    engineId: item?.engineId ?? '',
    ...Object.fromEntries(Object.entries(given ?? {}).map(([path, value]) => [path, String(value)])),
  }));
  const [kind, setKind] = useState<Kind>(given?.kind ?? 'xai');
  const [searches, setSearches] = useState(given?.searches ?? true);
  const save = useMutation(
    api.customEngines.save.mutationOptions({
      onSuccess: () => {
        refresh();
        onSaved();
      },
    }),
  );
  const textOf = (path: string) => values[path] ?? '';
  const inputOf = (path: string) => ({
    value: textOf(path),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [path]: target.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const apiKey = textOf('apiKey');
    save.mutate({
      engineId: textOf('engineId'),
      name: textOf('name'),
      baseUrl: textOf('baseUrl'),
      model: textOf('model'),
      kind,
      searches,
      ...Object.fromEntries(PRICES.map(([path]) => [path, Number(textOf(path) || 0)])),
      ...(apiKey !== '' && { apiKey }),
    });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <Field label="Kind" path="kind" error={save.error}>
        {(props) => (
          <select {...props} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {KINDS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {TEXTS.map(([path, label, example]) => (
        <Field key={path} label={label} path={path} error={save.error} hint={`For example ${example}`}>
          {(props) => (
            <input {...props} type="text" readOnly={path === 'engineId' && item !== null} {...inputOf(path)} />
          )}
        </Field>
      ))}
      <Field
        label="API key"
        path="apiKey"
        error={save.error}
        hint={given?.hasKey ? 'Leave it empty to keep the key.' : 'Leave it empty if none is needed.'}
      >
        {(props) => <input {...props} type="password" autoComplete="off" {...inputOf('apiKey')} />}
      </Field>
      {PRICES.map(([path, label]) => (
        <Field key={path} label={label} path={path} error={save.error}>
          {(props) => <input {...props} type="number" min={0} step="any" {...inputOf(path)} />}
        </Field>
      ))}
      <label>
        <input type="checkbox" checked={searches} onChange={({ target }) => setSearches(target.checked)} /> It searches
        the web
      </label>
      <button type="submit" className="primary" disabled={save.isPending}>
        Save
      </button>
      <FormProblem error={save.error} paths={PATHS} />
    </form>
  );
}
