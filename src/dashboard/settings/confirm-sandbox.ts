import { messageOf, statusOf } from '../api/errors.ts';

/** How the server names what confirms a change of the sandbox. People confirm it with a button instead. */
const CONFIRMATION = / \(`(ends|returnsTo)Sandbox: true` confirms this\.\)\.?$/;

/** Sends a change. If it would end the sandbox or return to it, asks first. */
export async function confirmSandbox(
  send: (isConfirmed: boolean | undefined) => Promise<unknown>,
): Promise<'done' | 'declined' | 'failed'> {
  try {
    await send(undefined);
    return 'done';
  } catch (error) {
    const message = messageOf(error);
    if (statusOf(error) !== 409 || !CONFIRMATION.test(message)) return 'failed';
    if (!confirm(`${message.replace(CONFIRMATION, '')}\n\nContinue?`)) return 'declined';
  }
  return send(true).then(
    () => 'done',
    () => 'failed',
  );
}
