import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import type { Page } from '../../domain/shared/paging.ts';
import type { CallerContext } from '../context.ts';
import { findEngine, refusedBy, SANDBOX } from './enabled.ts';

export interface EngineStatus {
  engine: EngineId;
  state: 'sandbox' | 'live' | 'off';
  reason?: string;
  source: string | null;
  surface: 'api' | 'ui' | null;
  refusedCountries: string[];
}

/** Lists how each engine is queried, or why it is off. */
export async function listEngines({ engines }: CallerContext): Promise<Page<EngineStatus>> {
  const items = ENGINES.map((id): EngineStatus => {
    const access = engines[id];
    const engine = findEngine(engines, id);
    if (!engine) {
      return {
        engine: id,
        state: 'off',
        ...('off' in access && { reason: access.off }),
        source: null,
        surface: null,
        refusedCountries: [],
      };
    }
    const { connector, surface } = engine;
    const state = connector === SANDBOX ? 'sandbox' : 'live';
    return { engine: id, state, source: connector, surface, refusedCountries: refusedBy(engine) };
  });
  return { items, paging: { nextCursor: null, hasMore: false } };
}
