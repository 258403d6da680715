import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../../../src/domain/content-checks/analysis/languages/detect.ts';

const TEXTS: Record<string, string> = {
  en: 'The pump is in the cellar of the house and it has a tank with water for all of us. We use it in the winter and it is not loud at all.',
  de: 'Die Pumpe steht im Keller und hat einen Tank mit Wasser für alle. Wir nutzen sie im Winter, und sie ist nicht laut, auch wenn es sehr kalt wird.',
  fr: 'La pompe est dans la cave de la maison et elle a un réservoir pour tous. Nous nous en servons en hiver et elle ne fait pas de bruit du tout.',
  es: 'La bomba está en el sótano de la casa y tiene un depósito de agua para todos. La usamos en el invierno y no hace ruido, aunque hay días muy fríos.',
  pt: 'A bomba está na cave da casa e tem um depósito de água para todos. Nós usamos a bomba no inverno e ela não faz barulho, mesmo quando está muito frio.',
  it: 'La pompa si trova nella cantina della casa e ha un serbatoio di acqua per tutti. La usiamo in inverno e non fa rumore, anche quando è molto freddo.',
  nl: 'De pomp staat in de kelder van het huis en heeft een tank met water voor ons. Wij gebruiken hem in de winter en hij maakt geen lawaai, ook niet als het koud is.',
  ca: 'La bomba és al soterrani de la casa i té un dipòsit amb aigua per a tots els que hi viuen. La fem servir a l’hivern i no fa soroll, però també quan fa molt de fred.',
  sv: 'Pumpen står i källaren och har en tank med vatten för alla som bor här. Vi använder den på vintern och det är inte högt, även om det blir mycket kallt.',
  cs: 'Čerpadlo je ve sklepě domu a má nádrž s vodou pro všechny, kteří tu žijí. V zimě se používá každý den a není slyšet, i když je venku velká zima, ale také sníh.',
  zh: '热泵在房子的地下室里，有一个水箱。我们在冬天使用它，它一点也不吵。',
  ja: 'ヒートポンプは家の地下室にあり、水のタンクがあります。冬に使いますが、うるさくありません。',
  ru: 'Насос стоит в подвале дома, и у него есть бак с водой для всех. Мы пользуемся им зимой.',
};

describe('the language of a text', () => {
  test.each(Object.entries(TEXTS))('%s is detected without a declaration', (code, text) => {
    expect(detectLanguage(text, null).code).toBe(code);
  });

  test.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'])('%s has rules', (code) => {
    expect(detectLanguage(TEXTS[code] ?? '', code).rules?.code).toBe(code);
  });

  test.each(['ca', 'sv', 'cs', 'zh', 'ru'])('%s has no rules, and never gets those of another language', (code) => {
    expect(detectLanguage(TEXTS[code] ?? '', null).rules).toBeNull();
    expect(detectLanguage(TEXTS[code] ?? '', code)).toEqual({ code, rules: null });
  });

  test.each([
    ['de', 'en', 'de'],
    ['en', 'es', 'en'],
    ['pt', 'es', 'pt'],
    ['zh', 'en', 'zh'],
    ['en', 'cs', 'en'],
  ])('a text in %s that is declared as %s is %s', (text, declared, code) => {
    expect(detectLanguage(TEXTS[text] ?? '', declared).code).toBe(code);
  });

  test.each([
    ['pt-BR', 'O preço é de 90 euros.', 'pt'],
    ['en_US', 'Short.', 'en'],
    ['gl', TEXTS.pt ?? '', 'gl'],
    ['uk', TEXTS.ru ?? '', 'uk'],
  ])('a declared %s wins unless the text clearly contradicts it', (declared, text, code) => {
    expect(detectLanguage(text, declared).code).toBe(code);
  });

  test('no language is detected in a text without a language', () => {
    expect(
      detectLanguage(
        'Lorem ipsum dolor sit amet consectetur adipisicing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam',
        null,
      ),
    ).toEqual({ code: null, rules: null });
  });
});
