import { readPage } from '../../src/domain/content-checks/read-page.ts';
import { ITEMS, type StructuralAnalysis, scoreStructure } from '../../src/domain/content-checks/score-structure.ts';
import { createSubject, type Reply } from '../../src/domain/content-checks/subject.ts';

/** Returns this many filler words. */
export const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i % 7}`).join(' ');

const HEAD = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Solar panels for flat roofs</title>
<meta name="description" content="How solar panels are mounted on flat roofs, what they cost in a year, and when they pay for themselves.">
<meta property="og:title" content="Solar panels"><meta property="og:type" content="article"><meta property="og:image" content="https://acme.com/a.png">
<meta property="og:url" content="https://acme.com/solar"><meta property="og:description" content="Solar panels on flat roofs"><meta name="twitter:card" content="summary">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="https://acme.com/solar"><link rel="stylesheet" href="/a.css">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Solar panels","datePublished":"2026-01-01"}</script>
</head>`;

const BODY = `<body><header><nav class="breadcrumbs"><a href="#start">Skip</a> <a href="/">Start</a> <a href="/roofs">Roofs</a> <a href="/prices">Prices</a></nav></header>
<main id="start"><article><h1>Solar panels for flat roofs</h1>
<p>Panels ${words(60)}</p><p>Roofs ${words(60)}</p><p>Costs ${words(60)}</p><p>Years ${words(60)}</p>
<h2>How are they mounted?</h2><ul><li>${words(20)}</li><li>${words(20)}</li><li>Rails</li></ul><ol><li>First</li><li>Second</li></ol>
<h2>What do they cost?</h2><table><tr><th>Size</th><th>Price</th></tr><tr><td>5 kW</td><td>7,000</td></tr></table>
<table><tr><th>Year</th><th>Yield</th></tr><tr><td>1</td><td>900</td></tr></table>
<h3>Pictures</h3><figure><img src="1.png" alt="Panels on a roof"><figcaption>A roof</figcaption></figure>
<figure><img src="2.png" alt="Rails and clamps"><figcaption>Rails</figcaption></figure><img src="3.png" alt="The yield in each month">
<video src="a.mp4"></video><blockquote>It pays.</blockquote><pre>kWh</pre><details><summary>More</summary>Text</details>
<p>See <a href="https://source.org/1">the study</a> and <a href="https://source.org/2">the law</a> of <time>2026</time></p></article></main>
<footer><address>Acme</address></footer></body></html>`;

/** A page that gets full points for every rule. */
export const BEST_PAGE = `${HEAD}\n${BODY}`;

export const REPLY: Reply = {
  url: new URL('https://acme.com/solar'),
  headers: { 'content-type': 'text/html' },
  isEncodingDeclared: true,
  isAllowedByRobots: true,
  refusal: null,
  charsetFault: null,
  robotsName: 'chatgpt-user',
};

export function scorePage(html: string, reply: Partial<Reply> = {}) {
  return scoreStructure(createSubject(readPage(html), { ...REPLY, ...reply }));
}

/** The score of each of the fifteen items. */
export function scoreItems(html: string, reply: Partial<Reply> = {}): Record<string, number> {
  return itemsOf(scorePage(html, reply));
}

export function itemsOf({ metadata, technical, structure, content }: StructuralAnalysis): Record<string, number> {
  const all = [metadata, technical, structure, content].flatMap(({ breakdown }) => Object.entries(breakdown));
  return Object.fromEntries(all.map(([item, { score }]) => [item, score]));
}

export const MAX_SCORES: Record<string, number> = Object.fromEntries(
  Object.values(ITEMS).flatMap((items) => Object.entries(items).map(([item, { maxScore }]) => [item, maxScore])),
);
