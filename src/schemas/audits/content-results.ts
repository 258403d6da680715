import { z } from 'zod';
import { BLOCKER_CODES } from '../../domain/content-checks/blockers.ts';
import { DIAGNOSIS_CODES } from '../../domain/content-checks/diagnose.ts';
import { DYNAMIC_FINDINGS } from '../../domain/content-checks/dynamic-content.ts';
import { ITEMS } from '../../domain/content-checks/score-structure.ts';

const score = (description: string, example = 82.5) => z.number().meta({ description, examples: [example] });

const message = z.string().meta({
  description: 'What is missing and what to do about it.',
  examples: ['The page has 2 title elements. Keep one.'],
});
const where = z
  .string()
  .nullable()
  .meta({
    description: 'Affected part of the page. Null for the page as a whole.',
    examples: ['the title element'],
  });
const lost = { message: 'The page has 2 title elements. Keep one.', lost: 4, where: 'the title element' };

const item = z
  .object({
    maxScore: z.number().meta({ description: 'Maximum points.', examples: [30] }),
    score: score('Points of the page.', 26),
    reasons: z
      .array(
        z
          .object({ message, lost: z.number().meta({ description: 'Points lost.', examples: [4] }), where })
          .meta({ id: 'ContentScoreReason', description: 'Why points are missing.', examples: [lost] }),
      )
      .meta({
        description:
          'Why points are missing. The values of `lost` add up to `maxScore` minus `score`. Absent if the item was not evaluated.',
      })
      .optional(),
  })
  .meta({
    id: 'ContentScoreItem',
    description: 'Points of one item.',
    examples: [{ maxScore: 30, score: 26, reasons: [lost] }],
  });

const fix = z
  .object({
    item: z.string().meta({
      description: 'The item of the breakdown, or the code of the diagnosis.',
      examples: ['metaDescription'],
    }),
    message,
    where,
    gain: z.number().meta({
      description: 'Points added to `overallScore`. 0 for a diagnosis, after which the page has to be evaluated first.',
      examples: [7.5],
    }),
  })
  .meta({ id: 'ContentFix', description: 'A change that raises the score.' });

export const blockers = z
  .array(
    z
      .object({
        code: z.enum(BLOCKER_CODES).meta({ description: 'Kind of blocker.', examples: ['noindex'] }),
        message: z.string().meta({
          description: 'Description of the blocker.',
          examples: ['“noindex” in meta[name=robots] keeps the page out of search indexes.'],
        }),
      })
      .meta({ id: 'ContentBlocker', description: 'Something that keeps the page out of AI answers.' }),
  )
  .meta({
    description:
      'Problems that keep the page out of AI answers regardless of its content. A blocker reduces `structuralAnalysis.overallScore` to 40 %.',
    examples: [[]],
  });

const evaluated = z.boolean().meta({
  description: 'Whether the score was evaluated. If false, the response is not the page, and the score is 0.',
  examples: [true],
});

const diagnosis = z
  .object({
    code: z.enum(DIAGNOSIS_CODES).meta({
      description:
        'What is wrong: `refused` by the server or hidden behind a login or cookie notice, created by `javascript`, behind a `paywall`, or in a wrong `charset`.',
      examples: ['refused'],
    }),
    message: z.string().meta({
      description: 'The problem and its solution.',
      examples: ['The server returns status 403 to ChatGPT-User. Send the page itself to the crawler.'],
    }),
  })
  .meta({
    id: 'ContentDiagnosis',
    description:
      'What is wrong with the response as a whole. It is the only fix; scores that would describe something other than the page are not evaluated. Absent if the response is the page.',
  });

type ItemsOf<Name extends keyof typeof ITEMS> = Record<keyof (typeof ITEMS)[Name], typeof item>;

