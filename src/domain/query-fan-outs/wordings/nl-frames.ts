import type { Frame } from './wording.ts';

const i = (source: string) => new RegExp(source, 'iu');
const SYMPTOM =
  '(?:[^ ]*pijn|koorts|hoest|hoesten|verkoudheid|verstopte neus|uitslag|jeuk|zwelling|duizeligheid|vermoeidheid|moe|misselijkheid|misselijk|braken|overgeven|diarree|obstipatie|verstopping|winderigheid|brandend maagzuur|maagzuur|krampen|kramp|tintelingen|slapeloosheid|haaruitval|hartkloppingen|bloedneus|[^ ]*ontsteking|[^ ]*syndroom|migraine|griep|diabetes|astma|allergie|hooikoorts|hoge bloeddruk|eczeem|psoriasis|acne|oorsuizen|tinnitus|hernia|spit|artrose|jicht|bloedarmoede|depressie|angst)';
const ASPECT =
  '(?:oorzaak|oorzaken|symptomen|behandeling|behandelen|huismiddeltjes|wat te doen|wat helpt|medicijnen|verhelpen|duur|oefeningen)';
const SERVICE =
  '(?:tandarts(?:en)?|huisarts(?:en)?|dokter|advocaat|loodgieters?|elektricien|slotenmaker|dierenarts|garage|dakdekker|schilder|timmerman|hovenier|fysiotherapeut|fysiotherapie|notaris|klusjesman|aannemer|[^ ]*bureau|restaurants?|cafés?|bars?|sportschool|kapper|school|kliniek|ziekenhuis|psycholoog|fotograaf|verhuisbedrijf|schoonmaakbedrijf|bakker|pizzeria|kinderopvang|apotheek|rijschool|boekhouder|accountant)';
const URGENT =
  '(?: (?:spoed|spoedgeval|24 uur|24/7|nu open|open(?: op)?(?: [^ ]+)?|zondag|zaterdag|weekend|vandaag|avond))';
const OPEN: Frame['lines'] = [
  ['openNow', '{topic} {place} nu open'],
  ['emergency', '{topic} {place} 24 uur'],
  ['openNow', '{topic} {place} weekend'],
  ['reviews', '{topic} {place} telefoonnummer'],
];

