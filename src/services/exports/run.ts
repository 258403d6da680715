import { BYTE_ORDER_MARK } from '../../domain/exports/rows.ts';
import { exportAnswers } from './answers.ts';
import { exportCitations } from './citations.ts';
import { exportCosts } from './costs.ts';
import { exportExperiments } from './experiments.ts';
import { exportMentions } from './mentions.ts';
import { exportPrompts } from './prompts.ts';
import { exportRecommendations } from './recommendations.ts';
import { exportStatistics } from './statistics.ts';
import { exportReferrals, exportVisits } from './traffic.ts';

/** The service of each export. */
export const exporters = {
  answers: exportAnswers,
  mentions: exportMentions,
  citations: exportCitations,
  statistics: exportStatistics,
  prompts: exportPrompts,
  'agent-visits': exportVisits,
  referrals: exportReferrals,
  recommendations: exportRecommendations,
  experiments: exportExperiments,
  costs: exportCosts,
};

/** Adds the mark by which Excel recognizes UTF-8 to the first chunk. */
export async function* markForExcel(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let mark = BYTE_ORDER_MARK;
  for await (const chunk of chunks) {
    yield mark === '' ? chunk : Buffer.concat([Buffer.from(mark), chunk]);
    mark = '';
  }
}
