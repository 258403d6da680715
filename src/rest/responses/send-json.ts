import type { ServerResponse } from 'node:http';
import type { TextPieces } from './serialize-output.ts';

/** Sends a JSON response. */
export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  sendText(res, [JSON.stringify(value)]);
}

/** Sends a text whose type is set. */
export function sendText(res: ServerResponse, pieces: TextPieces): void {
  const encoded = encode(pieces);
  res.setHeader(
    'Content-Length',
    encoded.reduce((sum, { length }) => sum + length, 0),
  );
  for (const piece of encoded.slice(0, -1)) res.write(piece);
  res.end(encoded.at(-1));
}

/** Pieces that are encoded already are not copied. */
function encode(pieces: TextPieces): Buffer[] {
  const encoded: Buffer[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    encoded.push(Buffer.from(text), piece);
    text = '';
  }
  return [...encoded, Buffer.from(text)];
}
