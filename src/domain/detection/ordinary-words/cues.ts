import type { Language } from './languages.ts';

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Verbs used with companies: after a word that starts a sentence, they mark it as a company name. */
export const VERBS: Record<Language, ReadonlySet<string>> = {
  english: toSet(
    `is was has had does did isn't wasn't doesn't didn't hasn't can can't cannot could couldn't will won't would may might must
    should also now still even already currently recently typically generally usually often always never only just
    offers provides lets allows makes supports integrates includes gives helps works uses costs starts charges sells ships
    carries stocks owns operates employs earns generates runs plans expects wants aims continues remains ranks leads
    competes focuses excels shines comes combines features delivers enables automates keeps feels lacks requires needs
    handles manages tracks syncs connects builds creates serves targets claims says promises covers accepts processes
    announced launched released introduced acquired bought said reported became raised cut opened closed expanded added built
    posted agreed won lost beat hired moved changed started began made paid sued settled recalled discontinued unveiled
    specializes specialises invests produces manufactures designs develops publishes streams scores gets takes holds sits
    dominates wins tops trails beats pays bundles packs brings turns goes looks ties charged offered provided sold owned
    partners partnered merged filed trades traded hosts hosted stores simplifies streamlines emphasizes prioritizes
    removes reduces improves contains reaches receives ensures encourages eliminates protects prevents provided became
    stopped dropped grew fell rose saw went came gave kept faced joined served filed overtook dominates appeals belongs
    boasts caters concentrates differs distinguishes encrypts exceeds flags generates guarantees hires identifies
    incorporates lists maintains matches monitors operates outperforms performs pioneered positions powers presents
    recommends refunds relies renamed replaced rewards sends shows speeds sponsors stays struggles suits summarizes
    summarises surpassed tends transcribes translates uploads usually verifies withdrew writes flies flew departs delivered ranked collects shut shuts puts adds asks pulls pushes fits saves spends lands wraps issued`,
  ),
  german: toSet(
    'ist war hat hatte bietet kann wird liefert verkauft gehört gilt ermöglicht unterstützt kostet punktet eignet',
  ),
  french: toSet('est était a avait propose offre permet vend peut reste fournit coûte dispose convient'),
  spanish: toSet('es era ha tiene ofrece permite vende puede ofrecía cuesta cuenta destaca incluye'),
  italian: toSet('è era ha offre permette vende può propone costa include dispone'),
  portuguese: toSet('é era tem oferece permite vende pode custa inclui possui'),
  dutch: toSet('is was heeft had biedt kan verkoopt levert kost ondersteunt wordt'),
  swedish: toSet('är var har hade erbjuder kan säljer kostar stöder'),
};

/** Used with companies and with other things. */
export const COPULAS = toSet(
  "is was will would may might can could should must isn't wasn't also now still only just even often always ist war wird est était es era è é är var",
);

/** Nouns that follow company names: "Notion templates", "Target stores". */
export const POSSESSIONS = toSet(
  `app apps crm software pricing alternative alternatives template templates stock shares store stores integration
  integrations ceo subscription website employees workspace workspaces api vs versus notifications dashboard plugin plugins
  headquarters login webhooks automation automations hardware accounts users customers subscribers members plans
  partnership partnerships deal acquisition merger campaign outage breach earnings revenue lawsuit`,
);

/** After a name: a plural noun with its verb, as in "tracks can be found" or "costs of". Not a verb with an object. */
export const PLURAL_SUBJECT =
  /^\s+\p{Ll}{3,}s\s+(?:are|were|can|may|might|will|would|should|must|could|have|of|vary|depend|include|help|show|need)\s/u;

/** Adverbs that start sentences: "Next, …", "Indeed, …". */
export const ADVERBS = toSet(
  'next indeed first now then later still once again instead overall thus likewise besides meanwhile',
);

/** Words that follow an ordinary noun. */
export const COMPLEMENTS = toSet('of that to between than whether');

