import { expect, test } from 'vitest';
import { createClassifier } from '../../../../src/domain/citations/domain-categories/classify.ts';
import { extractLinkedNames, extractLists, extractOptions } from '../../../../src/domain/competitors/extract.ts';
import { rankAllOptions } from '../../../../src/domain/competitors/rank.ts';
import { DEMO_BLOCKED_PAGE, DEMO_PROMPTS, DEMO_REPORT } from '../../../../src/domain/demo/demo.ts';
import { countMentions, createDetector } from '../../../../src/domain/detection/detector.ts';
import { type AnswerEvidence, WINDOW_DAYS } from '../../../../src/domain/recommendations/evidence.ts';
import { findRecommendations } from '../../../../src/domain/recommendations/find.ts';
import { RECOMMENDATION_TYPES } from '../../../../src/domain/recommendations/recommendation.ts';
import { ENGINES, type EngineId } from '../../../../src/domain/shared/engines.ts';
import { normalizeUrl } from '../../../../src/domain/shared/urls.ts';
import { addDays, previousWindow } from '../../../../src/domain/shared/windows.ts';
import { matcherOf, trackedBrandsOf } from '../../../../src/domain/statistics/brands.ts';
import { createSandbox } from '../../../../src/gateways/engines/sandbox/create.ts';
import { questionOf } from '../../../support/sandbox.ts';

const brands = trackedBrandsOf(DEMO_REPORT);
const detect = createDetector(brands.map(matcherOf));

/** Everything that the demo's answers of one engine suggest on a day, as the service gathers it. */
async function recommend(engine: EngineId, endDate: string) {
  const window = { startDate: addDays(endDate, 1 - WINDOW_DAYS), endDate };
  const sandbox = createSandbox(engine);
  const pages = new Map<string, { url: string; title: string; host: string }>();
  const read: { answer: AnswerEvidence; text: string }[] = [];
  for (let back = 0; back < 2 * WINDOW_DAYS; back++) {
    for (const [index, prompt] of (DEMO_PROMPTS.us ?? []).entries()) {
      const day = addDays(endDate, -back);
      const known = brands.map(({ brand, brandDomain }) => ({ name: brand, domain: brandDomain }));
      const answer = await sandbox.ask(questionOf({ prompt, day, brands: known }));
      if (!answer) continue;
      const cited = answer.cited.flatMap(({ url, title }) => {
        const page = normalizeUrl(url);
        return page ? [{ key: page.key, url, title: title ?? '', host: page.host }] : [];
      });
      for (const { key, ...page } of cited) pages.set(key, page);
      const named = countMentions(detect(Buffer.from(answer.text))).map(({ brand }) => brand);
      const evidence = { promptId: `p${index}`, day, sample: 1, brands: named, pages: cited.map(({ key }) => key) };
      read.push({ answer: evidence, text: answer.text });
    }
  }
  const now = read.filter(({ answer }) => answer.day >= window.startDate);
  const untracked = rankAllOptions(
    now.map(({ answer, text }) => ({
      promptId: answer.promptId,
      engine,
      names: extractOptions(text),
      hosts: answer.pages.map((key) => pages.get(key)?.host ?? ''),
      linked: extractLinkedNames(text),
      lists: extractLists(text),
    })),
    { names: brands.map(({ brand }) => brand), domains: brands.map(({ brandDomain }) => brandDomain) },
  );
  const { url, domain, disallowed } = DEMO_BLOCKED_PAGE;
  const completedDate = `${endDate}T00:00:00.000Z`;
  return findRecommendations({
    reportId: 'rep_demo',
    isSimulated: true,
    engine,
    country: 'us',
    brands,
    window,
    previous: previousWindow(window),
    answers: now.map(({ answer }) => answer),
    answersBefore: read.filter(({ answer }) => answer.day < window.startDate).map(({ answer }) => answer),
    pages,
    siteOf: createClassifier(brands),
    untracked,
    blockedPages: [
      { checkId: 'crw_demo', url, domain, completedDate, disallowed, refused: [], refusesEveryone: false },
    ],
  });
}

test.each(['2026-11-15', '2026-11-18', '2026-12-24', '2027-03-07'])(
  'the demo shows all five types of recommendations on %s',
  async (day) => {
    const drafts = (await Promise.all(ENGINES.map((engine) => recommend(engine, day)))).flat();
    expect(new Set(drafts.map(({ type }) => type))).toEqual(new Set(RECOMMENDATION_TYPES));
  },
);
