import { describe, expect, test } from 'vitest';
import { analyzeContent } from '../../../src/domain/content-checks/analysis/analyze.ts';
import { splitSentences } from '../../../src/domain/content-checks/analysis/text.ts';
import { readPage } from '../../../src/domain/content-checks/read-page.ts';

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
function analyze(body: string, lang = 'en') {
  return analyzeContent(readPage(`<html lang="${lang}"><title>Heat pumps</title><main>${body}</main></html>`));
}
const aspects = (body: string, lang?: string) => analyze(body, lang).analysis;

const FACTS = paragraphs(
  'The heat pump costs 9,000 euros in Berlin and needs 3 kW of power.',
  'Bosch sold 12,000 of these machines in Germany during 2025.',
  'A technician from Vaillant installs the outdoor unit within 2 days.',
  'The grant of the KfW covers 30 % of the price for owners.',
);

describe('semanticRepetition', () => {
  test('has full points if no sentence repeats another', () => {
    expect(aspects(FACTS).semanticRepetition).toEqual({
      score: 100,
      description: 'No sentence repeats an earlier one.',
    });
  });

  test('references to different notes are no difference', () => {
    const sentence = 'The old pump in the cellar heats the house and the garden.';
    expect(aspects(paragraphs(`${sentence}[1]`, `${sentence}[2]`)).semanticRepetition.score).toBe(0);
  });

  test('loses points for each repeated sentence, and quotes both', () => {
    const again = paragraphs('In Berlin the heat pump costs 9,000 euros and needs power of 3 kW.');
    const { score, description } = aspects(FACTS + again).semanticRepetition;
    expect(score).toBe(60);
    expect(description).toContain('“In Berlin the heat pump costs 9,000 euros and needs power of 3 kW.”');
    expect(description).toContain('“The heat pump costs 9,000 euros in Berlin and needs 3 kW of power.”');
  });
});

test.each([
  ['The short story by Richard A. Lupoff was filmed twice.', 1],
  ['The study by Dr. Smith was published in Paris.', 1],
  ['We now have to follow Plan B. The pump is too loud.', 2],
])('"%s" has %i sentences', (text, count) => {
  expect(splitSentences(text)).toHaveLength(count);
});

describe('is not a repetition', () => {
  const list = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
  test.each([
    [
      'another figure',
      paragraphs(
        'The pump in the first house costs 9,000 euros with installation.',
        'The pump in the first house costs 9,500 euros with installation.',
      ),
    ],
    [
      'another of several',
      paragraphs(
        'The first film adaptation of the short story was made by Sony in Rome.',
        'The second film adaptation of the short story was made by Sony in Rome.',
      ),
    ],
    [
      'another name',
      paragraphs(
        'The award for the best pump of the year went to Vaillant.',
        'The award for the best pump of the year went to Bosch.',
      ),
    ],
    [
      'the same names and titles',
      paragraphs(
        'The chairman is Anna Maria Lopez Garcia of Acme Pumps.',
        'She met Anna Maria Lopez Garcia of Acme Pumps.',
      ),
    ],
    [
      'a condition with a negation',
      paragraphs(
        'If none were found, consider all routable placements anywhere in the device.',
        'If none were found, consider all placements anywhere in the device even if they’re not routable.',
      ),
    ],
    [
      'a list of references',
      FACTS +
        list(
          '"Heat pumps in old houses". The Times. Retrieved 3 May 2025.',
          '"Heat pumps in old houses". The Times. Retrieved 3 May 2025.',
        ),
    ],
  ])('%s', (_name, body) => {
    expect(aspects(body).semanticRepetition.score).toBe(100);
  });

  const JAPANESE = [
    'このヒートポンプは東京の住宅で冬の暖房費を大きく減らします。',
    'このヒートポンプは大阪の工場で夏の冷房費を大きく減らします。',
  ];
  test('a Japanese sentence of the same pattern', () => {
    expect(aspects(paragraphs(...JAPANESE), 'ja').semanticRepetition.score).toBe(100);
  });
  test('unlike a Japanese sentence that is repeated', () => {
    expect(aspects(paragraphs(...JAPANESE, JAPANESE[0] ?? ''), 'ja').semanticRepetition.description).toContain(
      '1 of 3 sentences repeats an earlier one',
    );
  });
});

