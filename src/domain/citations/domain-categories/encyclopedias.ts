import type { DomainTable } from './categories.ts';

/** Encyclopedias, dictionaries and reference works. */
export const ENCYCLOPEDIAS: DomainTable = {
  world: `
    wikipedia.org wikidata.org wiktionary.org wikimedia.org wikivoyage.org wikibooks.org wikisource.org wikiquote.org
    wikinews.org wikihow.com fandom.com wikia.com britannica.com encyclopedia.com scholarpedia.org citizendium.org
    everipedia.org infoplease.com merriam-webster.com dictionary.com thesaurus.com oxfordreference.com oed.com
    collinsdictionary.com dictionary.cambridge.org thefreedictionary.com urbandictionary.com etymonline.com
    wordreference.com investopedia.com dbpedia.org wolframalpha.com imdb.com discogs.com musicbrainz.org arxiv.org`,
  'german-speaking': 'duden.de brockhaus.de gabler.de wirtschaftslexikon.gabler.de dict.cc leo.org dwds.de wissen.de',
  french: 'larousse.fr universalis.fr lerobert.com linternaute.fr vikidia.org',
  spanish: 'rae.es dle.rae.es ecured.cu enciclopedia.cat',
  italian: 'treccani.it sapere.it',
  portuguese: 'infopedia.pt dicio.com.br brasilescola.uol.com.br',
  'northern and eastern europe': `
    snl.no lex.dk denstoredanske.dk ne.se encyklopedia.pwn.pl sjp.pl ruwiki.ru gramota.ru lea.li`,
  'east asia': 'baike.baidu.com baike.com kotobank.jp weblio.jp namu.wiki terms.naver.com newton.com.tw moegirl.org.cn',
  'middle east': 'mawdoo3.com marefa.org hamichlol.org.il',
};
