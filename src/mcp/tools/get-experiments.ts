import { plainText } from '../../domain/assistants/quote.ts';
import type { Row } from '../../domain/assistants/reply.ts';
import { roundShare, SIMULATED } from '../../domain/assistants/shares.ts';
import { resolveReport } from '../resolve.ts';
import { type Output, pageRows } from '../session.ts';
import { noteIgnored, reader } from './tool.ts';

type Experiment = Output<'experiments', 'list'>['items'][number];

const COLUMNS = [
  'experiment',
  'change',
  'measure',
  'groups',
  'start',
  'end',
  'state',
  'result',
  'effect_in_share',
  'low',
  'high',
  'weeks_counted',
  'weeks_planned',
  'finding',
];
const MOST = 200;

export const getExperiments = reader<'get_experiments'>({
  title: 'Get experiments',
  description:
    'Whether changes worked: treated prompts against controls, with effect, interval and result. Report `finding`; only worked and hurt are causal.',
  async run(session, input) {
    const report = await resolveReport(session, input.report);
    const { items, decided, expectedByChance } = await session.api.experiments.list({
      reportId: report.id,
      limit: MOST,
    });
    const isSimulated = items.some((item) => item.isSimulated);
    return {
      sentence: `${isSimulated ? SIMULATED : ''}${plainText(report.brand, 80)} has n = ${items.length} experiments, ${decided} of them with a result; about ${expectedByChance} would show an effect by chance if no change had one.`,
      notes: noteIgnored(input, ['country', 'startDate', 'endDate'], 'experiments have their own days'),
      columns: COLUMNS,
      ...pageRows('get_experiments', input, items.map(toRow)),
    };
  },
});

function toRow(item: Experiment): Row {
  const last = item.looks.findLast(({ effect }) => effect !== null);
  return [
    plainText(item.name, 100),
    plainText(item.change, 200),
    item.measure,
    item.assign === 'random' ? 'random' : 'given, not random',
    item.startDate,
    item.endDate,
    item.state,
    item.result,
    ...[last?.effect?.value, last?.effect?.low, last?.effect?.high].map(roundShare),
    last?.look ?? 0,
    item.weeks,
    item.sentence,
  ];
}
