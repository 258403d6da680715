import { z } from 'zod';
import { ITEMS } from '../domain/content-checks/score-structure.ts';

const score = (description: string, example = 82.5) => z.number().meta({ description, examples: [example] });

const item = z
  .object({
    maxScore: z.number().meta({ description: 'Maximum number of points.', examples: [30] }),
    score: score('Points that the page scored.', 26),
  })
  .meta({ id: 'ContentScoreItem', description: 'Score of one item.', examples: [{ maxScore: 30, score: 26 }] });

type ItemsOf<Name extends keyof typeof ITEMS> = Record<keyof (typeof ITEMS)[Name], typeof item>;

/** A category with its items, as the table of items has them. */
function category<Name extends keyof typeof ITEMS>(name: Name, about: string) {
  const items = Object.fromEntries(Object.keys(ITEMS[name]).map((each) => [each, item])) as ItemsOf<Name>;
  return z
    .object({
      score: score('Sum of the item scores, from 0 to 100.'),
      breakdown: z.object(items).meta({ description: 'Score of each item.' }),
    })
    .meta({ description: about });
}

export const structuralAnalysis = z
  .object({
    overallScore: score('Weighted score: 25 % metadata, 10 % technical, 30 % structure and 35 % content.', 71.3),
    categoryScores: z
      .object({
        metadata: score('Score of `metadata`.'),
        technical: score('Score of `technical`.'),
        structure: score('Score of `structure`.'),
        content: score('Score of `content`.'),
      })
      .meta({ description: 'Score of each category, from 0 to 100.' }),
    metadata: category('metadata', 'Metadata that describes the page.'),
    technical: category('technical', 'Whether machines can parse the page and are allowed to.'),
    structure: category('structure', 'How the text is structured.'),
    content: category('content', 'Content other than body text.'),
  })
  .meta({
    id: 'StructuralAnalysis',
    description: 'How well the page, as the crawler receives it, is structured for machines.',
  });

export const dynamicContent = z
  .object({
    differenceDescription: z.string().meta({
      description:
        'Summary of the content that is missing without JavaScript, or the reason why the page was not rendered.',
      examples: [
        'The page says the same with and without JavaScript (5120 characters in a browser, 5080 without JavaScript).',
      ],
    }),
    score: score('Share of the rendered text that is available without JavaScript, in percent.', 98.4),
    staticLength: z
      .int()
      .meta({ description: 'Length of the main text without JavaScript, in characters.', examples: [5080] }),
    dynamicLength: z
      .int()
      .meta({ description: 'Length of the main text in a browser, in characters.', examples: [5120] }),
    isPotentiallyBlocked: z.boolean().meta({
      description:
        'Whether the crawler was probably blocked: it received status 403, 429 or 503, a challenge page, or a much smaller page than a browser.',
      examples: [false],
    }),
  })
  .meta({ id: 'DynamicContent', description: 'The page without JavaScript compared with the page in a browser.' });

function finding(about: string, advice: string) {
  return z
    .object({
      score: score('Score from 0 to 100.'),
      description: z
        .string()
        .meta({ description: 'How to improve the page, with quotes from it.', examples: [advice] }),
    })
    .meta({ description: about });
}

export const contentAnalysis = z
  .object({
    overallScore: score('Mean of the four scores.', 68.8),
    analysis: z
      .object({
        semanticRepetition: finding(
          'Whether each sentence adds information.',
          'No sentence repeats another: each adds something.',
        ),
        summaryBlock: finding(
          'Whether the page has a quotable summary, and where.',
          'A summary stands at the start, under “Key points”: keep it current with the text.',
        ),
        clarityAndAssertiveness: finding(
          'Whether sentences are short, in the active voice and free of hedging.',
          'The sentences are short, active and say what they mean.',
        ),
        specificity: finding(
          'Whether sentences contain numbers, names, dates and units.',
          '12 of 40 sentences name a number, a date, a unit or a name. In “Many customers trust us”, say what “Many” stands for: how many, when, or who.',
        ),
      })
      .meta({ description: 'The four aspects of the text.' }),
  })
  .meta({ id: 'ContentAnalysis', description: 'How easily AI assistants can quote the text.' });
