const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes that browsers run or open instead of handing them to an application. */
const UNSAFE = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'ftp:',
  'ws:',
  'wss:',
  'mailto:',
  'tel:',
]);
const LONGEST_URI = 2000;

/** Whether a code may be sent to the URI: an https URL, loopback, or the scheme of an installed application. */
export function isRedirectUri(text: string): boolean {
  const url = text.length <= LONGEST_URI && /^[\x21-\x7e]+$/.test(text) ? URL.parse(text) : null;
  if (!url || text.includes('#') || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'http:') return LOOPBACK.has(url.hostname);
  return url.protocol === 'https:' ? url.hostname !== '' : !UNSAFE.has(url.protocol);
}

/** Whether a requested URI is registered. Installed applications pick a free port, so the port of loopback can differ. */
export function isRegistered(requested: string, registered: readonly string[]): boolean {
  return registered.includes(requested) || registered.some((each) => isSameLoopback(requested, each));
}

function isSameLoopback(one: string, other: string): boolean {
  const [first, second] = [URL.parse(one), URL.parse(other)];
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
