import { z } from 'zod';
import { CUSTOM_ENGINE_KINDS, type CustomEngine } from '../domain/connections/custom-engines.ts';
import { isCustomEngineId } from '../domain/shared/engines.ts';
import { httpUrl, key, text } from './values.ts';

const price = z.number().min(0).default(0);
const definition = z.strictObject({
  id: z.string().refine(isCustomEngineId),
  name: text,
  kind: z.enum(CUSTOM_ENGINE_KINDS),
  baseUrl: httpUrl,
  apiKey: key.nullable().default(null),
  model: text,
  searches: z.boolean().default(false),
  usdPerCall: price,
  usdPerMillionInput: price,
  usdPerMillionOutput: price,
});

/** A JSON list of definitions. */
export const customEngines = text.transform((value, context): CustomEngine[] => {
  try {
    return z.array(definition).parse(JSON.parse(value));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const where = issue ? ` (${issue.path.join('.')}: ${issue.message})` : '';
    context.addIssue(
      `must be a JSON list of objects with id (x_name), name, kind (xai or openai_compatible), baseUrl and model${where}`,
    );
    return z.NEVER;
  }
});
