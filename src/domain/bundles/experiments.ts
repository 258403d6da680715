import type { Experiment } from '../experiments/experiment.ts';
import { type ComputedLook, evaluateLooks } from '../experiments/looks.ts';
import { accumulate, type PanelCell } from '../experiments/panel.ts';
import type { Design } from '../experiments/placebo.ts';
import { groupQuestions, numberQuestions } from '../experiments/questions.ts';
import { baselineOf, windowOfLook } from '../experiments/schedule.ts';
import { normalizeUrl } from '../shared/urls.ts';
import { countDays, daysOf } from '../shared/windows.ts';
import type { BundledAnswer, BundleHeader } from './bundle.ts';
import type { RecountedBlock } from './recount.ts';

/** An experiment whose answers are all in the bundle, with its looks. Its design was frozen at its start, from earlier answers. */
export interface BundledExperiment
  extends Pick<
    Experiment,
    | 'id'
    | 'name'
    | 'change'
    | 'pageUrl'
    | 'measure'
    | 'engines'
    | 'countries'
    | 'assign'
    | 'seed'
    | 'treatedPromptIds'
    | 'controlPromptIds'
    | 'startDate'
    | 'baselineDays'
    | 'lagDays'
    | 'weeks'
  > {
  design: Design;
  looks: ComputedLook[];
}

/** The answers that cite the pages of experiments. */
export interface PageRecount {
  add: (answer: BundledAnswer) => void;
  countOf: (cell: { pageUrl: string | null; promptId: string; engine: string; day: string }) => number;
}

export function createPageRecount({ experiments = [] }: Pick<BundleHeader, 'experiments'>): PageRecount {
  const pages = new Set(experiments.flatMap(({ pageUrl }) => keyOf(pageUrl) ?? []));
  const counts = new Map<string, number>();
  return {
    add({ promptId, engine, day, state, cited }) {
      if (pages.size === 0 || state !== 'answered') return;
      for (const page of new Set(cited.flatMap(({ url }) => keyOf(url) ?? []))) {
        if (!pages.has(page)) continue;
        const name = JSON.stringify([page, promptId, engine, day]);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    },
    countOf: ({ pageUrl, promptId, engine, day }) =>
      counts.get(JSON.stringify([keyOf(pageUrl), promptId, engine, day])) ?? 0,
  };
}

function keyOf(url: string | null): string | null {
  return url === null ? null : (normalizeUrl(url)?.key ?? null);
}

/** The looks of an experiment, only from counted answers. */
export function recomputeLooks(
  { prompts, questions: reportQuestions = [] }: BundleHeader,
  { blocks, pages }: { blocks: readonly RecountedBlock[]; pages: PageRecount },
  experiment: BundledExperiment,
): ComputedLook[] {
  const { measure, engines, countries, pageUrl, looks } = experiment;
  const { endDate } = windowOfLook(experiment, looks.length);
  const window = { startDate: baselineOf(experiment).startDate, endDate };
  const questions = numberQuestions(
    prompts.map(({ id }) => id),
    reportQuestions,
    experiment,
  );
  const dayIndexes = new Map(daysOf(window).map((day, index) => [day, index]));
  const days = countDays(window);
  const cells = new Map<string, { hits: Uint16Array; answers: Uint16Array; promptId: string; stratum: string }>();
  for (const { day, country, engine, byPrompt } of blocks) {
    const index = dayIndexes.get(day);
    if (index === undefined || (engines && !engines.includes(engine))) continue;
    if (countries && !countries.includes(country)) continue;
    for (const [prompt, { answers, brands }] of byPrompt) {
      const promptId = prompts[prompt]?.id ?? '';
      if (answers === 0 || !questions.has(promptId)) continue;
      const name = `${promptId} ${engine}`;
      const created = {
        hits: new Uint16Array(days),
        answers: new Uint16Array(days),
        promptId,
        stratum: `${engine} ${country}`,
      };
      const cell = cells.get(name) ?? created;
      cells.set(name, cell);
      const own = brands.get(0);
      const citing = pages.countOf({ pageUrl, promptId, engine, day });
      const hits = { brandCoverage: own?.namedIn ?? 0, domainCoverage: own?.citedIn ?? 0, pageCoverage: citing }[
        measure
      ];
      cell.answers[index] = answers;
      cell.hits[index] = hits;
    }
  }
  const strata = [...new Set([...cells.values()].map(({ stratum }) => stratum))];
  const panel = {
    questions: new Set(questions.values()).size,
    cells: [...cells.values()].map(
      ({ promptId, stratum, hits, answers }): PanelCell => ({
        question: questions.get(promptId) ?? 0,
        stratum: strata.indexOf(stratum),
        hits: accumulate(hits),
        answers: accumulate(answers),
      }),
    ),
  };
  const groups = groupQuestions(questions, experiment);
  return evaluateLooks(experiment, { panel, groups, comparableFrom: null }, looks.length);
}
