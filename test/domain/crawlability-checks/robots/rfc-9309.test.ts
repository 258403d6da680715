import { describe, expect, test } from 'vitest';
import { ROBOTS_BYTES } from '../../../../src/domain/crawlability-checks/robots/parse.ts';
import { mayFetch } from './verdict.ts';

const REFUSE_ALL = ['User-agent: *', 'Disallow: /'];

describe('2.1 and 2.2: the structure of a file', () => {
  test('a group is one or more user-agent lines and the rules below them', () => {
    const robots = ['User-agent: first', 'User-agent: second', 'Disallow: /a', 'Disallow: /b'];
    for (const agent of ['first', 'second']) {
      expect([mayFetch(robots, agent, '/a'), mayFetch(robots, agent, '/b'), mayFetch(robots, agent, '/c')]).toEqual([
        false,
        false,
        true,
      ]);
    }
  });

  test('a user-agent line after a rule begins another group', () => {
    const robots = ['User-agent: first', 'Disallow: /a', 'User-agent: second', 'Disallow: /b'];
    expect([mayFetch(robots, 'first', '/b'), mayFetch(robots, 'second', '/a')]).toEqual([true, true]);
  });

  test('empty lines do not end a group', () => {
    const robots = ['User-agent: first', '', 'User-agent: second', '', '', 'Disallow: /a', '', 'Disallow: /b'];
    expect([mayFetch(robots, 'first', '/a'), mayFetch(robots, 'second', '/b')]).toEqual([false, false]);
  });

  test('rules above the first user-agent line are ignored', () => {
    expect(mayFetch(['Disallow: /', 'User-agent: *', 'Disallow: /a'], 'bot', '/b')).toBe(true);
  });

  test('a user-agent line at the end, without rules, allows everything', () => {
    expect(mayFetch([...REFUSE_ALL, 'User-agent: quxbot'], 'quxbot', '/')).toBe(true);
  });

  test.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CR LF', '\r\n'],
  ])('lines end in %s', (_name, end) => {
    const bytes = Buffer.from(['User-agent: bot', 'Disallow: /a', 'Allow: /a/b', ''].join(end));
    expect([mayFetch(bytes, 'bot', '/a'), mayFetch(bytes, 'bot', '/a/b')]).toEqual([false, true]);
  });

  test('the last line needs no line ending', () => {
    expect(mayFetch(Buffer.from('User-agent: bot\nDisallow: /'), 'bot', '/')).toBe(false);
  });

  test('spaces and tabs are allowed around the key and the value', () => {
    expect(mayFetch([' \tUser-agent \t: \tbot \t', '\tDisallow\t:\t/a \t'], 'bot', '/a')).toBe(false);
    expect(mayFetch(['User-agent:bot', 'Disallow:/a'], 'bot', '/a')).toBe(false);
  });

  test('only spaces and tabs are whitespace: U+FEFF and U+00A0 elsewhere are ordinary characters', () => {
    expect(mayFetch(['User-agent: bot', '\ufeffDisallow: /a'], 'bot', '/a')).toBe(true);
    expect(mayFetch(['User-agent: bot', 'Disallow: /a\u00a0'], 'bot', '/a')).toBe(true);
  });

  test('keys are case-insensitive', () => {
    expect(mayFetch(['USER-AGENT: bot', 'dISALLOW: /a', 'ALLOW: /a/b'], 'bot', '/a')).toBe(false);
    expect(mayFetch(['USER-AGENT: bot', 'dISALLOW: /a', 'ALLOW: /a/b'], 'bot', '/a/b')).toBe(true);
  });

  test('a comment runs to the end of its line', () => {
    expect(mayFetch(['# User-agent: bot', 'User-agent: bot # the bot', 'Disallow: /a#b'], 'bot', '/ab')).toBe(false);
    expect(mayFetch(['User-agent: bot', '#Disallow: /'], 'bot', '/')).toBe(true);
  });

  test('an empty pattern matches nothing, and still ends the list of agents', () => {
    const robots = ['User-agent: bot', 'Disallow:', ...REFUSE_ALL];
    expect([mayFetch(robots, 'bot', '/'), mayFetch(robots, 'other', '/')]).toEqual([true, false]);
  });
});

