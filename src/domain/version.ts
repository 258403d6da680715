/** Version of Sightline; a test ensures that it equals that of package.json. */
export const VERSION = '0.2.0';
