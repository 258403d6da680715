import type { Intent } from '../query-fan-outs/intents.ts';
import type { Kind } from '../query-fan-outs/wordings/wording.ts';

/**
 * A question that people ask. `{category}` is the category as sent, and `{options}` is a plural: "running shoes", "CRM options
 * for small teams". `{is|are}` depends on the number of the category.
 */
export interface PromptTemplate {
  intent: Intent;
  text: string;
  /** Only for these kinds of things. */
  kinds?: readonly Kind[];
  /** Only for a category without qualifiers such as "for small teams", with which it could clash. */
  isUnqualified?: true;
}

interface LanguageTemplates {
  /** How questions begin. */
  opening: RegExp;
  /** About the category, the most telling first. */
  category: readonly PromptTemplate[];
  /** About the brand. */
  brand: readonly PromptTemplate[];
}

const SOLD: readonly Kind[] = ['software', 'goods', 'offer'];
const BUSINESS: readonly Kind[] = ['software', 'offer'];

/** By language. Where nouns have a gender, the category comes first, followed by a question that fits any noun. */
export const PROMPT_TEMPLATES: Readonly<Record<string, LanguageTemplates>> = {
  en: {
    opening: /^(?:what|which|who|where|when|why|how|is|are|can|should|does|do)\b/i,
    category: [
      { intent: 'best_of', text: 'What {is|are} the best {category}?', kinds: SOLD },
      { intent: 'best_of', text: 'Which {options} would you recommend, and why?' },
      { intent: 'comparison', text: 'Compare the most popular {options}.' },
      { intent: 'price', text: 'Which {options} offer the best value for money?' },
      { intent: 'how_to', text: 'How do I choose between {options}?' },
      { intent: 'best_of', text: 'Which brands are the market leaders in {category}?', kinds: SOLD },
      { intent: 'best_of', text: 'Which {options} have the best reviews?' },
      { intent: 'price', text: 'What do {options} usually cost?' },
      { intent: 'comparison', text: 'What are the pros and cons of the leading {options}?' },
      {
        intent: 'best_of',
        text: 'Which {options} are best for a small business?',
        kinds: BUSINESS,
        isUnqualified: true,
      },
      { intent: 'best_of', text: 'Which {options} are easiest to use?', kinds: ['software'] },
      { intent: 'price', text: 'Are there good free {options}?', kinds: ['software'] },
      { intent: 'best_of', text: 'Which {options} last the longest?', kinds: ['goods'] },
      {
        intent: 'best_of',
        text: 'Which {options} are best for beginners?',
        kinds: ['goods', 'software'],
        isUnqualified: true,
      },
      { intent: 'best_of', text: 'Which {options} do experts recommend?' },
      { intent: 'best_of', text: 'Which {options} are the most reliable?' },
      { intent: 'how_to', text: 'What should I look for in {options}?' },
      { intent: 'comparison', text: 'How do the leading {options} differ?' },
      { intent: 'price', text: 'Which affordable {options} are still good?' },
      { intent: 'best_of', text: 'Which lesser-known {options} are worth a look?' },
      { intent: 'how_to', text: 'What mistakes do people make when they choose {options}?' },
      { intent: 'product', text: 'Which {options} should I avoid, and why?' },
      { intent: 'price', text: 'When is it worth paying more for {options}?' },
      { intent: 'product', text: 'What do customers complain about most with {options}?' },
      { intent: 'comparison', text: 'If you had to pick one of the {options}, which would it be?' },
      { intent: 'best_of', text: 'Which {options} are new this year and already good?' },
      { intent: 'how_to', text: 'What questions should I ask before I decide on {options}?' },
      { intent: 'best_of', text: 'Which {options} have the best customer service?' },
    ],
    brand: [
      { intent: 'comparison', text: 'What are the best alternatives to {brand}?' },
      { intent: 'product', text: 'Is {brand} among the best {options}?' },
      { intent: 'comparison', text: 'How does {brand} compare with its competitors?' },
      { intent: 'product', text: 'What do customers say about {brand}?' },
      { intent: 'price', text: 'How much does {brand} cost?' },
    ],
  },
  de: {
    opening: /^(?:was|welche[rsmn]?|wer|wo|wann|warum|wie|ist|sind|kann|soll|gibt|lohnt)\b/i,
    category: [
      { intent: 'best_of', text: '{category}: Was ist zu empfehlen?' },
      { intent: 'best_of', text: '{category}: Welche Anbieter sind die besten?' },
      { intent: 'comparison', text: '{category}: Vergleiche die wichtigsten Angebote.' },
      { intent: 'price', text: '{category}: Wer bietet das beste Preis-Leistungs-Verhältnis?' },
      { intent: 'how_to', text: '{category}: Worauf sollte man bei der Auswahl achten?' },
      { intent: 'best_of', text: '{category}: Welche Marken sind führend?', kinds: SOLD },
      { intent: 'best_of', text: '{category}: Welche Anbieter haben die besten Bewertungen?' },
      { intent: 'price', text: '{category}: Mit welchen Kosten muss man rechnen?' },
      {
        intent: 'best_of',
        text: '{category}: Was eignet sich für kleine Unternehmen?',
        kinds: BUSINESS,
        isUnqualified: true,
      },
      { intent: 'price', text: '{category}: Gibt es gute kostenlose Angebote?', kinds: ['software'] },
      { intent: 'best_of', text: '{category}: Was hält am längsten?', kinds: ['goods'] },
      {
        intent: 'best_of',
        text: '{category}: Was eignet sich für Einsteiger?',
        kinds: ['goods', 'software'],
        isUnqualified: true,
      },
      { intent: 'best_of', text: '{category}: Was empfehlen Fachleute?' },
      { intent: 'comparison', text: '{category}: Welche Vor- und Nachteile haben die bekanntesten Anbieter?' },
      { intent: 'best_of', text: '{category}: Wer gilt als besonders zuverlässig?' },
      { intent: 'comparison', text: '{category}: Worin unterscheiden sich die bekanntesten Anbieter?' },
      { intent: 'price', text: '{category}: Was ist günstig und trotzdem gut?' },
      { intent: 'best_of', text: '{category}: Welche weniger bekannten Anbieter lohnen sich?' },
      { intent: 'how_to', text: '{category}: Welche Fehler macht man bei der Wahl oft?' },
      { intent: 'product', text: '{category}: Von welchen Anbietern ist abzuraten, und warum?' },
      { intent: 'price', text: '{category}: Wann lohnt es sich, mehr auszugeben?' },
      { intent: 'product', text: '{category}: Worüber beschweren sich Kunden am häufigsten?' },
      { intent: 'comparison', text: '{category}: Welchen Anbieter würdest du wählen, wenn es nur einer sein darf?' },
      { intent: 'best_of', text: '{category}: Welche neuen Anbieter gibt es dieses Jahr?' },
      { intent: 'how_to', text: '{category}: Welche Fragen sollte man vor der Entscheidung stellen?' },
      { intent: 'best_of', text: '{category}: Wer hat den besten Kundenservice?' },
    ],
    brand: [
      { intent: 'comparison', text: 'Was sind die besten Alternativen zu {brand}?' },
      { intent: 'product', text: '{category}: Ist {brand} eine gute Wahl?' },
      { intent: 'comparison', text: 'Wie schneidet {brand} im Vergleich mit der Konkurrenz ab?' },
      { intent: 'product', text: 'Welche Erfahrungen haben Kunden mit {brand} gemacht?' },
      { intent: 'price', text: 'Was kostet {brand}?' },
    ],
  },
  es: {
    opening: /^(?:qué|cuál(?:es)?|quién(?:es)?|dónde|cuándo|por qué|cómo|cuánto)\b/i,
    category: [
      { intent: 'best_of', text: '{category}: ¿cuáles son las mejores opciones?' },
      { intent: 'best_of', text: '{category}: ¿qué recomiendas y por qué?' },
      { intent: 'comparison', text: '{category}: compara las opciones más populares.' },
      { intent: 'price', text: '{category}: ¿qué opción tiene la mejor relación calidad-precio?' },
      { intent: 'how_to', text: '{category}: ¿cómo elegir bien?' },
      { intent: 'best_of', text: '{category}: ¿qué marcas son líderes del mercado?', kinds: SOLD },
      { intent: 'best_of', text: '{category}: ¿qué opciones tienen las mejores opiniones?' },
      { intent: 'price', text: '{category}: ¿cuánto suele costar?' },
      {
        intent: 'best_of',
        text: '{category}: ¿qué conviene a una pequeña empresa?',
        kinds: BUSINESS,
        isUnqualified: true,
      },
      { intent: 'price', text: '{category}: ¿hay buenas opciones gratuitas?', kinds: ['software'] },
      {
        intent: 'best_of',
        text: '{category}: ¿qué conviene a un principiante?',
        kinds: ['goods', 'software'],
        isUnqualified: true,
      },
      { intent: 'best_of', text: '{category}: ¿qué recomiendan los expertos?' },
      { intent: 'comparison', text: '{category}: ¿qué ventajas y desventajas tienen las opciones más conocidas?' },
      { intent: 'best_of', text: '{category}: ¿cuáles son las opciones más fiables?' },
      { intent: 'comparison', text: '{category}: ¿en qué se diferencian las opciones más conocidas?' },
      { intent: 'price', text: '{category}: ¿qué es barato y aun así bueno?' },
      { intent: 'best_of', text: '{category}: ¿qué opciones menos conocidas merecen la pena?' },
      { intent: 'how_to', text: '{category}: ¿qué errores se cometen al elegir?' },
      { intent: 'product', text: '{category}: ¿qué opciones conviene evitar y por qué?' },
      { intent: 'price', text: '{category}: ¿cuándo merece la pena pagar más?' },
      { intent: 'product', text: '{category}: ¿de qué se quejan más los clientes?' },
      { intent: 'comparison', text: '{category}: si tuvieras que elegir una sola opción, ¿cuál sería?' },
      { intent: 'best_of', text: '{category}: ¿qué novedades de este año destacan?' },
      { intent: 'how_to', text: '{category}: ¿qué preguntas hay que hacer antes de decidirse?' },
      { intent: 'best_of', text: '{category}: ¿quién ofrece la mejor atención al cliente?' },
    ],
    brand: [
      { intent: 'comparison', text: '¿Cuáles son las mejores alternativas a {brand}?' },
      { intent: 'product', text: '{category}: ¿es {brand} una buena opción?' },
      { intent: 'comparison', text: '¿Cómo se compara {brand} con sus competidores?' },
      { intent: 'product', text: '¿Qué opinan los clientes de {brand}?' },
      { intent: 'price', text: '¿Cuánto cuesta {brand}?' },
    ],
  },
  fr: {
    opening: /^(?:quels?|quelles?|qui|où|quand|pourquoi|comment|combien|est-ce)\b/i,
    category: [
      { intent: 'best_of', text: '{category} : quelles sont les meilleures options ?' },
      { intent: 'best_of', text: '{category} : que recommandez-vous, et pourquoi ?' },
      { intent: 'comparison', text: '{category} : comparez les options les plus populaires.' },
      { intent: 'price', text: '{category} : qui offre le meilleur rapport qualité-prix ?' },
      { intent: 'how_to', text: '{category} : comment bien choisir ?' },
      { intent: 'best_of', text: '{category} : quelles marques dominent le marché ?', kinds: SOLD },
      { intent: 'best_of', text: '{category} : qui a les meilleurs avis ?' },
      { intent: 'price', text: '{category} : quel budget faut-il prévoir ?' },
      {
        intent: 'best_of',
        text: '{category} : que choisir pour une petite entreprise ?',
        kinds: BUSINESS,
        isUnqualified: true,
      },
      { intent: 'price', text: '{category} : existe-t-il de bonnes options gratuites ?', kinds: ['software'] },
      {
        intent: 'best_of',
        text: '{category} : que choisir quand on débute ?',
        kinds: ['goods', 'software'],
        isUnqualified: true,
      },
      { intent: 'best_of', text: '{category} : que recommandent les spécialistes ?' },
      {
        intent: 'comparison',
        text: '{category} : quels sont les avantages et les inconvénients des options les plus connues ?',
      },
      { intent: 'best_of', text: '{category} : quelles sont les options les plus fiables ?' },
      { intent: 'comparison', text: '{category} : en quoi les options les plus connues se distinguent-elles ?' },
      { intent: 'price', text: '{category} : que choisir de bon à petit prix ?' },
      { intent: 'best_of', text: '{category} : quelles options moins connues valent le détour ?' },
      { intent: 'how_to', text: '{category} : quelles erreurs fait-on souvent au moment de choisir ?' },
      { intent: 'product', text: '{category} : que vaut-il mieux éviter, et pourquoi ?' },
      { intent: 'price', text: '{category} : quand vaut-il la peine de payer plus ?' },
      { intent: 'product', text: '{category} : de quoi les clients se plaignent-ils le plus ?' },
      { intent: 'comparison', text: '{category} : s’il ne fallait en choisir qu’un, lequel prendre ?' },
      { intent: 'best_of', text: '{category} : quelles nouveautés de cette année se démarquent ?' },
      { intent: 'how_to', text: '{category} : quelles questions poser avant de se décider ?' },
      { intent: 'best_of', text: '{category} : qui offre le meilleur service client ?' },
    ],
    brand: [
      { intent: 'comparison', text: 'Quelles sont les meilleures alternatives à {brand} ?' },
      { intent: 'product', text: '{category} : la marque {brand} est-elle un bon choix ?' },
      { intent: 'comparison', text: 'Que vaut {brand} face à ses concurrents ?' },
      { intent: 'product', text: 'Que disent les clients de la marque {brand} ?' },
      { intent: 'price', text: 'Combien coûte {brand} ?' },
    ],
  },
};
