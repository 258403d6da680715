import type { IncomingMessage, ServerResponse } from 'node:http';
import { LONGEST_SESSION_MS } from '../../domain/access/sessions.ts';

const PORT = /:(\d+)$/;

/** Reads and sets the cookie that holds the token of a session. */
export interface SessionCookie {
  read: (req: IncomingMessage) => string | null;
  set: (req: IncomingMessage, res: ServerResponse, token: string) => void;
  clear: (req: IncomingMessage, res: ServerResponse) => void;
}

export function createSessionCookie(publicUrl: string | null): SessionCookie {
  const site = publicUrl === null ? null : new URL(publicUrl);
  const isSecure = site?.protocol === 'https:';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  /** All ports of a host share their cookies, so the name contains the port that the browser uses. */
  function nameOf(req: IncomingMessage): string {
    const port = site ? site.port || (isSecure ? '443' : '80') : (PORT.exec(req.headers.host ?? '')?.[1] ?? '80');
    return `${isSecure ? '__Host-' : ''}sightline_${port}`;
  }
  function write(res: ServerResponse, name: string, value: string, seconds: number): void {
    res.setHeader('Set-Cookie', `${name}=${value}; ${attributes}; Max-Age=${seconds}`);
  }

  return {
    read: (req) => readCookie(req.headers.cookie ?? '', nameOf(req)),
    // The server decides when the session ends. The cookie only has to last as long as the longest session.
    set: (req, res, token) => write(res, nameOf(req), token, LONGEST_SESSION_MS / 1000),
    clear: (req, res) => write(res, nameOf(req), '', 0),
  };
}

function readCookie(header: string, name: string): string | null {
  const start = `${name}=`;
  const found = header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
  return found?.slice(start.length) || null;
}
