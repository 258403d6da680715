import type { Phrases } from './phrases.ts';

export const EN: Phrases = {
  language: 'en',
  aBrand: 'this brand',
  thisQuestion: 'this question',
  intros: [
    (topic) => `There is no single answer for "${topic}": it depends on how much you need and what you want to spend.`,
    (topic) => `For "${topic}", several options come up again and again, and each suits a different situation.`,
    (topic) => `People who look into "${topic}" usually compare a handful of options before they decide.`,
    (topic) => `Here is a short overview of "${topic}", with the options that sources mention.`,
  ],
  remarks: [
    'Recent guides and discussions agree on what to look at, less on the order.',
    'The sources weigh price, support and ease of use differently.',
  ],
  leads: ['These names appear in guides and discussions:', 'The following options are worth a closer look:'],
  items: [
    (name, aspect) => `${name} is often named when ${aspect} matters most.`,
    (name, aspect) => `${name} comes up where people ask about ${aspect}.`,
    (name, aspect) => `Some guides look at ${name}'s approach to ${aspect} first.`,
    (name, aspect) => `${name}: usually part of the comparison when it is about ${aspect}.`,
    (name, aspect) => `Those who care about ${aspect} tend to put ${name} on their list.`,
  ],
  aspects: [
    'price',
    'ease of use',
    'support',
    'a quick start',
    'long-term use',
    'flexibility',
    'quality',
    'the range on offer',
  ],
  others: (names) => `Also mentioned: ${names}.`,
  and: 'and',
  tableHead: ['Name', 'Often named for'],
  comparisons: [
    (one, other, aspect) => `Between ${one} and ${other}, the choice often comes down to ${aspect}.`,
    (one, other, aspect) => `If ${aspect} decides, compare ${one} with ${other} side by side.`,
  ],
  criteriaLead: 'Before you decide, it helps to check:',
  criteria: [
    'What the whole costs over a year, not only in the first month.',
    'How quickly questions are answered, and in which language.',
    'Whether it can be tried first, and how easily you can leave again.',
    'What people in the same situation say after some months of use.',
    'Whether it still fits when your needs grow.',
  ],
  closings: [
    (topic) => `In short: write down what matters to you about "${topic}", and try two or three options yourself.`,
    () => 'Prices and features change, so look at each provider for the current state before you decide.',
    (topic) => `If you tell me more about your situation, I can narrow down "${topic}" further.`,
  ],
  titles: [
    (topic) => `${topic}: what to look for`,
    (topic) => `A guide to ${topic}`,
    (topic) => `${topic} compared`,
    (topic) => `What people say about ${topic}`,
  ],
  brandTitles: [(name) => name, (name) => `${name}: prices`, (name) => `${name}: how it works`],
  searches: [
    (topic) => topic,
    (topic, year) => `${topic} ${year}`,
    (topic) => `${topic} reviews`,
    (topic) => `${topic} comparison`,
    (topic) => `${topic} pros and cons`,
  ],
};