/** Words that are capitalized only because they start a sentence. */
export const OPENERS = toSet(
  `the a an this that these those both either neither while unlike like when if but and or so yet with without for from at in
  on by via to of as than since after before because although though however is are was does did do can could should would
  will why what how which who where use using try visit choose consider compare buy shop download pick avoid get see check
  contact call ask join open start avoid meet add connect connecting link linking install installing integrate integrating sync
  replace replacing combine combining pair export import send run switch switching choosing comparing considering buying
  learn skip set search follow sell own hire compared retailers competitors brands companies startups alternatives rival our your their its my his her some many most all only even also although
  fly book stay pay order rent drive read watch play wear pack eat drink bring grab move transfer invest save upload share hire migrate
  instead today now here there then additionally alternatively similarly finally overall currently recently per unter bei von
  mit für und oder wie als auch der die das chez avec pour et ou le la les con para y o el los las di e il con en al au aux dans sur selon según em na
  nos nas ao da dal nel bij op naar van met hos på från im am an auf aus zu zum beim laut nach seit vor gegen ohne durch wer wenn ob dass`,
);

/** Words that follow the name of a listed product or company on the same line. */
export const LABEL_CUE =
  /\b(best (\w+ )?(for|overall|free|value|budget|choice|option|visual|known)|ideal for|great for|good for|perfect for|known for|free (plan|tier|version|trial)|per (user|month|seat)|platform|software|app|apps|tool|retailer|company|brand|chain|founded|headquartered|offers|provides|sells|integrates|crm|workspace|all-in-one|solution|marketplace|suite|employer|provider|service|browser|bank|airline|carrier|pricing|(plans?|prices?) (start|from)|popular|alternative to|open[- ]source|encrypted)\b/i;

/** After a name: what a word means, as in "is a type of", "is a good conductor". */
export const COMMON_DEFINITION =
  /^\s+(?:is|was|are)\s+(?:usually\s|often\s)?(?:measured|calculated|computed|defined|expressed)\b|^\s+(?:is|was|are)\s+(?:an?|the|one of the)\s+(?:[\p{L}-]+\s+){0,3}?(?:(?:type|kind|form|part|state|symbol|unit|measure|sign) of|metal|mineral|conductor|element|herb|spice|fruit|vegetable|drink|beverage|plant|flower|tree|animal|bird|mammal|fish|insect|fabric|material|color|colour|shape|process|technique|concept|term|noun|verb|word|layer|distance|disturbance|phenomenon)\b/iu;

/** After the name of a product: what it is like, as in "Polar Pacer Pro: A lightweight watch". */
export const EXPLAINED_CUE =
  /^[*_\])]*\s*[:–—-][*_]*\s*(?:An?|The|This|Known|Praised|Designed|Made|Built|Considered|Ideal|Great|Perfect|Popular|Affordable|Offers?|Features?|Comes)\s/;

/** After a label: it describes what a product does not have. */
export const MISSING_CUE = /^\W*(?:no|not|missing|lacks?|the (?:tool|app|platform|software|product))\b/i;

/** Before a name: "users of Monday", "the CEO of Close". */
export const OWNED_CUE =
  /\b(version|plan|pricing|price|users?|customers?|features?|alternatives?|competitors?|ceo|founder|reviews?|makers?|shares?|stock|parent|owners?|brands?|tools?|apps?|software|platforms?|vendors?|retailers?|companies|company)\s+(of|to|for|from|on|with|like|such as|including|called|named)\s+$/i;

