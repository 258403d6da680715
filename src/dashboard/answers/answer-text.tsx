import { type ReactNode, useMemo } from 'react';
import { PlainText } from './plain-text.tsx';
import { type AnswerNode, type Element, type Mention, type Piece, type Range, readAnswer } from './read-answer.ts';
import { safeLink } from './safe-link.ts';

interface AnswerTextProps {
  content: string;
  mentions: readonly Mention[];
  /** Where the text contains what was searched. */
  matches?: readonly Range[] | undefined;
  /** The cited pages, by the number that the text names them with. */
  citations?: readonly { rank: number; link: string }[];
}

const NONE: NonNullable<AnswerTextProps['citations']> = [];

type Pages = ReadonlyMap<number, string | null>;

/** The text of an answer with its mentions marked. It is hostile input: no HTML, no images, only checked links. */
export function AnswerText({ content, mentions, matches, citations = NONE }: AnswerTextProps) {
  const nodes = useMemo(() => readAnswer(content, mentions, matches), [content, mentions, matches]);
  const pages = useMemo(() => new Map(citations.map(({ rank, link }) => [rank, safeLink(link)])), [citations]);
  return (
    <div className="answer-text" dir="auto">
      {nodes.map((node) => (
        <NodeView key={keyOf(node)} node={node} pages={pages} />
      ))}
    </div>
  );
}

function keyOf({ kind, start }: AnswerNode): string {
  return `${kind} ${start}`;
}

function NodeView({ node, pages }: { node: AnswerNode; pages: Pages }) {
  return node.kind === 'text' ? <PieceView piece={node} pages={pages} /> : <ElementView element={node} pages={pages} />;
}

function ElementView({ element, pages }: { element: Element; pages: Pages }) {
  const { kind, first, href, children } = element;
  const content = children.map((child) => <NodeView key={keyOf(child)} node={child} pages={pages} />);
  switch (kind) {
    case 'heading':
      return <p className="answer-heading">{content}</p>;
    case 'list':
      return <ul>{content}</ul>;
    case 'numbered-list':
      return <ol start={first}>{content}</ol>;
    case 'item':
      return <li>{content}</li>;
    case 'quote':
      return <blockquote>{content}</blockquote>;
    case 'table':
      return <Table element={element} pages={pages} />;
    case 'strong':
      return <strong>{content}</strong>;
    case 'emphasis':
      return <em>{content}</em>;
    case 'deleted':
      return <del>{content}</del>;
    case 'code':
      return <code>{content}</code>;
    case 'code-block':
      return (
        <pre tabIndex={0}>
          <code>{content}</code>
        </pre>
      );
    case 'link':
      return href ? <Outside href={href}>{content}</Outside> : content;
    case 'line':
      return <hr />;
    case 'break':
      return <br />;
    case 'paragraph':
    case 'row':
    case 'cell':
      break;
  }
  return <p>{content}</p>;
}

/** The first row is the header. */
function Table({ element: { children }, pages }: { element: Element; pages: Pages }) {
  const rows = children.map((row, index) => (
    <tr key={keyOf(row)}>
      {('children' in row ? row.children : []).map((cell) => {
        const content =
          'children' in cell &&
          cell.children.map((child) => <NodeView key={keyOf(child)} node={child} pages={pages} />);
        return index === 0 ? (
          <th key={keyOf(cell)} scope="col">
            {content}
          </th>
        ) : (
          <td key={keyOf(cell)}>{content}</td>
        );
      })}
    </tr>
  ));
  return (
    <div className="scroller" tabIndex={0} role="region" aria-label="Table of the answer">
      <table className="data">
        <thead>{rows.slice(0, 1)}</thead>
        <tbody>{rows.slice(1)}</tbody>
      </table>
    </div>
  );
}

function PieceView({ piece: { text, citation, mention, isMatch }, pages }: { piece: Piece; pages: Pages }) {
  if (citation !== null) {
    const href = pages.get(citation);
    return <sup className="citation">{href ? <Outside href={href}>{citation}</Outside> : citation}</sup>;
  }
  const view = <PlainText text={text} />;
  const found = isMatch ? <mark className="found">{view}</mark> : view;
  if (!mention) return found;
  return (
    <mark className={mention.isMainBrand ? 'own' : 'other'} title={mention.brand}>
      {found}
    </mark>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
      {children}
    </a>
  );
}
