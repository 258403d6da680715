import { z } from 'zod';
import { country } from './countries.ts';
import { engineId } from './engines.ts';
import { pageOf } from './paging.ts';

const engineState = z
  .object({
    engine: engineId,
    state: z.enum(['sandbox', 'live', 'off']).meta({
      description:
        '`sandbox`: answers are simulated, because no provider key is set. `live`: prompts are put to the engine. `off`: they are not, see `reason`.',
      examples: ['sandbox'],
    }),
    reason: z
      .string()
      .meta({ description: 'Why the engine is off; only then.', examples: ['Set PERPLEXITY_API_KEY'] })
      .optional(),
    source: z
      .string()
      .nullable()
      .meta({
        description: 'The connector in use, as it stands in the answers; null when off.',
        examples: ['sandbox'],
      }),
    surface: z
      .enum(['api', 'ui'])
      .nullable()
      .meta({
        description: "Whether a provider's API answers, or the page that people see; null when off.",
        examples: ['api'],
      }),
    refusedCountries: z.array(country).meta({
      description: 'Countries that the connector cannot ask for; their prompts are not put to this engine.',
      examples: [[]],
    }),
    priceNote: z
      .string()
      .meta({
        description: 'How costs are booked where the price of the model is not known; only then.',
        examples: ['The price of gpt-6-mini is not known. Costs are booked at the price of gpt-5.4-mini.'],
      })
      .optional(),
  })
  .meta({ id: 'EngineState' });

export const engineStatePage = pageOf(engineState);