/** The forms of Dutch queries. */
export const DUTCH_FRAMES: readonly Frame[] = [
  {
    intent: 'recipe',
    pattern:
      /^hoe (?:(?:bak|kook|bereid) (?:je|ik)|maak (?:je|ik)(?= (?:een )?(?:zelf )?[^ ]*(?:koek|koeken|taart|soep|saus|brood|pasta|pizza|rijst|kip|stamppot|lasagne|omelet|salade|deeg|koekjes|cake|curry|jus|mayonaise|friet|wafels))) (?:een |zelf )?(?<topic>.+?)(?<tail>(?: (?:met|zonder|in) .+)?)$/i,
    lines: [
      ['easy', '{topic} recept makkelijk {tail?}'],
      ['ingredients', '{topic} ingrediënten {tail?}'],
      ['best', 'beste recept {topic} {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:wat|hoeveel) (?:verdient|verdienen) (?:een |de )?(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} salaris {tail?}'],
      ['pricing', 'gemiddeld salaris {topic} {tail?}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^waar (?:kun je |kan ik )?(?:lekker |goed )?(?<kind>eten|overnachten|uitgaan|lunchen) in (?<place>.+)$/i,
    lines: [
      ['best', 'beste restaurants {place}'],
      ['stay', 'beste hotels {place}'],
      ['travelTips', '{place} tips'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:het )?weer (?:in )?(?<place>[^ ]+(?: (?!morgen|vandaag)[^ ]+)?)(?<tail>(?: (?:morgen|vandaag))?)$/i,
    lines: [
      ['attribute', 'weer {place} morgen'],
      ['attribute', 'weer {place} 14 dagen'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?:vergelijk (?<topic>.+)|(?<name>.+) vergelijken)$/i,
    lines: [
      ['best', 'beste {topic}'],
      ['cheap', 'goedkope {topic}'],
      ['best', 'beste {name}'],
      ['cheap', 'goedkope {name}'],
      ['latest', '{name} {year}'],
    ],
  },
  {
    intent: 'how_to',
    pattern:
      /^hoe (?!kan|kun|moet|zou|mag)[^ ]+ (?:ik|je|men|we) (?:mijn |een |de |het |je )?(?<object>.+?)(?: (?:af|aan|uit|op|in|om|weg|schoon))?$/i,
    lines: [
      ['tips', '{object} tips'],
      ['steps', '{object} stappenplan'],
    ],
  },
  {
    intent: 'comparison',
    pattern: /^(?:wat is het |wat zijn de )?(?:het |de )?verschil(?:len)? tussen (?<a>.+?) en (?<b>.+)$/i,
  },
  {
    intent: 'comparison',
    pattern: /^(?:wat is beter|wat is goedkoper|vergelijk(?:ing)?(?: tussen)?)[:,]? (?<a>.+?) (?:of|en|met) (?<b>.+)$/i,
  },
  { intent: 'comparison', pattern: /^is (?<a>.+?) beter dan (?<b>.+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|tegen) (?<b>[^,.!?]+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^ ]+(?: [^ ]+)?) of (?<b>[^ ]+(?: [^ ]+)?)$/i },
  {
    intent: 'travel',
    pattern:
      /^(?:goedkope )?(?:vluchten|vlucht|vliegtickets?) (?:van (?<from>.+?) )?naar (?<place>.+?)(?<tail> in .+)?$/i,
    lines: [
      ['cheap', 'goedkope vluchten naar {place} {tail?}'],
      ['flights', 'directe vluchten naar {place} {tail?}'],
      ['bestTime', 'wanneer vlucht naar {place} boeken'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:wat (?:te doen|te zien|doen|kun je doen) in|(?:leuke )?(?:dingen(?: te)? doen|uitjes|activiteiten)(?: in)?|bezienswaardigheden(?: in)?|vakantie (?:in|naar|op)|reis naar|weekendje?(?: weg)?(?: in| naar)?|stedentrip|(?:\d+|twee|drie|vier) dagen (?:in|naar)|beste reistijd(?: voor)?|rondreis(?: door)?) (?<place>[^ ]+(?: (?!met |in |voor |vandaag|dit )[^ ]+){0,2}?)(?<tail> (?:met|in|voor|vandaag|dit)(?: .+)?)?$/i,
  },
  {
    intent: 'travel',
    pattern: /^(?<place>.+?) (?:bezienswaardigheden|vakantie|stedentrip|rondreis|reistips)$/i,
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:goedkope?|beste|goede|leuke?) )?(?<stay>hotels?|hostels?|vakantiehui(?:s|zen)|appartement(?:en)?|camping) (?:in|bij|op) (?<place>[^ ]+(?: (?!met )[^ ]+){0,2}?)(?<tail>(?: met .+)?)$/i,
    lines: [
      ['best', 'beste {stay} in {place} {tail?}'],
      ['cheap', 'goedkope {stay} in {place} {tail?}'],
      ['reviews', '{stay} {place} {tail?} reviews'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:(?:beste|gratis|goede|goedkope) )?(?:alternatie(?:f|ven) (?:voor|op) (?<topic>.+)|(?<name>.+) alternatie(?:f|ven))$/i,
    lines: [
      ['best', 'beste {topic} alternatieven {tail?}'],
      ['free', 'gratis alternatieven voor {topic} {tail?}'],
      ['latest', '{topic} alternatieven {tail?} {year}'],
      ['best', 'beste alternatieven voor {name}'],
      ['free', 'gratis alternatieven voor {name}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:(?:ervaringen|reviews?) (?:met|over|van) (?<name>.+)|(?<topic>.+?) (?:ervaringen|reviews?|test))$/i,
    lines: [
      ['prosAndCons', '{topic} voor- en nadelen'],
      ['pricing', '{topic} prijs'],
      ['alternatives', '{brand} alternatieven'],
      ['prosAndCons', '{name} voor- en nadelen'],
      ['pricing', '{name} prijs'],
    ],
  },
  {
    intent: 'product',
    pattern: /^is (?<topic>.+?) (?:betrouwbaar|goed|het waard|de moeite waard|zijn geld waard)(?<tail>(?: voor .*)?)$/i,
    lines: [
      ['reviews', '{topic} ervaringen {tail?}'],
      ['prosAndCons', '{topic} voor- en nadelen {tail?}'],
      ['alternatives', '{brand} alternatieven {tail?}'],
    ],
  },
  {
    intent: 'recipe',
    pattern:
      /^(?:(?:makkelijk |snel |beste )?recept(?:en)?(?: voor)? (?<topic>.+?)(?<tail>(?: (?:met|zonder|voor) .+)?)|(?:makkelijk )?(?<dish>.+?) recept(?:en)?(?<more>(?: (?:met|zonder|voor) .+)?))$/i,
    lines: [
      ['easy', '{topic} recept makkelijk {tail?}'],
      ['ingredients', '{topic} ingrediënten {tail?}'],
      ['steps', '{topic} maken {tail?}'],
      ['easy', '{dish} recept makkelijk {more?}'],
      ['ingredients', '{dish} ingrediënten {more?}'],
      ['steps', '{dish} maken {more?}'],
    ],
  },
  { intent: 'price', pattern: /^(?:wat|hoeveel) (?:kost|kosten) (?<topic>.+)$/i },
  { intent: 'price', pattern: /^hoe duur (?:is|zijn) (?<topic>.+)$/i },
  { intent: 'price', pattern: /^(?:kosten|prijs|prijzen) (?:van |voor )?(?:een )?(?<topic>.+)$/i },
  { intent: 'price', pattern: /^(?<topic>.+?) (?:kosten|prijs|prijzen)(?<tail>(?: (?:in|per|voor) .*)?)$/i },
  {
    intent: 'health',
    pattern:
      /^(?:waarom )?(?:(?<verb2>[^ ]+)t mijn |mijn )?(?<topic>(?:kat|poes|hond|puppy|kitten|konijn) (?:.*(?:braakt|braken|hoest|niest|trilt|schuim|diarree|mank|eet|drinkt|plast|likt|krabt|haar|bloed|overgeven|spuugt).*))(?<tail>)$/i,
    lines: [
      ['causes', '{topic} oorzaak'],
      ['fix', '{topic} wat te doen'],
      ['doctor', '{topic} wanneer naar de dierenarts'],
    ],
  },
  {
    intent: 'fault',
    pattern:
      /^(?:waarom )?(?:mijn |de |het )?(?<topic>(?=.*(?<![^ ])(?:niet|geen|defect|kapot|storing|foutcode|foutmelding|error|lekt|lekken|druppelt|knippert|crasht|vastgelopen|verstopt|oververhit|valt uit|gaat uit|traag|stinkt|piept|loopt leeg)(?![^ ]))(?!hoe |wat |wie |waar |wanneer |is |welke|kan |mag |verstopte).+)(?<tail>)$/i,
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:wat (?:te doen|helpt|doen) (?:bij|tegen)|wat helpt|${ASPECT} (?:van|bij|voor|tegen)|hoe kom ik van|waar komt?) (?:de |het |een )?(?<topic>(?:[^ ]+ ){0,2}${SYMPTOM}(?: (?:in|aan|achter|onder) (?:de |het |mijn )?[^ ]+)?)(?<tail>(?: (?:na|tijdens) .+)?)$`,
    ),
  },
  {
    intent: 'health',
    pattern: i(
      `^(?<topic>(?:(?!wat|hoe|wie|welke|beste)[^ ]+ ){0,2}${SYMPTOM}(?: (?:in|aan|achter|onder|boven) (?:de |het |mijn )?(?:linker |rechter |onder)?[^ ]+)?)(?: ${ASPECT}.*)?(?<tail>(?: (?:na|bij|tijdens) .+)?)$`,
    ),
  },
  {
    intent: 'local',
    pattern:
      /^(?:(?:goede|beste|goedkope) )?(?<topic>.+?) (?<place>in de buurt|bij mij in de buurt|dichtbij)(?: .+)?$/i,
    lines: [
      ['reviews', '{topic} {place} reviews'],
      ['openNow', '{topic} nu open {place}'],
      ['emergency', '{urgent} spoed {place}'],
      ['pricing', '{trade} {place} kosten'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?:spoed)?(?<topic>${SERVICE})${URGENT}+ (?:in )?(?<place>\\p{L}+(?: \\p{L}+)?)$`),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE}) (?:in )?(?<place>[^ ]+(?: (?!open|spoed|24|zon|zat)[^ ]+)?)${URGENT}+$`),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(`^(?:(?:goede|beste|goedkope) )?(?<topic>(?:[^ ]+ )?${SERVICE}) (?<place>(?:in|bij) [^ ]+(?: [^ ]+)?)$`),
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>(?:[^ ]+ )?${SERVICE}) (?<city>[^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['best', 'beste {topic} {city}'],
      ['reviews', '{topic} {city} reviews'],
      ['emergency', '{urgent} spoed {city}'],
      ['pricing', '{trade} {city} kosten'],
    ],
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:(?:wat|wie) (?:is|zijn) )?(?:de |het )?(?:beste|top(?: \d+)?|goede|goedkoopste|goedkope|populairste) (?<topic>(?!manier |tijd ).+?)(?: (?:van |in )?20\d\d)?$/i,
  },
  {
    intent: 'best_of',
    pattern:
      /^welke? (?<topic>.+?) (?:kopen|kiezen|is (?:de |het )?beste?|is goed|moet ik (?:kopen|kiezen|nemen)|aanrader)(?<tail>.*)$/i,
  },
  {
    intent: 'how_to',
    pattern:
      /^(?:hoe (?:kan|kun|moet|zou|mag) (?:ik|je|men|we)|hoe|beste manier om) (?:te )?(?<task>(?!werkt |werken |lang |oud |hoog |groot |ver |diep |snel |zwaar |breed |vaak |veel |is |zijn |heet ).+ [^ ]+en)$/i,
  },
  {
    intent: 'how_to',
    pattern:
      /^hoe [^ ]+ (?:ik|je|men|we) (?:mijn |een |de |het |je )?(?<object>.+?)(?: (?:af|aan|uit|op|in|om|weg|schoon))?$/i,
    lines: [
      ['steps', '{object} stappenplan'],
      ['tips', '{object} tips'],
    ],
  },
  {
    intent: 'definition',
    pattern: /^hoe (?:werkt|werken) (?<topic>.+)$/i,
    lines: [
      ['howItWorks', '{topic} werking'],
      ['explained', '{topic} uitleg'],
      ['definition', 'wat is {=topic}'],
    ],
  },
  {
    intent: 'definition',
    pattern:
      /^(?:wat (?:is|zijn|betekent|houdt)(?: een)?|betekenis(?: van)?|definitie(?: van)?) (?<topic>(?!de |het )[^ ]+(?: [^ ]+){0,2}?)(?: in)?$/i,
  },
  { intent: 'definition', pattern: /^(?<topic>.+?) (?:definitie|betekenis)$/i },
  {
    intent: 'fact',
    pattern:
      /^wie (?:heeft |hebben |is |was )?(?<topic>.+?) (?<verb>opgericht|uitgevonden|geschreven|ontdekt|geschilderd|gecomponeerd|gewonnen|bedacht)$/i,
    lines: [
      ['person', '{topic} {agent}'],
      ['history', '{topic} geschiedenis'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^wie (?<verb>schreef|ontdekte|schilderde|won|stichtte) (?<topic>.+)$/i,
    lines: [
      ['person', '{topic} {agent}'],
      ['history', '{topic} geschiedenis'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:wanneer|in welk jaar) (?:is|werd|was|zijn|werden) (?<topic>.+?) (?<doing>[^ ]+)$/i,
    lines: [
      ['attribute', '{topic} {event} jaar'],
      ['attribute', '{topic} {event} datum'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^hoe (?<measure>hoog|lang|groot|oud|diep|snel|ver|zwaar) (?:is|zijn|was) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {quantity}'],
      ['rephrased', '{quantity} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^hoe lang (?:is|zijn|blijft|blijven|kun je|kan je) (?<topic>.+?) (?:houdbaar|goed|bewaren)(?<tail>.*)$/i,
    lines: [
      ['attribute', '{topic} houdbaarheid {tail?}'],
      ['duration', '{topic} bewaren {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^hoeveel (?<noun>[^ ]+) (?:heeft|hebben|zijn er in|zijn er|telt|wonen in|zitten in|zit in) (?<rest>.+)$/i,
    lines: [
      ['rephrased', 'aantal {noun} {~rest}'],
      ['keywords', '{~rest} {noun}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^waarom (?<rest>.+)$/i,
    lines: [
      ['explained', 'waarom {=rest} uitleg'],
      ['reasons', '{~rest} reden'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^waar (?:ligt|liggen|is|bevindt zich) (?<topic>.+)$/i,
    lines: [
      ['location', '{topic} ligging'],
      ['location', '{topic} kaart'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:wat|wie|wat voor) (?:is|was|zijn|waren) (?:de |het )?(?<attr>[^ ]+) van (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['rephrased', '{attr} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:wat|wie|hoe|waar|wanneer|hoeveel|welke?|is|zijn|kan|kun|mag|moet|heeft) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  {
    intent: 'code',
    pattern:
      /^(?<topic>(?=.*(?<![^ ])(?:python|javascript|typescript|java|php|sql|mysql|excel|css|html|git|docker|react|numpy|pandas|c\+\+|c#|vba|bash)(?![^ ])).+ .+)$/i,
    lines: [
      ['codeExample', '{topic} voorbeeld'],
      ['tutorial', '{topic} uitleg'],
    ],
  },
  {
    intent: 'local',
    pattern: /^(?<item>[^ ]+(?: [^ ]+)?) (?<town>[^ ]+)$/i,
    lines: [
      ['reviews', '{item} {town} reviews'],
      ['pricing', '{item} {town} prijzen'],
    ],
  },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>[^ ]+(?: (?!voor |met |zonder )[^ ]+){0,3}?)(?<tail>(?: (?:voor |met |zonder )?[^ ]+(?: [^ ]+){0,3})?)$/i,
    needsKind: true,
  },
  { intent: 'keyword', pattern: /^(?<topic>[^ ]+(?: [^ ]+)?)$/ },
];
