import type { ServerResponse } from 'node:http';

/** Sends a JSON response. */
export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  sendText(res, JSON.stringify(value));
}

/** Sends a text whose type is set. */
export function sendText(res: ServerResponse, text: string): void {
  const body = Buffer.from(text);
  res.setHeader('Content-Length', body.length);
  res.end(body);
}
