import { findLeader, lagOf, sortPrompts } from '../../domain/assistants/prompt-orders.ts';
import { plainText } from '../../domain/assistants/quote.ts';
import type { Row } from '../../domain/assistants/reply.ts';
import { roundShare } from '../../domain/assistants/shares.ts';
import { listPrompts, type ReportPrompt } from '../list-prompts.ts';
import { readScope } from '../read-scope.ts';
import { resolveEngine, resolveScope } from '../resolve.ts';
import { pageRows } from '../session.ts';
import { reader } from './tool.ts';

const DEFAULT_LIMIT = 20;
const LONGEST_PROMPT = 300;
const COLUMNS = [
  'prompt',
  'prompt_id',
  'n_answers',
  'your_mention_share_0_to_1',
  'low_0_to_1',
  'high_0_to_1',
  'your_cited_share_0_to_1',
  'best_competitor',
  'its_mention_share_0_to_1',
  'lead_over_you',
  'gap_on_engines',
];

export const findPrompts = reader<'find_prompts'>({
  title: 'Find prompts',
  description:
    'The prompts of a report with your share and the best competitor on each: where you lose or win. gap: true keeps prompts where a competitor leads clearly on an engine, as in the content gaps of get_recommendations.',
  async run(session, input) {
    const scope = await resolveScope(session, input);
    const engine = input.engine === undefined ? undefined : resolveEngine(scope.report, input.engine);
    const { sentence, notes } = await readScope(session, scope, { engine });
    const all = await listPrompts(session, scope, engine, 'include');
    const gaps = all.filter((prompt) => prompt.gaps?.length);
    const wanted = sortPrompts(input.gap ? gaps : all, input.sortBy ?? 'lag');
    const summary = `Of ${all.length} prompts, ${gaps.length} have an engine where a competitor leads clearly. Other leads are within noise or too small to be a gap: do not report them as lost.`;
    return {
      sentence,
      notes: [summary, ...notes],
      columns: COLUMNS,
      ...pageRows('find_prompts', input, wanted.map(toRow), input.limit ?? DEFAULT_LIMIT),
    };
  },
});

function toRow(prompt: ReportPrompt): Row {
  const own = prompt.brands.find(({ isMainBrand }) => isMainBrand);
  const leader = findLeader(prompt);
  return [
    plainText(prompt.prompt, LONGEST_PROMPT),
    prompt.id,
    prompt.answers,
    ...[own?.brandCoverage, own?.brandCoverageLow, own?.brandCoverageHigh, own?.domainCoverage].map(roundShare),
    leader?.brand ?? null,
    roundShare(leader?.share),
    roundShare(lagOf(prompt)),
    prompt.gaps?.map(({ engine }) => engine) ?? [],
  ];
}
