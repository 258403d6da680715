import { describe, expect, test } from 'vitest';
import { findMentions } from '../../../src/domain/detection/evidence.ts';

function absencesIn(text: string): boolean[] {
  return findMentions([{ names: ['Acme'], regex: null }], text).map((mention) => mention.isAbsence);
}

describe('that nothing is known of a brand is flagged, and the mention stays', () => {
  test.each([
    'There is no information about Acme.',
    'I found no reliable information on a company called Acme.',
    "I couldn't find Acme in the results.",
    'I could not find any reviews of Acme.',
    "I don't have any specific information about Acme.",
    'I am not familiar with Acme.',
    'We were unable to locate a brand named Acme.',
    'Acme was not found in any list.',
    "Acme isn't mentioned in the sources.",
    'Es gibt keine Informationen über Acme.',
    'Es ist nichts über Acme bekannt.',
    "Je n'ai trouvé aucune information sur Acme.",
    "Je n'ai pas trouvé Acme.",
    'No he encontrado información sobre Acme.',
    'Não encontrei informações sobre a Acme.',
    'Non ho trovato informazioni su Acme.',
    'Ik heb geen informatie over Acme.',
    'Acmeに関する情報は見つかりません。',
    '没有找到Acme的信息',
  ])('%s', (text) => {
    expect(absencesIn(text)).toEqual([true]);
  });
});

describe('what is not said of a brand itself is not flagged', () => {
  test.each([
    'There is no better tool than Acme.',
    "You can't go wrong with Acme.",
    'I could not find Globex. Acme is a good choice.',
    "I couldn't find Globex, but Acme is well known.",
    'No information about Globex;  Acme is better known.',
    'Acme has no free plan.',
    'Acme does not share your data.',
    'If you do not know where to start, Acme helps.',
  ])('%s', (text) => {
    expect(absencesIn(text)).toEqual([false]);
  });
});
