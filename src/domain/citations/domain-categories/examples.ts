import type { DomainCategory, DomainTable } from './categories.ts';

/** A kind of invented publisher. */
export type ExampleKind = 'press' | 'reviews' | 'forum' | 'video' | 'encyclopedia' | 'government' | 'education';

interface ExampleTable {
  domainCategory: DomainCategory;
  siteRole: 'news' | 'review' | 'forum' | 'video' | 'reference' | 'government' | 'education';
  /** By country or language; `world` applies everywhere. */
  table: DomainTable;
}

/**
 * Invented publishers that the sandbox cites. The top-level domain .example is reserved for documentation (RFC 2606), so none of
 * these hosts exists.
 */
export const EXAMPLE_TABLES: Record<ExampleKind, ExampleTable> = {
  press: {
    domainCategory: 'News/Media',
    siteRole: 'news',
    table: {
      world: 'the-daily-lantern.example gadget-courier.example office-weekly.example',
      us: 'prairie-tribune.example harbor-consumer.example bay-tech-news.example',
      uk: 'northmoor-gazette.example fenwick-money.example',
      de: 'abendbote.example technikblatt.example morgenspiegel.example',
      at: 'alpenkurier.example donaublatt.example',
      ch: 'seezeitung.example bergbote.example',
      fr: 'le-matinal.example numerique-hebdo.example',
      es: 'el-faro-diario.example tecnodiario.example',
      mx: 'la-voz-del-valle.example',
      ar: 'diario-del-plata.example',
    },
  },
  reviews: {
    domainCategory: 'Community/Forum',
    siteRole: 'review',
    table: {
      world: 'ratewell.example software-scores.example trustpage.example',
      de: 'testurteil.example preisblick.example',
      ch: 'vergleichsplatz.example',
      fr: 'avis-malin.example',
      es: 'opinion-clara.example',
    },
  },
  forum: {
    domainCategory: 'Community/Forum',
    siteRole: 'forum',
    table: {
      world: 'askaround.example threadhall.example builders-forum.example',
      uk: 'thrifty-forum.example',
      de: 'fragenforum.example',
      fr: 'forum-des-pros.example',
      es: 'foro-abierto.example',
    },
  },
  video: { domainCategory: 'Video', siteRole: 'video', table: { world: 'clipshore.example reelhouse.example' } },
  encyclopedia: {
    domainCategory: 'Encyclopedia',
    siteRole: 'reference',
    table: { world: 'openlexicon.example' },
  },
  government: {
    domainCategory: 'Government/NGO',
    siteRole: 'government',
    table: {
      world: 'trade-council.example',
      us: 'consumer-bureau.example',
      uk: 'fair-trading-office.example',
      de: 'verbraucheramt.example',
      at: 'konsumentenkammer.example',
      ch: 'bundesauskunft.example',
      fr: 'service-conso.example',
      es: 'oficina-consumo.example',
      mx: 'procuraduria-consumo.example',
      ar: 'defensa-consumidor.example',
    },
  },
  education: {
    domainCategory: 'Education',
    siteRole: 'education',
    table: { world: 'ridgeway-university.example', us: 'lakeshore-college.example' },
  },
};
