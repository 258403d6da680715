import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import type { Page } from '../../domain/shared/paging.ts';
import type { CallerContext } from '../context.ts';
import { accessOf, findSeries, listCustom, refusedBy, SANDBOX } from './enabled.ts';

export interface EngineStatus {
  engine: EngineId;
  state: 'sandbox' | 'live' | 'off';
  reason?: string;
  source: string | null;
  surface: 'api' | 'ui' | 'model' | null;
  /** The provider of its page, if it is queried in addition. */
  uiSource?: string;
  refusedCountries: string[];
  priceNote?: string;
}

/** Lists how each engine is queried, or why it is off. */
export async function listEngines(context: CallerContext): Promise<Page<EngineStatus>> {
  const items = [...ENGINES, ...listCustom(context)].map((id): EngineStatus => {
    const access = accessOf(context, id);
    const page = findSeries(context, `${id}_ui`);
    const uiSource = page ? { uiSource: page.connector } : {};
    const engine = 'engine' in access ? access.engine : null;
    if (!engine) {
      return {
        engine: id,
        state: 'off',
        ...('off' in access && { reason: access.off }),
        source: null,
        surface: null,
        ...uiSource,
        refusedCountries: [],
      };
    }
    const { connector, surface, priceNote } = engine;
    const state = connector === SANDBOX ? 'sandbox' : 'live';
    const refusedCountries = refusedBy(engine);
    return {
      engine: id,
      state,
      source: connector,
      surface,
      ...uiSource,
      refusedCountries,
      ...(priceNote && { priceNote }),
    };
  });
  return { items, paging: { nextCursor: null, hasMore: false } };
}
