import type { Frame } from './wording.ts';

const i = (source: string) => new RegExp(source, 'iu');
const SYMPTOM =
  '(?:dolor(?:es)? (?:de |en |del )?(?:la |el )?[^ ]+(?: [^ ]+){0,3}|fiebre|tos|migraña|náuseas|vómitos|mareos?|fatiga|cansancio|picazón|picor|sarpullido|hinchazón|diarrea|estreñimiento|gases|acidez|ardor de estómago|calambres?|insomnio|caída del (?:pelo|cabello)|palpitaciones|hormigueo|eccema|psoriasis|acné|asma|diabetes|hipertensión|alergias?|gripe|otitis|ciática|tendinitis|artrosis|ansiedad|depresión|anemia|sinusitis|bronquitis|cistitis|gota)';
const ASPECT =
  '(?:causas?|síntomas?|tratamientos?|remedios?(?: caseros?| naturales?)?|qué hacer|qué puede ser|duración|medicamentos?|diagnóstico)';
const SERVICE =
  '(?:dentistas?|médicos?|abogados?|fontaneros?|plomeros?|electricistas?|cerrajeros?|veterinarios?|mecánicos?|talleres?|fisioterapeutas?|dermatólogos?|notarios?|agencias?(?: [^ ]+){0,2}|restaurantes?(?: [^ ]+)?|cafeterías?|bares?|gimnasios?|peluquerías?|colegios?|escuelas?|clínicas?|hospital(?:es)?|psicólogos?|fotógrafos?|mudanzas?|panaderías?|pizzerías?|guarderías?|farmacias?|autoescuelas?|gestorías?|asesorías?)';

const URGENT =
  '(?: (?:urgentes?|urgencias?|24 ?h|24 horas|de guardia|abiert[oa]s?(?: [^ ]+){0,2}|(?:el |los )?domingos?|hoy|ahora|barat[oa]s?))';
const OPEN: Frame['lines'] = [
  ['openNow', '{topic} {where} horario'],
  ['emergency', '{topic} urgente {where}'],
  ['emergency', '{topic} 24 horas {where}'],
  ['pricing', '{topic} {where} precio'],
  ['reviews', '{topic} {where} opiniones'],
];

