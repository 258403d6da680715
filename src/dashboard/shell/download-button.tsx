import { type ReactNode, useState } from 'react';
import { download } from '../api/download.ts';
import { messageOf } from '../api/errors.ts';

/** Saves a file of the API. A plain link would save the error as a file if the session has ended. */
export function DownloadButton({ path, name, children }: { path: string; name: string; children: ReactNode }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    setProblem(null);
    await download(path, name).catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  }

  return (
    <>
      <button type="button" className="quiet" disabled={isBusy} onClick={() => void save()}>
        {children}
      </button>
      {problem && (
        <span className="form-problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
