import { describe, expect, test } from 'vitest';
import { knownSites } from '../../../src/data.ts';
import { isWinnable } from '../../../src/domain/recommendations/winnable.ts';

function canWin(url: string, title = ''): boolean {
  const site = knownSites.classify(new URL(url).hostname.replace(/^www\./, ''));
  return isWinnable({ url, title, site, year: 2026 });
}

describe('a mention can be won on', () => {
  test.each([
    ['a list of an unknown site', 'https://small-site.example/best-crm-tools'],
    ['a comparison', 'https://small-site.example/posts/hubspot-vs-pipedrive'],
    ['a page whose title says that it compares', 'https://small-site.example/p/1234', 'The 10 Best CRMs of 2026'],
    ['a German comparison', 'https://kleine-seite.example/crm-vergleich'],
    ['a French list', 'https://petit-site.example/meilleurs-crm'],
    ['a Spanish list with accents', 'https://sitio.example/p/7', 'Reseñas y opiniones de CRM'],
    ['a Japanese list', 'https://site.example/crm/%E6%AF%94%E8%BC%83'],
    ['a Japanese title with voiced sounds', 'https://site.example/p/9', 'CRMのレビュー'],
    ['a Korean title', 'https://site.example/p/9', 'CRM 추천 10선'],
    ['a list in a section of reviews', 'https://small-site.example/review/best-crm'],
    ['a list whose address ends with a review', 'https://small-site.example/crm-review', 'The 8 best CRMs, tested'],
    ['a Korean list with experiences', 'https://site.example/p/9', 'CRM 추천과 사용 후기'],
    ['an article whose address starts with a recent date', 'https://www.forbes.com/article/202508258485i', 'CRM grows'],
    ['a news article', 'https://www.forbes.com/advisor/business/software/crm-market/'],
    ['an article with a date in its address', 'https://small-paper.example/2026/03/05/crm-market-grows'],
    ['a discussion', 'https://www.reddit.com/r/sales/comments/1abcdef/which_crm/'],
    ['a discussion in a forum about software', 'https://www.reddit.com/r/software/comments/1abcdef/which_crm/'],
    ['a category of a review site', 'https://www.g2.com/categories/crm'],
    ['alternatives to a product on a review site', 'https://www.g2.com/products/hubspot/competitors/alternatives'],
    ['a list on a network', 'https://www.linkedin.com/pulse/best-crm-startups-jane-doe', 'Best CRM for startups'],
    ['a group on a network', 'https://www.facebook.com/groups/smallbusiness/posts/1'],
    ['a video', 'https://www.youtube.com/watch?v=abc'],
    ['a list of an encyclopedia', 'https://en.wikipedia.org/wiki/Comparison_of_CRM_systems'],
  ])('%s', (_, url, title = '') => {
    expect(canWin(url, title)).toBe(true);
  });
});

describe('no mention can be won on', () => {
  test.each([
    ['an article that is more than two years old', 'https://small-paper.example/2023/03/05/crm-market-grows'],
    ['an old article with a date in one part', 'https://www.forbes.com/19941205/crm'],
    ['an old article whose address starts with its date', 'https://www.forbes.com/article/202308258485i'],
    ['a review of one product', 'https://small-site.example/reviews/globex-one-pro-review/'],
    ['a review of one product by an editor', 'https://www.theverge.com/23046374/globex-pacer-pro-review-fitness-watch'],
    ['a review of one product by its title', 'https://www.forbes.com/p/7', 'Globex One review: fast and cheap'],
    ['the experience of one customer in Korean', 'https://www.forbes.com/p/9', '글로벡스 스쿨 찐 후기'],
    ['news about one company', 'https://www.forbes.com/money/301', 'Major bank launches credit card without fees'],
    ['an article of which nothing is known', 'https://www.forbes.com/article/25029236'],
    ['an article that only its number identifies', 'https://www.forbes.com/view/?no=1'],
    ['a list of a shop', 'https://some-shop.example/shop/best-mattresses'],
    ['an old discussion', 'https://www.reddit.com/r/sales/comments/5s7q59/which_crm/'],
    ['a home page', 'https://www.forbes.com/'],
    ['a home page in a language', 'https://small-site.example/de-de/'],
    ['a home page with a file name', 'https://small-site.example/index.html'],
    ['a home page, whatever its title says', 'https://small-site.example/', 'The best CRM'],
    ['a page of a vendor', 'https://www.salesforce.com/crm/best-crm/'],
    ['documentation', 'https://docs.python.org/3/library/compare.html'],
    ['a paper', 'https://arxiv.org/abs/2401.00001'],
    ['a PDF', 'https://small-site.example/reports/best-crm.pdf'],
    ['an entry of an encyclopedia', 'https://en.wikipedia.org/wiki/HubSpot'],
    ['a page of a government', 'https://www.gov.uk/government/publications/traffic'],
    ['a profile of a company', 'https://pitchbook.com/profiles/company/115396-03'],
    ['reviews of one product', 'https://www.capterra.com/p/152373/HubSpot-CRM/products'],
    ['an account of a forum', 'https://www.reddit.com/user/somebody/comments/'],
    ['a person on a network', 'https://www.linkedin.com/in/somebody'],
    ['an address that leads elsewhere', 'https://small-site.example/out?url=https://else.example/best-crm'],
    ['a short link', 'https://bit.ly/best-crm'],
    ['an event', 'https://www.forbes.com/conferences/crm-summit', 'The best CRM summit'],
    ['a section of a news site', 'https://www.forbes.com/topic/crm/'],
    ['a page of an analyst that chooses nothing', 'https://www.gartner.com/en/marketing'],
    ['an unknown page that says nothing about itself', 'https://small-site.example/solutions/sales'],
    ['the blog of a company that no table knows', 'https://unknown-vendor.example/blog/best-crm-software'],
    ['the blog of a company on a host of its own', 'https://blog.unknown-vendor.example/best-crm-software'],
    ['a single post on a network', 'https://www.instagram.com/p/Cxyz/', 'Post'],
    ['what is not an address', 'https://'],
  ])('%s', (_, url, title = '') => {
    expect(
      url === 'https://' ? isWinnable({ url, title: '', site: { siteRole: 'news' }, year: 2026 }) : canWin(url, title),
    ).toBe(false);
  });
});
