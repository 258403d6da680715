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
