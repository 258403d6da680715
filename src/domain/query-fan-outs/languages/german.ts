import { type Language, words } from './language.ts';
import { germanWordings } from './wordings/german.ts';

const TAIL = '(?<tail>(?: (?:für|in|im|unter|mit|ohne|bis|bei|zum|zur)\\b.*)?)';
const ARTICLES = '(?:der|die|das|den|dem|des|einen?|einem|einer|eines)';

export const german: Language = {
  code: 'de',
  leadIns:
    /^(?:bitte|hallo|hi|guten tag|also|(?:kannst|können|könntest|könnten) (?:du|sie) (?:mir |uns )?(?:bitte )?(?:sagen|empfehlen|zeigen|helfen|nennen)?|(?:ich|wir) (?:suchen?|brauchen?|möchten?|benötigen?|wollen?)|suche|gesucht|empfiehl(?: mir)?|zeig(?:e)? mir|nenne mir|gib mir|(?:eine )?liste (?:der|von|mit))[,!:]?\s+/i,
  wants:
    /(?<!\p{L})(?:suchen? (?:wir|ich)|(?:wir|ich) suchen?|brauchen?(?: wir| ich)?|benötigen?|empfehl\p{L}*)\s+(?<what>.+)/iu,
  articles: new RegExp(`^${ARTICLES}\\s+`, 'i'),
  patterns: [
    { form: 'task', words: /^(?<topic>.+?) rezepte?$/i, rewrite: ({ topic = '' }) => `${topic} selber machen` },
    { form: 'task', words: /^rezepte? für (?<topic>.+)$/i, rewrite: ({ topic = '' }) => `${topic} selber machen` },
    {
      form: 'comparison',
      words: /^(?:(?:was (?:ist|sind) )?(?:der |die )?unterschiede? zwischen) (?<a>.+?) und (?<b>.+)$/i,
    },
    { form: 'comparison', words: /^(?:vergleich(?:e)?(?: von| zwischen)?) (?<a>.+?) (?:und|mit|vs\.?) (?<b>.+)$/i },
    {
      form: 'comparison',
      words:
        /^(?:was ist (?:besser|günstiger|schneller)|welche[rs]? ist besser|soll(?:te)? ich)[:,]? (?<a>.+?) oder (?<b>.+?)(?: (?:nehmen|kaufen|nutzen|wählen))?$/i,
    },
    { form: 'comparison', words: /^ist (?<a>.+?) (?:besser|günstiger|schneller) als (?<b>.+)$/i },
    {
      form: 'comparison',
      words: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|gegen|im vergleich (?:zu|mit)) (?<b>.+?)(?: (?:im )?vergleich)?$/i,
    },
    { form: 'comparison', words: /^(?<a>\S+(?: \S+)?) oder (?<b>\S+(?: \S+)?)$/i },
    {
      form: 'brand',
      aspect: 'alternatives',
      words: /^(?:(?:beste|gute|kostenlose|günstige)n? )?alternativen? (?:zu|für|zur|zum) (?<topic>.+)$/i,
    },
    {
      form: 'brand',
      aspect: 'alternatives',
      words: new RegExp(`^(?<topic>.+?)[ -](?:alternativen?|konkurrenten)${TAIL}$`, 'i'),
    },
    {
      form: 'task',
      aspect: 'cost',
      words: /^was kostet es,? (?<topic>.+?)(?<zu> zu )(?<verb>\p{L}+en)$/iu,
      rewrite: ({ topic = '', verb = '' }) => `${dropArticle(topic)} ${verb}`,
    },
    {
      form: 'shop',
      aspect: 'cost',
      words:
        /^(?:was kost(?:et|en)|wie teuer (?:ist|sind)|wie ?viel kost(?:et|en)) (?<topic>.+?)(?<tail>(?: (?:für|in) .*)?)$/i,
    },
    { form: 'shop', aspect: 'cost', words: /^(?:kosten|preise?) (?:für|von) (?<topic>.+)$/i },
    { form: 'shop', aspect: 'cost', words: new RegExp(`^(?<topic>.+?) (?:kosten|preise?)${TAIL}$`, 'i') },
    { form: 'shop', aspect: 'reviews', words: /^(?:erfahrungen|bewertungen) (?:mit|zu|von|über) (?<topic>.+)$/i },
    {
      form: 'shop',
      aspect: 'reviews',
      words: new RegExp(`^(?<topic>.+?) (?:erfahrungen|bewertung(?:en)?|test(?:bericht)?|tests)${TAIL}$`, 'i'),
    },
    {
      form: 'shop',
      aspect: 'verdict',
      words: /^(?:lohnt sich|lohnen sich) (?<topic>.+?)(?<tail>(?: (?:für|in) .*)?)$/i,
    },
    {
      form: 'shop',
      aspect: 'verdict',
      words: /^(?:ist|sind) (?<topic>.+?) (?:gut|sicher|seriös|empfehlenswert|zuverlässig|sinnvoll)$/i,
    },
    { form: 'subject', aspect: 'definition', words: /^wie funktionier(?:t|en) (?<topic>\S+(?: \S+){0,4})$/i },
    {
      form: 'task',
      words: /^wie (?:kann|soll|muss|sollte|könnte) (?:ich|man|wir) (?:am besten )?(?<topic>.+)$/i,
      rewrite: ({ topic = '' }) => dropArticle(topic),
    },
    { form: 'task', words: /^wie man (?<topic>.+)$/i, rewrite: ({ topic = '' }) => dropArticle(topic) },
    {
      form: 'task',
      words: /^wie (?<verb>\p{L}{3,}e) ich (?:am besten )?(?<topic>.+)$/iu,
      rewrite: ({ topic = '', verb = '' }) => toInfinitive(topic, verb),
    },
    {
      form: 'shop',
      aspect: 'buy',
      words: /^wo (?:kann (?:ich|man)|gibt es|bekomme ich|finde ich) (?<topic>.+?)(?: kaufen| bestellen| finden)?$/i,
    },
    {
      form: 'shop',
      words:
        /^welche[rsmn]? (?<topic>(?!ist |sind ).+?) (?:(?:ist|sind)(?: (?:der|die|das|am))? (?:besten?|beste[rs]|gut|geeignet|empfehlenswert|richtig)|eignet sich|eignen sich|passt|sollte ich (?:kaufen|nutzen|nehmen)|kaufen|nutzen|nehmen)(?<tail>.*)$/i,
    },
    {
      form: 'subject',
      aspect: 'definition',
      words:
        /^(?:was (?:ist|sind|bedeutet|heißt)|wer (?:ist|sind|war)|definition(?: von)?|bedeutung(?: von)?|erklär(?:e|ung)?(?: von)?)(?: eigentlich)? (?<topic>\S+(?: \S+){0,5}?)$/i,
    },
  ],
  question:
    /^(?:warum|wieso|weshalb|wann|wer|wen|wem|wo|woher|wohin|was|wie|welche[rsmn]?|ist|sind|kann|können|darf|muss|soll|hat|haben|gibt|wird|werden|ob)\s/i,
  superlative:
    /^(?:(?:was|welche[rs]?) (?:ist|sind) )?(?:(?:der|die|das|den) )?(?:beste[nrsm]?|top[- ]?\d*|führende[nrs]?|beliebteste[nrs]?|empfohlene[nrs]?)\s+/i,
  best: () => null,
  isPlural: () => false,
  toPlural: (topic) => topic,
  toModifier: (topic) => topic,
  withArticle: (topic) => topic,
  qualifiers: {
    audience: /^(?<rest>.+?) (?<phrase>fürs? (?!.* fürs? ).+)$/i,
    budget:
      /^(?<rest>.+?) (?<phrase>(?:unter|bis|bis zu|für unter|weniger als) \d[\d.,]*(?: ?(?:€|euro|eur|franken|chf))?)$/i,
    nearby: /^(?<rest>.+?) (?<phrase>in (?:der|meiner) nähe|in meiner umgebung|nahe bei mir)$/i,
  },
  placeWords: /(?:in|im|bei|nahe|um|aus)(?: der| den)?/i,
  kinds: {
    offer:
      /(?:versicherung(?:en)?|kreditkarten?|kredite?|girokont(?:o|en)|tagesgeld|baufinanzierung|hypothek(?:en)?|flüge|reisen?|urlaub|tarife?|handytarife?|strom|stromanbieter|etfs?|fonds|abos?)$/i,
    software:
      /(?:software|tools?|apps?|plattform(?:en)?|systeme?|programme?|crm|erp|cms|vpn|apis?|plugins?|hosting|antivirus|chatbots?|editor(?:en)?|generator(?:en)?|lösung(?:en)?|datenbank(?:en)?|passwort-?manager|browser|virenscanner|baukasten|saas)$/i,
    service:
      /(?:zahnarzt|zahnärzte|arzt|ärzte|ärztin|anwalt|anwälte|rechtsanwalt|klempner|elektriker|agentur(?:en)?|restaurants?|hotels?|cafés?|bars?|fitnessstudios?|friseure?|friseur|steuerberater|berater|schulen?|universität(?:en)?|kurse?|kliniken?|therapeut(?:en)?|fotograf(?:en)?|umzugsunternehmen|umzugsfirma|reinigung|handwerker|werkstatt|werkstätten|kita|kitas|tierarzt|bank|banken|makler|coworking spaces?|dienstleister|anbieter|pizzeria|bäckerei)$/i,
    product:
      /(?:schuhe?|laufschuhe|laptops?|handys?|smartphones?|kopfhörer|fernseher|kameras?|monitore?|tastatur(?:en)?|tablets?|uhr(?:en)?|fahrr(?:ad|äder)|e-?bikes?|autos?|matratzen?|stühle?|bürost(?:uhl|ühle)|schreibtische?|sofas?|staubsauger|saugroboter|kaffeemaschinen?|kaffeevollautomat(?:en)?|mixer|heißluftfritteusen?|kühlschr(?:ank|änke)|waschmaschinen?|geschirrspüler|rucks(?:ack|äcke)|koffer|jacken?|winterreifen|reifen|sonnencreme|parfüms?|spielzeug|bücher|kinderwagen|kindersitze?|zelte?|bohrmaschinen?|rasenmäher|lautsprecher|drucker|router|gitarren?|kissen|pfannen?|messer|geschenke?|wärmepumpen?|solaranlagen?|alternativen?)$/i,
  },
  stopWords: words(
    'vs der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als so wie von vom bei beim für aus in im ins an am auf über unter zu zum zur mit ohne nach vor zwischen während bis seit um durch gegen ist sind war waren sein bin bist wird werden wurde hat haben hatte kann können konnte soll sollte muss müssen darf will wollen würde möchte ich mich mir mein meine meinen meiner wir uns unser unsere du dich dir dein deine sie ihr ihre ihnen er ihn ihm es man sich dies diese dieser dieses jene da dort hier was welche welcher welches wer wen wem wessen wann wo warum wieso weshalb alle alles jeder jede jedes beide mehr meist andere anderen einige solche kein keine keinen nicht nur selbst auch sehr schon noch immer oft nie wieder bitte sag sagen brauche suche finde finden weiß denke gerade weil dass ob gibt geben machen macht mal etwas nichts viel viele vielen bisschen sowie etwa zudem außerdem jedoch eigentlich hallo danke ignoriere vorherige vorherigen',
  ),
  polish: (text) => text,
  variants: {
    'top:service': '{topic}{tail} Top 10',
    'which:service': '{topic}{tail}: wer ist zu empfehlen',
    'bestToo:service': '{topic}{tail} Top 10',
  },
  between: { and: 'und', or: 'oder', vs: 'vs.' },
  price: { name: 'Preise', thing: 'Kosten' },
  wordings: germanWordings,
};

function dropArticle(text: string): string {
  return text.replace(new RegExp(`^${ARTICLES} `, 'i'), '').replace(/^meine?n? /i, '');
}

/** "wie gründe ich eine GmbH" asks for "GmbH gründen", "wie melde ich mich … an" for "sich … anmelden". */
function toInfinitive(rest: string, verb: string): string {
  const stem = verb.toLowerCase();
  const infinitive =
    /[^aeiou](?:le|re)$/.test(stem) && /[sdgkhtb](?:le)$/.test(stem) ? `${stem.slice(0, -2)}eln` : `${stem}n`;
  const [, start = rest, prefix = ''] =
    /^(.+) (an|ab|auf|aus|ein|um|vor|zu|mit|nach|los|weg|zurück|her|hin)$/i.exec(rest) ?? [];
  return `${dropArticle(start).replace(/^mich\b/i, 'sich')} ${prefix.toLowerCase()}${infinitive}`;
}
