import type { Frame } from './wording.ts';

const i = (source: string) => new RegExp(source, 'iu');
const SYMPTOM =
  "(?:mal di [^ ]+|dolor[ei] (?:al(?:la|lo|le)?|ai|agli|del(?:la|lo)?|all'|dell'|di) ?[^ ]+(?: [^ ]+){0,2}|febbre(?: alta)?|tosse(?: secca| grassa)?|emicrania|nausea|vomito|vertigini|capogiri|stanchezza|prurito|sfogo cutaneo|gonfiore|diarrea|stitichezza|bruciore di stomaco|reflusso|crampi|insonnia|caduta (?:dei )?capelli|palpitazioni|formicolio|eczema|psoriasi|acne|asma|diabete|pressione alta|ipertensione|allergi[ae]|influenza|raffreddore|naso chiuso|otite|sciatica|tendinite|artrosi|ansia|depressione|anemia|sinusite|bronchite|cistite|gotta|[^ ]+ite)";
const ASPECT =
  '(?:cause|sintomi|cura|cure|rimedi(?: naturali| della nonna)?|cosa fare|cosa prendere|cosa può essere|durata|farmaci|diagnosi|trattamento)';
const SERVICE =
  '(?:dentist[ai]|medic[oi]|avvocat[oi]|idraulic[oi]|elettricist[ai]|fabbr[oi]|veterinari[oi]?|meccanic[oi]|officina|fisioterapist[ai]|dermatolog[oi]|notaio|agenzi[ae](?: [^ ]+){0,2}|ristorant[ei](?: [^ ]+)?|trattori[ae]|bar|palestr[ae]|parrucchier[ei]|scuol[ae](?: [^ ]+){0,2}|clinica|ospedale|psicolog[oi]|fotograf[oi]|trasloch[oi]|panetteria|pizzeri[ae]|asilo(?: nido)?|farmacia|autoscuola|commercialist[ai]|guardia medica)';
const URGENT =
  '(?: (?:urgente|pronto intervento|24 ore(?: su 24)?|h24|notturn[oa]|di turno|apert[oai](?: [^ ]+){0,2}|(?:la )?domenica|oggi))';
const OPEN: Frame['lines'] = [
  ['openNow', '{topic} {place} orari'],
  ['emergency', '{topic} {place} h24'],
  ['reviews', '{topic} {place} recensioni'],
  ['reviews', '{topic} {place} numero di telefono'],
];

