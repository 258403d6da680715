import { createRequest, type Reply, type RequestOptions, type Send } from './request.ts';

/** What a browser sends with a request of a page of the same server. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

export interface Browser {
  /** Sends a request as a page of the server would: with the cookie, without an API key. */
  send: Send;
  cookie: () => string;
}

/** A browser that keeps its cookie. */
export function openBrowser(baseUrl: string): Browser {
  const request = createRequest(baseUrl, null);
  let cookie = '';
  async function send<Body>(method: string, path: string, options: RequestOptions = {}): Promise<Reply<Body>> {
    const headers = { ...SAME_ORIGIN, ...(cookie && { cookie }), ...options.headers };
    const reply = await request<Body>(method, path, { ...options, headers });
    const set = reply.headers.get('set-cookie');
    if (set) cookie = /Max-Age=0\b/.test(set) ? '' : (set.split(';')[0] ?? '');
    return reply;
  }
  return { send, cookie: () => cookie };
}

/** A browser that is signed in with a key. */
export async function signIn(baseUrl: string, key: string): Promise<Browser> {
  const browser = openBrowser(baseUrl);
  const { status, body } = await browser.send('POST', '/session', { body: { key } });
  if (status !== 201) throw new Error(`Sign-in failed with ${status}: ${JSON.stringify(body)}`);
  return browser;
}
