import { parse } from 'parse5';
import { analyzeContent } from '../src/domain/content-checks/analysis/analyze.ts';
import { type Element, walk } from '../src/domain/content-checks/html/walk.ts';
import { readPage } from '../src/domain/content-checks/read-page.ts';
import { scoreStructure } from '../src/domain/content-checks/score-structure.ts';
import { createSubject, type Reply } from '../src/domain/content-checks/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { formatTable } from './support/table.ts';

const BYTES = 500 * 1024;
const REPEATS = 3;
const REPLY: Reply = {
  url: new URL('https://acme.com/page'),
  headers: {},
  isEncodingDeclared: true,
  isAllowedByRobots: true,
  refusal: null,
  charsetFault: null,
  robotsName: 'chatgpt-user',
};

/** Work on the page. Each function returns a value, so its work is not optimized away. */
const CANDIDATES: [name: string, work: (html: string) => unknown][] = [
  ['bare parse5 parse and walk', parseAndWalk],
  ['parse, main content and all features', (html) => readPage(html).blocks.length],
  ['structural score', (html) => scoreStructure(createSubject(readPage(html), REPLY)).overallScore],
  ['structural score and content analysis', scoreAll],
];

/** Compares the cost of scoring a page with a bare parse, the minimum for any score. */
export async function benchContent({ rounds }: BenchmarkOptions): Promise<Report> {
  const html = buildPage();
  for (const [, work] of CANDIDATES) measure(work, html);
  const least = CANDIDATES.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [i, [, work]] of CANDIDATES.entries()) least[i] = Math.min(least[i] ?? 0, measure(work, html));
  }
  const [bare = 1] = least;
  const results = CANDIDATES.map(([name], i) => ({ name, ms: least[i] ?? 0, ratio: (least[i] ?? 0) / bare }));
  const rows = results.map(({ name, ms, ratio }) => [name, ratio.toFixed(2), ms.toFixed(1)]);
  const text = [
    `a page of ${Math.round(html.length / 1024)} KiB, minimum CPU time of ${rounds} rounds`,
    formatTable([['', 'ratio to bare parse', 'ms'], ...rows]),
    'target: structural score below 5 times the bare parse',
  ].join('\n');
  return { text, data: results };
}

function parseAndWalk(html: string): number {
  let count = 0;
  const enter = (_element: Element) => {
    count++;
    return true;
  };
  walk(parse(html, { scriptingEnabled: false }), {
    enter,
    leave: () => {},
    text: (value) => void (count += value.length),
  });
  return count;
}

function scoreAll(html: string): number {
  const page = readPage(html);
  return scoreStructure(createSubject(page, REPLY)).overallScore + analyzeContent(page).overallScore;
}

/** Returns the CPU time of one run in milliseconds. CPU time excludes other load on the machine. */
function measure(work: (html: string) => unknown, html: string): number {
  const { user, system } = process.threadCpuUsage();
  for (let i = 0; i < REPEATS; i++) work(html);
  const after = process.threadCpuUsage();
  return (after.user + after.system - user - system) / 1000 / REPEATS;
}

/** Builds an article with many sections and all common elements. */
function buildPage(): string {
  const parts = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Heat pumps in old houses</title></head><body><nav>',
  ];
  for (let i = 0; i < 40; i++) parts.push(`<a href="/page-${i}">Page number ${i}</a>`);
  parts.push('</nav><main><article><h1>Heat pumps in old houses</h1>');
  for (let i = 0, length = 0; length < BYTES; i++) {
    const section = buildSection(i);
    length += section.length;
    parts.push(section);
  }
  parts.push('</article></main><footer>Acme</footer></body></html>');
  return parts.join('\n');
}

function buildSection(i: number): string {
  const sentence = (j: number) =>
    `House ${i} in street ${j} has <b>a pump of ${i + j} kW</b>, which costs ${i * 17 + j} euros in a year &amp; lasts.`;
  return `<section id="s${i}" class="part wide"><h2>House number ${i}</h2><p>${[1, 2, 3, 4].map(sentence).join(' ')}</p>
    <p>${[5, 6, 7].map(sentence).join(' ')} See <a href="https://source.org/${i}">the study of ${i}</a>.</p>
    <ul><li>Size ${i}</li><li>Price ${i}</li><li>Noise ${i}</li></ul><figure><img src="${i}.png" alt="House ${i}"><figcaption>House ${i}</figcaption></figure>
    <table><tr><th>Year</th><th>Cost</th></tr><tr><td>${2000 + i}</td><td>${i * 3}</td></tr></table></section>`;
}
