import { expect, test } from 'vitest';
import { hostOfSource } from '../../../src/domain/citations/redirects.ts';

const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZ';

test.each([
  ['https://www.Example.com/page', 'Other.com', 'example.com'],
  [REDIRECT, 'runrepeat.com', 'runrepeat.com'],
  [REDIRECT, ' WWW.Bücher.de ', 'xn--bcher-kva.de'],
  [REDIRECT, 'The best shoes', 'vertexaisearch.cloud.google.com'],
  [REDIRECT, null, 'vertexaisearch.cloud.google.com'],
  ['ftp://b.de/', 'b.de', null],
])('%s with the title %j is counted under %j', (url, title, host) => {
  expect(hostOfSource({ url, title })).toBe(host);
});
