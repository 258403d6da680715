import { type AnswerEvidence, type Evidence, toDraft, WINDOW_DAYS } from '../recommendations/evidence.ts';
import { findGaps } from '../recommendations/gaps.ts';
import type { RecommendationDraft } from '../recommendations/recommendation.ts';
import { addDays, type DateWindow, previousWindow, windowEndingOn } from '../shared/windows.ts';
import { DEMO_REPORT } from './demo.ts';
import { DEMO_STORY } from './story.ts';

const BRANDS = [DEMO_REPORT, ...DEMO_REPORT.competitors].map(({ brand, brandDomain }) => ({ brand, brandDomain }));

/** The days whose answers the task of the story was listed for. */
export function windowOfDemoTask(today: string): DateWindow {
  return windowEndingOn(addDays(today, -DEMO_STORY.task.listedDaysAgo - 1), WINDOW_DAYS);
}

/** An answer of the task's engine, with its text. */
export interface TaskAnswer extends Pick<AnswerEvidence, 'promptId' | 'day' | 'sample'> {
  text: string;
  searches: readonly string[];
}

/** The gap that the answers of that time show, in the prompts of the story. It is a task of its own, unlike the gaps of today. */
export function draftDemoTask(
  { reportId, prompts, today }: { reportId: string; prompts: ReadonlyMap<string, string>; today: string },
  answers: readonly TaskAnswer[],
): RecommendationDraft | undefined {
  const { engine, country, rival, prompts: texts } = DEMO_STORY.task;
  const leader = BRANDS.findIndex(({ brand }) => brand === rival);
  const ofStory = [...prompts].filter(([, text]) => texts.some((wanted) => wanted === text));
  const window = windowOfDemoTask(today);
  const searches = new Map(answers.map((answer) => [keyOf(answer), answer.searches]));
  const evidence: Evidence = {
    reportId,
    isSimulated: true,
    engine,
    country,
    brands: BRANDS,
    window,
    previous: previousWindow(window),
    answers: answers.map(({ promptId, day, sample, text }) => ({
      promptId,
      day,
      sample,
      brands: namedIn(text),
      pages: [],
    })),
    answersBefore: [],
    questionOf: (promptId) => promptId,
    pages: new Map(),
    siteOf: () => ({ isMyBrandDomain: false, competitor: null, domainCategory: 'Unclassified', siteRole: 'unknown' }),
    prompts,
    untracked: [],
    blockedPages: [],
    // Only the prompts of the story.
    isAboutRival: (prompt) => !texts.some((text) => text === prompt),
    subjectOf: () => 'others',
    gaps: new Map(ofStory.map(([promptId]) => [promptId, { index: leader, answers: 0 }])),
    gapLeaders: new Map(ofStory.map(([promptId]) => [promptId, leader])),
    searchesOf: (answer) => searches.get(keyOf(answer)) ?? [],
  };
  const [gap] = findGaps(evidence);
  return gap && toDraft(evidence, { ...gap, subject: `${gap.subject} demo` });
}

function namedIn(text: string): number[] {
  return BRANDS.flatMap(({ brand }, index) => (text.includes(brand) ? [index] : []));
}

function keyOf({ promptId, day, sample }: Pick<AnswerEvidence, 'promptId' | 'day' | 'sample'>): string {
  return `${promptId} ${day} ${sample}`;
}
