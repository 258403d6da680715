import type { Frame } from './wording.ts';

const i = (source: string) => new RegExp(source, 'iu');
const SYMPTOM =
  '(?:[^ ]*schmerz(?:en)?|[^ ]*weh|fieber|husten|schnupfen|ausschlag|juckreiz|schwellung|schwindel|müdigkeit|übelkeit|erbrechen|durchfall|verstopfung|blähungen|sodbrennen|krämpfe|taubheitsgefühl|kribbeln|schlaflosigkeit|haarausfall|herzrasen|nasenbluten|[^ ]*entzündung|[^ ]*syndrom|migräne|grippe|diabetes|asthma|allergie|bluthochdruck|neurodermitis|akne|tinnitus|bandscheibenvorfall|hexenschuss|tennisarm|arthrose|rheuma|gicht)';
const ASPECT =
  '(?:ursachen?|symptome|behandlung|hausmittel|therapie|medikamente|was tun|diagnose|vorbeugen|dauer|übungen)';
const SERVICE =
  '(?:zahnarzt|zahnärzte|arzt|hautarzt|kinderarzt|augenarzt|frauenarzt|anwalt|rechtsanwalt|klempner|elektriker|schlüsseldienst|tierarzt|werkstatt|dachdecker|handwerker|maler|tischler|gärtner|physiotherapie|notar|[^ ]*agentur(?:en)?|restaurants?|cafés?|bars?|fitnessstudios?|friseure?|schulen?|klinik|krankenhaus|therapeut|fotograf|umzugsunternehmen|umzugsfirma|reinigungsfirma|bäckerei|pizzeria|pizza|kita|coworking|apotheke|autovermietung|fahrschule|steuerberater|brunch|sushi)';

