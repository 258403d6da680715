import { parse } from 'tldts';
import { describe, expect, test } from 'vitest';
import {
  classifyHost,
  createClassifier,
  DOMAIN_TABLES,
  listDomains,
} from '../../../src/domain/citations/domain-categories/classify.ts';

const listed = DOMAIN_TABLES.flatMap(([category, table]) => listDomains(table).map((domain) => ({ category, domain })));

describe('the table', () => {
  test('knows several hundred domains', () => {
    expect(listed.length).toBeGreaterThan(1000);
  });

  test('lists a domain once', () => {
    const domains = listed.map(({ domain }) => domain);
    expect(domains.filter((domain, index) => domains.indexOf(domain) !== index)).toEqual([]);
  });

  test('lists domains that can exist, in lower case and without www.', () => {
    const odd = listed.filter(({ domain }) => {
      if (/^[a-z0-9-]+\.\*$/.test(domain)) return false;
      const { hostname, domain: own, isIcann } = parse(domain, { allowPrivateDomains: false });
      return (
        own === null || !(isIcann || domain.endsWith('.example')) || hostname !== domain || domain.startsWith('www.')
      );
    });
    expect(odd).toEqual([]);
  });

  test('says of each domain, and of what is below it, what it lists it as', () => {
    const wrong = listed
      .map(({ category, domain }) => ({ category, host: domain.replace(/\*$/, 'com') }))
      .filter(
        ({ category, host }) => classifyHost(host) !== category || classifyHost(`some-host.${host}`) !== category,
      );
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['en.wikipedia.org', 'Encyclopedia'],
  ['amazon.co.uk', 'Others'],
  ['smile.amazon.de', 'Others'],
  ['www-amazon.de', 'Unclassified'],
  ['old.reddit.com', 'Community/Forum'],
  ['someone.github.io', 'Blogs/Personal Sites'],
  ['github.com', 'Community/Forum'],
  ['news.google.com', 'Others'],
  ['scholar.google.com', 'Education'],
  ['v.qq.com', 'Video'],
  ['consumer.ftc.gov', 'Government/NGO'],
  ['gov.uk', 'Government/NGO'],
  ['guidance.service.gov.uk', 'Government/NGO'],
  ['cra-arc.gc.ca', 'Government/NGO'],
  ['economie.gouv.fr', 'Government/NGO'],
  ['consumo.gob.es', 'Government/NGO'],
  ['city.go.jp', 'Government/NGO'],
  ['army.mil', 'Government/NGO'],
  ['ox.ac.uk', 'Education'],
  ['u-tokyo.ac.jp', 'Education'],
  ['extension.umn.edu', 'Education'],
  ['unam.edu.mx', 'Education'],
  // Ascension Island is no academy, and .goo is no government.
  ['startup.ac', 'Unclassified'],
  ['some.goo', 'Unclassified'],
  ['acme.example', 'Unclassified'],
  ['localhost', 'Unclassified'],
  ['192.0.2.1', 'Unclassified'],
  ['', 'Unclassified'],
])('%s is %s', (host, category) => {
  expect(classifyHost(host)).toBe(category);
});

test('a site of the report is Brand or Competitor, whatever else it is known as', () => {
  const brand = (name: string, brandDomain: string, brandDomainWildcard = false) => ({
    brand: name,
    brandVariations: [],
    brandDomain,
    brandDomainVariations: [],
    brandDomainWildcard,
    brandRegex: null,
  });
  const siteOf = createClassifier([brand('Reddit', 'reddit.com'), brand('Quora', 'quora.com', true)]);
  expect(siteOf('reddit.com')).toEqual({ domainCategory: 'Brand', isMyBrandDomain: true, competitor: null });
  expect(siteOf('old.reddit.com').domainCategory).toBe('Community/Forum');
  expect(siteOf('fr.quora.com')).toEqual({ domainCategory: 'Competitor', isMyBrandDomain: false, competitor: 'Quora' });
});