describe('2.2.1: the user-agent line', () => {
  test('product tokens are case-insensitive', () => {
    for (const agent of ['ExampleBot', 'examplebot', 'EXAMPLEBOT'])
      expect(mayFetch(['User-Agent: eXAMPLEbOT', 'Disallow: /'], agent, '/')).toBe(false);
  });

  test('a token is compared as a whole: prefixes and substrings do not match', () => {
    for (const token of ['Example', 'Bot', 'ExampleBot-News', 'MyExampleBot'])
      expect(mayFetch([`User-agent: ${token}`, 'Disallow: /'], 'ExampleBot', '/')).toBe(true);
  });

  test('tokens are letters, _ and -; anything after them is not part of the token', () => {
    for (const token of ['Example_Bot-x', 'Example_Bot-x/1.0', 'Example_Bot-x*', 'Example_Bot-x (old)'])
      expect(mayFetch([`User-agent: ${token}`, 'Disallow: /'], 'example_bot-x', '/')).toBe(false);
  });

  test('several groups for the same token are combined into one', () => {
    const robots = ['User-agent: bot', 'Disallow: /a', ...REFUSE_ALL, 'User-agent: BOT', 'Disallow: /b', 'Allow: /a/c'];
    expect(['/a', '/b', '/a/c', '/d'].map((path) => mayFetch(robots, 'bot', path))).toEqual([false, false, true, true]);
  });

  test('crawlers that are not named obey the group *', () => {
    expect(mayFetch(['User-agent: other', 'Allow: /', ...REFUSE_ALL], 'bot', '/')).toBe(false);
  });

  test('several groups * are combined as well', () => {
    const robots = [
      'User-agent: *',
      'Disallow: /a',
      'User-agent: bot',
      'Disallow: /b',
      'User-agent: *',
      'Disallow: /c',
    ];
    expect(['/a', '/b', '/c'].map((path) => mayFetch(robots, 'other', path))).toEqual([false, true, false]);
  });

  test('crawlers that are named do not obey the group *', () => {
    expect(mayFetch([...REFUSE_ALL, 'User-agent: bot', 'Disallow: /a'], 'bot', '/b')).toBe(true);
  });

  test('no rules apply if neither the token nor * is named', () => {
    expect(mayFetch(['User-agent: other', 'Disallow: /'], 'bot', '/')).toBe(true);
    expect(mayFetch([], 'bot', '/')).toBe(true);
  });
});

