import { z } from 'zod';
import { ENGINES } from '../../domain/shared/engines.ts';

export const engineId = z.enum(ENGINES).meta({ description: 'AI search engine.', examples: ['chatgpt'] });

/** Every operation that filters answers by engine accepts both names; `chosenEngines` merges them. */
export const engineFilter = {
  engines: z
    .array(engineId)
    .min(1)
    .meta({
      description: 'Filter by engine. Repeat the parameter to specify several engines. Defaults to all engines.',
      examples: [['chatgpt', 'gemini']],
    })
    .optional(),
  engine: z
    .array(engineId)
    .min(1)
    .meta({ description: 'Alias for `engines`.', examples: [['chatgpt']] })
    .optional(),
};
