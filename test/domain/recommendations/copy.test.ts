import { expect, test } from 'vitest';
import { namePage } from '../../../src/domain/recommendations/copy.ts';

const url = 'https://www.example.com/questions/best-crm';

test.each([
  ['The best CRMs', '“The best CRMs” (example.com)'],
  ['', 'example.com/questions/best-crm'],
  // Gemini cites pages by their hosts.
  ['example.com', 'example.com/questions/best-crm'],
  ['www.example.com', 'example.com/questions/best-crm'],
])('a page with the title "%s" is named %s', (title, name) => {
  expect(namePage({ url, title, domain: 'example.com' })).toBe(name);
});
