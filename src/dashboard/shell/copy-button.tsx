import { useState } from 'react';

const SHOWN_MS = 2000;

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  async function copy() {
    // Browsers offer the clipboard only over https and on this machine.
    const isCopied = await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => true,
      () => false,
    );
    setState(isCopied ? 'copied' : 'failed');
    setTimeout(() => setState('idle'), SHOWN_MS);
  }

  return (
    <button type="button" onClick={() => void copy()}>
      {state === 'copied' ? 'Copied' : state === 'failed' ? 'Select the text and copy it' : label}
    </button>
  );
}
