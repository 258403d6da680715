import { z } from 'zod';
import type { Completion, LanguageModel } from './port.ts';

const copy = z.object({
  title: z.string(),
  headline: z.string(),
  reasoning: z.string(),
  suggestions: z.array(z.string()),
});

const INSTRUCTIONS = `Below is a recommendation for a marketing team, as JSON. Rewrite its texts so that they read well: plain,
specific English, no advertising. Keep every number, date, name, address, negation and Markdown mark as it is and in the same
order, field by field. Add no fact. Keep the number of suggestions; each is one line that begins with "- ".`;

/** Asks the model to improve the copy. The result must not be used before its facts are compared. */
export async function polishCopy(
  languageModel: LanguageModel,
  plain: z.infer<typeof copy>,
): Promise<Completion<z.infer<typeof copy>>> {
  return languageModel.complete(copy, `${INSTRUCTIONS}\n\n${JSON.stringify(plain, null, 2)}`);
}
