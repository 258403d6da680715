import type { Frame } from './wording.ts';

const i = (source: string) => new RegExp(source, 'iu');
const SYMPTOM =
  "(?:mal (?:de|à|au|aux) (?:la |l')?[^ ]+(?: [^ ]+)?|douleurs?(?: [^ ]+){0,6}|fièvre|toux|migraines?|nausées?|vomissements?|vertiges?|fatigue|démangeaisons|éruption cutanée|gonflement|diarrhée|constipation|ballonnements|brûlures d'estomac|crampes?|insomnie|chute de cheveux|palpitations|fourmillements|eczéma|psoriasis|acné|asthme|diabète|hypertension|allergies?|angine|grippe|otite|sciatique|tendinite|arthrose|endométriose|zona|acouphènes|gastro|cystite|sinusite|bronchite|anémie|lumbago)";
const ASPECT = '(?:causes?|symptômes?|traitements?|remèdes?(?: naturels?)?|que faire|durée|médicaments?|diagnostic)';
const SERVICE =
  '(?:dentistes?|médecins?|avocats?|plombiers?|électriciens?|serruriers?|vétérinaires?|garages?|couvreurs?|kinés?|dermatologues?|ostéopathes?|notaires?|agences?(?: [^ ]+)?|restaurants?(?: [^ ]+)?|cafés?|bars?|salles? de sport|coiffeurs?|écoles?|cliniques?|psychologues?|photographes?|déménageurs?|boulangeries?|pizzerias?|crèches?|pharmacies?|auto-écoles?|comptables?|experts?-comptables?|brunch|sushi)';

const URGENT =
  "(?: (?:urgence|urgent|d'urgence|de garde|ouverte?s?(?: (?:le |ce )?[^ ]+)?|24h/24|24h|24/7|le dimanche|dimanche|aujourd'hui|maintenant|ce soir|week-end|pas cher))";
/** Beaches are ranked, not compared. */
const COMPARED: NonNullable<Frame['lines']> = [
  ...(['software', 'goods', 'offer', 'service', 'trade'] as const).flatMap((kind) => [
    ['comparison', `comparatif {${kind}} {tail?}`] as const,
    ['latest', `comparatif {${kind}} {tail?} {year}`] as const,
  ]),
  ['top', 'top 10 {things} {tail?}'],
];
const OPEN: Frame['lines'] = [
  ['openNow', '{topic} {where} horaires'],
  ['emergency', '{topic} {where} urgence'],
  ['emergency', '{topic} {where} 24h/24'],
  ['openNow', '{topic} {where} dimanche'],
  ['reviews', '{topic} {where} avis'],
];

