import { useMemo } from 'react';
import { PlainText } from './plain-text.tsx';
import { type Block, type Mention, type Piece, readAnswer } from './read-answer.ts';

/** The text of an answer with its mentions marked. It is hostile input: only text nodes and checked links. */
export function AnswerText({ content, mentions }: { content: string; mentions: readonly Mention[] }) {
  const blocks = useMemo(() => readAnswer(content, mentions), [content, mentions]);
  return (
    <div className="answer-text" dir="auto">
      {blocks.map((block) => (
        <BlockView key={block.pieces[0]?.start} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block: { kind, pieces } }: { block: Block }) {
  const content = pieces.map((piece) => <PieceView key={piece.start} piece={piece} />);
  if (kind === 'heading') return <p className="answer-heading">{content}</p>;
  if (kind === 'item') return <p className="answer-item">{content}</p>;
  if (kind === 'code') return <p className="answer-code">{content}</p>;
  return <p>{content}</p>;
}

function PieceView({ piece: { text, isBold, href, citation, mention } }: { piece: Piece }) {
  let view = <PlainText text={text} />;
  if (mention) {
    view = (
      <mark className={mention.isMainBrand ? 'own' : 'other'} title={mention.brand}>
        {view}
      </mark>
    );
  }
  if (isBold) view = <strong>{view}</strong>;
  if (citation !== null) {
    return <sup className="citation">{citation}</sup>;
  }
  if (!href) return view;
  return (
    <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
      {view}
    </a>
  );
}