/** The forms of German queries. */
export const GERMAN_FRAMES: readonly Frame[] = [
  {
    intent: 'comparison',
    pattern: /^(?:was ist (?:der |die )?)?(?:der |die )?unterschiede? zwischen (?<a>.+?) und (?<b>.+)$/i,
  },
  {
    intent: 'comparison',
    pattern: /^(?:was ist besser|lieber|vergleich(?:e| zwischen| von)?)[:,]? (?<a>.+?) (?:oder|und|mit) (?<b>.+)$/i,
  },
  { intent: 'comparison', pattern: /^ist (?<a>.+?) besser als (?<b>.+)$/i },
  {
    intent: 'comparison',
    pattern: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|gegen|im vergleich (?:zu|mit)) (?<b>[^,.!?]+)$/i,
  },
  { intent: 'comparison', pattern: /^(?<a>[^ ]+(?: [^ ]+)?) oder (?<b>[^ ]+(?: [^ ]+)?)(?: vergleich)?$/i },
  // Travel
  {
    intent: 'travel',
    pattern:
      /^(?:(?:günstige?|billige?) )?(?:flüge?|flug) (?:von (?<from>.+?) )?nach (?<place>.+?)(?<tail> (?:im|in|ab) .+)?$/i,
    lines: [
      ['cheap', 'günstige Flüge nach {place} {tail?}'],
      ['flights', 'Direktflüge nach {place} {tail?}'],
      ['bestTime', 'wann Flug nach {place} buchen'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:was (?:kann|sollte) man in|sehenswürdigkeiten (?:in)?|beste reisezeit(?: für)?|urlaub (?:in|auf)|reise nach|(?:\d+|ein|zwei|drei|vier|fünf) (?:tage|tag|wochen?|wochenende) (?:in|auf)|reisetipps(?: für)?|rundreise|städtereise|wochenende in) (?<place>.+?)(?: (?:machen|sehen|unternehmen|besuchen))?(?<tail> (?:im|mit|für) .+)?$/i,
  },
  {
    intent: 'travel',
    pattern: /^(?<place>.+?) (?:sehenswürdigkeiten|urlaub|reisetipps|rundreise|reiseführer|städtereise|reisezeit)$/i,
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:günstige[sn]?|gute[sn]?|beste[sn]?|schöne[sn]?|billige[sn]?) )?(?<stay>hotels?|ferienwohnung(?:en)?|unterkunft|unterkünfte|hostels?) (?:in|auf|an der) (?<place>.+)$/i,
    lines: [
      ['reviews', '{stay} {place} Bewertungen'],
      ['cheap', '{stay} {place} günstig'],
      ['best', 'beste Lage {stay} {place}'],
      ['comparison', '{stay} {place} Vergleich'],
    ],
  },
  // Products
  {
    intent: 'product',
    pattern: /^(?:(?:beste|gute|kostenlose|günstige) )?alternativen? (?:zu|für) (?<topic>.+)$/i,
    lines: [
      ['best', 'beste {topic} Alternativen {tail?}'],
      ['free', 'kostenlose Alternativen zu {topic} {tail?}'],
      ['comparison', '{topic} Alternativen Vergleich {tail?}'],
      ['latest', '{topic} Alternativen {tail?} {year}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:(?:beste|gute|kostenlose|günstige) )?(?<topic>.+?) alternativen?(?<tail>(?: (?:für|mit) .*)?)$/i,
    lines: [
      ['best', 'beste {topic} Alternativen {tail?}'],
      ['free', 'kostenlose {topic} Alternativen {tail?}'],
      ['comparison', '{topic} Alternativen Vergleich {tail?}'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:(?:erfahrungen?|bewertung(?:en)?|test) (?:mit|zu|von) (?<name>.+)|(?<topic>.+?) (?:erfahrungen?|erfahrungsberichte?|bewertung(?:en)?|test|testbericht))$/i,
    lines: [
      ['prosAndCons', '{topic} Vor- und Nachteile'],
      ['worthIt', 'lohnt sich {brand}'],
      ['alternatives', '{brand} Alternativen'],
      ['pricing', '{brand} Kosten'],
      ['pricing', '{goods} Preis'],
      ['reviews', '{topic} Bewertung'],
      ['prosAndCons', '{name} Vor- und Nachteile'],
      ['reviews', '{name} Bewertung'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:lohnt sich|ist) (?<topic>.+?)(?: (?:gut|seriös|zuverlässig|empfehlenswert|sein geld wert))?(?<tail>(?: für .*)?)$/i,
    lines: [
      ['reviews', '{topic} Erfahrungen {tail?}'],
      ['prosAndCons', '{topic} Vor- und Nachteile {tail?}'],
      ['alternatives', '{brand} Alternativen {tail?}'],
      ['pricing', '{brand} Kosten'],
    ],
  },
  // Recipes
  {
    intent: 'recipe',
    pattern: /^(?:(?:einfaches|bestes|schnelles) )?(?<topic>.+?)[ -]rezepte?(?<tail>(?: (?:mit|ohne|für) .+)?)$/i,
  },
  { intent: 'recipe', pattern: /^(?:einfaches |schnelles )?rezepte? für (?<topic>.+)$/i },
  // Prices
  {
    intent: 'price',
    pattern: /^(?:was|wie viel|wieviel) (?:kostet es|kostet das),? (?<task>.+?)(?: zu lassen)?$/i,
    lines: [
      ['pricing', '{~task} Kosten'],
      ['pricing', '{~task} Preise'],
    ],
  },
  { intent: 'price', pattern: /^(?:was|wie viel|wieviel) koste[nt](?: (?:denn|eigentlich))? (?<topic>.+)$/i },
  { intent: 'price', pattern: /^wie teuer (?:ist|sind) (?<topic>.+)$/i },
  { intent: 'price', pattern: /^(?:kosten|preise?) (?:für|von|einer|eines) (?<topic>.+)$/i },
  { intent: 'price', pattern: /^(?<topic>.+?) (?:kosten|preise?)(?<tail>(?: (?:in|pro|für) .*)?)$/i },
  // Malfunctions
  {
    intent: 'fault',
    pattern:
      /^(?:warum |wieso )?(?:mein|meine|der|die|das)? ?(?<topic>(?=.*(?<![^ ])(?:nicht|kein|keine|keinen|defekt|kaputt|fehler|fehlercode|fehlermeldung|undicht|tropft|blinkt|stürzt|hängt|quietscht|ruckelt|überhitzt|verstopft)(?![^ ]))(?!wie |was |wer |wo |wann |ist |welche|kann ).+)(?<tail>)$/i,
  },
  // Health
  {
    intent: 'health',
    pattern: i(
      `^(?:was (?:tun|hilft)(?: (?:bei|gegen))?|${ASPECT} (?:von|bei|für|gegen)|woher kommen|ich habe) (?<topic>(?:[^ ]+ ){0,2}${SYMPTOM}(?: (?:im|in|am|an) (?:der |dem )?[^ ]+)?)(?<tail>(?: (?:nach|bei|während) .+)?)$`,
    ),
  },
  {
    intent: 'health',
    pattern: i(
      `^(?<topic>(?:(?!was|wie|wer|welche|beste)[^ ]+ ){0,2}${SYMPTOM}(?: (?:im|in|am|an|unter) (?:der |dem )?(?:linken |rechten |unteren |oberen )?[^ ]+)?)(?: ${ASPECT}.*)?(?<tail>(?: (?:nach|bei|beim|während) .+)?)$`,
    ),
  },
  // Best of
  {
    intent: 'best_of',
    pattern:
      /^(?:(?:was|welche[rs]?|wer) (?:ist|sind) )?(?:der |die |das )?(?:beste[rsn]?|top(?: \d+)?|gute[rs]?|günstige[rs]?|billige[rs]?|empfehlenswerte[rs]?|beliebteste[rn]?) (?<topic>.+?)(?: (?:im )?20\d\d)?$/i,
  },
  {
    intent: 'best_of',
    pattern:
      /^welche[rsn]? (?<topic>.+?) (?:ist|sind) (?:der |die |das )?(?:beste[rsn]?|am besten|gut|zu empfehlen|empfehlenswert)(?<tail>.*)$/i,
  },
  {
    intent: 'best_of',
    pattern:
      /^welche[rsn]? (?<topic>.+?) (?:soll(?:te)? ich (?:kaufen|nehmen|wählen)|kaufen|wählen|empfehlt ihr)(?<tail>.*)$/i,
  },
  // Local services
  {
    intent: 'local',
    pattern:
      /^(?:(?:guter|gute|gutes|bester|beste|günstiger|günstige) )?(?<topic>.+?) (?<place>in (?:meiner|der) nähe)(?: .+)?$/i,
    lines: [
      ['reviews', '{topic} {place} Bewertungen'],
      ['openNow', '{topic} {place} geöffnet'],
      ['emergency', '{trade} Notdienst {place}'],
      ['recommendations', '{topic} {place} Empfehlung'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>(?:[^ ]+ ){0,2}${SERVICE}) (?<place>(?:in|nahe|bei) [^ ]+(?: [^ ]+)?)(?<tail>(?: für .+)?)$`),
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>(?:[^ ]+ )?${SERVICE}) (?<city>[^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['reviews', '{topic} {city} Bewertungen'],
      ['recommendations', '{topic} {city} Empfehlung'],
      ['emergency', '{trade} Notdienst {city}'],
      ['openNow', '{topic} {city} Öffnungszeiten'],
    ],
  },
  // How-to
  {
    intent: 'how_to',
    pattern: /^wie (?:kann|könnte|soll|sollte|muss|darf) (?:ich|man|wir) (?<task>.+)$/i,
  },
  {
    intent: 'how_to',
    pattern:
      /^wie (?:(?<stem>[^ ]+?)e ich|(?<root>[^ ]+?)e?t man|(?<base>[^ ]+?)en wir)(?: am besten)? (?<task>.+?)(?: (?<prefix>an|ab|auf|aus|ein|um|zu|vor|weg))?$/i,
    lines: ['Anleitung', 'Tipps', 'Schritt für Schritt'].map(
      (word) => ['steps', `{~task} {prefix?}{stem?}{root?}{base?}en ${word}`] as const,
    ),
  },
  { intent: 'how_to', pattern: /^(?:anleitung|tipps) (?:zum|zur|für|um) (?<task>.+)$/i },
  // Definitions
  { intent: 'definition', pattern: /^was (?:bedeutet|heißt|versteht man unter|ist mit) (?<topic>.+?)(?: gemeint)?$/i },
  {
    intent: 'definition',
    pattern: /^was (?:ist|sind)(?: (?:ein|eine|einen))? (?<topic>(?!der |die |das |den )[^ ]+(?: [^ ]+){0,2})$/i,
  },
  {
    intent: 'definition',
    pattern: /^wie (?:funktionier(?:t|en) (?<topic>.+)|(?<thing>.+) funktionier(?:t|en))$/i,
    lines: [
      ['explained', '{topic} einfach erklärt'],
      ['howItWorks', '{topic} Funktionsweise'],
      ['explained', '{thing} einfach erklärt'],
      ['howItWorks', '{thing} Funktionsweise'],
    ],
  },
  { intent: 'definition', pattern: /^(?<topic>.+?) (?:definition|bedeutung|erklärung)$/i },
  {
    intent: 'code',
    pattern:
      /^(?!wie |was |welche|warum |ist )(?<topic>(?=.*(?<![^ ])(?:python|javascript|typescript|java|php|sql|mysql|excel|css|html|git|docker|react|numpy|pandas|c\+\+|c#|vba|bash)(?![^ ])).+ .+)$/i,
    lines: [
      ['codeExample', '{topic} Beispiel'],
      ['tutorial', '{topic} Anleitung'],
      ['documentation', '{topic} Dokumentation'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:darf|dürfen) (?:man|ich|wir) (?<rest>.+)$/i,
    lines: [
      ['rephrased', '{~rest} erlaubt'],
      ['rephrased', '{~rest} verboten'],
    ],
  },
  // Facts
  {
    intent: 'fact',
    pattern:
      /^wer (?:hat )?(?<topic>.+?) (?<verb>gegründet|erfunden|geschrieben|entwickelt|entdeckt|gemalt|komponiert|gebaut|gewonnen)$/i,
    lines: [
      ['person', '{topic} {agent}'],
      ['history', '{topic} Geschichte'],
      ['rephrased', '{agent} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^wer (?<verb>gründete|erfand|schrieb|entwickelte|entdeckte|malte|komponierte|erbaute|gewann) (?<topic>.+)$/i,
    lines: [
      ['person', '{topic} {agent}'],
      ['history', '{topic} Geschichte'],
      ['rephrased', '{agent} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:wann|in welchem jahr) (?:wurde|wurden|ist|war|sind) (?<topic>.+?) (?<doing>[^ ]+)$/i,
    lines: [
      ['attribute', '{topic} {event} Jahr'],
      ['attribute', '{topic} {event} Datum'],
      ['history', '{topic} Geschichte'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:wann|in welchem jahr) (?<rest>.+)$/i,
    lines: [
      ['attribute', '{~rest} Datum'],
      ['keywords', '{~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^wie (?<measure>hoch|groß|alt|lang|weit|tief|schnell|schwer|breit) (?:ist|sind|war) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {quantity} {tail?}'],
      ['question', 'welche {quantity} hat {=topic} {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^wie lange (?:ist|sind|hält|halten|hält sich|halten sich) (?<topic>.+?)(?: haltbar| frisch)?$/i,
    lines: [
      ['attribute', '{topic} Haltbarkeit'],
      ['duration', '{topic} haltbar Dauer'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^wie ?viele? (?<rest>.+ (?:pro|am) .+)$/i,
    lines: [
      ['keywords', '{rest}'],
      ['rephrased', '{rest} Empfehlung'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^wie lange (?:dauert|dauern) (?<topic>.+)$/i,
    lines: [
      ['duration', '{topic} Dauer {tail?}'],
      ['keywords', 'Dauer {topic} {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:wie viele|wieviele) (?<noun>[^ ]+(?: [^ ]+)?) (?:hat|haben|gibt es|leben|gibt) (?<rest>.+)$/i,
    lines: [
      ['attribute', '{~rest} {noun} Anzahl'],
      ['keywords', '{~rest} {noun}'],
      ['rephrased', 'Anzahl {noun} {~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:warum|wieso|weshalb) (?<aux>ist|sind|war|hat|haben|wird|werden) (?<rest>.+)$/i,
    lines: [
      ['explained', 'warum {aux} {=rest} einfach erklärt'],
      ['reasons', '{~rest} Erklärung'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:warum|wieso|weshalb) (?<rest>.+)$/i,
    lines: [
      ['reasons', '{~rest} Grund'],
      ['keywords', '{~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:wo (?:liegt|liegen|ist|befindet sich)) (?<topic>.+)$/i,
    lines: [
      ['location', '{topic} Lage'],
      ['location', '{topic} Karte'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:was|wer|wie|welche[rs]?) (?:ist|sind|war|waren) (?:der |die |das )?(?<attr>[^ ]+) (?:von|der|des) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['rephrased', '{attr} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:was|wer|wie|wo|welche[rsnm]?|womit|woher|wohin|worin|ist|sind|hat|kann|können|darf|gibt es|muss) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  {
    intent: 'fact',
    pattern:
      /^(?<topic>.+?) (?<attr>höhe|größe|länge|gewicht|einwohner(?:zahl)?|alter|vermögen|gehalt|besetzung|handlung|hauptstadt|währung|öffnungszeiten|adresse|gründer|inhaltsangabe|zusammenfassung)$/i,
    lines: [
      ['question', 'wie ist {=attr} von {topic}'],
      ['rephrased', '{attr} von {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?<attr>\p{Lu}[^ ]+) (?:von|der|des) (?<topic>.+)$/u,
    lines: [
      ['question', 'welche {attr} hat {topic}'],
      ['attribute', '{topic} {attr}'],
    ],
  },
  {
    intent: 'local',
    pattern: /^(?<item>[^ ]+(?: [^ ]+)?) (?<town>[^ ]+)$/i,
    lines: [
      ['cheap', '{item} {town} günstig'],
      ['reviews', '{item} {town} Vergleich'],
      ['pricing', '{item} {town} Preise'],
    ],
  },
  { intent: 'keyword', pattern: /^(?<topic>[^ ]+(?: [^ ]+)?)$/ },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?:[^ ]+ ){0,3}(?:[^ ]*software|tools?|apps?|[^ ]*schuhe|[^ ]*maschinen?|[^ ]*versicherung|laptops?|kopfhörer|matratzen?))(?<tail>(?: (?:für|mit|unter|in|ohne) .+)?)$/i,
  },
];
