import { describe, expect, test } from 'vitest';
import { analyzeContent } from '../../../src/domain/content-checks/analysis/analyze.ts';
import { findLead } from '../../../src/domain/content-checks/analysis/lead.ts';
import { readText } from '../../../src/domain/content-checks/analysis/text.ts';
import { readPage } from '../../../src/domain/content-checks/read-page.ts';

const LEAD = 'Glass terrariums preserve a bit of nature in your home, and serve as a simple decoration for every room.';
const MORE =
  'Put gravel on the ground of the jar first, then charcoal, then soil, and plant the ferns into it with a spoon.';
const page = (body: string, head = '') =>
  readPage(
    `<html lang="en"><head><title>How to Build a Terrarium | eHome</title>${head}</head><main>${body}</main></html>`,
  );
const leadOf = (body: string) => {
  const { blocks } = readText(page(body));
  return blocks[findLead(blocks)]?.text;
};
const text = `<p>${LEAD}</p><p>${MORE}</p><p>${MORE}</p><p>${MORE}</p>`;

describe('the lead', () => {
  test.each([
    ['a byline', 'By Lucy Akins, updated on November 3, 2026 at 10 in the morning'],
    ['a dateline', 'eHome | 04.05.2026 at 13:36 • Updated on 05.05.2026 at 20:13 | By Lucy Akins and others'],
    ['a reviewer', 'Medically reviewed by Hansa Bhargava, MD on the third of March in this year'],
    ['a hatnote', 'This article is about the glass jar. For other uses, see Terrarium (disambiguation).'],
    ['a redirect note', '"Jar" redirects here. For other uses, see Jar (disambiguation) and the other jars.'],
    ['a cookie note', 'We and our partners use cookies to improve your experience. Accept all to read on.'],
    ['an ad', 'Advertisement: buy the best jars in the world today, and get one of them for free.'],
    ['a disclosure', 'Disclosure: we may earn a commission when you buy through links on this page.'],
    ['a caption', 'In this undated photo a terrarium stands on the table of a house in the north of Berlin.'],
    ['a credit', 'Photo by Lucy Akins, who has taken all of the pictures of jars on this page for us.'],
    ['a newsletter box', 'Sign up for our newsletter and get the best of our stories every Sunday morning.'],
    [
      'a link to another story',
      '<a href="/x">Read the story of the largest terrarium in the world, which is in Japan.</a>',
    ],
    ['a credit at the end', 'Lucy Akins waters the plants in her largest jar on the table. (Photo: Anna Lopez)'],
    ['an agency at the end', 'Lucy Akins waters the plants in her largest jar on the table | Getty Images'],
    ['an author', 'Lucy Akins is a staff writer at eHome, where she covers plants and other decorations.'],
    ['an invitation to comment', 'Leave a comment below and tell us about the jar that you have made at home.'],
    ['a label', 'Found this helpful'],
    ['a formula', 'a ≠ 0 , x 2 + b x + c = 0 and x = − b ± b 2 − 4 a c 2 a .'],
  ])('is not %s', (_name, opening) => {
    expect(leadOf(`<p>${opening}</p>${text}`)).toBe(LEAD);
  });

  test.each([
    ['a paragraph in a caption', '<figure><img src="a"><figcaption><p>A</p></figcaption></figure>'],
    ['a paragraph in a figure', '<figure><p>A</p></figure>'],
    ['a caption by its name', '<div class="image-caption">A</div>'],
    ['a caption in a generated name', '<div class="styles__ImageCaption-x1">A</div>'],
    ['a newsletter box', '<div class="newsletter-signup"><p>A</p></div>'],
    ['an author box', '<div class="author-bio"><p>A</p></div>'],
    ['a hatnote', '<div role="note" class="hatnote">A</div>'],
    ['a date', '<p class="post-meta">A</p>'],
    ['a comment', '<div id="comment-5"><p>A</p></div>'],
  ])('is not %s', (_name, box) => {
    const sentence = 'Lucy stands in front of the large glass jar that she made for her mother in the spring.';
    expect(leadOf(box.replace('>A<', `>${sentence}<`) + text)).toBe(LEAD);
  });

  test('can be in an element that is named like a box but contains the article', () => {
    expect(leadOf(`<div class="author-post">${text}</div>`)).toBe(LEAD);
  });

  test.each([
    'The largest terrarium in the world is in Japan and was built in three years, according to Reuters.',
    'Stephen King is an American author of horror novels that are set in the towns of Maine.',
  ])('can be “%s”', (sentence) => {
    expect(leadOf(`<p>${sentence}</p>${text}`)).toBe(sentence);
  });

  test('can follow the title, a figure and a table', () => {
    expect(
      leadOf(
        `<h2>How to Build a Terrarium</h2><figure><figcaption>A jar with plants in it.</figcaption></figure>${text}`,
      ),
    ).toBe(LEAD);
  });

  test('in advice is never boilerplate either', () => {
    const { analysis } = analyzeContent(
      page(`<p>Perhaps we might use cookies on our site for you, maybe, if you accept.</p>${text}`),
    );
    for (const { description } of Object.values(analysis)) expect(description).not.toContain('cookies');
  });
});

test('a good lead gets 80 points, whatever words it has', () => {
  const lead = `<p>${LEAD} ${MORE}</p>`;
  expect(analyzeContent(page(lead + text)).analysis.summaryBlock).toEqual({
    score: 80,
    description: expect.not.stringContaining('does not mention'),
  });
});

describe('a labeled summary', () => {
  const score = (body: string) => analyzeContent(page(body)).analysis.summaryBlock.score;

  test('has full points at the start', () => {
    expect(
      score(
        `<h2>Key takeaways</h2><ul><li>Use gravel, charcoal and soil.</li><li>Water it once a week.</li></ul>${text}`,
      ),
    ).toBe(100);
  });

  test.each([
    ['a table of contents', `<ul><li><a href="#s">Summary</a></li><li><a href="#t">Tools</a></li></ul>${text}`],
    ['a link', `<p><a href="/s">Summary</a></p>${text}`],
    ['a heading that only contains the word', `<h2>How to write the summary</h2>${text}`],
    ['a label without text', `${text}<h2>Conclusion</h2>`],
  ])('%s is not a summary', (_name, body) => {
    expect(score(body)).toBeLessThan(75);
  });
});
