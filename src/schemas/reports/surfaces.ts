import { z } from 'zod';
import { SURFACES, TWO_SURFACE_ENGINES } from '../../domain/surfaces/surfaces.ts';
import { ALL_COUNTRIES, country } from '../shared/countries.ts';
import { reportId } from '../shared/ids.ts';
import { pageOf } from '../shared/paging.ts';
import { windowInput, windowRule } from '../shared/windows.ts';

export const compareSurfacesInput = z
  .object({ reportId, ...windowInput, country: country.meta({ description: ALL_COUNTRIES }).optional() })
  .check(windowRule);

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });
const share = (description: string, example: number) =>
  z
    .number()
    .nullable()
    .meta({ description, examples: [example] });

const surfaceComparison = z
  .object({
    engine: z.enum(TWO_SURFACE_ENGINES).meta({ description: 'AI search engine.', examples: ['chatgpt'] }),
    surface: z
      .enum(SURFACES)
      .meta({ description: 'The surface that counts in the report: `api` or `ui`.', examples: ['api'] }),
    prompts: count('Prompts that the API and the page answered on the same day.', 24),
    questions: count('The questions that these prompts ask.', 22),
    apiAnswers: count('Answers of the API that are compared.', 31),
    uiAnswers: count('Answers of the page that are compared.', 31),
    brandCoverage: share(
      'Share of answers of the API that mention your brand, minus that of the page: the mean over prompts. Null without a prompt in common.',
      -0.06,
    ),
    low: share('Lower bound of its 95 % interval. Null with fewer than two questions.', -0.1),
    high: share('Upper bound of its 95 % interval. Null with fewer than two questions.', -0.02),
    text: z.string().meta({
      description: 'The comparison as a sentence.',
      examples: ['API answers of ChatGPT name you 6 points less often than its page (95 % interval 2 to 10).'],
    }),
  })
  .meta({ id: 'SurfaceComparison' });

export const surfaceComparisons = pageOf(surfaceComparison);
