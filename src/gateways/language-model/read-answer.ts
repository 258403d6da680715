import { z } from 'zod';

const MAX_FAULTS = 2_000;

/** The value in the model's text, or what is wrong with it in words that the model is told. */
export async function readAnswer<Schema extends z.ZodObject>(
  schema: Schema,
  text: string,
): Promise<{ value: z.output<Schema> } | { faults: string }> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { faults: text === '' ? 'There is no text in the answer' : `It is not JSON: ${String(error)}` };
  }
  const result = await schema.safeParseAsync(json);
  return result.success ? { value: result.data } : { faults: z.prettifyError(result.error).slice(0, MAX_FAULTS) };
}
