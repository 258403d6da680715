import { expect, test } from 'vitest';
import { type Condition, compareConditions } from '../../../src/domain/alerts/conditions.ts';
import { findCrawlerConditions } from '../../../src/domain/alerts/crawler-conditions.ts';

const responses = { domain: 'acme.com', bot: 'GPTBot', visits: 20, rejected: 0, errors: 0 };
const find = (rest: Partial<typeof responses>) => findCrawlerConditions([{ ...responses, ...rest }], []);

test('a crawler is blocked if at least half of its visits are rejected', () => {
  expect(find({ rejected: 9 })).toEqual([]);
  expect(find({ rejected: 10 })).toEqual([
    {
      event: 'crawler.blocked',
      subject: 'GPTBot acme.com',
      details: { crawler: 'GPTBot', host: 'acme.com', visits: 20, rejected: 10 },
      sentence: 'acme.com rejected 10 of 20 visits of GPTBot in the last 3 days.',
      links: [],
    },
  ]);
  expect(find({ visits: 9, rejected: 9 })).toEqual([]);
});

test('a crawler gets errors if at least a fifth of its visits do', () => {
  expect(find({ errors: 3 })).toEqual([]);
  expect(find({ errors: 4 })).toMatchObject([{ event: 'crawler.errors', details: { errors: 4 } }]);
  expect(find({ errors: 4, rejected: 16 })).toMatchObject([{ event: 'crawler.blocked' }]);
});

test('a condition is reported when it begins, and again only after it ended', () => {
  const [condition] = find({ rejected: 20 }) as [Condition];
  expect(compareConditions([condition], [])).toEqual({ begun: [condition], endedIds: [] });
  const open = [{ id: 'alt_1', event: condition.event, subject: condition.subject }];
  expect(compareConditions([condition], open)).toEqual({ begun: [], endedIds: [] });
  expect(compareConditions([], open)).toEqual({ begun: [], endedIds: ['alt_1'] });
  const other = { ...condition, subject: 'ClaudeBot acme.com' };
  expect(compareConditions([other], open)).toEqual({ begun: [other], endedIds: ['alt_1'] });
});
