import { z } from 'zod';
import { ENGINES } from '../../domain/shared/engines.ts';
import { SURFACES } from '../../domain/surfaces/surfaces.ts';

export const engineId = z.enum(ENGINES).meta({ description: 'AI search engine.', examples: ['chatgpt'] });

/** Filters answers by surface. */
export const surfaceFilter = {
  surface: z
    .enum(SURFACES)
    .meta({
      description:
        'Only answers of the APIs (`api`) or of the pages that people see (`ui`). Defaults to the surface of each engine that counts in the report.',
      examples: ['ui'],
    })
    .optional(),
};

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
