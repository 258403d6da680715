import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';

const MOST_ISSUES = 5;

/** A schema that reports its first issues only: a list of thousands of invalid items would be a reply of that length. */
export function limitIssues<Input, Output>(
  schema: StandardSchemaWithJSON<Input, Output>,
): StandardSchemaWithJSON<Input, Output> {
  const standard = schema['~standard'];
  return {
    '~standard': {
      ...standard,
      async validate(value) {
        const result = await standard.validate(value);
        return result.issues ? { issues: result.issues.slice(0, MOST_ISSUES) } : result;
      },
    },
  };
}
