import { chosenEngines } from '../../domain/shared/engines.ts';
import { Failure } from '../../domain/shared/failures.ts';
import type { ShareFilter } from '../../domain/shares/shares.ts';
import { findTag } from '../../storage/tags.ts';
import type { Context } from '../context.ts';
import type { StatisticsInput } from '../reports/read-statistics.ts';

/** The filters of a request that is shared or printed. */
export interface SharedInput extends StatisticsInput {
  compareStartDate?: string | undefined;
  compareEndDate?: string | undefined;
}

/** The filters of a request, as they are stored. */
export function toShareFilter(input: SharedInput): ShareFilter {
  const { startDate, endDate, country = null, tagId = null, branded = 'include' } = input;
  const { compareStartDate = null, compareEndDate = null } = input;
  const engines = chosenEngines(input);
  return { startDate, endDate, country, engines, tagId, branded, compareStartDate, compareEndDate };
}

/** The stored filters, as a request. */
export function toStatisticsInput(
  reportId: string,
  filter: ShareFilter,
): StatisticsInput & Pick<SharedInput, 'compareStartDate'> {
  const { startDate, endDate, country, engines, tagId, branded, compareStartDate } = filter;
  return {
    reportId,
    startDate,
    endDate,
    country: country ?? undefined,
    engines: engines ?? undefined,
    tagId: tagId ?? undefined,
    branded,
    compareStartDate: compareStartDate ?? undefined,
  };
}

/** The name of the tag that a live share shows. Without its tag, the share would show other prompts. */
export async function findTagName(
  { database }: Context,
  workspaceId: string,
  tagId: string | null,
): Promise<string | null> {
  if (tagId === null) return null;
  const tag = await findTag(database, workspaceId, tagId);
  if (!tag) throw new Failure('not-found', 'The tag whose prompts this share shows was deleted');
  return tag.name;
}