/** The forms of Spanish queries. */
export const SPANISH_FRAMES: readonly Frame[] = [
  {
    intent: 'fact',
    pattern: /^cuánto (?:tiempo )?(?:tarda|demora) en (?<rest>.+)$/i,
    lines: [
      ['rephrased', 'cuántos días tarda en {rest}'],
      ['rephrased', 'cuánto tiempo tarda en {rest}'],
      ['duration', 'cuánto demora en {rest}'],
    ],
  },
  {
    intent: 'recipe',
    pattern:
      /^cómo (?:hacer|preparar|cocinar) (?:el |la |los |las |un |una )?(?<topic>(?:arroz|tortilla|paella|pan|pasta|pizza|bizcocho|tarta|galletas|croquetas|lentejas|garbanzos|pollo|salsa|sopa|crema|flan|natillas|tortitas|crepes|empanadas?|tacos|guacamole|gazpacho|salmorejo|huevos?|patatas|papas|carne|pescado|salmón|ensalada|mayonesa|churros|brownies?|ceviche|tamales|frijoles)(?: [^ ]+){0,4}?)(?<tail>(?: (?:sin|en) .+)?)$/i,
    lines: [
      ['easy', 'receta de {topic} fácil {tail?}'],
      ['ingredients', '{topic} ingredientes {tail?}'],
      ['authentic', 'receta tradicional de {topic} {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^cuánto (?:gana|ganan) (?:un |una |los )?(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} sueldo {tail?}'],
      ['pricing', 'salario medio {topic} {tail?}'],
      ['pricing', 'sueldo neto {topic} {tail?}'],
    ],
  },
  {
    intent: 'price',
    pattern: /^cuánto (?:cobra|cobran) (?:un |una |los )?(?<topic>.+?)(?<tail>(?: (?:por|en|al) .+)?)$/i,
    lines: [
      ['pricing', '{topic} precio {tail?}'],
      ['pricing', '{topic} tarifa {tail?}'],
      ['latest', '{topic} precio {tail?} {year}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^dónde (?:comer|cenar|desayunar|tapear) (?:en|por) (?<place>.+)$/i,
    lines: [
      ['best', 'mejores restaurantes {place}'],
      ['cheap', 'comer barato en {place}'],
      ['recommendations', 'restaurantes recomendados {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^dónde (?:dormir|alojarse|quedarse|hospedarse) (?:en|por) (?<place>.+)$/i,
    lines: [
      ['stay', 'mejores hoteles {place}'],
      ['stay', 'mejor zona para alojarse en {place}'],
      ['cheap', 'hoteles baratos {place}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:(?:el )?tiempo|clima) (?:en |de )(?<place>.+?)(?<tail>(?: (?:mañana|hoy|en .+))?)$/i,
    lines: [
      ['attribute', 'tiempo {place} 7 días'],
      ['attribute', 'tiempo {place} mañana'],
      ['attribute', 'clima {place} por meses'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?:comparativa (?:de )?(?<topic>(?!.* (?:y|vs|o|con) ).+)|(?<name>.+) comparativa)$/i,
    lines: [
      ['best', 'mejores {topic}'],
      ['reviews', '{topic} opiniones'],
      ['reviews', '{name} opiniones'],
      ['pricing', '{name} precio'],
      ['comparison', 'comparador {name}'],
    ],
  },
  {
    intent: 'recipe',
    pattern: /^(?<topic>(?!cómo ).+?) receta(?: fácil| facil| casera)?(?<tail>(?: (?:con|sin) .+)?)$/i,
    lines: [
      ['easy', 'receta de {topic} fácil {tail?}'],
      ['ingredients', '{topic} ingredientes {tail?}'],
    ],
  },
  {
    intent: 'comparison',
    pattern: /^(?:cuál es la |cuáles son las |qué )?(?:la |las )?diferencias?(?: hay)? entre (?<a>.+?) y (?<b>.+)$/i,
  },
  {
    intent: 'comparison',
    pattern:
      /^(?:qué es mejor|cuál es mejor|comparar|comparativa(?: entre)?|comparación(?: entre)?)[:,]? (?<a>.+?) (?:o|y|con|vs) (?<b>.+)$/i,
  },
  { intent: 'comparison', pattern: /^(?:es )?(?<a>.+?) (?:es )?mejor que (?<b>.+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|frente a|contra) (?<b>[^,.!?]+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^ ]+(?: [^ ]+)?) o (?<b>[^ ]+(?: [^ ]+)?)$/i },
  {
    intent: 'travel',
    pattern:
      /^(?:vuelos?)(?: baratos?| directos?)? (?:de (?<from>.+?) )?(?:a|para|hacia) (?<place>.+?)(?<tail> en .+)?$/i,
    lines: [
      ['cheap', 'vuelos baratos a {place} {tail?}'],
      ['flights', 'vuelos directos a {place} {tail?}'],
      ['bestTime', 'cuándo comprar vuelos a {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:qué (?:hacer|ver|visitar) en|viajar a|viaje a|visitar|vacaciones en|fin de semana en|(?:\d+|dos|tres|cuatro|cinco) días en|mejor época para (?:viajar a|visitar)|cuándo (?:viajar|ir) a|lugares (?:que visitar|turísticos) (?:en|de)|itinerario (?:por|de)?) (?<place>.+?)(?<tail> (?:en|con|para) .+)?$/i,
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:mejor(?:es)?|buen(?:os)?) )?(?<stay>hotel(?:es)?|hostal(?:es)?|apartamentos?|alojamientos?|casas? rurales?)(?: (?:barat[oa]s?|de lujo))? (?:en) (?<place>[^ ]+(?: (?!con )[^ ]+){0,2}?)(?<tail>(?: con .+)?)$/i,
    lines: [
      ['reviews', '{stay} {place} {tail?} opiniones'],
      ['cheap', '{stay} {place} {tail?} ofertas'],
      ['stay', 'dónde alojarse en {place}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:(?:mejores|las mejores) )?alternativas? (?:a|para) (?<topic>.+?)(?: gratis| gratuitas?)?$/i,
    lines: [
      ['best', 'mejores alternativas a {topic} {tail?}'],
      ['free', 'alternativas gratis a {topic} {tail?}'],
      ['comparison', 'comparativa alternativas a {topic} {tail?}'],
      ['latest', 'alternativas a {topic} {tail?} {year}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:opiniones (?:sobre |de )?(?<name>.+)|(?<topic>.+?) (?:opiniones|reseñas|valoraciones))$/i,
    lines: [
      ['prosAndCons', '{topic} ventajas y desventajas'],
      ['pricing', '{topic} precio'],
      ['alternatives', 'alternativas a {brand}'],
      ['worthIt', 'vale la pena {topic}'],
      ['prosAndCons', '{name} ventajas y desventajas'],
      ['pricing', '{name} precio'],
      ['worthIt', 'vale la pena {name}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:vale la pena|merece la pena|es (?:fiable|seguro|bueno)) (?<topic>.+)$/i,
    lines: [
      ['reviews', '{topic} opiniones'],
      ['prosAndCons', '{topic} ventajas y desventajas'],
      ['alternatives', 'alternativas a {brand}'],
      ['pricing', '{topic} precio'],
    ],
  },
  {
    intent: 'product',
    pattern: /^dónde (?:comprar|puedo comprar|encontrar) (?<topic>.+)$/i,
    lines: [
      ['rephrased', 'comprar {topic} online {tail?}'],
      ['pricing', '{topic} precio {tail?}'],
      ['cheap', '{topic} barato {tail?}'],
    ],
  },
  {
    intent: 'recipe',
    pattern:
      /^recetas? (?:f[aá]cil(?:es)? )?(?:de |para )(?<topic>.+?)(?: f[aá]cil| casera?)?(?<tail>(?: (?:con|sin) .+)?)$/i,
  },
  { intent: 'price', pattern: /^cuánto (?:cuesta|cuestan|vale|valen) (?<topic>.+)$/i },
  {
    intent: 'price',
    pattern:
      /^(?:cuál es el )?(?:precio|coste|costo|tarifa) (?:medio |promedio )?(?:de una? |de la |de los |de las |del |de )?(?<topic>.+)$/i,
  },
  {
    intent: 'price',
    pattern: /^(?<topic>(?!mejor|cuál|qué ).+?)(?<! calidad) (?:precios?|coste|costo)(?<tail>(?: (?:en|por) .*)?)$/i,
  },
  {
    intent: 'health',
    pattern:
      /^(?:por qué )?(?:mi |el |la )?(?<topic>(?:gat[oa]|perr[oa]|cachorro|conejo|bebé) (?=.*(?:vomita|tose|estornuda|tiembla|come|bebe|cojea|jadea|lame|rasca|espuma|diarrea|sangre|pierde|fiebre|llora|duerme|granos|maúlla|respira)).+)(?<tail>)$/i,
    lines: [
      ['causes', '{topic} causas'],
      ['fix', '{topic} qué hacer'],
    ],
  },
  {
    intent: 'fault',
    pattern:
      /^(?:por qué )?(?:mi |el |la )?(?<topic>(?=.*(?<![^ ])(?:no|error|averiad[oa]|gotea|pierde agua|bloquead[oa]|rot[oa]|parpadea|se (?:apaga|cuelga|calienta|bloquea)|código|atascad[oa])(?![^ ]))(?!cómo |qué |quién |dónde |cuál|cuánt|por qué ).+)(?<tail>)$/i,
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:qué (?:hacer|tomar) (?:para|contra|con|si tengo) (?:el |la )?|cómo (?:aliviar|curar|tratar|quitar) (?:el |la )?|${ASPECT} (?:de |del |para |contra )(?:la |el )?)(?<topic>${SYMPTOM})(?<tail>(?: (?:después|durante|al) .+)?)$`,
    ),
  },
  { intent: 'health', pattern: i(`^(?<topic>${SYMPTOM})(?: ${ASPECT})?(?<tail>(?: (?:después|durante|al) .+)?)$`) },
  {
    intent: 'local',
    pattern: /^(?:mejor(?:es)? |buen )?(?<topic>.+?) (?<place>cerca de mí|cerca de mi|cerca|cerca de aquí)(?: .+)?$/i,
    lines: [
      ['reviews', '{topic} {place} opiniones'],
      ['openNow', '{topic} abierto ahora {place}'],
      ['emergency', '{urgent} urgencias {place}'],
      ['cheap', '{topic} barato {place}'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE})${URGENT}+ (?<where>(?:en|cerca de) .+|(?!en )\\p{L}+(?: \\p{L}+)?)$`),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE}) (?<where>(?:en |cerca de )?(?!de )\\p{L}+)${URGENT}+$`),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(`^(?:(?:mejor(?:es)?|buen(?:os)?) )?(?<topic>${SERVICE}) (?<place>(?:en|cerca de) .+)$`),
    lines: [
      ['recommendations', '{topic} {place} recomendaciones'],
      ['reviews', '{topic} {place} opiniones'],
      ['emergency', '{urgent} urgencias {place}'],
      ['pricing', '{topic} {place} precios'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE}) (?<city>[^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['reviews', '{topic} {city} opiniones'],
      ['emergency', '{urgent} urgencias {city}'],
      ['pricing', '{topic} {city} precios'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE} [^ ]+) (?<city>[^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['reviews', '{topic} {city} opiniones'],
      ['pricing', '{topic} {city} precios'],
    ],
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:(?:cuál es|cuáles son|qué) )?(?:el |la |los |las )?(?:mejor(?:es)?|top(?: \d+)?) (?<topic>(?!que ).+?)(?: (?:de |del |en )?20\d\d)?$/i,
  },
  {
    intent: 'best_of',
    pattern: /^qué (?<topic>.+?) (?:comprar|elegir|me compro|recomiendan|usar)(?<tail>.*)$/i,
  },
  { intent: 'best_of', pattern: /^(?<topic>.+?) (?:baratos?|baratas?)(?<tail>(?: (?:para|en) .+)?)$/i },
  {
    intent: 'how_to',
    pattern: /^cómo (?:puedo |se puede |podría )?(?<task>[^ ]+(?:ar|er|ir|arse|erse|irse|arme)(?: .+)?)$/i,
  },
  {
    intent: 'definition',
    pattern: /^cómo (?:funcionan?) (?<topic>.+)$/i,
    lines: [
      ['explained', '{topic} funcionamiento'],
      ['explained', '{topic} explicación sencilla'],
      ['definition', 'qué es {=topic}'],
    ],
  },
  {
    intent: 'definition',
    pattern: /^(?:qué (?:es|son|significa|quiere decir)|definición de|significado de) (?<topic>.+)$/i,
  },
  { intent: 'definition', pattern: /^(?<topic>.+?) (?:definición|significado)$/i },
  {
    intent: 'fact',
    pattern: /^quién (?<verb>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['person', '{topic} {agent}'],
      ['history', '{topic} historia'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:cuándo|en qué año) (?:se )?(?:fue )?(?<doing>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} fecha de {event}'],
      ['attribute', '{topic} {event} año'],
      ['history', '{topic} historia'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:qué tan|cómo de) (?<measure>[^ ]+) (?:es|está) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {quantity}'],
      ['question', 'cuál es la {quantity} de {=topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:cuál (?:es|era|fue)|quién es|cuáles son) (?<attr>(?:el |la |los |las )?[^ ]+(?: [^ ]+)?) (?:de la |de los |de las |del |de )(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['rephrased', '{attr} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^cuánto mide (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} altura'],
      ['attribute', '{topic} medidas'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^cuánt[oa]s (?<noun>[^ ]+) (?:tiene|tienen|hay en|hay|ha ganado|ganó) (?<rest>.+)$/i,
    lines: [
      ['rephrased', 'número de {noun} {~rest}'],
      ['keywords', '{~rest} {noun}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^por qué (?<rest>.+)$/i,
    lines: [
      ['explained', 'por qué {=rest} explicación'],
      ['reasons', '{~rest} explicación sencilla'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^dónde (?:está|están|queda|se encuentra) (?<topic>.+)$/i,
    lines: [
      ['location', '{topic} ubicación'],
      ['location', '{topic} mapa'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:quién|qué|cuándo|cuánt[oa]s?|cuál(?:es)?|cómo|dónde|es|son|puede|pueden) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  {
    intent: 'fact',
    pattern:
      /^(?<attr>capital|altura|población|edad|fecha|fundador|autor|superficie|moneda|duración|historia|horario) (?:de la |de los |de las |del |de )(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['question', 'cuál es la {attr} de {=topic}'],
    ],
  },
  {
    intent: 'code',
    pattern:
      /^(?<topic>(?=.*(?<![^ ])(?:python|javascript|typescript|java|php|sql|mysql|excel|css|html|git|docker|react|numpy|pandas|c\+\+|c#|vba|bash)(?![^ ])).+ .+)$/i,
    lines: [
      ['codeExample', '{topic} ejemplo'],
      ['tutorial', '{topic} tutorial'],
      ['documentation', '{topic} documentación'],
    ],
  },
  {
    intent: 'local',
    pattern: /^(?<item>[^ ]+(?: [^ ]+)?) (?<town>[^ ]+)$/i,
    lines: [
      ['cheap', '{item} {town} barato'],
      ['reviews', '{item} {town} opiniones'],
      ['pricing', '{item} {town} precios'],
    ],
  },
  { intent: 'keyword', pattern: /^(?<topic>[^ ]+(?: (?:de |del |para )?[^ ]+)?)$/i },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?:programas?|software|aplicación|aplicaciones|zapatillas|portátil(?:es)?|seguros?|colchón|bicicletas?|auriculares)(?: [^ ]+){0,3}?)(?<tail>(?: (?:para|con|sin) .+)?)$/i,
  },
];