describe('2.2.2: the allow and disallow lines', () => {
  const decide = (rules: string[], path: string) => mayFetch(['User-agent: bot', ...rules], 'bot', path);

  test('a path that no rule matches is allowed', () => {
    expect(decide(['Disallow: /a'], '/b')).toBe(true);
  });

  test('a rule matches from the first octet of the path', () => {
    expect([decide(['Disallow: /b'], '/a/b'), decide(['Disallow: a'], '/a')]).toEqual([true, true]);
    expect(decide(['Disallow: /a'], '/abc/d?e')).toBe(false);
  });

  test('paths are case-sensitive', () => {
    expect([decide(['Disallow: /A'], '/a'), decide(['Disallow: /A'], '/A')]).toEqual([true, false]);
  });

  test('the most specific match, the one with the most octets, is used, regardless of the order', () => {
    const rules = ['Allow: /example/page/', 'Disallow: /example/page/disallowed.gif', 'Disallow: /example'];
    for (const order of [rules, rules.toReversed()]) {
      expect(decide(order, '/example/page/x.html')).toBe(true);
      expect(decide(order, '/example/page/disallowed.gif')).toBe(false);
      expect(decide(order, '/example/x')).toBe(false);
    }
  });

  test('if an allow and a disallow are equally specific, allow is used', () => {
    expect(decide(['Disallow: /page', 'Allow: /page'], '/page')).toBe(true);
    expect(decide(['Allow: /page', 'Disallow: /page'], '/page')).toBe(true);
    expect(decide(['Allow: /pag*', 'Disallow: /page'], '/page')).toBe(true);
  });

  test('specificity is counted in octets, so that a character of three octets counts three', () => {
    expect(decide(['Disallow: /ツ', 'Allow: /*12345'], '/ツ12345')).toBe(false);
  });

  test('/robots.txt is always allowed', () => {
    expect(decide(['Disallow: /'], '/robots.txt')).toBe(true);
    expect(decide(['Disallow: /'], '/robots.txt.html')).toBe(false);
  });

  test('a duplicated rule has the same effect as a single one', () => {
    expect(decide(['Disallow: /a', 'Disallow: /a'], '/a')).toBe(false);
  });

  test.each([
    ['a query', '/foo/bar?baz=quz', '/foo/bar?baz=quz'],
    ['reserved octets of a query', '/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar'],
    ['octets outside ASCII', '/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['encoded octets outside ASCII', '/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84'],
    ['encoded octets in lower case', '/foo/bar/%e3%83%84', '/foo/bar/ツ'],
    ['encoded unreserved octets', '/foo/bar/%62%61%7A', '/foo/bar/baz'],
    ['encoded unreserved octets of the URL', '/~joe', '/%7Ejoe'],
    ['octets that are not allowed in a URL', '/a<b>|"c', '/a%3Cb%3E%7C%22c'],
  ])('%s: %s matches %s', (_name, pattern, path) => {
    expect(decide([`Disallow: ${pattern}`], path)).toBe(false);
  });

  test('reserved octets of a path are not decoded: %2F is not /', () => {
    expect([decide(['Disallow: /a%2Fb'], '/a/b'), decide(['Disallow: /a/b'], '/a%2Fb')]).toEqual([true, true]);
    expect(decide(['Disallow: /a%2fb'], '/a%2Fb')).toBe(false);
  });

  test('octets that are not UTF-8 are compared unchanged', () => {
    const robots = Buffer.concat([Buffer.from('User-agent: bot\nDisallow: /'), Buffer.from([0xe9])]);
    expect([mayFetch(robots, 'bot', '/%E9'), mayFetch(robots, 'bot', '/%C3%A9')]).toEqual([false, true]);
  });

  test('a percent sign without two hexadecimal digits is literal', () => {
    expect([decide(['Disallow: /100%'], '/100%'), decide(['Disallow: /100%zz'], '/100%zz')]).toEqual([false, false]);
  });
});

describe('2.2.3: special characters', () => {
  const matches = (pattern: string, path: string) => !mayFetch(['User-agent: *', `Disallow: ${pattern}`], 'bot', path);

  test('$ at the end of a pattern matches the end of the path, including the query', () => {
    expect(
      ['/this/path/exactly', '/this/path/exactly/', '/this/path/exactly?x'].map((p) =>
        matches('/this/path/exactly$', p),
      ),
    ).toEqual([true, false, false]);
  });

  test('$ elsewhere is literal', () => {
    expect([matches('/a$b', '/a$bc'), matches('/a$b', '/a'), matches('/a$$', '/a$')]).toEqual([true, false, true]);
  });

  test('* matches any number of octets, including none', () => {
    expect(
      ['/this/exactly', '/this/x/exactly', '/this/x/y/exactly?z', '/this/exact'].map((p) =>
        matches('/this/*/exactly', p),
      ),
    ).toEqual([false, true, true, false]);
    expect([matches('/a*b', '/ab'), matches('/a**b', '/ab'), matches('*b', '/ab'), matches('/a*', '/a')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('* and $ together match the end, even if the part before it occurs several times', () => {
    expect([matches('/*.gif$', '/a.gif.gif'), matches('/*.gif$', '/a.gif?b'), matches('/*a$', '/')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([matches('/*aa*aa$', '/aaa'), matches('/*aa*aa$', '/aaaa')]).toEqual([false, true]);
  });

  test('# begins a comment', () => {
    expect(matches('/a # b', '/a')).toBe(true);
  });

  test('percent-encoded, they are literal', () => {
    expect(matches('/path/file-with-a-%2A.html', '/path/file-with-a-*.html')).toBe(true);
    expect(matches('/path/file-with-a-%2A.html', '/path/file-with-a-b.html')).toBe(false);
    expect([matches('/path/foo-%24', '/path/foo-$'), matches('/path/foo-%24', '/path/foo-')]).toEqual([true, false]);
  });
});

describe('2.2.4: other records', () => {
  test('do not end a group, nor the list of its agents', () => {
    const robots = ['User-agent: first', 'Sitemap: https://www.example.com/sitemap.xml', 'User-agent: second'];
    const all = [...robots, 'Host: example.com', 'Disallow: /a', 'Crawl-delay: 1', 'Disallow: /b'];
    expect(['/a', '/b'].map((path) => mayFetch(all, 'first', path))).toEqual([false, false]);
  });
});

describe('2.3.1.5 and 2.5: parsing errors and limits', () => {
  test('invalid lines are ignored; the others count', () => {
    const robots = [
      '<html>',
      'User-agent my bot',
      ': /',
      'User-agent: bot',
      'nonsense',
      '\u0000\u0001',
      'Disallow / for all',
      'Disallow: /a',
    ];
    expect([mayFetch(robots, 'bot', '/a'), mayFetch(robots, 'bot', '/b')]).toEqual([false, true]);
  });

  test('a byte order mark at the beginning is ignored', () => {
    expect(mayFetch(Buffer.from('\ufeffUser-agent: bot\nDisallow: /'), 'bot', '/')).toBe(false);
  });

  test('only the first 500 KiB are read', () => {
    const rule = '\nUser-agent: bot\nDisallow: /';
    const fill = (bytes: number) => Buffer.from(`#${'x'.repeat(bytes - 1 - rule.length)}${rule}`);
    expect(mayFetch(fill(ROBOTS_BYTES), 'bot', '/')).toBe(false);
    expect(mayFetch(fill(ROBOTS_BYTES + rule.length), 'bot', '/')).toBe(true);
  });
});

describe('5.1: the example of the RFC', () => {
  const robots = [
    'User-Agent: *',
    'Disallow: *.gif$',
    'Disallow: /example/',
    'Allow: /publications/',
    '',
    'User-Agent: foobot',
    'Disallow:/',
    'Allow:/example/page.html',
    'Allow:/example/allowed.gif',
    '',
    'User-Agent: barbot',
    'User-Agent: bazbot',
    'Disallow: /example/page.html',
    '',
    'User-Agent: quxbot',
  ];
  test.each([
    ['anybot', '/a.gif', false],
    ['anybot', '/example/', false],
    ['anybot', '/publications/a', true],
    ['foobot', '/example/page.html', true],
    ['foobot', '/example/allowed.gif', true],
    ['foobot', '/publications/', false],
    ['barbot', '/example/page.html', false],
    ['bazbot', '/example/a.gif', true],
    ['quxbot', '/example/page.html', true],
  ])('%s %s: %s', (agent, path, allowed) => {
    expect(mayFetch(robots, agent, path)).toBe(allowed);
  });
});

describe('as Google interprets it', () => {
  test.each([
    ['/page?', true],
    ['/page?#part', true],
    ['/page?a=b', true],
    ['/page', false],
    ['/page#?', false],
  ])('a rule that ends in ? matches %s: %s', (path, matches) => {
    expect(mayFetch(['User-agent: *', 'Disallow: /*?'], 'GPTBot', path)).toBe(!matches);
  });

  test('allowing index.html allows its directory, and nothing else in it', () => {
    const lines = ['User-agent: *', 'Allow: /docs/index.html', 'Disallow: /'];
    expect(mayFetch(lines, 'GPTBot', '/docs/')).toBe(true);
    expect(mayFetch(lines, 'GPTBot', '/docs/other')).toBe(false);
  });

  test('the rest of a line of more than 16,663 octets is ignored', () => {
    const long = `Disallow: /${'a'.repeat(16_700)}`;
    expect(mayFetch(['User-agent: *', long], 'GPTBot', `/${'a'.repeat(16_652)}`)).toBe(false);
    expect(mayFetch(['User-agent: *', long], 'GPTBot', `/${'a'.repeat(16_651)}`)).toBe(true);
  });
});
