import { plainText } from '../../domain/assistants/quote.ts';
import type { Row } from '../../domain/assistants/reply.ts';
import { roundShare, SIMULATED } from '../../domain/assistants/shares.ts';
import { resolveReport } from '../resolve.ts';
import { type Output, pageRows, windowOf } from '../session.ts';
import { reader } from './tool.ts';

type Alert = Output<'alerts', 'list'>['items'][number];

const COLUMNS = ['date', 'event', 'state', 'muted_because', 'what', 'change_in_share', 'low', 'high', 'evidence_path'];
const MOST = 200;

export const getAlerts = reader<'get_alerts'>({
  title: 'Get alerts',
  description:
    'What changed since startDate, newest first: changes that a test confirmed, and those that were muted or withdrawn, with the reason. Also events of the workspace, such as blocked crawlers.',
  async run(session, input) {
    const { id: reportId, workspaceId, reportTitle } = await resolveReport(session, input.report);
    const { startDate } = windowOf(session, input);
    const { items, paging } = await session.api.alerts.list({ id: workspaceId, since: startDate, limit: MOST });
    const alerts = items.filter((alert) => alert.reportId === null || alert.reportId === reportId);
    const fired = alerts.filter(({ state }) => state === 'fired').length;
    const simulated = alerts.some(({ isSimulated }) => isSimulated) ? SIMULATED : '';
    const more = paging.hasMore ? `Only the newest ${MOST} alerts of the workspace are included. ` : '';
    return {
      sentence: `${simulated}${more}Since ${startDate}, n = ${fired} alerts fired for ${plainText(reportTitle ?? reportId, 100)} and its workspace, and ${alerts.length - fired} findings did not; low and high are 95 % intervals of the change.`,
      columns: COLUMNS,
      ...pageRows('get_alerts', input, alerts.map(toRow)),
    };
  },
});

function toRow({ firedDate, createdDate, event, state, mutedReason, sentence, figures, links }: Alert): Row {
  return [
    (firedDate ?? createdDate).slice(0, 10),
    event,
    state,
    mutedReason,
    plainText(sentence, 400),
    ...[figures.change, figures.low, figures.high].map(roundShare),
    links[0]?.path ?? null,
  ];
}
