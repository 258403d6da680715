import { viewExists } from '../../domain/saved-views/saved-views.ts';
import { isDuplicate } from '../../storage/postgres/error-codes.ts';

/** Saves a view. Reports a name that another view of the report has. */
export async function refuseDuplicate<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    throw isDuplicate(error) ? viewExists() : error;
  }
}
