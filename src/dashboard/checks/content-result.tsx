import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../api/errors.ts';
import { api, type Outputs } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { moment } from '../format/dates.ts';
import { decimal } from '../format/numbers.ts';
import { inWords } from '../format/words.ts';
import { Loaded } from '../shell/states.tsx';
import { CheckFrame, POLL_MS } from './check-frame.tsx';
import { MissingCheck } from './missing-check.tsx';

type Check = Outputs['contentChecks']['get'];

/** How well machines can read a page, what to fix first, and what changed since the last check. */
export function ContentResult({ checkId }: { checkId: string }) {
  const query = useQuery(
    api.contentChecks.get.queryOptions(
      { checkId },
      { refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? POLL_MS : false) },
    ),
  );
  if (isMissing(query.error)) return <MissingCheck />;
  return (
    <Loaded query={query}>
      {(check) => (
        <CheckFrame
          kind={`Content, read as ${check.crawlerIdentity}`}
          name={check.url}
          createdDate={check.createdDate}
          status={check.status}
          isQueued={check.queued ?? false}
          failureReason={check.failureReason}
        >
          {check.blockers && check.blockers.length > 0 && (
            <div className="problem">
              {check.blockers.map(({ code, message }) => (
                <p key={code}>{message}</p>
              ))}
            </div>
          )}
          <Scores check={check} />
          <Fixes check={check} />
          <Comparison checkId={checkId} />
        </CheckFrame>
      )}
    </Loaded>
  );
}

const CATEGORIES = ['metadata', 'technical', 'structure', 'content'] as const;

/** The scores that were evaluated. */
function scoresOf({
  structuralAnalysis,
  contentAnalysis,
  dynamicContent,
}: Check): { name: string; score: number; about: string }[] {
  const rows: { name: string; score: number; about: string }[] = [];
  for (const name of CATEGORIES) {
    const category = structuralAnalysis?.[name];
    if (category && category.evaluated !== false)
      rows.push({ name, score: category.score, about: 'Structure of the page' });
  }
  const aspects = contentAnalysis?.evaluated === false ? [] : Object.entries(contentAnalysis?.analysis ?? {});
  for (const [name, { score, description }] of aspects) rows.push({ name: inWords(name), score, about: description });
  if (dynamicContent)
    rows.push({ name: 'without JavaScript', score: dynamicContent.score, about: dynamicContent.differenceDescription });
  return rows;
}

function isEvaluated({ structuralAnalysis, contentAnalysis }: Check): boolean {
  const parts = [...CATEGORIES.map((name) => structuralAnalysis?.[name]), contentAnalysis];
  return parts.every((part) => part?.evaluated !== false);
}

function titleOf(check: Check): string {
  if (!isEvaluated(check)) return 'Not fully evaluated';
  const [structure, text] = [check.structuralAnalysis, check.contentAnalysis].map((part) =>
    decimal(part?.overallScore ?? null, 0),
  );
  return `Structure ${structure} of 100, text ${text} of 100`;
}

function Scores({ check }: { check: Check }) {
  const rows = scoresOf(check);
  return (
    <Figure
      title={titleOf(check)}
      note={
        isEvaluated(check)
          ? 'Each part has up to 100 points.'
          : 'Parts that would describe something other than the page were not evaluated.'
      }
      name="content-check"
      table={{ columns: ['Part', 'Score', 'Why'], rows: rows.map(({ name, score, about }) => [name, score, about]) }}
      call={{ path: `/v1/audits/geo/content-checks/${check.id}` }}
    >
      <ul className="bars scores">
        {rows.map(({ name, score, about }) => (
          <li key={name} className="own">
            <span className="bar-name">{name}</span>
            <span className="bar" aria-hidden="true">
              <span style={{ width: `${score}%` }} />
            </span>
            <span className="number">{decimal(score, 0)}</span>
            {about !== 'Structure of the page' && <span className="hint bar-note">{about}</span>}
          </li>
        ))}
      </ul>
    </Figure>
  );
}

function Fixes({ check: { structuralAnalysis } }: { check: Check }) {
  if (!structuralAnalysis?.fixes || structuralAnalysis.fixes.length === 0) return null;
  return (
    <section className="figure">
      <header>
        <h2>What to fix first</h2>
      </header>
      <ol className="fixes">
        {structuralAnalysis.fixes.map(({ item, message, where, gain }) => (
          <li key={item + message}>
            {gain > 0 && <strong>+{decimal(gain)}</strong>} {message} {where && <span className="hint">({where})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Comparison({ checkId }: { checkId: string }) {
  const { data } = useQuery(api.contentChecks.compare.queryOptions({ checkId }));
  if (!data?.previous) return null;
  const changes = [...(data.rose ?? []), ...(data.fell ?? [])];
  return (
    <section className="figure">
      <header>
        <div>
          <h2>Since the check before</h2>
          <p className="note">Compared with {moment(data.previous.createdDate)}.</p>
        </div>
      </header>
      {changes.length === 0 && <p className="note">Nothing changed.</p>}
      <ul className="fixes">
        {changes.map(({ item, from, to, why }) => (
          <li key={item}>
            <span aria-hidden="true">{to > from ? '▲' : '▼'}</span> {inWords(item)}: {decimal(from)} → {decimal(to)}.{' '}
            <span className="hint">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
