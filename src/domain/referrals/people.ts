/**
 * Programs that send the user agent of a browser, or part of one. Most name themselves after "compatible;" or link to their
 * description. `CUBOT` is a brand of phones.
 */
const PROGRAM =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|scan|monitor|fetch|externalhit|archive|python|curl|wget|http-?client|phantomjs|puppeteer|playwright|selenium|electron|prerender|pingdom|uptime|gtmetrix|synthetics|\+https?:|compatible; (?!MSIE|Konqueror)/i;

/** Whether a user agent looks like the browser of a person. */
export function isPerson(userAgent: string): boolean {
  return /^(?:Mozilla|Opera)\/\d/.test(userAgent) && !PROGRAM.test(userAgent);
}

/** Files that pages load, and that assistants show next to their answers. */
const ASSET =
  /\.(?:avif|bmp|css|eot|gif|ico|jpe?g|js|map|mjs|mp3|mp4|otf|png|svg|ttf|wasm|webm|webmanifest|webp|woff2?)$/i;

/** Whether a request is the view of a page: not an asset, not a redirect that leads to the view. */
export function isPageView(path: string, method: string | null, status: number | null): boolean {
  const isRedirect = status !== null && status >= 300 && status < 400 && status !== 304;
  const isGet = method === null || method === '-' || method.toUpperCase() === 'GET';
  return isGet && !isRedirect && !ASSET.test(path);
}