/** The forms of Italian queries. */
export const ITALIAN_FRAMES: readonly Frame[] = [
  {
    intent: 'fact',
    pattern: /^quanto (?:guadagna|guadagnano|prende) (?:un |uno |una |un'|i )?(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} stipendio {tail?}'],
      ['pricing', 'stipendio medio {topic} {tail?}'],
      ['pricing', 'stipendio netto {topic} {tail?}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^dove (?:mangiare|cenare|pranzare) (?:a|in) (?<place>.+)$/i,
    lines: [
      ['best', 'migliori ristoranti {place}'],
      ['cheap', 'mangiare bene a {place} spendendo poco'],
      ['reviews', 'ristoranti {place} recensioni'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^dove (?:dormire|alloggiare) (?:a|in) (?<place>.+)$/i,
    lines: [
      ['stay', 'migliori hotel {place}'],
      ['cheap', 'b&b economici {place}'],
      ['stay', 'zone migliori dove dormire a {place}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:che tempo fa|meteo|previsioni(?: meteo)?) (?:a |in )?(?<place>[^ ]+(?: (?!domani|oggi)[^ ]+)?)(?<tail>(?: (?:domani|oggi))?)$/i,
    lines: [
      ['attribute', 'meteo {place} domani'],
      ['attribute', 'meteo {place} 7 giorni'],
      ['attribute', 'meteo {place} 15 giorni'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?:confronto (?<topic>(?!.* (?:e|vs|o|tra) ).+)|(?<name>.+) confronto)$/i,
    lines: [
      ['best', 'migliori {topic}'],
      ['reviews', '{topic} recensioni'],
      ['reviews', '{name} recensioni'],
      ['pricing', '{name} prezzi'],
    ],
  },
  {
    intent: 'recipe',
    pattern: /^(?<topic>(?!come ).+?) ricetta(?: originale| facile| veloce)?(?<tail>(?: (?:con|senza) .+)?)$/i,
    lines: [
      ['easy', 'ricetta {topic} facile {tail?}'],
      ['ingredients', '{topic} ingredienti {tail?}'],
      ['steps', 'come fare {topic} {tail?}'],
    ],
  },
  {
    intent: 'comparison',
    pattern:
      /^(?:qual è la |quali sono le |che )?(?:la |le )?differenz[ae](?: c'è)? (?:tra|fra) (?<a>.+?) e (?<b>.+)$/i,
  },
  {
    intent: 'comparison',
    pattern:
      /^(?:è meglio|cosa è meglio|meglio|confronto(?: tra)?|conviene(?: di più)?)[:,]? (?<a>.+?) (?:o|e|oppure|vs) (?<b>.+)$/i,
  },
  { intent: 'comparison', pattern: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|contro) (?<b>[^,.!?]+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^ ]+(?: [^ ]+)?) (?:o|oppure) (?<b>[^ ]+(?: [^ ]+)?)$/i },
  {
    intent: 'travel',
    pattern:
      /^vol[oi](?: economic[oi]| low cost| dirett[oi])? (?:da (?<from>.+?) )?(?:a|per) (?<place>.+?)(?<tail> (?:a|in) .+)?$/i,
    lines: [
      ['cheap', 'voli economici per {place} {tail?}'],
      ['flights', 'voli diretti per {place} {tail?}'],
      ['bestTime', 'quando prenotare voli per {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:cosa (?:fare|vedere|visitare) (?:a|ad|in)|viaggio (?:a|in)|visitare|vacanz[ae] (?:a|in)|weekend (?:a|in)|(?:\d+|due|tre|quattro|cinque) giorni (?:a|in)|itinerario(?: di viaggio)?(?: a| in)?|quando andare (?:a|in)|periodo migliore per (?:visitare|andare (?:a|in))) (?<place>[^ ]+(?: (?!in |con |a |per |oggi|questo|domani)[^ ]+){0,2}?)(?<tail> (?:in|con|a|per|oggi|questo|domani)(?: .+)?)?$/i,
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:miglior[ei]?) )?(?<stay>hotel|b&b|bed and breakfast|ostell[oi]|appartament[oi]|agriturism[oi])(?: economic[oi]| di lusso)? (?:a|in|vicino a) (?<place>[^ ]+(?: (?!con |vicino )[^ ]+){0,2}?)(?<tail>(?: (?:con|vicino) .+)?)$/i,
    lines: [
      ['reviews', '{stay} {place} {tail?} recensioni'],
      ['cheap', '{stay} {place} {tail?} offerte'],
      ['stay', 'dove dormire a {place}'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:(?:le )?migliori )?alternativ[ae] (?:gratis |gratuit[ae] )?a (?<topic>.+?)(?: gratis| gratuit[ae])?$/i,
    lines: [
      ['best', 'migliori alternative a {topic} {tail?}'],
      ['free', 'alternative gratuite a {topic} {tail?}'],
      ['latest', 'alternative a {topic} {tail?} {year}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:(?:opinioni|recensioni) (?:su |di )?(?<name>.+)|(?<topic>.+?) (?:opinioni|recensioni|recensione))$/i,
    lines: [
      ['prosAndCons', '{topic} pro e contro'],
      ['pricing', '{topic} prezzo'],
      ['alternatives', 'alternative a {brand}'],
      ['prosAndCons', '{name} pro e contro'],
      ['pricing', '{name} prezzo'],
      ['alternatives', 'alternative a {name}'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:vale la pena (?:comprare |usare )?|conviene (?:comprare )?|(?<topic2>.+?) è (?:affidabile|sicuro|buono))(?<topic>.*)$/i,
    lines: [
      ['reviews', '{topic} recensioni'],
      ['prosAndCons', '{topic} pro e contro'],
      ['reviews', '{topic2} recensioni'],
      ['reviews', '{topic2} opinioni'],
    ],
  },
  {
    intent: 'recipe',
    pattern:
      /^ricett[ae] (?:facil[ei] |veloc[ei] )?(?:di |del(?:la|le|lo)? |per )?(?<topic>.+?)(?: facil[ei]| veloc[ei]| original[ei])?(?<tail>(?: (?:con|senza|per) .+)?)$/i,
  },
  {
    intent: 'recipe',
    pattern:
      /^come (?:fare|preparare|cucinare) (?:il |la |lo |i |gli |le |l'|un |una )?(?<topic>(?:torta|pane|pasta|pizza|risotto|lasagne|tiramisù|gnocchi|focaccia|sugo|ragù|biscotti|crema|crostata|frittata|polpette|brodo|minestrone|pesto|carbonara|besciamella|salsa)(?: [^ ]+){0,3}?)(?<tail>(?: (?:con|senza|in) .+)?)$/i,
  },
  {
    intent: 'price',
    pattern:
      /^quanto (?:costa|costano|viene|si paga per) (?<task>(?:rifare|fare|aprire|costruire|sostituire|installare|imbiancare|ristrutturare|noleggiare|spedire|cambiare|riparare) .+)$/i,
    lines: [
      ['pricing', 'costo per {task}'],
      ['latest', '{task} costo {year}'],
      ['pricing', '{task} preventivo'],
    ],
  },
  { intent: 'price', pattern: /^quanto (?:costa|costano|vale|valgono|si paga) (?<topic>.+)$/i },
  {
    intent: 'price',
    pattern:
      /^(?:qual è il )?(?:prezz[oi]|cost[oi]|tariff[ae]) (?:medio )?(?:di un[ao]? |di |del(?:la|lo|le)? |dei )?(?<topic>.+)$/i,
  },
  { intent: 'price', pattern: /^(?<topic>.+?) (?:prezz[oi]|cost[oi]|costa)(?<tail>(?: (?:a|in|per) .*)?)$/i },
  {
    intent: 'health',
    pattern:
      /^(?:perché |come mai )?(?:il mio |la mia |il |la )?(?<topic>(?:gatt[oai]|can[ei]|cucciolo|conigli[oo]) (?:non |ha |si |continua |vomita|tossisce|trema|perde|zoppica|miagola|abbaia|mangia|beve|respira|starnutisce|lecca).*)(?<tail>)$/i,
    lines: [
      ['causes', '{topic} cause'],
      ['fix', '{topic} cosa fare'],
      ['doctor', '{topic} quando andare dal veterinario'],
    ],
  },
  {
    intent: 'fault',
    pattern:
      /^(?:perché )?(?:il mio |la mia |il |la |lo |l'|mio |mia )?(?<topic>(?=.*(?<![^ ])(?:non|errore|guast[oa]|perde|bloccat[oa]|rott[oa]|lampeggia|si (?:spegne|blocca|surriscalda|scarica|riavvia)|codice|intasat[oa]|rumore|lent[oa])(?![^ ]))(?!come |cosa |chi |dove |qual|quant|perché |è ).+)(?<tail>)$/i,
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:cosa (?:fare|prendere) (?:per|contro|con|in caso di) (?:il |la |l')?|come (?:curare|alleviare|far passare|combattere|eliminare) (?:il |la |l'|i )?|${ASPECT} (?:di |del |della |dell'|per |contro )(?:il |la )?)(?<topic>${SYMPTOM})(?<tail>(?: (?:dopo|durante|in) .+)?)$`,
    ),
  },
  {
    intent: 'health',
    pattern: i(
      `^(?<topic>${SYMPTOM}?)(?: ${ASPECT})?(?<tail>(?: (?:dopo|durante|in gravidanza|nei bambini|di notte).*)?)$`,
    ),
  },
  {
    intent: 'local',
    pattern:
      /^(?:miglior[ei]? |buon )?(?<topic>.+?) (?<place>vicino a me|nelle vicinanze|qui vicino|in zona)(?: .+)?$/i,
    lines: [
      ['reviews', '{topic} {place} recensioni'],
      ['openNow', '{topic} aperto ora {place}'],
      ['emergency', '{urgent} urgente {place}'],
      ['pricing', '{trade} {place} prezzi'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE})${URGENT}+ (?:a |in |vicino a )?(?<place>\\p{L}+(?: \\p{L}+)?)$`),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(
      `^(?<topic>${SERVICE}) (?:a |in |vicino a )?(?<place>[^ ]+(?: (?!apert|di turno|urgente)[^ ]+)?)${URGENT}+$`,
    ),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(`^(?:(?:miglior[ei]?|buon[oi]?) )?(?<topic>${SERVICE}) (?<place>(?:a|in|vicino a) [^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['recommendations', '{topic} {place} consigliati'],
      ['reviews', '{topic} {place} recensioni'],
      ['emergency', '{urgent} urgente {place}'],
      ['pricing', '{topic} {place} prezzi'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE}) (?<city>[^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['reviews', '{topic} {city} recensioni'],
      ['emergency', '{urgent} urgente {city}'],
      ['pricing', '{topic} {city} prezzi'],
      ['recommendations', '{topic} {city} consigliati'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE} [^ ]+) (?<city>[^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['reviews', '{topic} {city} recensioni'],
      ['pricing', '{topic} {city} prezzi'],
    ],
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:(?:qual è|quali sono|quale|che) )?(?:il |la |lo |i |gli |le |l')?(?:miglior[ei]?|top(?: \d+)?) (?<topic>(?!modo |periodo ).+?)(?: (?:del |nel )?20\d\d)?$/i,
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:quale|che|quali) (?<topic>.+?) (?:comprare|scegliere|prendere|mi consigliate|consigliate|usare|acquistare)(?<tail>.*)$/i,
  },
  {
    intent: 'best_of',
    pattern: /^(?<topic>.+?) (?:economic[oaie]|economiche)(?: online)?(?<tail>(?: (?:per|a|in) .+)?)$/i,
  },
  {
    intent: 'how_to',
    pattern:
      /^(?:come (?:si può |posso |si fa a |devo |si )?|(?:qual è il )?(?:miglior )?modo (?:migliore )?per )(?<task>[^ ]+(?:are|ere|ire|arsi|ersi|irsi|arre|orre|urre)(?: .+)?)$/i,
  },
  {
    intent: 'definition',
    pattern: /^come (?:funziona|funzionano) (?<topic>.+)$/i,
    lines: [
      ['howItWorks', '{topic} funzionamento'],
      ['explained', '{topic} spiegazione semplice'],
      ['definition', "cos'è {=topic}"],
    ],
  },
  {
    intent: 'definition',
    pattern:
      /^(?:(?:che )?cos(?:a è|'è|a sono|a significa|a vuol dire|a si intende per)|che significa|significato di|definizione di) (?<topic>.+)$/i,
  },
  { intent: 'definition', pattern: /^(?<topic>.+?) (?:definizione|significato|cos'è)$/i },
  {
    intent: 'fact',
    pattern: /^chi (?:ha )?(?<verb>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['person', '{topic} {agent}'],
      ['history', '{topic} storia'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:quando|in che anno) (?:è |fu |è stat[oa] |sono stat[ie] )?(?<doing>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} data {event}'],
      ['attribute', '{topic} {event} anno'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^quanto è (?<measure>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {quantity}'],
      ['rephrased', '{quantity} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:qual è|qual era|quali sono|chi è) (?<attr>(?:il |la |lo |i |gli |le |l')?[^ ]+(?: [^ ]+)?) (?:di |del(?:la|lo|le)? |dei |degli |dell')(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['rephrased', '{attr} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^quant[ie] (?<noun>[^ ]+) (?:ha|hanno|ci sono in|ci sono|contiene|ha vinto) (?<rest>.+)$/i,
    lines: [
      ['rephrased', 'numero di {noun} {~rest}'],
      ['keywords', '{~rest} {noun}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^quanto (?:dura|durano|si conserva|si conservano) (?<topic>.+)$/i,
    lines: [
      ['duration', '{topic} durata {tail?}'],
      ['duration', '{topic} quanto tempo {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^perché (?<rest>.+)$/i,
    lines: [
      ['explained', 'perché {=rest} spiegazione'],
      ['reasons', '{~rest} motivo'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^dove (?:si trova|si trovano|è|sono) (?<topic>.+)$/i,
    lines: [
      ['location', '{topic} mappa'],
      ['location', 'come arrivare a {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:chi|cosa|che|quando|quant[oaie]|qual[ei]?|come|dove|è|sono|può|si può|posso) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  {
    intent: 'fact',
    pattern:
      /^(?<attr>capitale|altezza|popolazione|età|data|fondatore|autore|superficie|moneta|durata|storia|orari|abitanti) (?:di |del(?:la|lo|le)? |dei |dell')(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['question', 'qual è {=attr} di {=topic}'],
    ],
  },
  {
    intent: 'code',
    pattern:
      /^(?<topic>(?=.*(?<![^ ])(?:python|javascript|typescript|java|php|sql|mysql|excel|css|html|git|docker|react|numpy|pandas|c\+\+|c#|vba|bash)(?![^ ])).+ .+)$/i,
    lines: [
      ['codeExample', '{topic} esempio'],
      ['tutorial', '{topic} tutorial'],
    ],
  },
  {
    intent: 'local',
    pattern: /^(?<item>[^ ]+(?: [^ ]+)?) (?<town>[^ ]+)$/i,
    lines: [
      ['reviews', '{item} {town} recensioni'],
      ['pricing', '{item} {town} prezzi'],
    ],
  },
  { intent: 'keyword', pattern: /^(?<topic>[^ ]+(?: (?:di |del |per )?[^ ]+)?)$/i },
  {
    intent: 'keyword',
    pattern: /^(?<topic>[^ ]+(?: (?!per |con |senza )[^ ]+){0,3}?)(?<tail>(?: (?:per|con|senza) .+)?)$/i,
    needsKind: true,
  },
];
