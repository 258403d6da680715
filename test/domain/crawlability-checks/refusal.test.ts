import { describe, expect, test } from 'vitest';
import { findRefusal } from '../../../src/domain/crawlability-checks/refusal.ts';
import { keepCommonText, shareOfText, toReply } from '../../../src/domain/crawlability-checks/reply.ts';

const NAV = `<nav>${'<a href="/s">A section of the site with a long name and more words</a>'.repeat(60)}</nav>`;
const paragraph = (i: number) =>
  `<p>Chapter ${i} explains how pump ${i} of type ${i * 7} heats house ${i} in winter ${i * 3} and what it costs.</p>`;
const article = (count: number, from = 0) =>
  `${NAV}<h1>Pumps</h1>${Array.from({ length: count }, (_, i) => paragraph(from + i)).join('')}`;
const reply = (html: string, more: { status?: number; finalUrl?: string; requestedUrl?: string } = {}) =>
  toReply({ status: 200, finalUrl: 'https://site.test/page', headers: {}, body: Buffer.from(html), ...more });

describe('the share of the text', () => {
  test('4 of 12 paragraphs and an offer are a shortened page, regardless of the menu', () => {
    const stub = reply(`${article(4)}<p>Subscribe to continue</p>`);
    expect(findRefusal(stub, reply(article(12)))).toEqual({ kind: 'shortened', share: 0.33 });
  });

  test.each([
    [9, 0.75, null],
    [8, 0.67, 'shortened'],
    [12, 1, null],
  ])('%i of 12 paragraphs are the share %d', (count, share, kind) => {
    expect(shareOfText(reply(article(count)), reply(article(12)))).toBe(share);
    expect(findRefusal(reply(article(count)), reply(article(12)))?.kind ?? null).toBe(kind);
  });

  test('other text of the same length is another page', () => {
    expect(findRefusal(reply(article(12, 50)), reply(article(12)))?.kind).toBe('different');
  });

  test('a shorter page with other text is another page, and not a shortened one', () => {
    const control = reply(article(12));
    expect(findRefusal(reply('<h1>Page not found</h1><p>This page does not exist.</p>'), control)).toEqual({
      kind: 'different',
      share: 0,
    });
    expect(
      findRefusal(
        reply('<h1>Site</h1><p>News from every part of the valley, each morning at six.</p>', {
          finalUrl: 'https://site.test/',
        }),
        control,
      ),
    ).toEqual({
      kind: 'different',
      share: 0,
      url: 'https://site.test/',
    });
  });

  test('a short article in a script without spaces is long enough', () => {
    const html = (count: number) =>
      `<h1>洪水</h1>${[
        '昨夜の大雨で川の水位が二メートル上昇し、古い水車小屋が浸水した。',
        '住民は家具を二階に運び、学校の裏で土嚢を積み上げた。',
        '市長は遊水池があれば広場は浸水しなかったと述べた。',
        '上流の農家は牧草地が水没するとして計画に反対している。',
        '保険会社には三百件を超える請求が寄せられている。',
      ]
        .slice(0, count)
        .map((text) => `<p>${text}</p>`)
        .join('')}`;
    expect(findRefusal(reply(html(2)), reply(html(5)))?.kind).toBe('shortened');
  });

  test('repeated paragraphs count as often as they occur', () => {
    const html = (count: number) =>
      '<p>A heat pump moves heat from the air into the house and needs power.</p>'.repeat(count);
    expect(shareOfText(reply(html(4)), reply(html(12)))).toBe(0.33);
  });

  test('text in a script without spaces is compared', () => {
    const html = (count: number) =>
      Array.from(
        { length: count },
        (_, i) => `<p>第${i}章では効率${i}と価格${i * 7}円について詳しく説明します。暖房費を節約します。</p>`,
      ).join('');
    expect(findRefusal(reply(html(8)), reply(html(24)))?.kind).toBe('shortened');
  });

  test('rows of a table are compared if there is no running text', () => {
    const html = (count: number) =>
      `${NAV}<table>${Array.from({ length: count }, (_, i) => `<tr><td>Pump ${i}</td><td>${i * 13} kW of heat</td></tr>`).join('')}</table>`;
    expect(findRefusal(reply(html(16)), reply(html(40)))).toEqual({ kind: 'shortened', share: 0.4 });
  });

  test('text that changes from request to request is not missing', () => {
    const withTeasers = (from: number) => reply(article(12) + article(8, from));
    const control = keepCommonText(withTeasers(100), [withTeasers(200), withTeasers(300)]);
    expect(shareOfText(withTeasers(400), control)).toBe(1);
    expect(findRefusal(withTeasers(400), control)).toBeNull();
  });

  test('a page that changes completely cannot be compared', () => {
    const control = keepCommonText(reply(article(12, 100)), [reply(article(12, 200))]);
    expect(shareOfText(reply(article(12, 300)), control)).toBeNull();
    expect(findRefusal(reply(article(12, 300)), control)).toBeNull();
  });
});

describe('without a browser that got the page', () => {
  test.each([
    'Please complete the captcha',
    'Verifying you are human',
    'Prove you are not a robot',
    'Too many requests',
  ])('“%s” is not the page', (text) => {
    expect(findRefusal(reply(`<h1>${text}</h1>`), null)?.kind).toBe('denied');
  });

  test.each(['https://site.test/consent?to=page', 'https://login.site.test/start'])(
    'a redirect to %s is not the page',
    (finalUrl) => {
      expect(findRefusal(reply('Please wait', { finalUrl, requestedUrl: 'https://site.test/page' }), null)).toEqual({
        kind: 'login',
        url: finalUrl,
      });
    },
  );

  test('a login page that was requested is the page', () => {
    const url = 'https://site.test/login';
    expect(findRefusal(reply('<input type=password>', { finalUrl: url, requestedUrl: url }), null)).toBeNull();
  });

  test('a page that only sends clients elsewhere is not the page', () => {
    const html = '<meta http-equiv="refresh" content="0; url=/consent?to=page"><p>Please wait</p>';
    expect(findRefusal(reply(html), null)).toEqual({ kind: 'refresh', url: 'https://site.test/consent?to=page' });
    expect(findRefusal(reply(html + article(12)), null)).toBeNull();
  });

  test('a wall is not the page', () => {
    const wall = reply('<h1>Sign in</h1><input type="password">');
    expect(findRefusal(wall, null)).toEqual({ kind: 'wall', wall: { kind: 'login', words: 'Sign in' } });
  });
});
