import { plainText, QUOTE_NOTICE, quote } from '../../domain/assistants/quote.ts';
import type { Row } from '../../domain/assistants/reply.ts';
import { SIMULATED } from '../../domain/assistants/shares.ts';
import { groupByList } from '../../domain/query-fan-outs/fan-outs.ts';
import { awaitAudit, describeCost, isReusable } from '../await-audit.ts';
import { resolveReport } from '../resolve.ts';
import { type Output, pageRows, type Session } from '../session.ts';
import { type Tool } from './tool.ts';

type FanOut = Output<'queryFanOuts', 'get'>;
type ExpandedQuery = FanOut['results'][number]['expandedQueries'][number];

const RECENT = 50;
const COLUMNS = ['engine', 'search', 'type', 'user_intent', 'observed_on'];

export const expandQuery: Tool<'expand_query'> = {
  title: 'Expand a query',
  description:
    'The searches that engines would run to answer a query, observed or generated. Engines with the same searches share the rows. Uses 1 audit of the allowance.',
  readOnly: false,
  idempotent: true,
  openWorld: false,
  async run(session, input) {
    const { workspaceId } = await resolveReport(session, input.report);
    const query = input.query.trim();
    const running = await findRunning(session, workspaceId, query);
    const { queryFanOuts } = session.api;
    const fanOutId = running ?? (await queryFanOuts.create({ workspaceId, query })).id;
    const fanOut = await awaitAudit(session, () => queryFanOuts.get({ fanOutId }));
    const notes = [await describeCost(session, workspaceId, running === null)];
    if (fanOut.status === 'pending') {
      const next =
        'Call expand_query again with the same query to continue at no cost. If it never ends, no Sightline worker is running.';
      return { sentence: `The expansion of “${plainText(query, 200)}” is still running.`, notes: [next, ...notes] };
    }
    const rows = listRows(fanOut);
    const reasons = new Set(
      fanOut.results.flatMap(({ emptyReason, failureReason }) => emptyReason ?? failureReason ?? []),
    );
    const observed = rows.filter((row) => row.at(-1) !== null).length;
    const { items: engines } = await session.api.engines.list();
    const source = engines.some(({ state }) => state === 'sandbox') ? SIMULATED : '';
    return {
      sentence: `${source}“${plainText(query, 200)}” expands to n = ${rows.length} searches on ${fanOut.results.length} engines: ${observed} ${observed > 0 && source ? 'simulated by the sandbox' : 'observed'}, ${rows.length - observed} generated from rules, which are a forecast and not a measurement.`,
      notes: [...reasons, ...notes, QUOTE_NOTICE],
      columns: COLUMNS,
      ...pageRows('expand_query', input, rows),
    };
  },
};

/** The newest fan-out of the same query, if it is still running or ended only just. */
async function findRunning(session: Session, workspaceId: string, query: string): Promise<string | null> {
  const { items } = await session.api.queryFanOuts.list({ workspaceId, limit: RECENT });
  const earlier = items.find((each) => each.query === query);
  return earlier && isReusable(session, earlier) ? earlier.id : null;
}

function listRows({ results }: FanOut): Row[] {
  return groupByList(results).flatMap(({ engines, result }) =>
    result.expandedQueries.map(({ query, type, userIntent, observed }) => [
      engines.length === results.length ? 'all' : engines.join(', '),
      quote(query, 200),
      type,
      plainText(userIntent, 120),
      observed ? describeOrigin(observed) : null,
    ]),
  );
}

function describeOrigin({ engine, date, prompt, isSimulated }: NonNullable<ExpandedQuery['observed']>): string {
  const source = prompt === undefined ? '' : `, prompt: ${quote(prompt, 120)}`;
  return `${engine}, ${date}${source}${isSimulated ? ' (simulated)' : ''}`;
}
