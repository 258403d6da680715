import { describe, expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import { createRepetitionFinder } from '../../../src/domain/prompts/same-question.ts';

function findSimilar(prompt: string, ...earlier: string[]): string | null {
  const { remember, find } = createRepetitionFinder(lexicon);
  for (const each of earlier) remember(each);
  return find(prompt)?.similarPrompt ?? null;
}

describe('a prompt asks the same question as another one', () => {
  test.each([
    ['Best CRM for startups', 'What is the best CRM for startups?'],
    ['Which CRM is best for a startup?', 'What is the best CRM for startups?'],
    ['top crms for startups', 'Best CRM for startups!'],
    ['Top CRMs for startups', 'Best CRM for startups'],
    ['Which CRM should a startup use?', 'Best CRM for startups'],
    ['Can you recommend a good CRM for startups?', 'Best CRM for startups'],
    ['What CRM would you recommend for a startup?', 'Best CRM for startups'],
    ['Top 10 CRMs for startups', 'The 5 best CRMs for startups'],
    ['I need a CRM for my startup', 'Best CRM for startups'],
    ['Welches CRM empfiehlst du für Startups?', 'Bestes CRM für Startups'],
    ['Mejores CRM para startups', '¿Qué CRM me recomiendas para startups?'],
    ['Quel CRM recommandez-vous pour les startups ?', 'Meilleurs CRM pour startups'],
    ['Salesforce vs. HubSpot', 'HubSpot vs Salesforce'],
    ['Beste Laufschuhe für Anfänger', 'Was sind die besten Laufschuhe für Anfänger?'],
  ])('%s: %s', (prompt, other) => {
    expect(findSimilar(prompt, 'Something else entirely', other)).toBe(other);
  });

  test('also if both are new, each compared with the first', () => {
    const { find } = createRepetitionFinder(lexicon);
    const prompts = ['Best CRM for startups', 'Top CRM for startups', 'Which CRM is best for startups?'];
    expect(prompts.map((prompt) => find(prompt)?.similarPrompt ?? null)).toEqual([
      null,
      'Best CRM for startups',
      'Best CRM for startups',
    ]);
  });
});

describe('a prompt asks another question', () => {
  test.each([
    ['Best CRM for startups in Berlin', 'Best CRM for startups in Munich'],
    ['Best plumber in Austin', 'Best plumber in Dallas'],
    ['Best CRM for startups', 'Best CRM for large companies'],
    ['Best CRM for startups', 'Cheapest CRM for startups'],
    ['Best CRM 2025', 'Best CRM 2026'],
    ['Best CRM', 'What is a CRM?'],
    ['Best CRM with email', 'Best CRM without email'],
    ['Best CRM for 10 employees', 'Best CRM for 100 employees'],
    ['Top 10 CRMs', 'Top 10 ERPs'],
    ['Which CRM should hospitals use?', 'Which CRM should schools use?'],
    ['How do I switch from Salesforce to HubSpot?', 'How do I switch from HubSpot to Salesforce?'],
    ['Flights from London to Paris', 'Flights from Paris to London'],
    ['Migrate Salesforce to HubSpot', 'Migrate HubSpot to Salesforce'],
    ['Which CRM has no free plan?', 'Which CRM has a free plan?'],
    ["Which CRM doesn't have a free plan?", 'Which CRM has a free plan?'],
    ['Welches CRM hat keinen kostenlosen Tarif?', 'Welches CRM hat einen kostenlosen Tarif?'],
    ['Who founded HubSpot?', 'When was HubSpot founded?'],
    ['Where is HubSpot used?', 'Why is HubSpot used?'],
    ['Best C++ IDE', 'Best C# IDE'],
    ['Best hotels in Rome with kids', 'Best hotels in Rome without kids'],
    ['東京の最高のレストランは？', '大阪の最高のレストランは？'],
    ['What should I use?', 'What would you recommend?'],
    ['What is the best?', 'Which is the best?'],
  ])('%s: %s', (prompt, other) => {
    expect(findSimilar(prompt, other)).toBeNull();
  });
});
