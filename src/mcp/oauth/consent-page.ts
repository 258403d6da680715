import { hash } from 'node:crypto';
import type { Response } from 'express';
import { plainText } from '../../domain/assistants/quote.ts';
import { OAUTH_PATHS } from '../../domain/oauth/metadata.ts';
import { formTarget } from '../../domain/oauth/redirect-uris.ts';
import type { Scope } from '../../domain/oauth/scopes.ts';
import type { AuthorizationInput } from '../../schemas/access/oauth.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 1rem; box-sizing: border-box; }
main { max-width: 28rem; width: 100%; }
h1 { font-size: 1.4rem; line-height: 1.3; }
label { display: block; font-weight: 600; }
input[type=password] { font: inherit; width: 100%; box-sizing: border-box; padding: 0.6rem; margin: 0.3rem 0 1rem; }
button { font: inherit; padding: 0.6rem 1.2rem; margin-right: 0.6rem; cursor: pointer; }
.choice { font-weight: 400; margin-bottom: 1rem; }
[role=alert] { border-left: 4px solid #c00; padding-left: 0.8rem; }
code { overflow-wrap: anywhere; }
`;
const STYLE_SOURCE = `'sha256-${hash('sha256', STYLE, 'base64')}'`;

const MEANINGS: Record<Scope, string> = {
  read: 'read reports, answers, statistics and audits',
  write: 'start audits and add prompts, which can cost money',
};

interface Consent {
  client: { name: string };
  input: AuthorizationInput;
  scopes: readonly Scope[];
  /** Whether the user chose that the application can only read. */
  isReadOnly: boolean;
  /** Why the last attempt failed. */
  error: string | null;
}

/** Asks the user for an API key. An error has the status 401. */
export function sendConsentPage(res: Response, { client, input, scopes, isReadOnly, error }: Consent): void {
  const name = escapeHtml(plainText(client.name, 100) || 'An application without a name');
  const hidden = Object.entries(input).flatMap(([field, value]) =>
    value === undefined ? [] : [`<input type="hidden" name="${field}" value="${escapeHtml(value)}">`],
  );
  const body = `
<h1>${name} wants to connect to Sightline</h1>
<p>It will be able to:</p>
<ul>${scopes.map((scope) => `<li>${MEANINGS[scope]}</li>`).join('')}</ul>
<p>After you allow it, you return to <code>${escapeHtml(formTarget(input.redirect_uri))}</code>. Allow it only if you started this
connection yourself: the name above was chosen by the application.</p>
${error === null ? '' : `<p role="alert">${escapeHtml(error)}</p>`}
<form method="post" action="${formAction()}">
${hidden.join('\n')}
<label for="api_key">API key</label>
<input id="api_key" name="api_key" type="password" autocomplete="off" spellcheck="false" autofocus>
${scopes.length > 1 ? `<label class="choice"><input type="checkbox" name="read_only" value="yes"${isReadOnly ? ' checked' : ''}> Only allow it to ${MEANINGS.read}</label>` : ''}
<button type="submit" name="decision" value="allow">Allow</button>
<button type="submit" name="decision" value="deny">Deny</button>
</form>
<p>The application does not see the API key. It gets a token that you can revoke in the settings of the
dashboard, or by revoking the key.</p>`;
  send(res, error === null ? 200 : 401, 'Connect an application', body, `'self' ${formTarget(input.redirect_uri)}`);
}

/** Relative to the page, so that it also works below the path of a reverse proxy. */
function formAction(): string {
  return OAUTH_PATHS.authorize.split('/').at(-1) ?? '';
}

/** With a link, the user can report the error to the application. The user decides whether to go there. */
export function sendErrorPage(res: Response, message: string, link: string | null = null): void {
  const problem = `<h1>The application is not connected</h1><p role="alert">${escapeHtml(message)}</p>`;
  const target = link === null ? '' : escapeHtml(formTarget(link));
  const wayBack = `
<p>You can close this page, or return to <a rel="noreferrer" href="${escapeHtml(link ?? '')}">${target}</a> if you came from there.</p>`;
  send(res, 400, 'Not connected', link === null ? problem : problem + wayBack, "'none'");
}

function send(res: Response, status: number, title: string, body: string, formSources: string): void {
  const policy = `default-src 'none'; style-src ${STYLE_SOURCE}; form-action ${formSources}; frame-ancestors 'none'; base-uri 'none'`;
  res
    .status(status)
    .set({ 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
