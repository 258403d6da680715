import { type Angle, angle } from './angle.ts';

export const entities = {
  vendors: angle(
    'entity_expansion',
    ['software'],
    'Know the vendors',
    'From the category to the companies that make it.',
    { leaning: 'precise' },
  ),
  integrations: angle(
    'entity_expansion',
    ['software'],
    'Connect it with other tools',
    'Software works together with other products, which this brings in.',
  ),
  openSource: angle(
    'entity_expansion',
    ['software'],
    'Find what can be run by oneself',
    'A part of the market that general lists leave out.',
  ),
  brandsOf: angle('entity_expansion', ['product'], 'Know the makers', 'From the product to the brands that make it.', {
    leaning: 'precise',
  }),
  directory: angle('entity_expansion', ['service'], 'See who offers it', 'From the service to those who offer it.', {
    leaning: 'precise',
  }),
  features: angle('entity_expansion', ['brand'], 'Know what {topic} can do', 'From the name to what it offers.', {
    leaning: 'precise',
  }),
  productsOf: angle('entity_expansion', ['brand'], 'Know everything {topic} offers', 'From the name to its products.', {
    unless: ['model', 'alternatives'],
    leaning: 'buying',
  }),
  company: angle('entity_expansion', ['brand'], 'Know who is behind {topic}', 'From the name to the company.', {
    unless: ['model', 'alternatives'],
  }),
  support: angle('entity_expansion', ['brand'], 'Get help with {topic}', 'From the name to its customer service.', {
    unless: ['model', 'alternatives'],
  }),
  eachCost: angle(
    'entity_expansion',
    ['comparison'],
    'Know what {each} costs',
    'One side of the comparison by itself: {each}.',
    { leaning: 'precise', unless: ['cost'] },
  ),
  eachReviews: angle(
    'entity_expansion',
    ['comparison'],
    'Hear from people who have tried {each}',
    'One side of the comparison by itself: {each}.',
    { needs: 'names' },
  ),
  eachProsAndCons: angle(
    'entity_expansion',
    ['comparison'],
    'Know the strengths and weaknesses of {each}',
    'One side of the comparison by itself: {each}.',
  ),
  experts: angle(
    'entity_expansion',
    ['subject', 'keywords'],
    'Know whom to believe',
    'From the subject to the people who know it.',
  ),
  research: angle(
    'entity_expansion',
    ['subject', 'keywords'],
    'Find the studies',
    'From the subject to the studies about it.',
    { leaning: 'fresh' },
  ),
  keyTerms: angle(
    'entity_expansion',
    ['subject'],
    'Know the vocabulary',
    'From the subject to the terms that belong to it.',
    { leaning: 'precise' },
  ),
  tools: angle('entity_expansion', ['task'], 'Find what helps', 'From the task to the things it is done with.', {
    leaning: 'buying',
  }),
  taskExamples: angle(
    'entity_expansion',
    ['task'],
    'See how others did it',
    'From the task to cases in which it was done.',
    { leaning: 'precise' },
  ),
  partExperts: angle(
    'entity_expansion',
    ['question'],
    'Know whom to believe',
    'From the question to the people who know the matter.',
  ),
  partResearch: angle(
    'entity_expansion',
    ['question'],
    'Find the studies',
    'From the question to the studies about it.',
    { leaning: 'fresh' },
  ),
  providers: angle('entity_expansion', ['offer'], 'Know who offers it', 'From the offer to the companies behind it.', {
    leaning: 'precise',
  }),
  specs: angle('entity_expansion', ['model'], 'Know the data of {topic}', 'From the name to its data.', {
    leaning: 'precise',
  }),
  freeAlternatives: angle(
    'entity_expansion',
    ['brand'],
    'Find what costs nothing',
    'From the name to the products beside it that are free.',
    { only: ['alternatives'] },
  ),
  openSourceAlternatives: angle(
    'entity_expansion',
    ['brand'],
    'Find what can be run by oneself',
    'From the name to the open products beside it.',
    { only: ['alternatives'] },
  ),
} satisfies Record<string, Angle>;
