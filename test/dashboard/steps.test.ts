import { expect, test } from 'vitest';
import { createSearch } from '../../src/dashboard/format/search.ts';
import { findTerms } from '../../src/dashboard/format/terms.ts';
import { listSteps } from '../../src/dashboard/to-do/steps.ts';

const data = { url: 'https://acme.com/crm', country: 'us', prompts: [{ promptId: 'prm_1', prompt: 'Best CRM' }] };
const none = { ...data, url: '', prompts: [] };

test('steps link to the screen where they are done', () => {
  const steps = listSteps({ type: 'citation_loss', engine: 'chatgpt', data }, [
    '- Check that the page is still available at this URL, and that AI crawlers can fetch it.',
    '- Update it: engines prefer pages with a recent date and recent facts.',
    '- See which pages are cited instead.',
    '- Think about it.',
  ]);
  expect(steps.map(({ target }) => target)).toEqual([
    {
      name: 'Check its crawlability',
      screen: 'checks',
      query: { kind: 'crawlability', url: 'https://acme.com/crm' },
    },
    { name: 'Check its content', screen: 'checks', query: { kind: 'content', url: 'https://acme.com/crm' } },
    { name: 'Sources', screen: 'sources', query: { engines: 'chatgpt' } },
    null,
  ]);
  expect(steps[3]?.text).toBe('Think about it.');
});

test('steps in other words link by the type of the recommendation', () => {
  const [first, second] = listSteps({ type: 'content_gap', engine: 'gemini', data }, ['- Do this.', '- Then that.']);
  expect(first?.target).toEqual({
    name: 'Read the answers',
    screen: 'prompts/prm_1',
    query: { engines: 'gemini', country: 'us' },
  });
  expect(second?.target).toBeNull();
  expect(listSteps({ type: 'content_gap', engine: 'gemini', data: none }, ['- Do this.'])[0]?.target).toBeNull();
});

test('a search finds every word, in any case, accent and width', () => {
  const texts = ['Best CRM in Zürich', 'CRM for teams', '東京で一番のＣＲＭ'];
  const find = (query: string) => texts.filter(createSearch(query));
  expect(find('zurich crm')).toEqual(['Best CRM in Zürich']);
  expect(find('crm')).toEqual(texts);
  expect(find('東京')).toEqual(['東京で一番のＣＲＭ']);
  expect(find('')).toEqual(texts);
});

test('terms are found in the columns of a table', () => {
  expect(findTerms(['Brand', 'Tracked low', 'Market high', 'Grade'])).toEqual(['grade', 'tracked', 'market']);
  expect(findTerms(['Brand', 'Marketing', 'entity expansion'])).toEqual(['entity expansion']);
});
