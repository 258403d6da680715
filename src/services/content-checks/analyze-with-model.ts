import { type ContentAnalysis, summarizeFindings } from '../../domain/content-checks/analysis/analyze.ts';
import type { PageAnalysis } from '../../domain/content-checks/analyze-page.ts';
import { buildInstructions, contentFindings } from '../../gateways/language-model/content-analysis.ts';
import type { Context } from '../context.ts';

/** The analysis of the configured language model; the rule-based one if there is none, or it fails. */
export async function analyzeWithModel(
  { languageModel, log }: Pick<Context, 'languageModel' | 'log'>,
  { title, main, contentAnalysis, symptoms }: Pick<PageAnalysis, 'title' | 'main' | 'contentAnalysis' | 'symptoms'>,
  ms: number,
): Promise<ContentAnalysis> {
  if (main === '' || symptoms.refusal !== null) return contentAnalysis;
  const instructions = buildInstructions({ title, text: main });
  const answer = await languageModel.complete(contentFindings, instructions, {
    signal: AbortSignal.timeout(Math.max(0, Math.floor(ms))),
  });
  if (answer.state === 'ok') return summarizeFindings(answer.value, contentAnalysis.language ?? null);
  if (answer.state === 'failed')
    log.warn({ reason: answer.reason, message: answer.message }, 'content analysis without the language model');
  return contentAnalysis;
}
