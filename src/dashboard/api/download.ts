import { ResponseError } from './errors.ts';
import { noteSignedOut, OWN_REQUEST } from './trpc.ts';

/** Saves a file that the page made. */
export function save(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Fetches a file of the API with the session and saves it. */
export async function download(path: string, name: string): Promise<void> {
  const response = await fetch(path, { headers: OWN_REQUEST });
  if (!response.ok) throw noteSignedOut(await ResponseError.from(response));
  save(name, await response.blob(), response.headers.get('content-type') ?? 'application/octet-stream');
}
