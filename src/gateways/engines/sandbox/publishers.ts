export type Kind = 'press' | 'reviews' | 'forum' | 'video' | 'encyclopedia' | 'public';

/** A host that may be cited, with a URL template. Placeholders are in braces. */
interface Publisher {
  kind: Kind;
  address: string;
}

/** Hosts with their paths, one line per kind. Answers only cite them and state nothing about them. */
const WORLD: Record<Kind, string> = {
  press:
    'www.techradar.com/best/{slug} www.forbes.com/advisor/{slug} www.wired.com/story/{slug} www.pcmag.com/picks/{slug}',
  reviews: 'www.trustpilot.com/categories/{slug} www.g2.com/categories/{slug} www.capterra.com/{slug}',
  forum: 'www.reddit.com/r/AskReddit/comments/{id}/{slug} www.quora.com/{slug} news.ycombinator.com/item?id={number}',
  video: 'www.youtube.com/watch?v={id} vimeo.com/{number}',
  encyclopedia: 'en.wikipedia.org/wiki/{title}',
  public: 'www.oecd.org/{slug} online.stanford.edu/{slug}',
};

const LOCAL: Record<string, Partial<Record<Kind, string>>> = {
  us: {
    press: 'www.nytimes.com/wirecutter/reviews/{slug} www.consumerreports.org/{slug} www.cnet.com/{slug}',
    public: 'consumer.ftc.gov/articles/{slug} extension.umn.edu/{slug}',
  },
  uk: {
    press: 'www.theguardian.com/money/{slug} www.which.co.uk/reviews/{slug} www.techadvisor.com/{slug}',
    forum: 'forums.moneysavingexpert.com/discussion/{number}/{slug}',
    public: 'www.gov.uk/guidance/{slug}',
  },
  de: {
    press: 'www.chip.de/artikel/{slug} www.heise.de/tests/{slug} www.stern.de/vergleich/{slug}',
    reviews: 'www.test.de/{slug} www.idealo.de/{slug}',
    forum: 'www.gutefrage.net/frage/{slug}',
    public: 'www.verbraucherzentrale.de/wissen/{slug}',
  },
  at: {
    press: 'www.derstandard.at/story/{number}/{slug} futurezone.at/{slug}',
    public: 'www.arbeiterkammer.at/{slug}',
  },
  ch: {
    press: 'www.nzz.ch/{slug} www.ktipp.ch/artikel/{slug}',
    reviews: 'www.comparis.ch/{slug}',
    public: 'www.ch.ch/{slug}',
  },
  fr: {
    press: 'www.lesnumeriques.com/{slug} www.01net.com/{slug} www.lemonde.fr/{slug}',
    reviews: 'www.quechoisir.org/{slug}',
    forum: 'forum.hardware.fr/{slug}',
    public: 'www.economie.gouv.fr/{slug}',
  },
  es: {
    press: 'www.xataka.com/{slug} elpais.com/escaparate/{slug}',
    reviews: 'www.ocu.org/{slug}',
    forum: 'forocoches.com/{slug}',
    public: 'www.consumo.gob.es/{slug}',
  },
  mx: { press: 'www.xataka.com.mx/{slug} www.eluniversal.com.mx/{slug}', public: 'www.gob.mx/profeco/{slug}' },
  ar: { press: 'www.clarin.com/{slug} www.lanacion.com.ar/{slug}', public: 'www.argentina.gob.ar/{slug}' },
};

/** Cached, because the lists never change and every answer needs one. */
const known = new Map<string, Publisher[]>();

/** The publishers that may be cited in a country: local and international ones. */
export function publishersOf(country: string, language: string): Publisher[] {
  const publishers = known.get(country) ?? listPublishers(country, language);
  known.set(country, publishers);
  return publishers;
}

function listPublishers(country: string, language: string): Publisher[] {
  const local = LOCAL[country] ?? {};
  return (Object.keys(WORLD) as Kind[]).flatMap((kind) =>
    [local[kind] ?? '', kind === 'public' && local.public ? '' : WORLD[kind]]
      .flatMap((list) => list.split(' '))
      .filter((address) => address !== '')
      .map((address) => ({ kind, address: address.replace(/^en\.wikipedia/, `${language}.wikipedia`) })),
  );
}
