import type { RankedOption } from '../competitors/rank.ts';
import { engineName } from '../shared/engines.ts';
import { bullets, count, digits, listNames, ownName, period, plain, reason } from './copy.ts';
import { type Evidence, type Finding, NO_PAGE, promptsOf } from './evidence.ts';

/** A brand that is named only once or twice is not a competitor yet. */
const LEAST_ANSWERS = 3;
const LEAST_PROMPTS = 2;
const MOST_NAMES = 10;

/**
 * Brands with a known site that the engine presents often and that the report does not track: one recommendation for all of them.
 * Without a site, too many names are headings.
 */
export function findUntracked(evidence: Evidence): Finding[] {
  const often = evidence.untracked
    .filter(({ competitor }) => competitor.brandDomain !== '')
    .filter(({ answers, promptIds }) => answers.size >= LEAST_ANSWERS && promptIds.size >= LEAST_PROMPTS)
    .slice(0, MOST_NAMES);
  return often.length === 0 ? [] : [toFinding(evidence, often)];
}

function toFinding(evidence: Evidence, often: readonly RankedOption[]): Finding {
  const indexes = new Set(often.flatMap(({ answers }) => [...answers]));
  const naming = evidence.answers.filter((_, index) => indexes.has(index));
  const [brand, engine] = [ownName(evidence), engineName(evidence.engine)];
  const names = often.map(({ competitor }) => competitor.brand);
  const brands = count(often.length, 'brand');
  const table = often.map(
    ({ competitor, answers, promptIds }) =>
      `| ${plain(competitor.brand)} | ${competitor.brandDomain} | ${answers.size} | ${promptIds.size} |`,
  );
  return {
    type: 'competitors_count',
    group: 'general',
    subject: '',
    strength: { evidence: naming.length, answers: evidence.answers.length },
    support: naming,
    details: {
      rivals: [],
      names: often.map(({ competitor, answers }) => ({
        brand: competitor.brand,
        brandDomain: competitor.brandDomain,
        answers: answers.size,
      })),
    },
    data: {
      ...NO_PAGE,
      mentionedCompetitors: names,
      citations: naming.length,
      promptIds: promptsOf(naming),
      ...evidence.window,
    },
    copy: {
      title: `Track ${brands} that ${engine} names next to ${brand}`,
      headline: `${count(naming.length, 'answer')} present ${listNames(names.map(plain))}, which this report does not track.`,
      reasoning: reason(
        evidence,
        `${period(evidence.window)}, **${digits(naming.length)}** of ${count(evidence.answers.length, 'answer')} of ${engine} (country: ${evidence.country}) presented brands that are not among the competitors of this report.`,
        ['| Brand | Domain | Answers | Prompts |', '|---|---|---|---|', ...table].join('\n'),
      ),
      suggestions: bullets(
        `Add those that compete with ${brand} to the competitors of this report; its history is then counted with them.`,
        'Skip suppliers, partners and shops that only sell.',
      ),
    },
  };
}
