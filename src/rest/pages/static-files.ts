import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

export interface StaticFile {
  type: string;
  plain: Buffer;
  gzipped: Buffer;
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';

export async function loadFile(path: string): Promise<StaticFile> {
  return compressFile(extname(path), await readFile(path));
}

export async function compressFile(type: string, plain: Buffer): Promise<StaticFile> {
  return { type, plain, gzipped: await promisify(gzip)(plain) };
}

/** Identifies the content of a file. */
export function versionOf({ plain }: StaticFile): string {
  return hash('sha256', plain, 'base64url').slice(0, 12);
}

/** All files of a folder by name. Null if the folder does not exist. */
export async function loadFolder(folder: string): Promise<Map<string, StaticFile> | null> {
  const names = await readdir(folder).catch(() => null);
  if (!names) return null;
  return new Map(await Promise.all(names.map(async (name) => [name, await loadFile(join(folder, name))] as const)));
}

export function sendFile(req: Request, res: Response, { type, plain, gzipped }: StaticFile): void {
  res.type(type).set('Vary', 'Accept-Encoding');
  const acceptsGzip = req.acceptsEncodings(['gzip', 'identity']) === 'gzip';
  if (acceptsGzip) res.set('Content-Encoding', 'gzip');
  res.send(acceptsGzip ? gzipped : plain);
}
