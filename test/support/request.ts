export interface Reply<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged. */
  raw?: string | Uint8Array<ArrayBuffer> | ReadableStream;
  headers?: Record<string, string>;
  /** A key other than the sender's; null for none. */
  key?: string | null;
}

export type Send = <Body = any>(method: string, path: string, options?: RequestOptions) => Promise<Reply<Body>>;

/** A small REST client, as a caller would write with fetch. */
export function createRequest(baseUrl: string, ownKey: string | null): Send {
  return async (method, path, { body, raw, headers = {}, key = ownKey } = {}) => {
    const hasBody = body !== undefined || raw !== undefined;
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(hasBody && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(hasBody && { body: raw ?? JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: readBody(text) };
  };
}

function readBody(text: string) {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