/** The forms of French queries. */
export const FRENCH_FRAMES: readonly Frame[] = [
  {
    intent: 'recipe',
    pattern:
      /^comment (?:faire|préparer|cuisiner|cuire) (?:le |la |les |un |une |des |du |de la )?(?<topic>(?:crêpes?|pâte|gâteau|pain|pizza|quiche|riz|poulet|sauce|soupe|tarte|mousse|cookies|pancakes|gaufres|omelette|œufs?|oeufs?|gratin|ratatouille|purée|frites|mayonnaise|béchamel|crème|brioche|madeleines|saumon|couscous|tajine|lentilles|pâtes)(?: [^ ]+){0,4}?)(?<tail>(?: (?:sans|avec) .+)?)$/i,
    lines: [
      ['easy', 'recette {topic} facile {tail?}'],
      ['ingredients', '{topic} ingrédients {tail?}'],
      ['authentic', 'recette {topic} traditionnelle {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^combien (?:gagne(?:nt)?|touche(?:nt)?) (?:une? |les |des )?(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} salaire {tail?}'],
      ['pricing', 'salaire moyen {topic} {tail?}'],
      ['pricing', 'salaire net {topic} {tail?}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^où (?:manger|bruncher|dîner|déjeuner) (?:à|au|en) (?<place>.+)$/i,
    lines: [
      ['best', 'meilleurs restaurants {place}'],
      ['travelTips', '{place} bonnes adresses restaurant'],
      ['cheap', 'restaurant pas cher {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^où (?:dormir|loger|séjourner) (?:à|au|en) (?<place>.+)$/i,
    lines: [
      ['stay', 'meilleurs hôtels {place}'],
      ['cheap', 'hôtel pas cher {place}'],
      ['stay', 'meilleur quartier où dormir à {place}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:météo|meteo) (?:à |de )?(?<place>[^ ]+(?: [^ ]+)?)(?<tail>(?: (?:demain|en .+))?)$/i,
    lines: [
      ['attribute', 'météo {place} 7 jours'],
      ['attribute', 'météo {place} demain'],
      ['attribute', 'météo {place} 15 jours'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?:comparatif (?<topic>(?!.* (?:et|vs|ou|avec) ).+)|(?<name>.+) comparatif)$/i,
    lines: [
      ['best', 'meilleur {topic}'],
      ['reviews', '{topic} avis'],
      ['pricing', '{topic} prix'],
      ['reviews', '{name} avis'],
      ['pricing', '{name} prix'],
    ],
  },
  {
    intent: 'comparison',
    pattern: /^(?:vaut-il mieux|faut-il|est-ce mieux de|mieux vaut) (?<a>.+?) ou (?<b>.+)$/i,
    lines: [
      ['prosAndCons', '{a} ou {b} avantages et inconvénients'],
      ['versus', '{a} ou {b} que choisir'],
      ['versus', '{a} ou {b} comparatif'],
    ],
  },
  {
    intent: 'recipe',
    pattern: /^(?<topic>.+?) recette(?: facile| rapide)?(?<tail>(?: (?:avec|sans) .+)?)$/i,
    lines: [
      ['easy', 'recette {topic} facile {tail?}'],
      ['ingredients', '{topic} ingrédients {tail?}'],
    ],
  },
  {
    intent: 'comparison',
    pattern: /^(?:quelle est la |quelles sont les )?(?:la |les )?différences? entre (?<a>.+?) et (?<b>.+)$/i,
  },
  {
    intent: 'comparison',
    pattern: /^(?:comparer|comparatif|comparaison(?: entre)?) (?<a>.+?) (?:et|vs|ou|avec) (?<b>.+)$/i,
  },
  { intent: 'comparison', pattern: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|contre) (?<b>[^,.!?]+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^ ]+(?: [^ ]+)?) ou (?<b>[^ ]+(?: [^ ]+)?)$/i },
  {
    intent: 'travel',
    pattern:
      /^(?:vols?|billets? d'avion)(?: pas chers?)? (?:de (?<from>.+?) )?(?:pour|vers|à) (?<place>.+?)(?<tail> (?:en|au) .+)?$/i,
    lines: [
      ['cheap', 'vol pas cher {place} {tail?}'],
      ['flights', 'vol direct {place} {tail?}'],
      ['bestTime', 'quand réserver un vol pour {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:que (?:faire|voir|visiter) (?:à|en|au)|quoi (?:faire|voir) (?:à|en|au)|visiter|voyage (?:à|en|au)|week-end (?:à|en|au)|vacances (?:à|en|au)|(?:\d+|deux|trois|quatre|cinq) jours (?:à|en|au)|quand partir (?:à|en|au)|itinéraire) (?<place>.+?)(?<tail> (?:en|avec|pour|ce|cet|aujourd'hui|demain|quand)(?: .+)?)?$/i,
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:meilleurs?|bons?|beaux?|petit) )?(?<stay>h[oô]tels?|auberges?|gîtes?|appartements?|chambres? d'hôtes)(?: (?:pas (?:cher|chère)s?|luxe))? (?:à|en|au) (?<place>.+)$/i,
    lines: [
      ['reviews', '{stay} {place} avis'],
      ['cheap', '{stay} pas cher {place}'],
      ['stay', 'où dormir à {place}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:(?:meilleures?|quelles?) )?alternatives? (?:à|a|au) (?<topic>.+)$/i,
    lines: [
      ['best', 'meilleure alternative à {topic} {tail?}'],
      ['free', 'alternative gratuite à {topic} {tail?}'],
      ['comparison', 'comparatif alternatives {topic} {tail?}'],
      ['latest', 'alternatives à {topic} {tail?} {year}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:avis (?:sur )?(?<name>.+)|(?<topic>.+?) avis)$/i,
    lines: [
      ['prosAndCons', '{topic} avantages et inconvénients'],
      ['pricing', '{topic} prix'],
      ['alternatives', 'alternatives à {brand}'],
      ['worthIt', 'est-ce que {topic} est fiable'],
      ['prosAndCons', '{name} avantages et inconvénients'],
      ['pricing', '{name} prix'],
      ['worthIt', 'est-ce que {name} est fiable'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:est-ce que )?(?<topic>.+?) (?:est[- ](?:il|elle)|est|vaut) (?:vraiment )?(?:fiable|sérieux|bien|bon|le coup|une arnaque)$/i,
    lines: [
      ['reviews', '{topic} avis'],
      ['prosAndCons', '{topic} avantages et inconvénients'],
      ['alternatives', 'alternatives à {topic}'],
      ['reviews', '{topic} arnaque ou fiable'],
    ],
  },
  {
    intent: 'product',
    pattern: /^où (?:acheter|trouver|commander) (?<topic>.+)$/i,
    lines: [
      ['rephrased', 'acheter {topic} en ligne {tail?}'],
      ['pricing', '{topic} prix {tail?}'],
      ['cheap', '{topic} pas cher {tail?}'],
    ],
  },
  {
    intent: 'recipe',
    pattern:
      /^recettes? (?:de |du |des |d')?(?<topic>.+?)(?: facile| simple| rapide)?(?<tail>(?: (?:avec|sans|pour) .+)?)$/i,
  },
  { intent: 'price', pattern: /^combien (?:coûte(?:nt)?|coute(?:nt)?|ça coûte) (?<topic>.+)$/i },
  {
    intent: 'price',
    pattern:
      /^(?:quel est le )?(?:prix|tarifs?|coût) (?:moyen )?(?:d'une? |de la |de l'|des |du |de |d')?(?<topic>.+)$/i,
  },
  { intent: 'price', pattern: /^(?<topic>.+?) (?:prix|tarifs?|coût)(?<tail>(?: (?:en|à|par) .*)?)$/i },
  {
    intent: 'health',
    pattern:
      /^(?:pourquoi )?(?:mon |ma |mes |le |la )?(?<topic>(?:chat|chatte|chaton|chien|chienne|chiot|lapin|bébé) (?!pas cher|race)(?=.*(?:vomi|tousse|éternue|tremble|mange|boit|boite|halète|lèche|gratte|mousse|diarrhée|sang|perd|fièvre|pleure|dort|bouton|miaule|respire)).+)(?<tail>)$/i,
    lines: [
      ['causes', '{topic} causes'],
      ['fix', '{topic} que faire'],
      ['doctor', '{topic} quand consulter'],
    ],
  },
  {
    intent: 'health',
    pattern: i(
      `^(?<topic>${SYMPTOM})(?: en bas| en haut| à gauche| à droite)?,? (?:que faire|que prendre|comment soulager|quoi faire)(?<tail>)$`,
    ),
  },
  {
    intent: 'fault',
    pattern:
      /^(?:pourquoi )?(?:mon |ma |mes |le |la |l')?(?<topic>(?=.*(?<![^ ])(?:ne|n'[^ ]+|en panne|fuit|erreur|bloquée?|cassée?|code erreur|clignote|surchauffe|plante|bouchée?)(?![^ ]))(?!comment |quel|qui |où |que |combien ).+)(?<tail>)$/i,
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:que faire (?:contre|en cas de)|comment (?:soigner|soulager|traiter)|${ASPECT} (?:d'une? |de la |de l'|des |du |de |d'|contre (?:la |le )?)?)(?: ?(?:un|une|le|la|les) )?(?<topic>${SYMPTOM}(?: [a-z]\\d?)?)(?<tail>(?: (?:après|pendant|chez) .+)?)$`,
    ),
  },
  { intent: 'health', pattern: i(`^(?<topic>${SYMPTOM})(?: ${ASPECT})?(?<tail>(?: (?:après|pendant|chez) .+)?)$`) },
  {
    intent: 'local',
    pattern: /^(?:meilleurs? |bon )?(?<topic>.+?) (?<place>près de (?:chez )?moi|à proximité|près d'ici)(?: .+)?$/i,
    lines: [
      ['reviews', '{topic} {place} avis'],
      ['openNow', '{topic} ouvert maintenant {place}'],
      ['emergency', '{urgent} urgence {place}'],
      ['best', 'meilleur {topic} {place}'],
    ],
  },
  {
    intent: 'local',
    pattern: i(
      `^(?<topic>${SERVICE})${URGENT}+ (?<where>(?:à|en|près de) .+|(?!à |en |de )\\p{L}+(?:-\\p{L}+)*(?: \\d+(?:e|eme|ème)?)?)${URGENT}*$`,
    ),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(
      `^(?<topic>${SERVICE}) (?<where>(?:à |en |près de )?\\p{L}+(?:-\\p{L}+)*(?: \\d+(?:e|eme|ème)?)?)${URGENT}+$`,
    ),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(
      `^(?:(?:meilleurs?|meilleures?|bons?|bonnes?) )?(?<topic>${SERVICE}) (?<place>(?:à|en|près de) [^ ]+)(?<tail>.*)$`,
    ),
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE}) (?<city>[^ ]+)$`),
    lines: [
      ['best', 'meilleur {topic} {city}'],
      ['reviews', '{topic} {city} avis'],
      ['emergency', '{urgent} urgence {city}'],
      ['cheap', '{service} pas cher {city}'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE} [^ ]+) (?<city>[^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['reviews', '{topic} {city} avis'],
      ['pricing', '{topic} {city} tarif'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?:(?:quel(?:le)?s? (?:est|sont) )?(?:le |la |les )?)?meilleurs? (?<topic>.+?)(?: (?:en )?20\d\d)?$/i,
    lines: [
      ...COMPARED,
      ['reviews', '{topic} {tail?} avis'],
      ['recommendations', 'quel {topic} choisir {tail?}'],
      ['pricing', '{software} {tail?} prix'],
      ['free', '{software} gratuit {tail?}'],
      ['pricing', '{goods} {tail?} prix'],
      ['choose', "guide d'achat {goods} {tail?}"],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?:(?:quel(?:le)?s? (?:est|sont) )?(?:le |la |les )?)?meilleures? (?<topic>.+?)(?: (?:en )?20\d\d)?$/i,
    lines: [
      ...COMPARED,
      ['reviews', '{topic} {tail?} avis'],
      ['recommendations', 'quelle {topic} choisir {tail?}'],
      ['pricing', '{software} {tail?} prix'],
      ['free', '{software} gratuit {tail?}'],
      ['pricing', '{goods} {tail?} prix'],
      ['choose', "guide d'achat {goods} {tail?}"],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^quel(?:le)?s? (?<topic>.+?) (?:choisir|acheter|prendre|utiliser)(?<tail>.*)$/i,
    lines: [
      ['comparison', 'comparatif {topic} {tail?}'],
      ['reviews', '{topic} {tail?} avis'],
      ['pricing', '{goods} {tail?} prix'],
      ['choose', "guide d'achat {goods} {tail?}"],
      ['latest', 'comparatif {topic} {tail?} {year}'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?<topic>.+?) pas (?:cher|chère)s?(?<tail>(?: (?:pour|à|en) .+)?)$/i,
    lines: [
      ['comparison', 'comparatif {topic} {tail?}'],
      ['reviews', '{topic} {tail?} avis'],
      ['pricing', '{topic} {tail?} prix'],
      ['discount', '{topic} promo {tail?}'],
    ],
  },
  {
    intent: 'how_to',
    pattern: /^comment (?:faire pour |puis-je |peut-on |on peut )?(?<task>[^ ]+(?:er|ir|re|oir)(?: .+)?)$/i,
  },
  {
    intent: 'definition',
    pattern: /^comment (?:fonctionne(?:nt)?|marche(?:nt)?) (?<topic>.+)$/i,
    lines: [
      ['explained', '{topic} fonctionnement'],
      ['explained', '{topic} explication simple'],
      ['definition', '{topic} définition'],
    ],
  },
  {
    intent: 'definition',
    pattern:
      /^(?:qu'est[- ]ce que?|c'est quoi|qu'est[- ]ce qu'|que signifie|que veut dire|définition(?: de| d'| du)?) ?(?:c'est )?(?<topic>.+)$/i,
  },
  { intent: 'definition', pattern: /^(?<topic>.+?) (?:définition|signification)$/i },
  {
    intent: 'fact',
    pattern: /^qui a (?<verb>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['person', '{agent} de {=topic}'],
      ['history', '{topic} histoire'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:quand|en quelle année) (?:a été|ont été|est|a) (?<doing>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} date de {event}'],
      ['attribute', '{topic} {event} année'],
      ['history', '{topic} histoire'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:quand|en quelle année) (?:a |ont )?(?:été |est |sont )?(?<topic>.+?) (?:a été |a-t-elle été |a-t-il été |est |a-t-on )?(?<doing>[^ ]+)$/i,
    lines: [
      ['attribute', '{topic} {event} date'],
      ['attribute', '{topic} {event} année'],
      ['history', '{topic} histoire'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:quel(?:le)?s? (?:est|sont|était) )(?<attr>(?:le |la |les |l')?[^ ]+(?: [^ ]+)?) (?:de la |de l'|du |des |de |d')(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['rephrased', '{attr} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^combien (?:de |d')(?<noun>[^ ]+(?: [^ ]+)?) (?:y a-t-il|compte|a|ont|dans) (?<rest>.+)$/i,
    lines: [
      ['rephrased', 'nombre de {noun} {rest}'],
      ['keywords', '{~rest} {noun}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^pourquoi (?:est-ce que )?(?<rest>.+)$/i,
    lines: [
      ['explained', 'pourquoi {=rest} explication'],
      ['reasons', '{~rest} explication simple'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^où (?:se trouve|se situe|est|sont) (?<topic>.+)$/i,
    lines: [
      ['location', '{topic} localisation'],
      ['location', '{topic} carte'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:qui|que|quoi|quand|combien|quel(?:le)?s?|comment|où|est-ce que) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  {
    intent: 'fact',
    pattern:
      /^(?<attr>capitale|hauteur|population|âge|taille|date|fondateur|auteur|superficie|monnaie|durée|histoire|définition|horaires) (?:de la |de l'|du |des |de |d')(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['question', 'quelle est la {attr} de {topic}'],
    ],
  },
  {
    intent: 'code',
    pattern:
      /^(?<topic>(?!formation |cours )(?=.*(?<![^ ])(?:python|javascript|typescript|java|php|sql|mysql|excel|css|html|git|docker|react|numpy|pandas|c\+\+|c#|vba|bash)(?![^ ])).+ .+)$/i,
    lines: [
      ['codeExample', '{topic} exemple'],
      ['tutorial', '{topic} tutoriel'],
      ['documentation', '{topic} documentation'],
    ],
  },
  {
    intent: 'local',
    pattern: /^(?<item>[^ ]+(?: [^ ]+)?) (?<town>[^ ]+)$/i,
    lines: [
      ['cheap', '{item} {town} pas cher'],
      ['reviews', '{item} {town} avis'],
      ['pricing', '{item} {town} prix'],
    ],
  },
  { intent: 'keyword', pattern: /^(?<topic>[^ ]+(?: (?:de |d'|du |à )?[^ ]+)?)$/i },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?:logiciels?|applications?|chaussures?|aspirateurs?|matelas|assurances?|ordinateurs?|vélos?|casques?)(?: [^ ]+){0,3}?)(?<tail>(?: (?:pour|avec|sans) .+)?)$/i,
  },
];
