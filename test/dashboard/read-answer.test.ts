import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteAround } from '../../src/dashboard/answers/quote.ts';
import { type AnswerNode, type Piece, readAnswer } from '../../src/dashboard/answers/read-answer.ts';
import { safeLink } from '../../src/dashboard/answers/safe-link.ts';

/** All text of an answer. */
function piecesOf(nodes: AnswerNode[]): Piece[] {
  return nodes.flatMap((node) => (node.kind === 'text' ? [node] : piecesOf(node.children)));
}

const textOf = (nodes: AnswerNode[]) =>
  piecesOf(nodes)
    .map(({ text }) => text)
    .join('');
/** The elements of an answer, as indented names. */
function outline(nodes: AnswerNode[]): unknown[] {
  return nodes.map((node) => (node.kind === 'text' ? node.text : [node.kind, ...outline(node.children)]));
}

function mentionOf(content: string, name: string, from = 0) {
  const start = content.indexOf(name, from);
  return { brand: name, isMainBrand: true, start, end: start + name.length };
}

describe('an answer', () => {
  test('becomes headings, lists with their ranks, emphasis, code and tables', () => {
    const nodes = readAnswer(
      '## Options\n\n3. **Acme** is *good*.[1]\n4. See [the guide](https://a.example/x).\n\nPlain `code`.\n\n| Tool | Price |\n|---|---|\n| Acme | ~~9~~ 5 |',
      [],
    );
    expect(outline(nodes)).toEqual([
      ['heading', 'Options'],
      [
        'numbered-list',
        ['item', ['paragraph', ['strong', 'Acme'], ' is ', ['emphasis', 'good'], '.', '[1]']],
        ['item', ['paragraph', 'See ', ['link', 'the guide'], '.']],
      ],
      ['paragraph', 'Plain ', ['code', 'code'], '.'],
      [
        'table',
        ['row', ['cell', 'Tool'], ['cell', 'Price']],
        ['row', ['cell', 'Acme'], ['cell', ['deleted', '9'], ' 5']],
      ],
    ]);
    expect(nodes[1]).toMatchObject({ first: 3 });
    expect(piecesOf(nodes).find(({ citation }) => citation !== null)).toMatchObject({ citation: 1, text: '[1]' });
    expect(JSON.stringify(nodes)).toContain('"href":"https://a.example/x"');
  });

  test('has the numbers of marks with circumflexes', () => {
    const pieces = piecesOf(readAnswer('Acme is good.[^2^] Globex too[^10].', []));
    expect(pieces.map(({ text, citation }) => [text, citation])).toEqual([
      ['Acme is good.', null],
      ['[^2^]', 2],
      [' Globex too', null],
      ['[^10]', 10],
      ['.', null],
    ]);
  });

  test('links a reference to the address of its definition, which stays visible', () => {
    const nodes = readAnswer('See [the guide][g].\n\n[g]: https://a.example/x', []);
    expect(JSON.stringify(nodes)).toContain('"href":"https://a.example/x"');
    expect(textOf(nodes)).toBe('See the guide.[g]: https://a.example/x');
  });

  test('marks a mention after escapes, references and in quotes, code and tables', () => {
    const contents = [
      'A\\*b &lt;x&gt; &amp; Acme CRM wins',
      '> one\n> two Acme CRM',
      '```Acme\nuse Acme CRM\n```',
      '| a | b |\n|---|---|\n| x | Acme CRM |',
      '- one\n\n  two Acme CRM',
    ];
    for (const content of contents) {
      const mention = mentionOf(content, 'Acme CRM');
      const marked = piecesOf(readAnswer(content, [mention])).filter((piece) => piece.mention);
      expect({ content, marked: marked.map(({ text }) => text) }).toEqual({ content, marked: ['Acme CRM'] });
    }
  });

  test('marks a mention exactly where the API found it, and no other occurrence of the name', () => {
    const content = 'Acme or **Acme CRM**: Acme.';
    const mention = { ...mentionOf(content, 'Acme CRM'), brand: 'Acme' };
    const marked = piecesOf(readAnswer(content, [mention])).filter((piece) => piece.mention);
    expect(marked).toMatchObject([{ text: 'Acme CRM', start: 10, end: 18 }]);
  });

  test('marks a mention that spans bold text and plain text in parts', () => {
    const content = 'The **Acme** CRM wins.';
    const parts = piecesOf(readAnswer(content, [{ brand: 'Acme CRM', isMainBrand: true, start: 6, end: 16 }]));
    expect(parts.filter(({ mention }) => mention).map(({ text }) => text)).toEqual(['Acme', ' CRM']);
  });

  test('keeps scripts, HTML and hostile links as text', () => {
    const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) [y](data:text/html,x) <img onerror=a>';
    const nodes = readAnswer(hostile, []);
    expect(JSON.stringify(nodes)).not.toMatch(/"href":"/);
    expect(textOf(nodes)).toContain('<script>alert(1)</script>');
    expect(textOf(nodes)).toContain('<img onerror=a>');
    expect(textOf(readAnswer('![Acme](https://a.example/x.png)', []))).toBe('![Acme](https://a.example/x.png)');
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
        for (const piece of piecesOf(readAnswer(content, [{ brand: 'x', isMainBrand: true, start, end }]))) {
          // Markdown removes spaces at the ends of lines.
          const without = (text: string) => text.replaceAll(/\s/g, '');
          expect(without(content.slice(piece.start, piece.end))).toBe(without(piece.text));
          const isInside = piece.start >= start && piece.end <= end && start < end;
          expect(piece.mention !== null).toBe(isInside && piece.citation === null);
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

test('matches of a search are marked exactly at their offsets, also within mentions', () => {
  const content = '**Acme CRM** has a free plan, 最高の顧客管理です [1]';
  const mentions = [{ brand: 'Acme CRM', isMainBrand: true, start: 2, end: 10 }];
  const at = (text: string) => ({ start: content.indexOf(text), end: content.indexOf(text) + text.length });
  const matches = [at('CRM'), at('free plan'), at('顧客管理')];
  const pieces = piecesOf(readAnswer(content, mentions, matches));
  expect(
    pieces.filter(({ isMatch }) => isMatch).map(({ text, start, mention }) => [text, start, mention?.brand]),
  ).toEqual([
    ['CRM', 7, 'Acme CRM'],
    ['free plan', 19, undefined],
    ['顧客管理', 33, undefined],
  ]);
  expect(pieces.map(({ text }) => text).join('')).toBe('Acme CRM has a free plan, 最高の顧客管理です [1]');
});
