import { type Language, words } from './language.ts';
import { toSpanishPlural } from './plurals.ts';
import { spanishWordings } from './wordings/spanish.ts';

const TAIL = '(?<tail>(?: (?:para|en|por|con|sin|cerca)\\b.*)?)';

export const spanish: Language = {
  code: 'es',
  leadIns:
    /^(?:por favor|hola|buenos días|(?:puedes|podrías|puede|podría)(?: usted)? (?:decirme|recomendarme|mostrarme|darme|ayudarme a encontrar)|busco|estoy buscando|estamos buscando|(?:necesito|quiero|quisiera|necesitamos|queremos)(?: (?:encontrar|comprar|saber))?|recomi[ée]ndame|mu[ée]strame|dame|(?:una |la )?lista de)[,!:]?\s+/i,
  wants: /(?<!\p{L})(?:busc(?:o|amos)|necesit(?:o|amos)|quer(?:emos)|quiero|recomiend\p{L}+)\s+(?<what>.+)/iu,
  articles: /^(?:el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra)\s+/i,
  patterns: [
    {
      form: 'task',
      words: /^recetas? (?:de |del |para )?(?<topic>.+)$/i,
      rewrite: ({ topic = '' }) => `preparar ${topic}`,
    },
    {
      form: 'comparison',
      words: /^(?:(?:cu[áa]l(?:es)? (?:es|son) )?(?:la |las )?diferencias? entre) (?<a>.+?) [ye] (?<b>.+)$/i,
    },
    {
      form: 'comparison',
      words: /^(?:comparar|comparaci[óo]n|comparativa)(?: entre| de)? (?<a>.+?) (?:y|e|con|vs\.?) (?<b>.+)$/i,
    },
    { form: 'comparison', words: /^(?:qu[ée]|cu[áa]l) es (?:mejor|m[áa]s barato)[:,]? (?<a>.+?) [ou] (?<b>.+)$/i },
    { form: 'comparison', words: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|contra|frente a|comparado con) (?<b>.+)$/i },
    { form: 'comparison', words: /^(?<a>\S+(?: \S+)?) [ou] (?<b>\S+(?: \S+)?)$/i },
    {
      form: 'brand',
      aspect: 'alternatives',
      words:
        /^(?:(?:las )?mejores )?alternativas? (?:gratis |gratuitas? )?(?:a|al|para|de) (?<topic>.+?)(?: gratis| gratuitas?)?$/i,
    },
    {
      form: 'brand',
      aspect: 'alternatives',
      words: new RegExp(`^(?<topic>.+?) (?:alternativas?|competidores)${TAIL}$`, 'i'),
    },
    { form: 'task', aspect: 'cost', words: /^cu[áa]nto cuesta (?<topic>\p{L}+(?:ar|er|ir) .+)$/iu },
    {
      form: 'shop',
      aspect: 'cost',
      words: /^cu[áa]nto (?:cuestan?|vale|valen) (?<topic>.+?)(?<tail>(?: (?:para|en) .*)?)$/i,
    },
    {
      form: 'shop',
      aspect: 'cost',
      words: /^(?:precios?|costes?|costos?|tarifas?) (?:de |del |de la )?(?<topic>.+)$/i,
    },
    { form: 'shop', aspect: 'cost', words: new RegExp(`^(?<topic>.+?) (?:precios?|tarifas?)${TAIL}$`, 'i') },
    {
      form: 'shop',
      aspect: 'reviews',
      words: /^(?:opiniones|rese[ñn]as|valoraciones) (?:de |del |sobre )?(?<topic>.+)$/i,
    },
    { form: 'shop', aspect: 'reviews', words: new RegExp(`^(?<topic>.+?) (?:opiniones|rese[ñn]as)${TAIL}$`, 'i') },
    { form: 'shop', aspect: 'verdict', words: /^(?:vale|merece) la pena (?:comprar |usar )?(?<topic>.+)$/i },
    { form: 'shop', aspect: 'verdict', words: /^es (?:bueno|buena|seguro|segura|fiable|confiable) (?<topic>.+)$/i },
    { form: 'shop', aspect: 'verdict', words: /^es (?<topic>.+?) (?:bueno|buena|seguro|segura|fiable|confiable)$/i },
    { form: 'subject', aspect: 'definition', words: /^c[óo]mo funcionan? (?<topic>\S+(?: \S+){0,4})$/i },
    {
      form: 'task',
      words:
        /^c[óo]mo (?:puedo |se puede |podemos |hacer para |debo )?(?<topic>\p{L}+(?:ar|er|ir|arse|erse|irse)(?: .+)?)$/iu,
    },
    { form: 'shop', aspect: 'buy', words: /^d[óo]nde (?:puedo |se puede )?(?:comprar|encontrar|pedir) (?<topic>.+)$/i },
    {
      form: 'shop',
      words:
        /^qu[ée] (?<topic>(?!es |son |significa ).+?) (?:elegir|comprar|usar|me recomiendas|recomiendas|es mejor|es el mejor|es la mejor)(?<tail>.*)$/i,
    },
    {
      form: 'subject',
      aspect: 'definition',
      words:
        /^(?:qu[ée] (?:es|son|significa)|qui[ée]n(?:es)? (?:es|son)|definici[óo]n de|significado de|explica(?:me)?) (?<topic>\S+(?: \S+){0,5}?)$/i,
    },
  ],
  question:
    /^(?:por qu[ée]|cu[áa]ndo|qui[ée]n(?:es)?|d[óo]nde|c[óo]mo|cu[áa]nt[oa]s?|cu[áa]l(?:es)?|qu[ée]|es|son|puedo|se puede|debo|hay|si)\s/i,
  superlative: /^(?:(?:cu[áa]l(?:es)?|qu[ée]) (?:es|son) )?(?:(?:el|la|los|las) )?(?:mejor(?:es)?|top(?: \d+)?)\s+/i,
  best: (isPlural) => (isPlural ? 'mejores' : 'mejor'),
  isPlural: (topic) => /[aeiou]s$|[dlnrz]es$/i.test(topic.split(' ')[0] ?? ''),
  toPlural: toSpanishPlural,
  toModifier: (topic) => topic,
  withArticle: (topic) => topic,
  qualifiers: {
    audience: /^(?<rest>.+?) (?<phrase>para (?!.* para |\p{L}+(?:ar|er|ir)(?: |$)).+)$/iu,
    budget:
      /^(?<rest>.+?) (?<phrase>(?:por |de )?(?:menos de|hasta|por debajo de) \d[\d.,]*(?: ?(?:€|\$|euros?|d[óo]lares|pesos|eur|usd))?)$/i,
    nearby: /^(?<rest>.+?) (?<phrase>cerca de m[íi]|cerca de aqu[íi]|cercanos?|cercanas?)$/i,
  },
  placeWords: /(?:en|cerca de|de)(?: el| la| los| las)?/i,
  kinds: {
    offer:
      /^(?:seguros?|tarjetas?|pr[ée]stamos?|hipotecas?|vuelos?|viajes?|cuentas?|tarifas? m[óo]vil(?:es)?|suscripciones?|etfs?|fondos?|cr[ée]ditos?)\b/i,
    software:
      /^(?:software|programas?|herramientas?|aplicaci[óo]n(?:es)?|apps?|plataformas?|sistemas?|crm|erp|cms|vpn|api|plugins?|hosting|alojamientos? web|antivirus|chatbots?|editor(?:es)?|generador(?:es)?|gestor(?:es)?|soluci[óo]n(?:es)?|navegador(?:es)?|saas)\b/i,
    service:
      /^(?:dentistas?|m[ée]dicos?|abogad[oa]s?|fontaneros?|plomeros?|electricistas?|agencias?|restaurantes?|hotel(?:es)?|cafeter[íi]as?|bares?|gimnasios?|peluquer[íi]as?|asesor(?:es|[íi]as?)?|contador(?:es)?|gestor[íi]as?|escuelas?|colegios?|universidad(?:es)?|cursos?|cl[íi]nicas?|psic[óo]log[oa]s?|fot[óo]graf[oa]s?|mudanzas|talleres?|guarder[íi]as?|veterinari[oa]s?|bancos?|servicios?|panader[íi]as?|pizzer[íi]as?|inmobiliarias?|masters?|m[áa]ster(?:es)?)\b/i,
    product:
      /^(?:alternativas?|zapat(?:os|illas?)|port[áa]til(?:es)?|laptops?|ordenador(?:es)?|computador(?:as?|es)?|m[óo]vil(?:es)?|celular(?:es)?|tel[ée]fonos?|smartphones?|auriculares|televisor(?:es)?|televisi[óo]n|c[áa]maras?|monitor(?:es)?|teclados?|tablets?|reloj(?:es)?|bicicletas?|coches?|carros?|autos?|colch[óo]n(?:es)?|sillas?|escritorios?|sof[áa]s?|aspiradoras?|cafeteras?|m[áa]quinas? de caf[ée]|batidoras?|freidoras?|neveras?|lavadoras?|lavavajillas|mochilas?|maletas?|chaquetas?|cremas?|perfumes?|juguetes?|libros?|cochecitos?|tiendas? de campa[ñn]a|taladros?|cortac[ée]sped|altavoces?|impresoras?|routers?|guitarras?|almohadas?|sartenes?|cuchillos?|regalos?|patinetes?)\b/i,
  },
  stopWords: words(
    'vs el la los las un una unos unas y e o u pero si entonces que como por para sin sobre en entre hacia con de del al a es son era eran ser sido está están estar estaba he has ha hemos han haber había será puede pueden poder puedo debe deben debo quiero quiere quisiera yo me mí mi mis nosotros nos nuestro nuestra nuestros tú te ti tu tus usted ustedes él ella ellos ellas le les lo se su sus este esta estos estas ese esa eso esto aquí allí qué cuál cuáles quién quiénes cuándo dónde cómo cuánto cuánta por qué porque todo todos toda todas más menos muy también otro otra otros otras mismo misma ningún ninguna no ni sí solo ya aún siempre nunca veces favor busco necesito encontrar saber creo pues dar hacer hace hay cosa cosas mucho mucha muchos poco tan hola gracias ignora anteriores instrucciones',
  ),
  polish: (text) =>
    text
      .replace(/\bde el (?=\p{L})/giu, 'del ')
      .replace(/\by (?=h?i(?!e))/giu, 'e ')
      .replace(/\bo (?=h?o)/giu, 'u '),
  between: { and: 'y', or: 'o', vs: 'vs' },
  price: { name: 'precio', thing: 'coste' },
  definite: /^(?:el|la|los|las) $/i,
  indefinite: /^(?:una?|unos|unas) $/i,
  wordings: spanishWordings,
};
