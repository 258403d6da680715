import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateUrl } from '../../../../src/domain/crawlability-checks/robots/evaluate.ts';
import { parseRobots } from '../../../../src/domain/crawlability-checks/robots/parse.ts';
import { effort } from '../../../support/effort.ts';
import { mayFetch } from './verdict.ts';

const RUNS = { numRuns: effort(1000, 20_000) };
const TESTED_URL = new URL('https://www.example.com/a%zz/b?c=%2F*$');

test('random bytes are parsed without an error and give a verdict', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), fc.boolean(), (bytes, crawlDelayEndsAgents) => {
      expect(evaluateUrl(parseRobots(bytes).lines, TESTED_URL)({ crawlDelayEndsAgents })('GPTBot').isAllowed).toEqual(
        expect.any(Boolean),
      );
    }),
    RUNS,
  );
});

const word = fc.constantFrom(
  'User-agent',
  'Disallow',
  'Allow',
  'Crawl-delay',
  ':',
  ' ',
  '\n',
  '\r',
  '#',
  '*',
  '$',
  '/',
  '%',
  '%2',
  'a',
  'GPTBot',
  '\0',
  '\ufeff',
  'ツ',
);

test('nearly valid files are parsed without an error and give a verdict', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      expect(mayFetch([words.join('')], 'GPTBot', '/a*a$')).toEqual(expect.any(Boolean));
    }),
    RUNS,
  );
});

const letters = (...chars: string[]) =>
  fc.array(fc.constantFrom(...chars), { maxLength: 12 }).map((list) => list.join(''));

test('a pattern matches like the equivalent regular expression', () => {
  fc.assert(
    fc.property(letters('a', 'b', '*'), fc.boolean(), letters('a', 'b'), (body, isAnchored, rest) => {
      const meaning = new RegExp(`^/${body.replace(/\*+/g, '*').replaceAll('*', '.*')}${isAnchored ? '$' : ''}`);
      const robots = ['User-agent: bot', `Disallow: /${body}${isAnchored ? '$' : ''}`];
      expect(mayFetch(robots, 'bot', `/${rest}`)).toBe(!meaning.test(`/${rest}`));
    }),
    RUNS,
  );
});

const path = fc.constantFrom('/', '/a', '/a/b', '/a*', '/*b', '/b$', '');
const rule = fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map(([key, value]) => `${key}: ${value}`);
const agents = fc.array(fc.constantFrom('User-agent: bot', 'User-agent: other', 'User-agent: *'), {
  minLength: 1,
  maxLength: 3,
});
const group = fc
  .tuple(agents, fc.array(rule, { minLength: 1, maxLength: 4 }))
  .map(([names, rules]) => [...names, ...rules]);

test('the order of groups, and of rules in a group, does not matter', () => {
  fc.assert(
    fc.property(fc.array(group, { maxLength: 5 }), fc.constantFrom('/', '/a', '/a/b', '/b'), (groups, target) => {
      const shuffled = groups.toReversed().map((lines) => {
        const [names, rules] = [
          lines.filter((line) => line.startsWith('User')),
          lines.filter((line) => !line.startsWith('User')),
        ];
        return [...names.toReversed(), ...rules.toReversed()];
      });
      expect(mayFetch(shuffled.flat(), 'bot', target)).toBe(mayFetch(groups.flat(), 'bot', target));
    }),
    RUNS,
  );
});
