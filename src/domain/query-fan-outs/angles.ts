import type { ExpansionType } from './engine-ranges.ts';

interface AngleText {
  type: ExpansionType;
  /** What a person wants with the search. */
  userIntent: string;
  /** Why an engine runs it. */
  reasoning: string;
}

const define = <Key extends string>(texts: Record<Key, readonly [ExpansionType, string, string]>) =>
  Object.fromEntries(
    Object.entries<readonly [ExpansionType, string, string]>(texts).map(([key, [type, userIntent, reasoning]]) => [
      key,
      { type, userIntent, reasoning },
    ]),
  ) as Record<Key, AngleText>;

/** The ways in which a search follows from a query. */
export const ANGLES = define({
  spelling: ['reformulation', 'Find the same with the correct spelling', 'Corrects the spelling of the query.'],
  condensed: ['reformulation', 'Find pages on the core of the question', 'Keeps the core of a long query.'],
  question: ['reformulation', 'Find pages that answer the full question', 'Asks the same as a full question.'],
  rephrased: ['reformulation', 'Find pages that put it differently', 'Asks the same in words that other pages use.'],
  attribute: ['reformulation', 'Find the value directly', 'Names the thing and the property that is asked for.'],
  history: ['related', 'Learn the history', 'The history of the subject contains the date and the people behind it.'],
  effects: ['related', 'Understand the consequences', 'Looks for what follows from it.'],
  statistics: ['implicit', 'Find figures', 'The question asks for a figure; statistics pages contain it.'],
  list: ['entity_expansion', 'See all of them', 'A complete list contains the answer.'],
  latest: ['reformulation', 'Find current information', 'Adds the year, because older pages may be out of date.'],
  best: ['reformulation', 'Find the best options', 'Asks for the best options in the usual words.'],
  recommendations: ['reformulation', 'Find recommendations', 'Finds pages that recommend rather than sell.'],
  reviews: ['implicit', 'Read reviews', 'Reviews show how good the options are.'],
  comparison: ['comparison', 'Compare the options', 'A choice requires a comparison of the options.'],
  pricing: ['implicit', 'Find out the price', 'The price is not in the query but affects the choice.'],
  cheap: ['personalized', 'Find affordable options', 'The person may have a limited budget.'],
  free: ['personalized', 'Find free options', 'The person may prefer not to pay.'],
  alternatives: ['comparison', 'Find alternatives', 'Looks for options that compete with it.'],
  competitors: ['comparison', 'See the competitors', 'Compares the product with its competitors.'],
  prosAndCons: ['implicit', 'Weigh the advantages', 'A balanced answer names advantages and disadvantages.'],
  features: ['related', 'Learn what it offers', 'Features are part of what the product is.'],
  discount: ['personalized', 'Pay less', 'The person may look for a lower price.'],
  specs: ['related', 'See the specifications', 'Specifications describe the product.'],
  difference: ['reformulation', 'Understand the differences', 'Asks for the differences directly.'],
  versus: ['comparison', 'Compare both', 'Sets both sides next to each other.'],
  oneSide: ['entity_expansion', 'Learn about one side', 'Looks up one side of the comparison.'],
  steps: ['reformulation', 'Follow the steps', 'Looks for instructions in order.'],
  tips: ['related', 'Get tips', 'Experience of others helps with the task.'],
  requirements: ['implicit', 'Know what is needed', 'The task has requirements that the query does not name.'],
  duration: ['implicit', 'Know how long it takes', 'The time that the task takes is part of planning it.'],
  definition: ['reformulation', 'Find a definition', 'Looks for a definition.'],
  examples: ['related', 'See examples', 'Examples make the subject concrete.'],
  explained: ['reformulation', 'Get an explanation', 'Looks for an explanation in plain words.'],
  howItWorks: ['implicit', 'Understand how it works', 'How it works is part of what it is.'],
  types: ['related', 'See the types', 'There are several types, and the query does not say which.'],
  benefits: ['related', 'Learn the benefits', 'What it is good for is part of understanding it.'],
  causes: ['implicit', 'Find the cause', 'The cause decides what to do.'],
  treatment: ['implicit', 'Find a treatment', 'After the cause comes the treatment.'],
  symptoms: ['related', 'Recognize the symptoms', 'Symptoms identify the condition.'],
  doctor: ['implicit', 'Know when to see a doctor', 'A responsible answer says when a doctor is needed.'],
  remedies: ['personalized', 'Help themselves at home', 'The person may want to treat it at home first.'],
  fix: ['reformulation', 'Fix the problem', 'Looks for the repair directly.'],
  repairCost: ['implicit', 'Know what a repair costs', 'The cost decides between repair and replacement.'],
  nearMe: ['personalized', 'Find one nearby', 'The person probably wants one close by.'],
  openNow: ['personalized', 'Find one that is open', 'The person may need it right away.'],
  emergency: ['personalized', 'Get help urgently', 'The need may be urgent.'],
  thingsToDo: ['related', 'Plan activities', 'Activities are the core of a trip.'],
  bestTime: ['implicit', 'Choose the time', 'The season decides much about a trip.'],
  itinerary: ['related', 'Plan the days', 'An itinerary orders the trip.'],
  stay: ['implicit', 'Find accommodation', 'A trip needs a place to stay.'],
  travelTips: ['related', 'Get travel advice', 'Travel guides collect what visitors need to know.'],
  flights: ['implicit', 'Get there', 'The trip needs transport.'],
  ingredients: ['implicit', 'Know the ingredients', 'The ingredients come first.'],
  easy: ['personalized', 'Find an easy version', 'The person may want a simple version.'],
  authentic: ['comparison', 'Find the traditional version', 'There are several versions of a dish.'],
  formula: ['implicit', 'Find the formula', 'The formula leads to the result.'],
  calculator: ['related', 'Use a calculator', 'A calculator gives the result directly.'],
  solved: ['related', 'See a worked example', 'A worked example shows the method.'],
  documentation: ['related', 'Read the documentation', 'The documentation is the primary source.'],
  codeExample: ['implicit', 'See code', 'An example in code is the quickest answer.'],
  discussion: ['related', 'Read what others say', 'Discussions hold experience that articles leave out.'],
  forum: ['related', 'Read what developers answer', 'Developers have usually solved the problem before.'],
});

export type Angle = keyof typeof ANGLES;
