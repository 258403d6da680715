import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { knownSites } from '../../../../src/data.ts';
import { ENGINES } from '../../../../src/domain/shared/engines.ts';
import { normalizeUrl } from '../../../../src/domain/shared/urls.ts';
import { createSandbox } from '../../../../src/gateways/engines/sandbox/create.ts';
import { askSandbox, BRANDS, listQuestions, questionOf } from '../../../support/sandbox.ts';

const ANSWERING = ENGINES.filter((engine) => engine !== 'google');

describe.each(ENGINES)('%s', (engine) => {
  test('is marked as the sandbox, costs nothing and supports every country', () => {
    const sandbox = createSandbox(engine);
    const isShown = ['google', 'google_ai_mode', 'copilot'].includes(engine);
    expect(sandbox).toMatchObject({ connector: 'sandbox', surface: isShown ? 'ui' : 'api', expectedCost: 0 });
    expect(['us', 'uk', 'cn', 'aq'].map(sandbox.refusalOf)).toEqual([null, null, null, null]);
  });

  test('gives the same answer to the same question, also from another sandbox', async () => {
    for (const question of listQuestions(10, 2)) {
      expect(await createSandbox(engine).ask(question)).toEqual(await createSandbox(engine).ask({ ...question }));
    }
  });

  test('answers in 600 to 2,500 characters, with 2 to 8 citations', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ name: `Umbrella ${at}`, domain: `umbrella-${at}.com` }));
    const long = 'Which customer relationship management software is best for a small and growing team?';
    for (const [country, brands, prompt] of [
      ['us', [], 'CRM'],
      ['de', [], 'CRM'],
      ['es', BRANDS, undefined],
      ['jp', many, long],
      ['fr', many, long],
    ] as const) {
      for (const question of listQuestions(1, 30, { brands, country, ...(prompt && { prompt }) })) {
        const answer = await createSandbox(engine).ask(question);
        if (answer === null) continue;
        expect(answer.text.length).toBeGreaterThanOrEqual(600);
        expect(answer.text.length).toBeLessThanOrEqual(2500);
        expect(answer.cited.length).toBeGreaterThanOrEqual(2);
        expect(answer.cited.length).toBeLessThanOrEqual(8);
        expect(answer.retrieved.length).toBeGreaterThanOrEqual(2);
        expect(answer).toMatchObject({ model: 'sandbox', cost: 0 });
      }
    }
  });

  test('is about the topic of the prompt', async () => {
    const countries = ['us', 'de', 'fr', 'mx', 'jp'].map((country) => askSandbox(engine, { country }));
    const shown = (await Promise.all(countries)).filter((answer) => answer !== null);
    expect(shown.length).toBeGreaterThan(2);
    for (const { text } of shown) expect(text).toContain('best CRM for a small team');
  });
});