/** A category with its items, as defined in the table of items. */
function category<Name extends keyof typeof ITEMS>(name: Name, about: string) {
  const items = Object.fromEntries(Object.keys(ITEMS[name]).map((itemName) => [itemName, item])) as ItemsOf<Name>;
  return z
    .object({
      score: score('Sum of the item scores, from 0 to 100.'),
      evaluated: evaluated.optional(),
      breakdown: z.object(items).meta({ description: 'Score of each item.' }),
    })
    .meta({ description: about });
}

export const structuralAnalysis = z
  .object({
    overallScore: score(
      '25 % metadata, 10 % technical, 30 % structure and 35 % content; 40 % of that for a page with blockers.',
      71.3,
    ),
    diagnosis: diagnosis.optional(),
    fixes: z
      .array(fix)
      .meta({ description: 'The three changes that raise the score most; only the diagnosis if there is one.' })
      .optional(),
    categoryScores: z
      .object({
        metadata: score('Score of `metadata`.'),
        technical: score('Score of `technical`.'),
        structure: score('Score of `structure`.'),
        content: score('Score of `content`.'),
      })
      .meta({ description: 'The score of each category, of 100.' }),
    metadata: category('metadata', 'Metadata of the page.'),
    technical: category('technical', 'Whether machines can parse the page, and are allowed to.'),
    structure: category('structure', 'Structure of the text.'),
    content: category('content', 'Content other than running text.'),
  })
  .meta({
    id: 'StructuralAnalysis',
    description: 'How well the page, as the crawler receives it, is structured for machines.',
  });

export const dynamicContent = z
  .object({
    differenceDescription: z.string().meta({
      description: 'A sentence about what is missing without JavaScript, or why the page was not rendered.',
      examples: [
        'The page has the same text with and without JavaScript (5120 characters in a browser, 5080 without JavaScript).',
      ],
    }),
    score: score(
      'Share of the rendered text that is present without JavaScript, in percent. An estimate below 100 if `rendered` is false.',
      98.4,
    ),
    staticLength: z.int().meta({ description: 'Characters of the main text without JavaScript.', examples: [5080] }),
    dynamicLength: z.int().meta({ description: 'Characters of the main text in a browser.', examples: [5120] }),
    isPotentiallyBlocked: z.boolean().meta({
      description:
        'Whether the crawler is blocked: by status 403, 429 or 503, by a challenge or login page, or with a much shorter page than browsers receive, even if it runs scripts.',
      examples: [false],
    }),
    finding: z
      .enum(DYNAMIC_FINDINGS)
      .meta({ description: 'Kind of difference.', examples: ['same'] })
      .optional(),
    rendered: z
      .boolean()
      .meta({ description: 'Whether the page was rendered in a browser.', examples: [true] })
      .optional(),
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
    overallScore: score('The mean of the four scores.', 68.8),
    evaluated: evaluated.optional(),
    language: z
      .string()
      .nullable()
      .meta({
        description:
          'Code of the declared or detected language. Null if unknown. Texts in languages other than en, de, fr, es, pt, it and nl are scored without rules for hedging and vague words.',
        examples: ['en'],
      })
      .optional(),
    analysis: z
      .object({
        semanticRepetition: finding('Whether each sentence adds information.', 'No sentence repeats an earlier one.'),
        summaryBlock: finding(
          'Whether a summary can be quoted, and where it is.',
          'A summary is at the start, under “Key points”. Keep it up to date with the text.',
        ),
        clarityAndAssertiveness: finding(
          'Whether sentences are short, in the active voice and free of hedging.',
          'No sentence hedges or has more than 30 words, and few use the passive voice.',
        ),
        specificity: finding(
          'Whether sentences have numbers, names, dates and units.',
          '12 of 40 sentences have a number, a date, a unit or a name. In “Many customers trust us”, replace “Many” with the number.',
        ),
      })
      .meta({ description: 'The four aspects of the text.' }),
  })
  .meta({ id: 'ContentAnalysis', description: 'How easily AI assistants can quote the text.' });
