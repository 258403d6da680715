import { expect, test } from 'vitest';
import {
  isRunning,
  readBlocks,
  removeHidden,
  shareWithoutSnippet,
  wordsOf,
} from '../../../src/domain/web/page-text.ts';

const P = '<p>A heat pump moves heat from the air into the house and needs little power.</p>';

test('running text is separated from menus and labels', () => {
  const html = `<head><title>T</title></head><nav><a href="/a">A menu with a link of more than ten words in a row here</a></nav><script>x</script>${P}<button>Buy</button>`;
  const blocks = readBlocks(removeHidden(html));
  expect(blocks.filter(isRunning).map(({ text }) => text)).toEqual([
    'A heat pump moves heat from the air into the house and needs little power.',
  ]);
});

test('scripts without spaces have one word per character', () => {
  expect(wordsOf('iPhone15の価格')).toEqual(['iphone15', 'の', '価', '格']);
});

test.each([
  ['around the article', `<div data-nosnippet><div>${P}</div>${P}</div>`, 1],
  ['around half of it', `${P}<section class="a" data-nosnippet="">${P}</section>`, 0.5],
  ['nowhere', P, 0],
  ['in a comment', `<!-- <div data-nosnippet> -->${P}`, 0],
  ['on an element that is not closed', `${P}<div data-nosnippet>${P}`, 0.5],
  ['on an image', `<img data-nosnippet>${P}`, 0],
])('data-nosnippet %s', (_name, html, share) => {
  expect(shareWithoutSnippet(html)).toBe(share);
});
