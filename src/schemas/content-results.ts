import { z } from 'zod';
import { ITEMS } from '../domain/content-checks/score-structure.ts';

const score = (description: string, example = 82.5) => z.number().meta({ description, examples: [example] });

const item = z
  .object({
    maxScore: z.number().meta({ description: 'Points that can be had.', examples: [30] }),
    score: score('Points that the page has.', 26),
  })
  .meta({ id: 'ContentScoreItem', description: 'Points of one item.', examples: [{ maxScore: 30, score: 26 }] });

type ItemsOf<Name extends keyof typeof ITEMS> = Record<keyof (typeof ITEMS)[Name], typeof item>;

/** A category with its items, as the table of items has them. */
function category<Name extends keyof typeof ITEMS>(name: Name, about: string) {
  const items = Object.fromEntries(Object.keys(ITEMS[name]).map((each) => [each, item])) as ItemsOf<Name>;
  return z
    .object({
      score: score('The sum of the items, of 100.'),
      breakdown: z.object(items).meta({ description: 'The points of each item.' }),
    })
    .meta({ description: about });
}

export const structuralAnalysis = z
  .object({
    overallScore: score('25 % metadata, 10 % technical, 30 % structure and 35 % content.', 71.3),
    categoryScores: z
      .object({
        metadata: score('Score of `metadata`.'),
        technical: score('Score of `technical`.'),
        structure: score('Score of `structure`.'),
        content: score('Score of `content`.'),
      })
      .meta({ description: 'The score of each category, of 100.' }),
    metadata: category('metadata', 'What the page says about itself.'),
    technical: category('technical', 'Whether machines can take it apart, and may.'),
    structure: category('structure', 'How its text is laid out.'),
    content: category('content', 'What it offers besides running text.'),
  })
  .meta({
    id: 'StructuralAnalysis',
    description: 'How well the page, as the crawler receives it, is structured for machine reading.',
  });

export const dynamicContent = z
  .object({
    differenceDescription: z.string().meta({
      description: 'What is missing without JavaScript, in plain words; or why the page was not rendered.',
      examples: [
        'The page says the same with and without JavaScript (5120 characters in a browser, 5080 without JavaScript).',
      ],
    }),
    score: score('Share of the rendered text that is there without JavaScript, in percent.', 98.4),
    staticLength: z.int().meta({ description: 'Characters of the main text without JavaScript.', examples: [5080] }),
    dynamicLength: z.int().meta({ description: 'Characters of the main text in a browser.', examples: [5120] }),
    isPotentiallyBlocked: z.boolean().meta({
      description:
        'Whether the crawler may have been turned away: by status 403, 429 or 503, by a challenge page, or with a tiny page where a browser gets much more.',
      examples: [false],
    }),
  })
  .meta({ id: 'DynamicContent', description: 'The page without JavaScript compared with the page in a browser.' });

function finding(about: string, advice: string) {
  return z
    .object({
      score: score('From 0 to 100.'),
      description: z
        .string()
        .meta({ description: 'What to do about it, with quotes from the page.', examples: [advice] }),
    })
    .meta({ description: about });
}

export const contentAnalysis = z
  .object({
    overallScore: score('The mean of the four scores.', 68.8),
    analysis: z
      .object({
        semanticRepetition: finding(
          'Whether each sentence adds something.',
          'No sentence repeats another: each adds something.',
        ),
        summaryBlock: finding(
          'Whether a summary can be quoted, and where it stands.',
          'A summary stands at the start, under “Key points”: keep it current with the text.',
        ),
        clarityAndAssertiveness: finding(
          'Whether sentences are short, active and without hedging.',
          'The sentences are short, active and say what they mean.',
        ),
        specificity: finding(
          'Whether sentences have numbers, names, dates and units.',
          '12 of 40 sentences name a number, a date, a unit or a name. In “Many customers trust us”, say what “Many” stands for: how many, when, or who.',
        ),
      })
      .meta({ description: 'The four aspects.' }),
  })
  .meta({ id: 'ContentAnalysis', description: 'How ready the text is to be quoted by AI assistants.' });
