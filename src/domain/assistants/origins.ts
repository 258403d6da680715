const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface Origins {
  /** The address that the server listens on. */
  listensOn: string;
  publicUrl: string | null;
}

/** Whether a server on this address can only be reached from the same machine. */
export function isLoopbackAddress(address: string): boolean {
  return address === 'localhost' || address === '::1' || address.startsWith('127.');
}

/**
 * Whether the headers name a host and an origin that requests can come from. A website could otherwise reach a server on
 * loopback through the browser of its visitor, under a name that resolves to 127.0.0.1.
 */
export function isTrustedSource(
  { host, origin }: { host: string | undefined; origin: string | undefined },
  { listensOn, publicUrl }: Origins,
): boolean {
  const trusted = new Set(LOOPBACK);
  const publicHost = publicUrl === null ? null : hostnameOf(publicUrl);
  if (publicHost) trusted.add(publicHost);
  const sent = host === undefined ? null : hostnameOf(`http://${host}`);
  if (isLoopbackAddress(listensOn) && (sent === null || !trusted.has(sent))) return false;
  if (origin === undefined) return true;
  const from = hostnameOf(origin);
  return from !== null && (trusted.has(from) || from === sent);
}

function hostnameOf(url: string): string | null {
  return URL.parse(url)?.hostname.toLowerCase() || null;
}