describe('summaryBlock', () => {
  test.each([
    ['en', 'Key takeaways'],
    ['de', 'Das Wichtigste in Kürze'],
    ['fr', 'En bref'],
    ['es', 'En resumen'],
  ])('%s: a summary under “%s” at the start has full points', (lang, label) => {
    const small = {
      en: 'the of and to in is that',
      de: 'der die das und in zu den',
      fr: 'de la le et les des en',
      es: 'de la que el en y a los',
    }[lang];
    const text = `<h1>x</h1><h2>${label}</h2>${paragraphs(`${small} ${small} ${small} ${small} ${small}.`)}`;
    expect(aspects(text, lang).summaryBlock).toEqual({ score: 100, description: expect.stringContaining(label) });
  });

  test('at the end it has fewer, and the advice is to move it', () => {
    const long = paragraphs(
      ...Array.from(
        { length: 12 },
        (_, i) => `The pump of the house number ${i} is in the cellar and it has a tank with water for all of us.`,
      ),
    );
    const { score, description } = aspects(
      `<h2>Pumps</h2><p>It is in there and we like it a lot.</p>${long}<h2>Conclusion</h2><p>It pays.</p>`,
    ).summaryBlock;
    expect(score).toBe(75);
    expect(description).toContain('Move it to the top');
  });

  test('at the end it is never denied, however good the lead is', () => {
    const lead =
      '<p>The pump of the old house is in the cellar, and it has a tank with water for all of the people who live there.</p>';
    const { score, description } = aspects(
      `${lead}${FACTS.repeat(8)}<h2>Conclusion</h2><p>It pays for all of us.</p>`,
    ).summaryBlock;
    expect(score).toBe(80);
    expect(description).toContain('The summary under “Conclusion”');
  });

  test('a preformatted page is not denied a summary that it may have', () => {
    const { summaryBlock, specificity } = aspects(
      `<pre>Abstract\n\n${'This draft defines a protocol. '.repeat(30)}</pre>`,
    );
    expect(summaryBlock.description).not.toContain('No part is labeled');
    expect(specificity.description).toBe('The page has no sentences in paragraphs, lists or tables to score.');
  });

  test('a page that opens without any paragraph has almost none', () => {
    expect(aspects('<ul><li>One</li></ul>').summaryBlock.score).toBe(10);
  });

  test('a lead is scored by length, position and topic, and is quoted', () => {
    const { score, description } = aspects(FACTS).summaryBlock;
    expect(score).toBeGreaterThan(20);
    expect(score).toBeLessThan(100);
    expect(description).toContain('“The heat pump costs 9,000 euros in Berlin');
  });
});

describe('clarityAndAssertiveness', () => {
  test.each([
    [
      'en',
      'The pump works in winter and the owner saves money.',
      'Perhaps the pump might work in the winter, we believe.',
      'Perhaps',
    ],
    [
      'de',
      'Die Pumpe arbeitet im Winter und der Besitzer spart Geld.',
      'Vielleicht könnte die Pumpe auch im Winter arbeiten.',
      'Vielleicht',
    ],
    [
      'fr',
      'La pompe marche en hiver et le propriétaire fait des économies.',
      'La pompe pourrait peut-être marcher dans le froid de l’hiver.',
      'pourrait',
    ],
    [
      'es',
      'La bomba funciona en el invierno y el dueño ahorra con ella.',
      'Quizás la bomba podría funcionar también en el invierno.',
      'Quizás',
    ],
  ])('%s: hedging costs points and is quoted with its word', (lang, firm, hedged, word) => {
    const clear = aspects(paragraphs(firm, firm, firm), lang).clarityAndAssertiveness;
    const unclear = aspects(paragraphs(firm, firm, hedged), lang).clarityAndAssertiveness;
    expect(clear.score).toBe(100);
    expect(unclear.score).toBe(60);
    expect(unclear.description).toContain(`“${hedged}” (“${word}”)`);
  });

  test.each([
    ['en', 'The pump was installed by the two men from the north of the city.'],
    ['de', 'Die Pumpe wurde von den Leuten aus der Stadt in dem Keller eingebaut.'],
    ['fr', 'La pompe est installée par les gens de la ville dans la cave.'],
    ['es', 'La bomba fue instalada por los hombres de la ciudad en el sótano.'],
  ])('%s: the passive voice costs points if it is frequent', (lang, passive) => {
    const { score, description } = aspects(paragraphs(passive, passive), lang).clarityAndAssertiveness;
    expect(score).toBe(75);
    expect(description).toContain(`2 of 2 sentences use the passive voice, such as “${passive}”`);
  });

  test('sentences that are too long to quote cost points', () => {
    const long = `The pump is in the cellar ${'and it has a tank '.repeat(8)}for the house.`;
    expect(aspects(paragraphs(long)).clarityAndAssertiveness).toEqual({
      score: 70,
      description: expect.stringContaining('more than 30 words'),
    });
  });

  test('in other languages only the length is scored, and the message states this', () => {
    const finnish = 'Lämpöpumppu toimii talvella hyvin, vaikka ulkona olisi kova pakkanen ja tuuli.';
    const { score, description } = aspects(paragraphs(finnish, finnish), 'fi').clarityAndAssertiveness;
    expect(score).toBe(100);
    expect(description).toContain('no rules for hedging and passive voice in the language “fi”');
  });
});

