import { describe, expect, test } from 'vitest';
import { contentText, isContent } from '../../../src/domain/content-checks/page.ts';
import { readPage } from '../../../src/domain/content-checks/read-page.ts';
import { scorePage } from '../../support/content-pages.ts';

const SENTENCES = [
  'A heat pump moves heat from the air, the ground or the water into a house, and needs little power for it.',
  'In an old house the radiators are often large enough, since they were built for colder winters, and bigger stoves.',
  'The outdoor unit makes some noise, so that it should be placed away from bedrooms, terraces and neighbours.',
  'Most owners in Berlin, Hamburg and Munich get a grant, which covers a third of the price, within a few months.',
];
const ARTICLE = SENTENCES.map((sentence) => `<p>${sentence}</p>`).join('\n');
const contentOf = (body: string) => contentText(readPage(`<html lang="en"><body>${body}</body></html>`));
const links = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => `<a href="/${name}/${i}">${name} story number ${i}</a>`).join(' ');

describe('the main content of a page', () => {
  test.each([
    ['in main', `<main>${ARTICLE}</main>`],
    ['in an article', `<article>${ARTICLE}</article>`],
    ['in nested divisions', `<div id="wrap"><div class="col"><div class="post">${ARTICLE}</div></div></div>`],
    ['in cells of a layout table', `<table role="presentation"><tr><td>${ARTICLE}</td></tr></table>`],
    ['in divisions instead of paragraphs', `<div>${ARTICLE.replaceAll('p>', 'div>')}</div>`],
    ['separated by two line breaks', `<div>${SENTENCES.join('<br><br>')}</div>`],
  ])('is found %s', (_name, body) => {
    expect(contentOf(`<nav>${links(5, 'menu')}</nav>${body}<footer>Imprint</footer>`).split('\n')).toEqual(SENTENCES);
  });

  test.each([
    ['comments', `<div id="comments"><p>Great article, thanks a lot, I have one too, and it works well.</p></div>`],
    ['related stories', `<div class="related-stories"><h3>Related</h3>${links(6, 'related')}</div>`],
    ['a share bar', `<div class="share-bar"><a href="#">Tweet</a> <a href="#">Share this page with friends</a></div>`],
    [
      'a consent dialog',
      `<div class="gdpr-consent"><p>We use cookies, and so do our 812 partners, to show ads.</p></div>`,
    ],
    [
      'a list of links without a name',
      `<div><ul>${Array(6).fill('<li><a href="/x">Another story of ours</a></li>').join('')}</ul></div>`,
    ],
    ['an aside', `<aside><p>Sign up for our letter, which comes every week, with all the news.</p></aside>`],
    ['a form', `<form><p>Your name, please.</p><input><input><input></form>`],
    ['a byline', `<p class="byline">By Jane Doe, senior editor</p>`],
    ['hidden text', `<p style="display:none">Nobody sees this sentence, which is here for machines only.</p>`],
    [
      'a noscript notice',
      '<noscript><p>Please enable JavaScript, or this page will not work as it should.</p></noscript>',
    ],
  ])('leaves out %s, inside and next to it', (_name, box) => {
    expect(contentOf(`<main><h1>Heat pumps</h1><div class="text">${ARTICLE}${box}</div></main>`)).toBe(
      contentOf(`<main><h1>Heat pumps</h1><div class="text">${ARTICLE}</div></main>`),
    );
    expect(contentOf(`<div class="text">${ARTICLE}</div>${box}`)).toBe(SENTENCES.join('\n'));
  });

  test('keeps lists, tables of data and headings of the article', () => {
    const table = `<table><thead><tr><th>Size</th><th>Price</th></tr></thead><tr><td>5 kW</td><td>7,000</td></tr></table>`;
    const text = contentOf(`<article>${ARTICLE}<h2>Sizes</h2><ul><li>Small</li><li>Large</li></ul>${table}</article>`);
    for (const part of ['Sizes', 'Small', 'Large', '5 kW', '7,000']) expect(text).toContain(part);
  });

  test('is everything except menus if there is little text', () => {
    expect(contentOf(`<nav>${links(4, 'menu')}</nav><p>Closed today.</p><footer>Imprint</footer>`)).toBe(
      'Closed today.',
    );
  });
});

