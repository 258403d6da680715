import { describe, expect, test } from 'vitest';
import { toReply } from '../../../src/domain/crawlability-checks/reply.ts';

const wallOf = (html: string, url = 'https://site.test/page') =>
  toReply({ status: 200, finalUrl: url, headers: {}, body: Buffer.from(html) }).wall?.kind ?? null;
const ARTICLE =
  '<p>A heat pump moves heat from the air into the house and needs only a little power for it.</p>'.repeat(10);
const LOGIN =
  '<title>Acme</title><h1>Welcome back</h1><form><input type=email><input type="password"><button>Sign in</button></form>';
const COOKIES =
  '<title>Acme</title><h1>We value your privacy</h1><p>We and our partners use cookies for advertising and content.</p><button>Accept all</button>';

describe('a wall', () => {
  test.each([
    ['login', LOGIN],
    ['login', '<h1>Anmelden</h1><p>Bitte melden Sie sich an, um diese Seite zu sehen.</p>'],
    ['login', '<h1>Members</h1><p>You must be logged in to view this page.</p><a href="/in">Log in</a>'],
    ['consent', COOKIES],
    ['consent', `${COOKIES}<ul>${'<li>Partner Ltd.</li>'.repeat(150)}</ul>`],
    [
      'consent',
      '<h1>Acme</h1><p>Nous utilisons des cookies pour la publicité.</p><div role="button">Tout accepter</div>',
    ],
    ['consent', '<h1>Datenschutz</h1><p>Wir verwenden Cookies.</p><button>Einwilligen und weiter</button>'],
    ['age', '<h1>Are you of legal drinking age?</h1><p>You must be 18 years or older.</p><button>Yes</button>'],
    ['subscription', `<h1>Heat pumps</h1>${ARTICLE}<div>Subscribe to continue reading</div><a href="/plans">Plans</a>`],
    ['subscription', `<h1>Wärme</h1>${ARTICLE}<p>Jetzt abonnieren und weiterlesen</p>`],
    ['login', '<p>Please log in to continue. Forgot your password?</p>'],
    ['login', '<p>Connectez-vous pour lire la suite.</p>'],
    ['login', '<p>このページを見るにはログインしてください。</p>'],
    ...[
      'Subscribe now to keep reading',
      'Create a free account to keep reading',
      'This article is for subscribers only.',
      'To continue reading, please subscribe.',
      'You have read all 3 of your free articles this month.',
      'Unlock this article',
      'Dieser Artikel ist nur für Abonnenten.',
      'Cet article est réservé aux abonnés.',
      'Il vous reste 80 % de cet article à lire.',
      'Artículo exclusivo para suscriptores.',
      'Articolo riservato agli abbonati',
      'Conteúdo exclusivo para assinantes',
      'この記事は有料会員限定です。',
      '订阅后继续阅读',
    ].map((offer): [string, string] => ['subscription', `<h1>Tram</h1>${ARTICLE}<p>${offer}</p>`]),
  ])('%s: %s', (kind, html) => {
    expect(wallOf(html)).toBe(kind);
  });
});

describe('a page with content is not a wall', () => {
  test.each([
    ['with a cookie banner', `${COOKIES}<h2>Heat pumps</h2>${ARTICLE}`],
    ['with a login form', `<h1>Heat pumps</h1>${ARTICLE}${LOGIN}`],
    [
      'with little text and a cookie banner',
      `<h1>Contact</h1><p>${'Main Street 5, Berlin. '.repeat(8)}</p><div>We use cookies</div><button>OK</button>`,
    ],
    ['that ends with a newsletter', `${ARTICLE}<p>Subscribe to our newsletter for more stories.</p>`],
    ['that goes on after an offer', `${ARTICLE}<p>Subscribe to unlock all stories</p>${ARTICLE}`],
    [
      'of a shop with a login form',
      `<h1>Pumps</h1>${'<div>Pump 5 kW, 900 €</div>'.repeat(20)}<form>Log in <input type=password></form>`,
    ],
    [
      'about consent',
      `<h1>How cookie consent works</h1>${'<p>Consent banners are required before advertising cookies are stored on a device.</p>'.repeat(9)}<button>Accept</button>`,
    ],
    ['that is empty', ''],
  ])('%s', (_name, html) => {
    expect(wallOf(html)).toBeNull();
  });

  test.each([
    ['a login page that was requested', LOGIN, 'https://site.test/login'],
    ['a privacy page that was requested', COOKIES, 'https://site.test/privacy'],
  ])('%s is the page', (_name, html, url) => {
    expect(wallOf(html, url)).toBeNull();
  });
});