/** After a name: "Monday's automations", "Monday's free plan". */
export const OWNING_CUE =
  /^['’]s\s+(?:[\p{L}-]+\s+){0,2}(?:pricing|plans?|tiers?|features?|automations?|interface|dashboards?|templates?|integrations?|apps?|boards|users|customers|software|platform|api|ui|ceo|founders?|competitors|alternatives|shares|stores)\b/iu;

/** Before a company, in languages in which a capital says little: "vom Händler Real", "l'opérateur Orange". */
export const APPOSITION_CUE =
  /(?:^|[^\p{L}])\p{L}*(?:händler|anbieter|konzern|kette|discounter|hersteller|unternehmen|firma|marke|plattform|dienst|portal|startup|magazin|opérateur|enseigne|marque|entreprise|fabricant|chaîne|distributeur|operadora?|empresa|marca|cadena|fabricante|operatore|azienda|catena|merk|keten|winkelketen|kedjan|företaget)\s+$/iu;

/** Before the title of a work: "Pixar's 2012 film Brave". */
export const WORK_CUE =
  /\b(?:film|movie|novel|memoir|book|album|song|single|musical|sitcom|roman|buch|lied|película|canción|livre|chanson)s?,?\s+["“„«]?$/i;

/** Before the name of a tool: "teams use Monday", "tools like Monday". */
export const USING_CUE =
  /\b(use|uses|used|using|like|via|than|called|try|tried|chose|adopted|adopt|integrate|integrates with|connect|versus|vs\.?|such as|including)\s+$/i;

export const COMPANY_FORM =
  /^[,]?\s+(Inc|Corp|Corporation|Co|Ltd|Limited|LLC|plc|PLC|AG|SE|GmbH|SA|S\.A|N\.V|Holdings?|Group)\b/;
export const DOMAIN_END = /^\.(com|io|ai|co|org|net|app|so|dev|us|uk|de|fr|es|it|eu)\b/i;

/** Before a weekday, in expressions of time. */
export const WHEN_CUE =
  /\b(on|this|next|last|every|each|by|until|till|since|early|late|said|announced|past|following|previous|closed|first|second|third|a|per|der|am|jeden)\s+$/i;

/** After a capitalized word: a location, not a product. */
export const PLACES =
  /^(valley|beach|lake|park|street|avenue|county|island|islands|river|creek|hill|hills|gardens?|city|bay|office|road|station|mountain|springs|pie|night|mall|tower|plaza|stadium|arena|airport|university|college|school|hotel|museum|church|bridge|theater|theatre|states|kingdom|nations|emirates|arab|provinces|islander|sea|ocean|desert|coast|peninsula)$/i;

/** After a label: a value to reach, as in "Target: generally below 130/80" or "Target is <130/80". */
export const VALUE_CUE =
  /^(?:\W*?[:–—-]|\s+(?:is|are|remains)(?=[^<>≤≥]{0,12}[<>≤≥]))\s*[*_]*\s*(?:(?:generally|typically|usually|often|ideally)\s+)?(?:[<>≤≥~]|(?:below|above|under|over|less|more|greater|fewer|between|at (?:least|most)|keep|aim|maintain|achieve|reduce|lower)\b)/i;

/** Nouns that follow an ordinary word in a fixed phrase, not in the name of a product: "Target Audience", "Close Rate". */
export const COMMON_HEADS = toSet(
  `rate rates audience audiences market markets date dates score scores level levels goal goals worker workers employee employees control
  area areas zone zones range ranges heart weight temperature number numbers customer customers demographic demographics population
  budget point points size sizes school schools learning monitoring location locations management minister ministers opinion relations
  sector transport blood pressure diet policy policies action actions language languages issue issues question questions order orders
  value values person family friend friends woman women man men child children description descriptions tag tags keyword keywords relationship relationships competitor competitors
  president attention examination reading readings reps function functions equation regression algebra growth supply conditions week month year
  years analysis strategy strategies day days season seasons festival festivals line lines time times test tests`,
);

/** Nouns of products: "Apple Pay", "Zoom Rooms". */
export const PRODUCT_HEADS = toSet(
  `app apps crm software pricing ceo api cloud pay card cards music tv watch pro plus premium suite platform studio one go hub desk books
  sheets docs rooms phone mail drive maps ads store payroll terminal pos checkout capital workspace enterprise business basic lite
  premier intelligence assistant copilot ai sdk cli os database payments invoicing billing marketplace academy accounting`,
);

/** Adjectives that start a sentence or label in front of a name: "Annual Zoom event". */
export const OPENING_ADJECTIVES = toSet(
  `annual official former current popular free new recent modern monthly weekly daily major big rival native typical standard enterprise
  early late previous next latest upcoming original similar various several other another average existing paid basic`,
);

/** With a capital inside a sentence, these words are part of a title: "the All Access subscription". */
export const TITLE_WORDS = toSet('all every some many most only your my our their his her new');

/** German articles that are English words as well. */
export const AMBIGUOUS_ARTICLE = /(?:^|\s)(?:die|den)\s$/i;

/** German articles: after them, a capital is no evidence. Those that are English words as well are left out. */
export const GERMAN_ARTICLE = /(?:^|[^\p{L}])(?:der|das|dem|des|einer|einem|eine|zur|zum|vom|beim)\s+$/iu;

/** In Romance languages: after a noun without an article at the start of a line, as in "Gestion de projet". */
export const ROMANCE_PREPOSITION =
  /^(?:de|du|des|da|do|del|della|à|a|au|aux|en|em|si|y|e|et|o|ou|con|com|avec|per|par|pour|para|sin|sans|sem|[dl]['’].*)$/;

/** After a name: what the company was called before, or who owns it. */
export const FORMER_CUE =
  /^[*_]*\s\((?:formerly|previously|now|part of|owned by|acquired by|ehemals|früher|anciennement|antes|ex)\b/i;

/** After a word that starts a sentence: the object of a verb, as in "Make sure" or "Discover the". */
export const IMPERATIVE_CUE =
  /^\s+(?:sure|the|an?|your|our|their|my|this|these|those|more|it|them|every|each|all|new|hidden|one|both)\s/;

/** Before a word in lower case: it is a verb. */
export const VERBAL_CUE =
  /\b(?:to|can|could|will|would|should|may|might|must|you|we|they|and|or|helps?|lets?|not|please|users?|teams?|reps)\s+$/i;

/** Verbs that follow an adverb at the start of a sentence: "First comes", "Next is". */
export const VERBS_AFTER_ADVERBS = toSet('is was has does comes goes follows');

/** Before a noun of which there are several. */
export const INDEFINITE_ARTICLE = /(?:^|[^\p{L}])(?:ein|eine|einen|einem|einer|un|une|una|uno|um|uma|een|en|ett)\s+$/iu;

/** Before a colon: one of several products or companies is chosen. */
export const PICK_CUE =
  /\b(?:best|winner|top|picks?|choices?|recommend\w*|favou?rites?|leaders?|cheapest|alternatives?|tools?|apps?|software|platforms?|services?|partners?|companies|carriers?|banks?|insurers?|chains?|browsers?|messengers?|crms?|systems?|programs?|vendors?|providers?|brands?|retailers?|stores?|all|examples?)\b[^:]{0,30}:\s*$/i;

/** Before a colon: one product or company is the answer to a need, as in "Best Value: Shark Stratos". */
export const WINNER_CUE =
  /\b(?:best (?:value|overall|budget|premium|for)|best [^:]{0,30}(?:option|choice|pick|plan)|winner|runner-up|(?:top|our) pick|editor['’]?s['’]? (?:choice|pick))\b[^:]{0,30}:\s*$/i;

/** Before a colon: kinds, parts or values are listed. */
export const KIND_CUE =
  /\b(?:plans?|tiers?|pricing|editions?|sizes?|heat|levels?|colou?rs?|types?|kinds?|ingredients?|styles?|materials?|metals?|herbs?|spices?|terms|days?|steps?|stages?)[*_]*\s*:[*_]*\s*$/i;

/** A label that is only such a word. Not "Best for Safety Features: Lively". */
export const FIELD_CUE =
  /(?:^|[^\p{L}\s])\s*(?:key )?(?:features?|highlights?|pros|cons|specs|specifications|display|design|gameplay|theme)[*_]*\s*:[*_]*\s*$/iu;

/** At the start of a sentence: "Elle est", "Sie ist". */
export const PRONOUN =
  /^(?:elles?|ils?|on|nous|vous|er|sie|es|wir|ihr|ich|he|she|it|we|they|you|lei|lui|noi|ella|ellos|ele|ela|eles|hij|zij|we|han|hon)(?!\p{L})/iu;

/** Companies whose products are called by both names: "Google Keep". */
export const MAKERS = new Set('Google Microsoft Apple Amazon Meta Atlassian Salesforce Intuit Zoho Samsung'.split(' '));
