import { invalid } from '../../domain/shared/failures.ts';
import { isDuplicate } from '../../storage/postgres/error-codes.ts';

/** Saves a tag. Reports a name that another tag of the workspace has. */
export async function refuseDuplicate<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw invalid('body', [
      { path: 'name', message: 'A tag with this name already exists in the workspace', code: 'duplicate' },
    ]);
  }
}