describe('inputs of an answer', () => {
  test.each(ANSWERING)('%s gives another answer to another prompt, country, day or sample', async (engine) => {
    const answers = await Promise.all(
      [{}, { prompt: 'Cheapest CRM?' }, { country: 'uk' }, { day: '2026-11-16' }, { sample: 2 }].map((given) =>
        askSandbox(engine, given),
      ),
    );
    expect(new Set(answers.map((answer) => answer?.text)).size).toBe(5);
  });

  test('engines with the same kind of text give different answers', async () => {
    const texts = await Promise.all(ANSWERING.map(async (engine) => (await askSandbox(engine))?.text));
    expect(new Set(texts).size).toBe(ANSWERING.length);
  });

  test('nothing in the sandbox reads a clock, uses randomness or opens a connection', () => {
    const folder = join(import.meta.dirname, '../../../../src/gateways/engines/sandbox');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const strays = files.filter((file) =>
      /Math\.random|Date\.now|new Date\(\)|performance\.|random(Bytes|Int|UUID)|\bfetch\(|'(node:)?(net|http|https|dns|tls|fs|undici)'/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(15);
    expect(strays).toEqual([]);
  });
});

describe('the text of an answer', () => {
  test.each([
    ['us', /[Pp]rices and features|"best CRM for a small team"/],
    ['jp', /"best CRM for a small team"/],
    ['de', /„best CRM for a small team“/],
    ['at', /„best CRM for a small team“/],
    ['ch', /„best CRM for a small team“/],
    ['fr', /« best CRM for a small team »/],
    ['es', /«best CRM for a small team»/],
    ['mx', /«best CRM for a small team»/],
    ['ar', /«best CRM for a small team»/],
  ])('is in the language of %s, or in English', async (country, phrase) => {
    expect((await askSandbox('claude', { country }))?.text).toMatch(phrase);
  });

  test('has lists with bold names, and sometimes a table', async () => {
    const texts = await Promise.all(
      listQuestions(20, 5).map(async (each) => (await createSandbox('gemini').ask(each))?.text),
    );
    const withTable = texts.filter((text) => /^\| --- \| --- \|$/m.test(text ?? '')).length;
    expect(texts.filter((text) => /^- .*\*\*.+\*\*/m.test(text ?? '')).length).toBeGreaterThan(90);
    expect(withTable).toBeGreaterThan(5);
    expect(withTable).toBeLessThan(60);
  });

  test.each([
    ['???', /this question/],
    ['  Which **one** [2] is `right` | (now)?  ', /one 2 is right now/],
    [`${'long '.repeat(300)}question`, /(long ){5}/],
    ['小さなチームに最適なCRMは何ですか', /小さなチームに最適なCRMは何ですか/],
  ])('exists for any prompt: %s', async (prompt, topic) => {
    for (const engine of ANSWERING) {
      const answer = await askSandbox(engine, { prompt });
      expect(answer?.text).toMatch(topic);
      expect(answer?.cited.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('names invented brands if the workspace has none', async () => {
    const answer = await askSandbox('chatgpt', { brands: [] });
    expect(answer?.text).toMatch(/Brackenfold|Quillmere|Tandersby|Orvellane|Wexholme/);
  });
});

describe('the citations of an answer', () => {
  test('repeat the same pages from day to day', async () => {
    const days = listQuestions(1, 30);
    const answers = await Promise.all(days.map((question) => createSandbox('perplexity').ask(question)));
    const keys = answers.flatMap((answer) => answer?.cited.map(({ url }) => normalizeUrl(url)?.key) ?? []);
    expect(keys.length).toBeGreaterThan(60);
    expect(new Set(keys).size).toBeLessThan(25);
  });

  test('are pages of the brands and of invented publishers of every kind, under .example only', async () => {
    const answers = await Promise.all(
      ENGINES.flatMap((engine) => listQuestions(40, 1).map((each) => createSandbox(engine).ask(each))),
    );
    const pages = answers.flatMap((answer) => [...(answer?.cited ?? []), ...(answer?.retrieved ?? [])]);
    const hosts = new Set(pages.map(({ url }) => normalizeUrl(url)?.host ?? ''));
    const tracked = ['acme.com', 'globex.com', 'initech.io'];
    for (const host of tracked) expect(hosts).toContain(host);
    const invented = [...hosts].filter((host) => !tracked.includes(host));
    expect(invented.filter((host) => !host.endsWith('.example'))).toEqual([]);
    expect(new Set(invented.map((host) => knownSites.classify(host).domainCategory))).toEqual(
      new Set([
        'Unclassified',
        'News/Media',
        'Community/Forum',
        'Video',
        'Encyclopedia',
        'Government/NGO',
        'Education',
      ]),
    );
  });

  test('invent no page of a real site: for a brand outside .example, only the home page is cited', async () => {
    const answers = await Promise.all(listQuestions(40, 1).map((each) => createSandbox('gemini').ask(each)));
    const urls = answers.flatMap((answer) => answer?.cited.map(({ url }) => url) ?? []);
    const real = new Set(urls.filter((url) => !new URL(url).host.endsWith('.example')));
    expect(real).toEqual(new Set(['https://acme.com/', 'https://globex.com/', 'https://initech.io/']));
  });

  test('include the site of an invented brand', async () => {
    const answers = await Promise.all(listQuestions(40, 1).map((each) => createSandbox('gemini').ask(each)));
    const urls = answers.flatMap((answer) => answer?.cited.map(({ url }) => url) ?? []);
    expect(urls.filter((url) => url.startsWith('https://quillmere.example/')).length).toBeGreaterThan(2);
  });

  test('can omit a page for weeks and then cite it again', async () => {
    const days = listQuestions(1, 120);
    const answers = await Promise.all(days.map((question) => createSandbox('perplexity').ask(question)));
    const cited = answers.map((answer) => new Set(answer?.cited.map(({ url }) => url)));
    const longestGap = (url: string) => {
      const at = cited.flatMap((urls, day) => (urls.has(url) ? [day] : []));
      return Math.max(...at.slice(1).map((day, index) => day - (at[index] ?? 0)));
    };
    const pages = new Set(cited.flatMap((urls) => [...urls]));
    expect([...pages].filter((url) => longestGap(url) >= 25).length).toBeGreaterThan(0);
  });

  test('include publishers that are specific to a country', async () => {
    const hostsIn = async (country: string) => {
      const questions = listQuestions(40, 1, { country });
      const answers = await Promise.all(questions.map((each) => createSandbox('chatgpt').ask(each)));
      return new Set(answers.flatMap((answer) => answer?.cited.map(({ url }) => normalizeUrl(url)?.host) ?? []));
    };
    const [german, american] = [await hostsIn('de'), await hostsIn('us')];
    expect(german).toContain('technikblatt.example');
    expect(german).not.toContain('prairie-tribune.example');
    expect(american).toContain('prairie-tribune.example');
    expect(american).not.toContain('technikblatt.example');
  });

  test('include no page of a brand without a usable domain, although it is named', async () => {
    const brands = [{ name: 'Nowhere', domain: 'no where' }];
    const answers = await Promise.all(
      listQuestions(20, 1, { brands }).map((each) => createSandbox('claude').ask(each)),
    );
    expect(answers.some((answer) => answer?.text.includes('Nowhere'))).toBe(true);
    expect(JSON.stringify(answers)).not.toContain('no where');
  });
});

test('come with one to four searches derived from the prompt', async () => {
  const answers = await Promise.all(listQuestions(30, 1).map((each) => createSandbox('chatgpt').ask(each)));
  const counts = answers.map((answer) => answer?.searches.length ?? 0);
  expect(new Set(counts)).toEqual(new Set([1, 2, 3, 4]));
  expect(answers[7]?.searches[0]).toBe('tool is best for job 7');
  expect(questionOf().prompt).toContain((await askSandbox('gemini'))?.searches[0]);
});
