import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteAround } from '../../src/dashboard/answers/quote.ts';
import { type Block, readAnswer, safeLink } from '../../src/dashboard/answers/read-answer.ts';

const textOf = (blocks: Block[]) => blocks.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join('\n');

function mentionOf(content: string, name: string, from = 0) {
  const start = content.indexOf(name, from);
  return { brand: name, isMainBrand: true, start, end: start + name.length };
}

describe('an answer', () => {
  test('becomes headings, items and paragraphs without their Markdown', () => {
    const blocks = readAnswer(
      '## Options\n\n- **Acme** is good.[1]\n2. See [the guide](https://a.example/x).\nPlain.',
      [],
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'item', 'item', 'paragraph']);
    expect(textOf(blocks)).toBe('Options\nAcme is good.[1]\nSee the guide.\nPlain.');
    expect(blocks[1]?.pieces).toMatchObject([{ text: 'Acme', isBold: true }, {}, { citation: 1 }]);
    expect(blocks[2]?.pieces[1]).toMatchObject({ text: 'the guide', href: 'https://a.example/x' });
  });

  test('marks a mention exactly where the API found it, and no other occurrence of the name', () => {
    const content = 'Acme or **Acme CRM**: Acme.';
    const mention = { ...mentionOf(content, 'Acme CRM'), brand: 'Acme' };
    const marked = readAnswer(content, [mention]).flatMap(({ pieces }) => pieces.filter((piece) => piece.mention));
    expect(marked).toMatchObject([{ text: 'Acme CRM', start: 10, end: 18, isBold: true }]);
  });

  test('marks a mention that spans bold text and plain text in parts', () => {
    const content = 'The **Acme** CRM wins.';
    const parts = readAnswer(content, [{ brand: 'Acme CRM', isMainBrand: true, start: 6, end: 16 }]);
    expect(parts[0]?.pieces.filter(({ mention }) => mention).map(({ text }) => text)).toEqual(['Acme', ' CRM']);
  });

  test('keeps scripts, HTML and hostile links as text', () => {
    const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) [y](data:text/html,x) <img onerror=a>';
    const [block] = readAnswer(hostile, []);
    expect(block?.pieces.every(({ href }) => href === null)).toBe(true);
    expect(textOf([block as Block])).toContain('<script>alert(1)</script>');
    expect(
      ['javascript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x', '//a.example', 'https://', ' https://a.example'].map(
        safeLink,
      ),
    ).toEqual(Array.from({ length: 6 }, () => null));
  });

  test('loses no character of a mention, whatever the text is', () => {
    const word = fc.constantFrom(
      'Acme',
      '**',
      '[1]',
      '[a](https://b.example)',
      '\n',
      '- ',
      ' ',
      '# ',
      '‮',
      'é',
      '😀',
      '*',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.nat(), fc.nat(), (words, a, b) => {
        const content = words.join('');
        const start = Math.min(a, b) % (content.length + 1);
        const end = Math.min(content.length, start + 5);
        const pieces = readAnswer(content, [{ brand: 'x', isMainBrand: true, start, end }]).flatMap(
          (block) => block.pieces,
        );
        for (const piece of pieces) {
          expect(content.slice(piece.start, piece.end)).toBe(piece.text);
          expect(piece.mention !== null).toBe(piece.start >= start && piece.end <= end && start < end);
        }
      }),
    );
  });
});

describe('a quote', () => {
  test('shows the line around the mention without Markdown', () => {
    const content = "Intro.\n- Some look at **Acme**'s price first.\nEnd.";
    expect(quoteAround(content, mentionOf(content, 'Acme'))).toEqual({
      before: 'Some look at ',
      name: 'Acme',
      after: "'s price first.",
    });
  });

  test('is cut at words on both sides of a long line', () => {
    const content = `${'word '.repeat(60)}Acme${' tail'.repeat(60)}`;
    const { before, name, after } = quoteAround(content, mentionOf(content, 'Acme'));
    expect(before).toMatch(/^…word (word )+$/);
    expect(name).toBe('Acme');
    expect(after).toMatch(/^( tail)+ …$/);
  });
});
