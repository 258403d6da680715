import type { Outputs } from '../api/trpc.ts';
import { longDay, moment } from '../format/dates.ts';
import { engineName } from '../format/names.ts';
import { usd } from '../format/numbers.ts';
import { asSentence } from '../format/words.ts';
import { AnswerText } from './markdown.ts';
import { matchMarks } from './match-marks.ts';
import { PlainText } from './plain-text.tsx';
import { safeLink } from './safe-link.ts';

export type Answer = Outputs['answers']['list']['items'][number];

/** One answer as it was given: text, cited pages, searches and where it comes from. */
export function Reader({ answer }: { answer: Answer }) {
  const { engine, runDate, state, content, mentions, matches, failureReason, noAnswerReason, truncated } = answer;
  const { listed, linked } = matchMarks(answer);
  return (
    <article className="reader" aria-label={`Answer of ${engineName(engine)}, ${longDay(runDate)}`}>
      <div className="reader-main">
        <h2>
          {engineName(engine)} <span className="muted">{longDay(runDate)}</span>
        </h2>
        {state === 'answered' && content !== null && (
          <AnswerText content={content} mentions={mentions} matches={matches} citations={linked} />
        )}
        {state === 'no_answer' && <p className="note">The engine showed no AI answer. {noAnswerReason}</p>}
        {state === 'failed' && (
          <p className="note">
            The call failed: {asSentence(failureReason ?? 'no reason was recorded')} It is left out of all statistics.
          </p>
        )}
        {truncated && <p className="note">The engine stopped before the end of its answer.</p>}
      </div>
      <div className="reader-side">
        <Citations citations={listed} />
        {answer.searches.length > 0 && (
          <>
            <h3>Searches</h3>
            <ul className="searches">
              {answer.searches.map((search) => (
                <li key={search} dir="auto">
                  <PlainText text={search} />
                </li>
              ))}
            </ul>
          </>
        )}
        {answer.searchSuggestions && (
          <>
            <h3>Google's search suggestions</h3>
            <iframe
              className="suggestions"
              title="Search suggestions"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={answer.searchSuggestions}
            />
          </>
        )}
        <h3>Origin</h3>
        <dl className="facts">
          <dt>Model</dt>
          <dd>{answer.model ?? 'not reported'}</dd>
          <dt>Source</dt>
          <dd>{answer.source === 'sandbox' ? 'sandbox (simulated)' : answer.source}</dd>
          <dt>Surface</dt>
          <dd>{answer.surface === 'ui' ? 'page that users see' : 'API of the provider'}</dd>
          <dt>Collected</dt>
          <dd>{moment(answer.collectedDate)}</dd>
          <dt>Cost</dt>
          <dd>{usd(answer.cost)}</dd>
        </dl>
      </div>
    </article>
  );
}

function Citations({ citations }: Pick<Answer, 'citations'>) {
  return (
    <>
      <h3>Cited pages</h3>
      {citations.length === 0 && <p className="note">None.</p>}
      <ol className="citations">
        {citations.map(({ rank, title, link }) => {
          const href = safeLink(link);
          const text = <PlainText text={title || link} />;
          return (
            <li key={rank} value={rank}>
              {href ? (
                <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank" dir="auto">
                  {text}
                </a>
              ) : (
                <span dir="auto">{text}</span>
              )}
              <span className="hint">{href ? new URL(href).hostname : link}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
