import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessLanguage } from '../../../src/domain/detection/ordinary-words/languages.ts';

test.each([
  ['english', 'Close is a CRM that your team can use with the phone.'],
  ['german', 'Close ist ein CRM, das sich für den Vertrieb und die Telefonie eignet.'],
  ['french', 'Close est une solution pour les équipes qui vendent avec le téléphone.'],
  ['spanish', 'Close es una solución para los equipos que venden por teléfono.'],
  ['italian', 'Close è una soluzione per gli uffici che non vendono più di persona.'],
  ['portuguese', 'O Close é uma solução para equipes que não vendem mais em lojas.'],
  ['dutch', 'Close is een oplossing voor het team dat niet naar de klant gaat.'],
  ['swedish', 'Close är ett system som du kan använda för att ringa till kunder.'],
  ['english', 'Close, Pipedrive, HubSpot'],
  ['english', 'Close des'],
  ['english', ''],
])('the language of a text is %s: %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test('words of addresses do not change the language', () => {
  expect(guessLanguage('See asana.com, slack.com, monday.com/de, der-die.de and /des/les.')).toBe('english');
});

test('words of any length, and those that only contain a short word, do not change the language', () => {
  const long = fc.stringMatching(/^[a-zäöüéñ]{10,20}$/);
  fc.assert(
    fc.property(fc.array(long, { maxLength: 30 }), (words) => {
      const text = `${words.map((word) => `${word} der${word}die`).join(', ')} der die das und ist`;
      expect(guessLanguage(text)).toBe('german');
    }),
  );
});

test('punctuation, digits and letters of other scripts separate words', () => {
  expect(guessLanguage('(der)·die—das/und\n**ist**')).toBe('german');
  expect(guessLanguage('中文der中文die中文das中文und')).toBe('german');
});
