import { Failure } from '../domain/shared/failures.ts';
import type { Terminal } from './terminal.ts';

/** Requires the name of what is about to be deleted: from the command line, or typed by the user. */
export async function confirmName({ ask }: Terminal, name: string, given: string | undefined): Promise<void> {
  const typed =
    given ?? (await ask?.(`This cannot be undone. Type the name of the workspace to delete it (${name}): `));
  if (typed === undefined) {
    throw new Failure(
      'invalid',
      'Cannot ask for confirmation without a terminal. Repeat the command with --name or --yes.',
    );
  }
  if (typed.trim() !== name) throw new Failure('invalid', 'The name does not match. Nothing was deleted.');
}