describe('elements of the article outside its text', () => {
  const FIGURE = '<figure><img src="1.png" alt="A pump in a cellar"><figcaption>The cellar</figcaption></figure>';
  const PICTURE = '<img src="1.png" alt="A pump in a cellar">';
  const part = `<div class="text">${ARTICLE}</div>`;
  const picturesOf = (body: string) => {
    const page = readPage(`<html lang="en"><body>${body}</body></html>`);
    return page.images.filter((image) => isContent(page, image)).length;
  };

  test.each([
    ['a figure between two parts', `<div id="post">${part}${FIGURE}${part}</div>`],
    ['a gallery above the text', `<article><div class="lead">${FIGURE}</div><div>${part}</div></article>`],
    [
      'a picture with a button and a link to itself',
      `<article>${ARTICLE}<div>${PICTURE}<a href="javascript:;">+</a><a href="/1.jpg">View this image</a></div></article>`,
    ],
    [
      'a picture with a credit, linked to its gallery',
      `<article>${ARTICLE}<div><a href="/gallery">${PICTURE}<span>A pump in a cellar. | Foto: Reuters</span></a></div></article>`,
    ],
    [
      'a picture with a credit above the text',
      `<div id="post"><div class="photo"><a href="/gallery">${PICTURE}<span>A pump. | Foto: Reuters</span></a></div>${part}</div>`,
    ],
  ])('%s counts', (_name, body) => {
    expect(picturesOf(body)).toBe(1);
    expect(contentOf(body)).not.toContain('The cellar');
  });

  test.each([
    [
      'a figure that links to another story',
      `<article><div class="lead"><a href="/other">${FIGURE}</a></div><div>${part}</div></article>`,
    ],
    [
      'a figure in a list of stories',
      `<article><ul><li>${FIGURE}</li><li>${FIGURE}</li></ul><div>${part}</div></article>`,
    ],
    [
      'a teaser of another story above the text',
      `<div id="post"><div class="box"><a href="/other">${PICTURE}<span>Why pumps are loud</span></a></div>${part}</div>`,
    ],
    ['a figure in an aside', `<article>${part}<aside>${FIGURE}</aside></article>`],
    ['a figure of another article', `<article>${part}</article><article>${FIGURE}</article>`],
    [
      'a banner that links elsewhere',
      `<article>${ARTICLE}<div>${PICTURE}<a href="https://shop.com/pump">Buy the pump</a></div></article>`,
    ],
  ])('%s does not', (_name, body) => {
    expect(picturesOf(body)).toBe(0);
  });

  const headingsOf = (head: string, body: string) => {
    const page = scorePage(`<html lang="en"><head>${head}</head><body>${body}</body></html>`);
    return page.structure.breakdown.headingHierarchy.reasons?.map(({ message }) => message) ?? [];
  };

  test('a heading directly before the text counts', () => {
    const body = `<article><h1>Heat pumps</h1><h2>Costs</h2><div>${ARTICLE}</div></article>`;
    expect(headingsOf('', body)).toContain('The content has 1 h2 heading. Divide it with at least 2.');
  });

  test('a subtitle counts, and the name of the site in its header does not', () => {
    const site = '<header><h1>Acme</h1><h2>Pumps since 1950</h2></header>';
    const body = `${site}<main><div><h1>Heat pumps</h1><h2>What they cost</h2></div>${part}</main>`;
    expect(headingsOf('', body)).toContain('The content has 1 h2 heading. Divide it with at least 2.');
  });

  test('the title counts wherever it is, but the name of the site does not', () => {
    const head = '<title>Heat pumps of old houses | Acme</title><meta property="og:site_name" content="Acme">';
    const article = (title: string) =>
      `<header><h2>Acme</h2></header><main><header class="header">${title}</header>${part}</main>`;
    expect(headingsOf(head, article('<h2>Heat pumps of old houses</h2>'))).toContain(
      'The content has 1 h2 heading. Divide it with at least 2.',
    );
    expect(headingsOf(head, article('<p>Heat pumps</p>'))).toEqual([
      'The content has no headings. Add one h1 and h2 headings below it.',
    ]);
  });
});
