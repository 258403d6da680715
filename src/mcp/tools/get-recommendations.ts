import { plainText, QUOTE_NOTICE, quote } from '../../domain/assistants/quote.ts';
import type { Row } from '../../domain/assistants/reply.ts';
import { percent, points, roundShare } from '../../domain/assistants/shares.ts';
import { readScope } from '../read-scope.ts';
import { resolveEngine, resolveScope } from '../resolve.ts';
import { type Output, pageRows } from '../session.ts';
import { reader } from './tool.ts';

type Task = Output<'recommendations', 'list'>['items'][number];

const COLUMNS = [
  'priority_1_to_10',
  'type',
  'engines_with_share_0_to_1',
  'action',
  'why',
  'n_answers',
  'from',
  'to',
  'url',
  'page_title',
  'competitors',
  'prompts',
  'steps',
  'evidence',
  'effect_after_completion',
];
const MOST = 200;
/** Three gaps fit in one reply. */
const LONGEST_EVIDENCE = 500;

export const getRecommendations = reader<'get_recommendations'>({
  title: 'Get recommendations',
  description:
    'What to do next, most impact first: one task over all engines, with their shares and the evidence: pages to get onto, content gaps with the pages and searches behind them, lost citations. state: completed shows what changed afterwards.',
  async run(session, input) {
    const { type, limit, state = 'suggested' } = input;
    const scope = await resolveScope(session, input);
    const engine = input.engine === undefined ? undefined : resolveEngine(scope.report, input.engine);
    const { sentence, notes } = await readScope(session, scope, { engine });
    const { items, paging } = await session.api.recommendations.list({
      reportId: scope.report.id,
      ...(scope.country && { country: scope.country }),
      merge: 'engines',
      state,
      ...(engine && { engine }),
      ...(type && { type }),
      limit: MOST,
    });
    const count = paging.hasMore ? `more than ${MOST}` : items.length;
    const tasks = `${state} ${count === 1 ? 'task' : 'tasks'}${type ? ` of type ${type}` : ''}`;
    const total = `There ${count === 1 ? 'is' : 'are'} ${count} ${tasks}, from the 14 most recent days with answers.`;
    return {
      sentence,
      notes: [total, ...notes, QUOTE_NOTICE],
      columns: COLUMNS,
      ...pageRows('get_recommendations', input, items.map(toRow), limit ?? items.length),
    };
  },
});

function toRow({ priority, type, engine, engines, copy, data, effect }: Task): Row {
  return [
    priority,
    type,
    engines?.map(({ engine: name, share }) => (share === null ? name : `${name} ${roundShare(share)}`)) ?? [engine],
    plainText(copy.title, 200),
    plainText(copy.headline, 400),
    data.citations,
    data.startDate,
    data.endDate,
    plainText(data.url, 200),
    data.title === '' ? null : quote(data.title, 120),
    data.mentionedCompetitors.slice(0, 5).map((name) => plainText(name, 60)),
    data.prompts
      .slice(0, 3)
      .map(({ prompt, engines: named }) => plainText(named ? `${prompt} (${named.join(', ')})` : prompt, 160)),
    copy.suggestions.slice(0, 4).map((step) => plainText(step.replace(/^- /, ''), 200)),
    // The pages and searches behind a gap.
    type === 'content_gap' ? quote(copy.reasoning, LONGEST_EVIDENCE) : null,
    effect ? effect.measurements.map(describeMeasurement) : null,
  ];
}

type Measurement = NonNullable<Task['effect']>['measurements'][number];

/** Against prompts that no task is about. It has no verdict: that needs an experiment. */
function describeMeasurement({ days, prompts, untouched, difference }: Measurement): string {
  const shares = ({ before, after }: Measurement['prompts']) =>
    `${percent(before.share)} before, ${percent(after.share)} after`;
  const interval =
    difference === null || difference.low === null || difference.high === null
      ? ''
      : ` (95 % interval ${points(difference.low)} to ${points(difference.high)})`;
  const compared =
    difference === null ? 'too few prompts to compare' : `difference ${points(difference.value)}${interval}`;
  return `${days} days after: ${shares(prompts)} (n = ${prompts.after.answers} answers); other prompts ${shares(untouched)}; ${compared}, no verdict`;
}
