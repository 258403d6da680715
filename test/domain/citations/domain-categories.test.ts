import { parse } from 'tldts';
import { describe, expect, test } from 'vitest';
import { knownSites } from '../../../src/data.ts';
import { createClassifier } from '../../../src/domain/citations/domain-categories/classify.ts';

const { classify } = knownSites;
const listed = knownSites
  .listTables()
  .flatMap(({ domainCategory, domains }) => domains.map((domain) => ({ category: domainCategory, domain })));

describe('the table', () => {
  test('has several thousand domains', () => {
    expect(listed.length).toBeGreaterThan(4000);
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

  test('classifies each domain, and the hosts below it, as listed', () => {
    const wrong = listed
      .map(({ category, domain }) => ({ category, host: domain.replace(/\*$/, 'com') }))
      .filter(
        ({ category, host }) =>
          classify(host).domainCategory !== category || classify(`some-host.${host}`).domainCategory !== category,
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
  // .ac is not an academic suffix, and .goo is not a government suffix.
  ['startup.ac', 'Unclassified'],
  ['some.goo', 'Unclassified'],
  ['acme.example', 'Unclassified'],
  ['localhost', 'Unclassified'],
  ['mup.gov.hr', 'Government/NGO'],
  ['abcnews.go.com', 'News/Media'],
  ['about.gitlab.com', 'Others'],
  ['microsoft.github.io', 'Others'],
  ['echarts.apache.org', 'Others'],
  ['192.0.2.1', 'Unclassified'],
  ['', 'Unclassified'],
])('%s is %s', (host, category) => {
  expect(classify(host).domainCategory).toBe(category);
});

test.each([
  ['hubspot.com', 'Others', 'vendor'],
  ['community.hubspot.com', 'Community/Forum', 'forum'],
  ['blog.hubspot.com', 'Blogs/Personal Sites', 'vendor'],
  ['docs.stripe.com', 'Others', 'docs'],
  ['support.google.com', 'Others', 'docs'],
  ['about.gitlab.com', 'Others', 'vendor'],
  ['microsoft.github.io', 'Others', 'docs'],
  ['someone.github.io', 'Blogs/Personal Sites', 'unknown'],
  ['echarts.apache.org', 'Others', 'docs'],
  ['g2.com', 'Community/Forum', 'review'],
  ['gartner.com', 'Others', 'analyst'],
  ['community.shrm.org', 'Community/Forum', 'forum'],
  ['forum.some-unknown-maker.de', 'Community/Forum', 'forum'],
  ['help.some-unknown-maker.de', 'Unclassified', 'docs'],
  ['blog.some-unknown-maker.de', 'Blogs/Personal Sites', 'vendor'],
  ['some-unknown-maker.io', 'Unclassified', 'vendor'],
  ['northvalleyherald.com', 'News/Media', 'news'],
  ['some-unknown-software.com', 'Unclassified', 'vendor'],
  ['friends-of-software.org', 'Unclassified', 'unknown'],
  ['worldwidgetresearch.com', 'Unclassified', 'analyst'],
  ['goodfriends.com', 'Unclassified', 'unknown'],
  ['blog.nytimes.com', 'News/Media', 'news'],
  ['uk.finance.yahoo.com', 'News/Media', 'news'],
  ['docs.gitlab.com', 'Others', 'docs'],
  ['developers.facebook.com', 'Others', 'docs'],
  ['somemakercommunities.adobe.com', 'Community/Forum', 'forum'],
  ['slack.some-unknown-project.io', 'Community/Forum', 'forum'],
  ['some-widget-summit.io', 'Unclassified', 'unknown'],
  ['widgetingguide.ai', 'Unclassified', 'reference'],
  ['widgetnewsletter.com', 'News/Media', 'news'],
])('%s is %s and its role is %s', (host, domainCategory, siteRole) => {
  expect(classify(host)).toEqual({ domainCategory, siteRole });
});

test('every part of the site of a tracked brand is a vendor, a forum or documentation', () => {
  const siteOf = createClassifier(
    [
      {
        brand: 'Acme',
        brandVariations: [],
        brandDomain: 'acme.com',
        brandDomainVariations: [],
        brandDomainWildcard: true,
        brandRegex: null,
      },
    ],
    knownSites,
  );
  expect(siteOf('acme.com')).toMatchObject({ domainCategory: 'Brand', siteRole: 'vendor' });
  expect(siteOf('community.acme.com')).toMatchObject({ domainCategory: 'Brand', siteRole: 'forum' });
  expect(siteOf('docs.acme.com')).toMatchObject({ domainCategory: 'Brand', siteRole: 'docs' });
});

test('a site of the report is Brand or Competitor, even if the table lists another category', () => {
  const brand = (name: string, brandDomain: string, brandDomainWildcard = false) => ({
    brand: name,
    brandVariations: [],
    brandDomain,
    brandDomainVariations: [],
    brandDomainWildcard,
    brandRegex: null,
  });
  const siteOf = createClassifier([brand('Reddit', 'reddit.com'), brand('Quora', 'quora.com', true)], knownSites);
  expect(siteOf('reddit.com')).toMatchObject({ domainCategory: 'Brand', isMyBrandDomain: true, competitor: null });
  expect(siteOf('old.reddit.com').domainCategory).toBe('Community/Forum');
  expect(siteOf('fr.quora.com')).toMatchObject({
    domainCategory: 'Competitor',
    isMyBrandDomain: false,
    competitor: 'Quora',
  });
});
