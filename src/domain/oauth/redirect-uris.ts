const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes of common assistants. `OAUTH_REDIRECT_SCHEMES` adds more. */
export const KNOWN_SCHEMES: readonly string[] = ['cursor', 'vscode', 'vscode-insiders', 'windsurf'];
/** RFC 8252: an application uses a domain of its publisher in reverse, such as `com.example.app`. */
const REVERSE_DOMAIN = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/;
const SCHEME = /^[a-z][a-z0-9+.-]*$/;
/** Schemes that browsers run or open instead of handing them to an application, and those that have stricter rules. */
const NEVER_SCHEMES = new Set(
  'about blob chrome data file filesystem ftp http https javascript mailto sms tel vbscript view-source ws wss'.split(
    ' ',
  ),
);
const LONGEST_URI = 2000;

export const INVALID_REDIRECT_URI = `Every redirect URI must be an https URL, a loopback URL, or a URI with the scheme of an application: a reverse domain such as com.example.app, ${KNOWN_SCHEMES.join(', ')}, or one of OAUTH_REDIRECT_SCHEMES, which the operator of the server sets.`;

/** Whether the operator can add the scheme. */
export function isApplicationScheme(scheme: string): boolean {
  return SCHEME.test(scheme) && !NEVER_SCHEMES.has(scheme);
}

/** Whether a code may be sent to the URI: an https URL, loopback, or the scheme of a known application. */
export function isRedirectUri(text: string, addedSchemes: readonly string[] = []): boolean {
  const url = text.length <= LONGEST_URI && /^[\x21-\x7e]+$/.test(text) ? URL.parse(text) : null;
  if (!url || text.includes('#') || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'http:') return LOOPBACK.has(url.hostname);
  if (url.protocol === 'https:') return url.hostname !== '';
  const scheme = url.protocol.slice(0, -1);
  return REVERSE_DOMAIN.test(scheme) || KNOWN_SCHEMES.includes(scheme) || addedSchemes.includes(scheme);
}

/** Whether a requested URI is registered. Installed applications pick a free port, so the port of loopback can differ. */
export function isRegistered(requested: string, registered: readonly string[]): boolean {
  return registered.includes(requested) || registered.some((uri) => isSameLoopback(requested, uri));
}

function isSameLoopback(a: string, b: string): boolean {
  const [first, second] = [URL.parse(a), URL.parse(b)];
  if (!first || !second || first.protocol !== 'http:' || !LOOPBACK.has(first.hostname)) return false;
  first.port = '';
  second.port = '';
  return first.href === second.href;
}

/** Adds parameters to a redirect URI and keeps those that it has. */
export function withParameters(uri: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** The source that a content security policy must allow, so that a form can end at the redirect URI. */
export function formTarget(uri: string): string {
  const url = new URL(uri);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : url.protocol;
}
