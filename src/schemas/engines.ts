import { z } from 'zod';
import { ENGINES } from '../domain/shared/engines.ts';

export const engineId = z.enum(ENGINES).meta({ description: 'AI search engine.', examples: ['chatgpt'] });

/** Both names are understood wherever answers are filtered by engine; `chosenEngines` makes one list of them. */
export const engineFilter = {
  engines: z
    .array(engineId)
    .min(1)
    .meta({
      description: 'Only answers of these engines: repeat the parameter for several. All engines without it.',
      examples: [['chatgpt', 'gemini']],
    })
    .optional(),
  engine: z
    .array(engineId)
    .min(1)
    .meta({ description: 'Another name for `engines`.', examples: [['chatgpt']] })
    .optional(),
};