test('the Web is not a name', () => {
  const { description } = aspects(paragraphs('The browser has all you need for building the Web.')).specificity;
  expect(description).toContain('0 of 1 sentences have a number, a date, a unit or a name.');
});

describe('is not a hedge', () => {
  test.each([
    ['a kind of something', 'The sensor collects this kind of data every day in the cellar.'],
    ['an ability in the past', 'The doctors did all they could to save the old pump.'],
    ['a month', 'The first pump was delivered in May 2015 to the house.'],
    ['power', 'The army used all its might against the small town.'],
    ['a care for something', 'The owners tend to the garden behind the house.'],
    ['an open question', 'The study looked at how the pump might affect the bills of owners.'],
    ['the expectation of another', 'They feared that the old pump might fail in the winter.'],
    ['a concession', 'While the pump may be loud, it heats the house to 21 degrees.'],
    ['a permission', 'The plans of the pump may be copied by everybody.'],
    ['a wish', 'The owners wish that the loud pump could be quiet in the night.'],
    ['a possibility of representation', 'The points could also be represented as a line on the map.'],
    ['a comparison with a stated group', 'The price is relatively high for a country in the north.'],
    ['an idiom', 'You might as well use the old pump for the garden.'],
    ['a prohibition', 'Visitors may not enter the cellar of the house.'],
    ['a quotation', '“Perhaps the pump might work in the winter,” the owner said.'],
    ['a quotation without an end', '“Perhaps the pump might work in the winter, we believe so.'],
  ])('%s', (_name, sentence) => {
    expect(aspects(paragraphs(sentence)).clarityAndAssertiveness.description).not.toContain('State the fact');
  });

  test.each([
    ['a guess about a cause', 'The noise could be caused by the pump in the cellar.', 'could be'],
    ['a comparison with nothing', 'The pump is a relatively cheap device in the north.', 'relatively'],
  ])('%s is one', (_name, sentence, word) => {
    expect(aspects(paragraphs(sentence)).clarityAndAssertiveness.description).toContain(`(“${word}”). State the fact`);
  });

  test.each([
    ['de', 'Die Sonne scheint in den Keller und auf das Dach von dem Haus.'],
    ['fr', 'Les formulations sont parfois larges et les gens sont dans la ville.'],
    ['nl', 'De toegang tot het huis is vrij voor de mensen en de kinderen van de stad.'],
  ])('%s: %s', (lang, sentence) => {
    expect(aspects(paragraphs(sentence), lang).clarityAndAssertiveness.score).toBe(100);
  });
});

