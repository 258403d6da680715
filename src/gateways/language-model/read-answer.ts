import { z } from 'zod';

const MAX_ERRORS = 2_000;

/** The value in the model's text, or the errors to report to the model. */
export async function readAnswer<Schema extends z.ZodObject>(
  schema: Schema,
  text: string,
): Promise<{ value: z.output<Schema> } | { errors: string }> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { errors: text === '' ? 'The answer has no text' : `The answer is not JSON: ${String(error)}` };
  }
  const result = await schema.safeParseAsync(json);
  return result.success ? { value: result.data } : { errors: z.prettifyError(result.error).slice(0, MAX_ERRORS) };
}
