/** Version of Sightline; a test ensures that it equals that of package.json. */
export const VERSION = '0.2.0';

/** The version and, if it is known, the Git commit of the program. */
export function releaseOf(commit: string | null): { version: string; commit?: string } {
  return { version: VERSION, ...(commit !== null && { commit }) };
}
