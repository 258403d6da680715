import { describe, expect, test } from 'vitest';
import { findWall } from '../../../src/domain/web/walls.ts';

const ARTICLE = 'The council approved the new tram line on Monday after a debate of three hours. '.repeat(10);
const show = (main: string, { title = 'Tram line', all = main, hasPassword = false } = {}) =>
  findWall({ title, main, all, hasPassword });

describe('a wall', () => {
  test.each([
    ['login', 'Please log in to continue. Forgot your password?'],
    ['login', 'You must be logged in to view this page.'],
    ['login', 'Bitte melden Sie sich an. Noch kein Konto?'],
    ['login', 'Connectez-vous pour lire la suite.'],
    ['login', 'このページを見るにはログインしてください。'],
    ['cookies', 'Before you continue to Example Search, accept cookies.'],
    ['cookies', 'Accept all cookies to continue to the site.'],
    ['cookies', 'Akzeptieren und weiter'],
    ['paywall', `${ARTICLE} Subscribe to continue reading.`],
    ['paywall', `${ARTICLE} This article is for subscribers only.`],
    ['paywall', `${ARTICLE} To continue reading, please subscribe.`],
    ['paywall', `${ARTICLE} Dieser Artikel ist nur für Abonnenten.`],
    ['paywall', `${ARTICLE} Cet article est réservé aux abonnés.`],
    ['paywall', `${ARTICLE} Artículo exclusivo para suscriptores.`],
    ['paywall', `${ARTICLE} この記事は有料会員限定です。`],
  ])('%s: %s', (kind, text) => {
    expect(show(text)?.kind).toBe(kind);
  });

  test('of a login can be in the title, above a form', () => {
    expect(show('Email Password Forgot password?', { title: 'Sign in | Example', hasPassword: true })).toEqual({
      kind: 'login',
      words: 'Sign in',
    });
  });

  test('of a paywall can be outside the main text', () => {
    const wall = show(ARTICLE, { all: `${ARTICLE} Subscribe now to keep reading` });
    expect(wall).toEqual({ kind: 'paywall', words: 'Subscribe now to keep reading' });
  });
});

describe('is not a wall', () => {
  test.each<[string, string, { all?: string; hasPassword?: boolean }?]>([
    ['an article', ARTICLE],
    ['an article with a login in its menu', ARTICLE, { all: `Log in to your account ${ARTICLE}`, hasPassword: true }],
    ['a newsletter box', `${ARTICLE} Subscribe to our newsletter to get the latest news.`],
    ['a long article with an offer', `${ARTICLE.repeat(6)} Subscribe to continue reading without ads.`],
    ['an article about logins', `${ARTICLE} Users have to sign in to see their bills, the operator said.`.repeat(2)],
    [
      'an article with a hidden offer',
      ARTICLE.repeat(3),
      { all: `${ARTICLE.repeat(3)} Subscribe to continue reading` },
    ],
    ['a cookie banner above an article', `${ARTICLE.repeat(3)} Accept all cookies to continue.`],
  ])('%s', (_name, main, options = {}) => {
    expect(show(main, options)).toBe(null);
  });
});
