import { z } from 'zod';
import { CUSTOM_ENGINE_ID, ENGINES, isCustomEngineId } from '../../domain/shared/engines.ts';
import { SURFACES } from '../../domain/surfaces/surfaces.ts';

/** The engines that every server knows. */
export const supportedEngine = z.enum(ENGINES).meta({ description: 'AI search engine.', examples: ['chatgpt'] });

/** An engine that the operator defines. */
export const customEngineId = z
  .string()
  .regex(CUSTOM_ENGINE_ID, { error: 'Must be the id of a custom engine, such as x_grok', abort: true })
  .refine(isCustomEngineId)
  .meta({ description: 'Engine that the operator of the server defines.', examples: ['x_grok'] });

export const engineId = z.union([z.enum(ENGINES), customEngineId]).meta({
  id: 'Engine',
  description: 'AI search engine, or one that the operator of the server defines.',
  examples: ['chatgpt'],
});

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
