import { useState } from 'react';
import { Link } from 'wouter';
import { longDay } from '../format/dates.ts';
import { shortEngineName } from '../format/names.ts';
import { useReport } from '../report/use-report.ts';
import { DotSign } from './answer-dots.tsx';
import { PlainText } from './plain-text.tsx';
import { quoteAround, startOf } from './quote.ts';
import { type Answer, Reader } from './reader.tsx';

interface AnswerLineProps {
  answer: Answer & { promptId?: string; prompt?: string };
  brand: string;
}

/** An answer in one line, with its prompt if it is known. It opens to its full text, with the pages it cites. */
export function AnswerLine({ answer, brand }: AnswerLineProps) {
  const { link } = useReport();
  const [isOpen, setOpen] = useState(false);
  const isNamed = answer.mentions.some((mention) => mention.brand === brand);
  return (
    <li>
      <button type="button" className="answer-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <svg
          width="14"
          height="14"
          viewBox="-7 -7 14 14"
          className={`dot ${isNamed ? 'named' : 'unnamed'}`}
          role="img"
          aria-label={isNamed ? `Names ${brand}` : `Does not name ${brand}`}
        >
          <DotSign kind={isNamed ? 'named' : 'unnamed'} />
        </svg>
        <span className="answer-origin">
          {shortEngineName(answer.engine)} <span className="muted">{longDay(answer.runDate)}</span>
        </span>
        <span className="answer-excerpt" dir="auto">
          <Excerpt answer={answer} brand={brand} />
        </span>
      </button>
      {answer.promptId && (
        <p className="answer-prompt hint">
          <Link href={link(`prompts/${answer.promptId}`, { answer: answer.runId })} dir="auto">
            {answer.prompt || 'Deleted prompt'}
          </Link>
        </p>
      )}
      {isOpen && <Reader answer={answer} />}
    </li>
  );
}

/** The words around what was searched or the brand, or the first words of an answer without either. */
function Excerpt({ answer: { content, mentions, matches = [] }, brand }: AnswerLineProps) {
  const [match] = matches;
  const mention = mentions.find((each) => each.brand === brand);
  const quoted = match ?? mention;
  if (!quoted || content === null) return <PlainText text={startOf(content ?? '')} />;
  const { before, name, after } = quoteAround(content, quoted);
  return (
    <>
      <PlainText text={before} />
      <mark className={match ? 'found' : mention?.isMainBrand ? 'own' : 'other'}>
        <PlainText text={name} />
      </mark>
      <PlainText text={after} />
      {matches.length > 1 && <span className="hint"> +{matches.length - 1}</span>}
    </>
  );
}
