import { z } from 'zod';
import { PROVIDERS } from '../../domain/shared/engines.ts';
import { supportedEngine as engineId } from '../answers/engines.ts';
import { country } from '../shared/countries.ts';
import { id } from '../shared/ids.ts';
import { pageOf } from '../shared/paging.ts';
import { text, timestamp } from '../shared/text.ts';

const provider = z.enum(PROVIDERS).meta({ description: 'Provider of access to engines.', examples: ['openai'] });
const providerId = id('provider', 'openai').meta({
  description: `Provider: ${PROVIDERS.map((name) => `\`${name}\``).join(', ')}.`,
});

const surface = z.enum(['api', 'ui']).meta({
  description: '`api`: the API of the engine. `ui`: the page that users see.',
  examples: ['api'],
});

// Other characters are invalid in a header, and the error that fetch throws would quote them.
const credential = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[\x21-\x7e]+$/, { error: 'Must be ASCII characters without spaces' });
const credentials = {
  apiKey: credential
    .meta({ description: 'API key of the account. For all providers but DataForSEO.', examples: ['sk-example'] })
    .optional(),
  login: credential.meta({ description: 'API login. For DataForSEO.', examples: ['me@example.com'] }).optional(),
  password: credential.meta({ description: 'API password. For DataForSEO.', examples: ['example'] }).optional(),
};

export const saveConnectionInput = z.object({
  provider: providerId,
  ...credentials,
  endsSandbox: z
    .boolean()
    .meta({
      description:
        'Confirms that the sandbox ends. Required for the first connection if a workspace has simulated answers.',
      examples: [true],
    })
    .optional(),
});

export const deleteConnectionInput = z.object({
  provider: providerId,
  returnsToSandbox: z
    .boolean()
    .meta({
      description:
        'Confirms that the sandbox simulates all engines again. Required for the last connection if a workspace has real answers.',
      examples: [true],
    })
    .optional(),
});

export const testConnectionInput = z.object({
  provider: providerId,
  ...credentials,
  engine: engineId
    .meta({ description: 'Engine to ask. Defaults to the first one of the provider.', examples: ['copilot'] })
    .optional(),
  surface: surface
    .meta({ description: 'Surface of the engine to ask, if the provider offers both.', examples: ['ui'] })
    .optional(),
  prompt: text(500)
    .default('Which CRM is best for a small company?')
    .meta({ description: 'The question to ask.', examples: ['Which CRM is best for a small company?'] }),
  country: country.default('us').meta({ description: 'Country of the question.', examples: ['us'] }),
});

export const connection = z
  .object({
    provider,
    name: z.string().meta({ description: 'Name of the provider.', examples: ['OpenAI'] }),
    engines: z
      .array(
        z.object({
          engine: engineId,
          surface,
          expectedCostUsd: z
            .number()
            .meta({ description: 'Expected cost of one answer in US dollars.', examples: [0.013] }),
        }),
      )
      .meta({ description: 'Engines that the provider gives access to.' }),
    isLanguageModel: z.boolean().meta({
      description: 'Whether its key also gives access to the language model, which writes suggestions.',
      examples: [true],
    }),
    fields: z
      .array(z.enum(['apiKey', 'login', 'password']))
      .meta({ description: 'The credentials that the provider needs.', examples: [['apiKey']] }),
    keysUrl: z.string().meta({
      description: 'Where an account gets its credentials.',
      examples: ['https://platform.openai.com/api-keys'],
    }),
    terms: z
      .object({
        text: z.string().meta({
          description: 'What using the provider means.',
          examples: ['The provider of the engine offers this access to programs.'],
        }),
        url: z.string().meta({
          description: 'Where its terms are.',
          examples: ['https://openai.com/policies/services-agreement/'],
        }),
      })
      .meta({ description: 'Terms of the provider.' }),
    state: z.enum(['environment', 'stored', 'unreadable', 'not_connected']).meta({
      description:
        '`environment`: the environment of the server contains the credentials, which wins. `stored`: they are stored, encrypted. `unreadable`: they were stored with another secret of the server. `not_connected`: there are none.',
      examples: ['not_connected'],
    }),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why credentials cannot be read or saved. Null if nothing is wrong.', examples: [null] }),
    updatedDate: timestamp.nullable().meta({ description: 'When stored credentials were saved.', examples: [null] }),
  })
  .meta({ id: 'Connection' });

export const connectionPage = pageOf(connection);

const outcome = {
  state: z.enum(['answered', 'no_answer', 'failed']).meta({
    description:
      '`answered`: the credentials work. `no_answer`: they work, and the engine shows no AI answer to this question. `failed`: see `reason`.',
    examples: ['answered'],
  }),
  reason: z
    .string()
    .nullable()
    .meta({
      description: 'The message of the provider, and what to do. Null if the engine answered.',
      examples: [null],
    }),
  model: z
    .string()
    .nullable()
    .meta({ description: 'Model that answered.', examples: ['gpt-5.4-mini'] }),
  latencyMs: z
    .number()
    .int()
    .meta({ description: 'Duration of the call in milliseconds.', examples: [4200] }),
  text: z.string().meta({ description: 'The answer. Empty if there is none.', examples: ['Acme CRM is popular.'] }),
  costUsd: z
    .number()
    .nullable()
    .meta({ description: 'Cost in US dollars. Null if the provider does not report it.', examples: [0.0127] }),
  expectedCostUsd: z.number().meta({ description: 'Expected cost in US dollars.', examples: [0.013] }),
};

export const connectionTest = z.object({ engine: engineId, surface, ...outcome }).meta({ id: 'ConnectionTest' });

export const customEngineTest = z.object(outcome).meta({ id: 'CustomEngineTest' });
