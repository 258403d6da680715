import { type Angle, angle } from './angle.ts';

/** What can be searched where the language of a query is not one we write: names and signs that stand in every language. */
export const neutral = {
  info: angle('reformulation', [], 'Find information', 'The words of the query with one that most languages share.', {
    leaning: 'precise',
  }),
  neutralYear: angle(
    'reformulation',
    [],
    'Find what is current',
    'The same words with the year, which brings recent pages.',
    { leaning: 'fresh' },
  ),
  wikipedia: angle('related', [], 'Get the background', 'Encyclopaedias are among the sources that engines cite most.'),
  youtube: angle('related', [], 'Watch rather than read', 'Engines cite videos, whatever the language.'),
  pdf: angle('related', [], 'Find documents', 'Reports and guides are published as documents.'),
  blog: angle('related', [], 'Read about it at length', 'Articles under this word exist in most languages.'),
  neutralFaq: angle(
    'implicit',
    [],
    'Find the questions others had',
    'Pages of questions and answers go by this name in most languages.',
    { leaning: 'question' },
  ),
  reddit: angle('implicit', [], 'Read what people say among themselves', 'Engines cite forum threads for experience.'),
  quora: angle('implicit', [], 'See how others answered it', 'Engines cite questions that people have answered.', {
    leaning: 'question',
  }),
  forum: angle('implicit', [], 'Ask people who know', 'Forums go by this name in most languages.'),
  topTen: angle('comparison', [], 'See the options in order', 'Lists of ten are made in every language.', {
    leaning: 'precise',
  }),
  topFive: angle('comparison', [], 'See a short list', 'Short lists are what answers are built of.'),
  yearOverYear: angle('comparison', [], 'See what has changed', 'Sets this year beside the one before.', {
    leaning: 'fresh',
  }),
  part: angle(
    'entity_expansion',
    [],
    'Learn about one part of the question',
    'One of the words of the query by itself.',
    { leaning: 'precise' },
  ),
  linkedin: angle('entity_expansion', [], 'Find people and companies', 'From the words to those who work on them.'),
  instagram: angle(
    'entity_expansion',
    [],
    'Find those who show it',
    'From the words to the accounts that post about them.',
  ),
  online: angle('personalized', [], 'Do it from here', 'The asker may want it without going anywhere.', {
    leaning: 'buying',
  }),
  app: angle('personalized', [], 'Have it on the phone', 'The asker may be on a phone.'),
  maps: angle('personalized', [], 'Find it close by', 'Engines know where the asker is.', { unless: ['place'] }),
} satisfies Record<string, Angle>;
