import type {
  Recommendation,
  RecommendationState,
  RecommendationType,
} from '../../domain/recommendations/recommendation.ts';
import { chosenEngines, type EngineId } from '../../domain/shared/engines.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listRecommendations as listStored, type RecommendationPosition } from '../../storage/recommendations.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { readPageBy } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { listTasks, type MeasuredTask } from './list-tasks.ts';

export interface ListRecommendationsInput {
  reportId: string;
  /** Undefined for all countries. */
  country?: string | undefined;
  /** Joins the recommendations of all engines and countries by subject. */
  merge?: 'engines' | undefined;
  engine?: EngineId | undefined;
  engines?: EngineId[] | undefined;
  state?: RecommendationState | undefined;
  type?: RecommendationType | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Lists the recommendations of a report, the most urgent first. */
export async function listRecommendations(
  context: CallerContext,
  input: ListRecommendationsInput,
): Promise<Page<Recommendation | MeasuredTask>> {
  const { reportId, country = null, engine, state, type } = input;
  const owner = {
    workspaceId: await getReportWorkspace(context, reportId),
    reportId,
    isSimulated: isSimulated(context.engines),
  };
  const engines = chosenEngines({ engine: engine && [engine], engines: input.engines });
  if (input.merge) return listTasks(context, owner, { country, engines, state, type }, input);
  const list = ['recommendations', owner, country, engines, state, type];
  return readPageBy(list, input, encode, (position, take) =>
    listStored(context.database, owner, { country, engines, state, type, after: decode(position), take }),
  );
}

function encode({ priority, score, id }: Recommendation): string {
  return [priority, score, id].join(':');
}

function decode(position: string | null): RecommendationPosition | null {
  if (position === null) return null;
  const [priority, score, id = ''] = position.split(':');
  return { priority: Number(priority), score: Number(score), id };
}
