/** The languages in which people name countries to an assistant. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'ko', 'zh'];
const NAMES = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Usual names that are not in the data of the runtime. */
const OTHERS: Record<string, readonly string[]> = {
  us: ['USA', 'U.S.', 'U.S.A.', 'United States of America', 'America', 'the States'],
  uk: ['GB', 'Great Britain', 'Britain', 'England', 'U.K.'],
  nl: ['Holland'],
  ae: ['UAE'],
  kr: ['Korea'],
  cz: ['Czech Republic'],
};

export function englishName(code: string): string {
  return NAMES[0]?.of(regionOf(code)) ?? code;
}

/** Whether a text is the code of a country or what people call it, ignoring case. */
export function isCountryName(code: string, text: string): boolean {
  const names = [code, ...NAMES.map((each) => each.of(regionOf(code))), ...(OTHERS[code] ?? [])];
  return names.some((name) => name?.toLowerCase() === text.trim().toLowerCase());
}

function regionOf(code: string): string {
  return code === 'uk' ? 'GB' : code.toUpperCase();
}
