import type { AccompaniedOption } from '../competitors/beside.ts';
import { foldWords, keyOf, labelOf } from '../competitors/names.ts';
import type { Competitor } from '../reports/reports.ts';
import { engineName } from '../shared/engines.ts';
import { bullets, count, digits, listNames, ownName, period, plain, reason } from './copy.ts';
import { type Evidence, type Finding, NO_PAGE, promptsOf } from './evidence.ts';

/** A brand that is named only once or twice is not a competitor yet. */
const LEAST_ANSWERS = 3;
const LEAST_PROMPTS = 2;
const MOST_NAMES = 10;

/**
 * Brands with a known site that the engine often presents next to those of the report: one recommendation for all of them. Without
 * a site, too many names are headings.
 */
export function findUntracked(evidence: Evidence): Finding[] {
  const often = evidence.untracked
    .filter(({ competitor }) => hasOwnSite(competitor, evidence))
    .filter(({ promptIds, beside }) => beside >= LEAST_ANSWERS && promptIds.size >= LEAST_PROMPTS)
    .slice(0, MOST_NAMES);
  return often.length === 0 ? [] : [toFinding(evidence, often)];
}

/** Answers also link products to shops that sell them, so that the site of a name has to contain it or be that of a known vendor. */
function hasOwnSite({ brand, brandDomain }: Competitor, { siteOf }: Evidence): boolean {
  if (brandDomain === '') return false;
  const [name, label, [first = '']] = [keyOf(brand), labelOf(brandDomain), foldWords(brand)];
  const { domainCategory, siteRole } = siteOf(brandDomain);
  return (
    !/\p{Script=Latin}/u.test(brand) ||
    name.includes(label) ||
    label.includes(name) ||
    (first.length >= SHORTEST_WORD && label.includes(first)) ||
    (domainCategory !== 'Unclassified' && siteRole === 'vendor')
  );
}

/** Shorter words are part of many labels. */
const SHORTEST_WORD = 4;

function toFinding(evidence: Evidence, often: readonly AccompaniedOption[]): Finding {
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