describe('the passive voice', () => {
  test.each([
    ['en', 'The owner is indeed interested in the pump and the garden of the house.'],
    ['en', 'The interests of the owner were varied and he was intrigued.'],
    ['de', 'Die Firma wird das Gerät im Herbst verstehen und in der Stadt bekommen.'],
    ['fr', 'La maison est située dans la ville et elle est plus grande que les autres.'],
    ['fr', 'Elle est arrivée dans la ville et elle est plus grande que les autres.'],
    ['es', 'La casa está cerrada en el invierno y la bomba está en el sótano.'],
    ['it', 'La signora è andata nella città e la casa è più grande di quella.'],
  ])('%s: is not %s', (lang, sentence) => {
    expect(aspects(paragraphs(sentence, sentence), lang).clarityAndAssertiveness.score).toBe(100);
  });

  test('is shown with the words around it if the sentence is long', () => {
    const long = `In the old house at the end of the long street, behind the garden ${'with the trees and the flowers '.repeat(4)}the pump was removed.`;
    expect(aspects(paragraphs(long)).clarityAndAssertiveness.description).toContain(
      'the pump was removed.” (“was removed”). Name who acts.',
    );
  });
});

describe('specificity', () => {
  test('numbers, names, dates and units get full points', () => {
    expect(aspects(FACTS).specificity.score).toBe(100);
  });

  test('generic phrases get no points, and one of them is quoted', () => {
    const { score, description } = aspects(
      paragraphs('We offer various solutions to all of our customers.', 'It is great for the many people who use it.'),
    ).specificity;
    expect(score).toBe(0);
    expect(description).toContain('replace “various” with the number');
  });

  test.each([
    ['a quotation', '“We have many customers in all of our shops,” she said.'],
    ['a question of number', 'Nobody knows how many people use it in the winter.'],
    ['a result', 'It is not a complete solution for the people of the town.'],
  ])('%s is not vague', (_name, sentence) => {
    expect(aspects(paragraphs(sentence)).specificity.description).not.toMatch(/replace|support/);
  });

  test('words of advertising need support, not a number', () => {
    expect(aspects(paragraphs('We build innovative pumps for all of you.')).specificity.description).toContain(
      'support “innovative” with a figure, an example or a source',
    );
  });

  test.each([
    ['a number in words', 'The men needed three days for the work in the cellar.'],
    ['a name at the start of a sentence', 'Vaillant sells it. The owner bought it from Vaillant.'],
  ])('%s is specific', (_name, sentence) => {
    expect(aspects(paragraphs(sentence)).specificity.score).toBe(100);
  });

  test.each(['[7]', '[a]', '[note 3]'])('a reference to a note such as %s is not a number', (mark) => {
    const { score, description } = aspects(paragraphs(`The pump has a long history in the north.${mark}`)).specificity;
    expect(score).toBe(0);
    expect(description).toContain('0 of 1 sentences have a number');
  });

  test('in scripts without capitals, names are not counted, and the message does not claim so', () => {
    const { description } = aspects(
      paragraphs('東京の会社がこの製品を作っています。', '価格は5万円です、送料は無料です。'),
      'ja',
    ).specificity;
    expect(description).toContain('1 of 2 sentences has a number in digits or a unit');
  });

  test('a German noun is not a name; a product is', () => {
    const vague = 'Die Maschine steht in einem Raum und macht dort ihre Arbeit für die Menschen.';
    const named = 'Die Firma Bosch Rexroth baut das Gerät in einem Werk und bringt es zu den Menschen.';
    expect(aspects(paragraphs(vague), 'de').specificity.score).toBe(0);
    expect(aspects(paragraphs(named), 'de').specificity.score).toBe(100);
  });
});

describe('the overall score', () => {
  test('is the mean of the four, with one decimal', () => {
    const { overallScore, analysis } = analyze(FACTS);
    const scores = Object.values(analysis).map(({ score }) => score);
    expect(overallScore).toBe(Math.round((scores.reduce((sum, score) => sum + score, 0) / 4) * 10) / 10);
  });

  test('a page without text gets no points, with a reason', () => {
    expect(analyze('').overallScore).toBe(0);
    for (const { description } of Object.values(analyze('').analysis)) expect(description).not.toBe('');
  });

  test('menus and footers are not content', () => {
    const page = (side: string) =>
      analyzeContent(
        readPage(
          `<html lang=en><nav>${side}</nav><div class="cookie-banner">${side}</div>${FACTS}<footer>${side}</footer></html>`,
        ),
      );
    expect(page('<p>Perhaps we might use various cookies for the great things.</p>')).toEqual(page(''));
  });
});
