import { z } from 'zod';
import { country } from '../shared/countries.ts';
import { pageOf } from '../shared/paging.ts';
import { engineId } from './engines.ts';

const engineState = z
  .object({
    engine: engineId,
    state: z.enum(['sandbox', 'live', 'off']).meta({
      description:
        '`sandbox`: answers are simulated because no provider key is set. `live`: prompts are sent to the engine. `off`: prompts are not sent to the engine; see `reason`.',
      examples: ['sandbox'],
    }),
    reason: z
      .string()
      .meta({
        description: 'Why the engine is off. Present only if `state` is `off`.',
        examples: ['Set PERPLEXITY_API_KEY'],
      })
      .optional(),
    source: z
      .string()
      .nullable()
      .meta({
        description: 'Connector in use, as shown in the `source` of answers. Null if the engine is off.',
        examples: ['sandbox'],
      }),
    surface: z
      .enum(['api', 'ui', 'model'])
      .nullable()
      .meta({
        description:
          "`api`: answers come from the provider's API. `ui`: answers are captured from the page that users see. `model`: a custom engine without search, whose answers come from the model alone. Null if the engine is off.",
        examples: ['api'],
      }),
    uiSource: z
      .string()
      .meta({
        description: 'Connector of the page that users see, if it is queried in addition to the API. Absent otherwise.',
        examples: ['cloro'],
      })
      .optional(),
    refusedCountries: z.array(country).meta({
      description:
        'Countries that the connector does not support. Prompts for these countries are not sent to this engine.',
      examples: [[]],
    }),
    priceNote: z
      .string()
      .meta({
        description: 'How costs are estimated if the price of the model is unknown. Absent otherwise.',
        examples: ['The price of gpt-6-mini is unknown. Costs are estimated with the price of gpt-5.4-mini.'],
      })
      .optional(),
  })
  .meta({ id: 'EngineState' });

export const engineStatePage = pageOf(engineState);
