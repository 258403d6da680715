import type { Page } from './page.ts';

/** Signals in the HTML about the use of JavaScript. */
export interface StaticSignals {
  /** Whether a script runs. Data blocks such as JSON-LD do not. */
  hasScripts: boolean;
  /** Whether the element that frameworks fill is empty. */
  hasEmptyRoot: boolean;
  /** Whether a `noscript` element or the text asks for JavaScript. */
  asksForJavaScript: boolean;
  /** The framework that hydrates the HTML in a browser, or null. */
  framework: string | null;
}

const MARKS: [mark: RegExp, framework: string][] = [
  [/\bid=["']?__NEXT_DATA__\b|\bself\.__next_f\b/, 'Next.js'],
  [/\b__NUXT__\b|\bid=["']?__nuxt\b/, 'Nuxt'],
  [/\bdata-reactroot\b|\bdata-reactid\b/, 'React'],
  [/\bng-version=|\bng-server-context=/, 'Angular'],
  [/\bdata-server-rendered=|\bdata-v-app\b/, 'Vue'],
  [/<astro-island\b/, 'Astro'],
  [/\bdata-sveltekit-|\b__sveltekit_/, 'SvelteKit'],
  [/\bid=["']?___gatsby\b/, 'Gatsby'],
  [/\b__remixContext\b/, 'Remix'],
];
const EMPTY_ROOT =
  /<(div|main|section|body)\b[^>]*\bid=["']?(?:root|app|app-root|react-root|main-app|__next|__nuxt|___gatsby|svelte|q-app)["'\s>][^>]*>?\s*(?:<!--[\s\S]{0,200}?-->\s*)?<\/\1>|<app-root\b[^>]*>\s*<\/app-root>/i;
const NOSCRIPT =
  /<noscript\b[^>]*>(?:(?!<\/noscript)[\s\S]){0,2000}?(?:javascript|scripts?\b)(?:(?!<\/noscript)[\s\S]){0,2000}?<\/noscript/i;
const ASKS =
  /\b(?:enable|activate|turn on|requires?|needs?)\s+(?:\w+\s+){0,3}javascript\b|javascript\s+(?:is|must be|to be)\b/i;
/** Framework marks are near the start or the end of a page. */
const SEARCHED = 500_000;
/** A page with less text whose scripts could write more is a shell. */
const SHELL_CHARACTERS = 200;
const EMPTY = 40;

export function readStaticSignals(html: string, { hasScripts }: Pick<Page, 'hasScripts'>): StaticSignals {
  const searched = html.length <= SEARCHED * 2 ? html : html.slice(0, SEARCHED) + html.slice(-SEARCHED);
  const noscript = NOSCRIPT.exec(searched)?.[0] ?? '';
  return {
    hasScripts,
    hasEmptyRoot: EMPTY_ROOT.test(searched),
    asksForJavaScript: ASKS.test(noscript),
    framework: MARKS.find(([mark]) => mark.test(searched))?.[1] ?? null,
  };
}

/** Whether the page is an empty frame that scripts fill. */
export function isShell(
  { hasScripts, hasEmptyRoot, asksForJavaScript }: StaticSignals,
  visibleLength: number,
): boolean {
  return hasScripts && visibleLength < SHELL_CHARACTERS && (hasEmptyRoot || asksForJavaScript || visibleLength < EMPTY);
}

/** Estimates the percentage of text that is present without JavaScript, with a reason; never 100, because nothing was compared. */
export function estimateScore(
  { hasScripts, asksForJavaScript, framework }: StaticSignals,
  length: number,
): { score: number; sentence: string } {
  if (length < SHELL_CHARACTERS && hasScripts) {
    return {
      score: 10,
      sentence: 'The HTML has scripts and almost no text, so the text is probably created by JavaScript.',
    };
  }
  if (length === 0) return { score: 0, sentence: 'The HTML has no text.' };
  if (asksForJavaScript) {
    return { score: 50, sentence: 'The page asks for JavaScript, so part of the text is probably created by it.' };
  }
  if (framework !== null) {
    return {
      score: 80,
      sentence: `The HTML has text that ${framework} hydrates in a browser, where more may be added.`,
    };
  }
  return hasScripts
    ? { score: 90, sentence: 'The HTML has text and no indication that scripts add much of it.' }
    : { score: 95, sentence: 'The HTML has text and no scripts.' };
}
