import { mapInSlices } from '../../concurrency/slices.ts';
import { ordinaryWords } from '../../data.ts';
import { createMentionFinder } from '../../domain/detection/evidence.ts';
import { excerptSentence } from '../../domain/detection/sentences.ts';
import { findNameWarnings, type NameWarning } from '../../domain/detection/warnings.ts';
import type { BrandReport } from '../../domain/reports/reports.ts';
import { trackedBrandsOf } from '../../domain/statistics/brands.ts';
import { listNewestTexts } from '../../storage/answers/list.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';

const MOST_WARNINGS = 50;
const MOST_SAMPLES = 5;
/** Enough answers to find examples of an ordinary word, and fast to read. */
const PROMPTS = 40;
const PER_PROMPT = 5;

/** The report with warnings about names that may count too often, each with sentences of stored answers. */
export async function withWarnings({ database, engines }: Context, report: BrandReport): Promise<BrandReport> {
  const found = findNameWarnings(trackedBrandsOf(report), ordinaryWords).slice(0, MOST_WARNINGS);
  if (found.length === 0) return report;
  const texts = await listNewestTexts(database, {
    workspaceId: report.workspaceId,
    promptIds: report.promptIds.slice(0, PROMPTS),
    isSimulated: isSimulated(engines),
    perPrompt: PER_PROMPT,
  });
  return { ...report, warnings: await addSamples(found, texts) };
}

/** Sentences that contain the name in any sense: capitals are ignored here. */
async function addSamples(warnings: readonly NameWarning[], texts: readonly string[]): Promise<NameWarning[]> {
  const samples = warnings.map(() => new Set<string>());
  const findNames = createMentionFinder(
    warnings.map(({ name }) => ({ names: [name], regex: null })),
    ordinaryWords,
  );
  await mapInSlices(texts, (text) => {
    for (const { brand, start, end } of findNames(text)) {
      const brandSamples = samples[brand];
      if (brandSamples && brandSamples.size < MOST_SAMPLES) brandSamples.add(excerptSentence(text, start, end).text);
    }
  });
  return warnings.map((warning, index) => ({ ...warning, samples: [...(samples[index] ?? [])] }));
}
