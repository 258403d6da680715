import { useMutation, useQuery } from '@tanstack/react-query';
import { api, type Outputs, queryClient } from '../api/trpc.ts';
import { engineName } from '../format/names.ts';
import { Field } from '../forms/field.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import { Loaded } from '../shell/states.tsx';
import { TestNote } from './connect-engine.tsx';
import type { Connection } from './engines.tsx';

type Settings = Outputs['settings']['get'];
type Page = 'chatgpt' | 'perplexity' | 'gemini';

const PAGES = [
  { engine: 'chatgpt', setting: 'chatgptUiConnector' },
  { engine: 'perplexity', setting: 'perplexityUiConnector' },
  { engine: 'gemini', setting: 'geminiUiConnector' },
] as const;

const refresh = () => void queryClient.invalidateQueries();

/** Which provider is queried for what several offer. Nothing here is on until a person chooses it. */
export function Connectors() {
  const settings = useQuery(api.settings.get.queryOptions());
  const connections = useQuery(api.connections.list.queryOptions()).data?.items ?? [];
  return (
    <section className="figure" aria-labelledby="connectors">
      <header>
        <div>
          <h2 id="connectors">Pages that users see</h2>
          <p className="note">
            ChatGPT, Perplexity and Gemini answer differently in their apps than through their APIs. A page is queried
            in addition to the API, as a series of its own, and costs extra.
          </p>
        </div>
      </header>
      <Loaded query={settings}>
        {(values) => (
          <ul className="plain-list engines">
            {PAGES.map(({ engine, setting }) => (
              <PageConnector
                key={engine}
                engine={engine}
                setting={setting}
                values={values}
                providers={connections.filter(({ engines }) =>
                  engines.some((each) => each.engine === engine && each.surface === 'ui'),
                )}
              />
            ))}
            <Choice
              label="Google AI Overviews and AI Mode"
              setting="googleConnector"
              values={values}
              options={[
                ['', 'SerpApi if it is connected'],
                ['serpapi', 'SerpApi'],
                ['dataforseo', 'DataForSEO'],
              ]}
            />
            <Choice
              label="Requests to DataForSEO"
              setting="dataforseoMode"
              values={values}
              options={[
                ['live', 'Live: answers at once'],
                ['queue', 'Queue: answers within 45 minutes, for about a third of the price'],
              ]}
            />
          </ul>
        )}
      </Loaded>
    </section>
  );
}

interface PageConnectorProps {
  engine: Page;
  setting: (typeof PAGES)[number]['setting'];
  values: Settings;
  /** The providers that query the page. */
  providers: Connection[];
}

function PageConnector({ engine, setting, values, providers }: PageConnectorProps) {
  const test = useMutation(api.connections.test.mutationOptions());
  const chosen = providers.find(({ provider }) => provider === values[setting].value);
  const isConnected = chosen?.state === 'environment' || chosen?.state === 'stored';
  return (
    <Choice
      label={`Page of ${engineName(engine)}`}
      setting={setting}
      values={values}
      options={[['', 'Off'], ...providers.map(({ provider, name }): [string, string] => [provider, name])]}
    >
      {chosen && (
        <>
          <p className="hint">
            {chosen.terms.text}{' '}
            <a href={chosen.terms.url} rel="noopener noreferrer" target="_blank">
              Terms of {chosen.name}
            </a>
          </p>
          {!isConnected && <p className="field-error">Connect {chosen.name} above: it has no key yet.</p>}
          {isConnected && (
            <button
              type="button"
              disabled={test.isPending}
              onClick={() => test.mutate({ provider: chosen.provider, engine, surface: 'ui' })}
            >
              Test the page of {engineName(engine)}
            </button>
          )}
          <TestNote test={test} name={`The page of ${engineName(engine)}`} />
        </>
      )}
    </Choice>
  );
}

interface ChoiceProps {
  label: string;
  setting: (typeof PAGES)[number]['setting'] | 'googleConnector' | 'dataforseoMode';
  values: Settings;
  options: [value: string, name: string][];
  children?: React.ReactNode;
}

/** A setting that is saved when it is chosen. */
function Choice({ label, setting, values, options, children }: ChoiceProps) {
  const update = useMutation(api.settings.update.mutationOptions({ onSuccess: refresh }));
  const { value, source } = values[setting];
  const isFixed = source === 'environment';
  return (
    <li>
      <Field
        label={label}
        path={setting}
        error={update.error}
        {...(isFixed && { hint: "Set in the server's environment." })}
      >
        {(props) => (
          <select
            {...props}
            value={value ?? ''}
            disabled={isFixed || update.isPending}
            onChange={({ target }) => update.mutate({ [setting]: target.value || null })}
          >
            {options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {children}
      <FormProblem error={update.error} paths={[setting]} />
    </li>
  );
}
