import { CopyButton } from '../shell/copy-button.tsx';

/** The secret of a webhook, which the server never returns again. */
export function ShownSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="secret" role="status">
      <p>
        <strong>This secret is shown only now.</strong> Your program verifies messages with it, by Standard Webhooks.
      </p>
      <pre>{secret}</pre>
      <div className="form-actions">
        <CopyButton text={secret} />
        <button type="button" onClick={onDone}>
          Close
        </button>
      </div>
    </div>
  );
}
