import { useMutation } from '@tanstack/react-query';
import { useAllPages } from '../api/all-pages.ts';
import { api, calls, queryClient } from '../api/trpc.ts';
import { longDay } from '../format/dates.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { Loaded } from '../shell/states.tsx';

const refresh = () => queryClient.invalidateQueries({ queryKey: api.oauthGrants.pathKey() });

/** The assistants that users connected with OAuth: each can be disconnected. */
export function Grants() {
  const query = useAllPages(api.oauthGrants.list.queryKey(), (page, options) =>
    calls.oauthGrants.list.query(page, options),
  );
  const revoke = useMutation(api.oauthGrants.delete.mutationOptions({ onSuccess: refresh }));
  return (
    <section className="figure" aria-labelledby="grants">
      <header>
        <div>
          <h2 id="grants">Connected assistants</h2>
          <p className="note">
            Applications that act with an API key through OAuth. They choose their names. A disconnected one stops
            working at once.
          </p>
        </div>
      </header>
      <Loaded query={query}>
        {(items) =>
          items.length === 0 ? (
            <p className="hint">None.</p>
          ) : (
            <ul className="plain-list">
              {items.map(({ id, application, redirectUris, permissions, createdDate }) => (
                <li key={id}>
                  <span>
                    <strong>{application || 'Unnamed application'}</strong>{' '}
                    <span className="hint">
                      {permissions.join(', ')} · {redirectUris.map(siteOf).join(', ')} ·{' '}
                      {longDay(createdDate.slice(0, 10))}
                    </span>
                  </span>
                  <button
                    type="button"
                    className="quiet danger"
                    disabled={revoke.isPending}
                    aria-label={`Disconnect ${application || 'unnamed application'}`}
                    onClick={() =>
                      confirm(`Disconnect ${application || 'this application'}? It stops working at once.`) &&
                      revoke.mutate({ grantId: id })
                    }
                  >
                    Disconnect
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <FormProblem error={revoke.error} />
    </section>
  );
}

/** The host of an https URL, or the scheme of an application. */
function siteOf(uri: string): string {
  const { host, protocol } = new URL(uri);
  return /^https?:$/.test(protocol) ? host : protocol;
}
