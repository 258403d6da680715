import { describe, expect, test } from 'vitest';
import { mergeParts, rankTasks } from '../../../src/domain/recommendations/merge.ts';
import type { RecommendationType } from '../../../src/domain/recommendations/recommendation.ts';
import type { TaskPart } from '../../../src/domain/recommendations/task.ts';
import { createDetails } from '../../support/recommendations.ts';

const COPY = { title: 'Do it', headline: 'Because.', reasoning: 'Figures.', suggestions: ['- Start.'] };
const WINDOW = { startDate: '2026-11-01', endDate: '2026-11-14' };
const CONTEXT = {
  brand: 'Acme',
  isSimulated: false,
  prompts: new Map([
    ['p1', 'Best CRM'],
    ['p2', 'Cheap CRM'],
  ]),
};

interface PartOptions extends Partial<Omit<TaskPart, 'data' | 'details'>> {
  data?: Partial<TaskPart['data']>;
  details?: Parameters<typeof createDetails>[0];
}

function partOf(type: RecommendationType, { data, details, ...part }: PartOptions): TaskPart {
  return {
    id: `rec_${part.engine ?? 'chatgpt'}_${part.country ?? 'us'}`,
    taskId: 'tsk_1',
    engine: 'chatgpt',
    country: 'us',
    type,
    group: 'general',
    score: 50,
    state: 'suggested',
    copy: COPY,
    ...part,
    data: {
      url: '',
      title: '',
      domain: '',
      domainCategory: 'Unclassified',
      mentionedCompetitors: [],
      citations: 0,
      promptIds: [],
      ...WINDOW,
      ...data,
    },
    details: createDetails(details),
  };
}

function merge(...parts: TaskPart[]) {
  return mergeParts({ taskId: 'tsk_1', type: 'content_gap', state: 'suggested', score: 60 }, parts, CONTEXT);
}

describe('rankTasks', () => {
  const part = { taskId: 'tsk_a', type: 'content_gap', country: 'us', state: 'suggested', score: 50 } as const;

  test('a task counts the answers of its engines as a part of the answers of all engines', () => {
    const tasks = rankTasks([
      { ...part, engine: 'chatgpt', evidence: 40, answers: 100 },
      { ...part, taskId: 'tsk_b', engine: 'chatgpt', evidence: 25, answers: 100 },
      { ...part, taskId: 'tsk_b', engine: 'gemini', evidence: 47, answers: 100 },
    ]);
    expect(tasks).toEqual([
      { taskId: 'tsk_b', type: 'content_gap', state: 'suggested', score: 60 },
      { taskId: 'tsk_a', type: 'content_gap', state: 'suggested', score: 45 },
    ]);
  });

  test('a task is open as long as one of its parts is, and completed rather than dismissed', () => {
    const stateOf = (...states: TaskPart['state'][]) =>
      rankTasks(states.map((state) => ({ ...part, engine: 'claude', state, evidence: 1, answers: 4 })))[0]?.state;
    expect(stateOf('dismissed', 'suggested', 'completed')).toBe('suggested');
    expect(stateOf('dismissed', 'completed')).toBe('completed');
    expect(stateOf('dismissed')).toBe('dismissed');
  });

  test('parts of an earlier version have the score of the strongest', () => {
    const old = { ...part, evidence: null, answers: null };
    expect(
      rankTasks([
        { ...old, engine: 'claude' },
        { ...old, engine: 'gemini', score: 70 },
      ])[0]?.score,
    ).toBe(70);
  });

  test('what an engine cannot fetch does not weigh less because others can', () => {
    const blocked = { ...part, type: 'crawler_access', evidence: 2, answers: 100 } as const;
    expect(rankTasks([{ ...blocked, engine: 'claude', score: 100 }])[0]?.score).toBe(100);
  });
});

test('seven engines that name the same kind of brands are one task with their shares', () => {
  const names = [
    { brand: 'Hooli', brandDomain: 'hooli.com', answers: 8 },
    { brand: 'Umbrella', brandDomain: 'umbrella.com', answers: 3 },
  ];
  const task = merge(
    partOf('competitors_count', { data: { citations: 9 }, details: { answers: 90, names } }),
    partOf('competitors_count', {
      engine: 'gemini',
      country: 'de',
      data: { citations: 30 },
      details: { answers: 60, names: names.slice(1).map((name) => ({ ...name, answers: 30 })) },
    }),
  );
  expect(task.copy).toMatchObject({
    title: 'Track 2 brands that Gemini and ChatGPT name next to Acme',
    headline: '39 answers present Umbrella and Hooli, which this report does not track.',
  });
  expect(task.copy.reasoning).toContain('| Gemini | de | 30 of 60 | 50 % |\n| ChatGPT | us | 9 of 90 | 10 % |');
  expect(task.copy.reasoning).toContain('| Umbrella | umbrella.com | Gemini 30, ChatGPT 3 |');
  expect(task).toMatchObject({
    id: 'tsk_1',
    countries: ['de', 'us'],
    data: { citations: 39, mentionedCompetitors: ['Umbrella', 'Hooli'] },
    engines: [
      {
        engine: 'gemini',
        countries: ['de'],
        citations: 30,
        answers: 60,
        share: 0.5,
        recommendationIds: ['rec_gemini_de'],
      },
      {
        engine: 'chatgpt',
        countries: ['us'],
        citations: 9,
        answers: 90,
        share: 0.1,
        recommendationIds: ['rec_chatgpt_us'],
      },
    ],
  });
});

test('a gap names each prompt once, with the engines where it exists, and what the answers are based on', () => {
  const page = { url: 'https://example.com/best', title: 'The best', domain: 'example.com' };
  const details = { leader: 'Globex', rivals: [{ brand: 'Globex', answers: 10 }] };
  const task = merge(
    partOf('content_gap', {
      data: { citations: 10 },
      details: {
        ...details,
        answers: 40,
        prompts: [{ promptId: 'p1', answers: 10 }],
        pages: [{ ...page, answers: 7 }],
        topics: [{ text: 'best crm', answers: 4 }],
      },
    }),
    partOf('content_gap', {
      engine: 'gemini',
      data: { citations: 16 },
      details: {
        ...details,
        answers: 40,
        ownAnswers: 1,
        prompts: [
          { promptId: 'p1', answers: 12 },
          { promptId: 'p2', answers: 4 },
          { promptId: 'deleted', answers: 4 },
        ],
        pages: [{ ...page, answers: 2 }],
      },
    }),
  );
  expect(task.data.prompts).toEqual([
    { promptId: 'p1', prompt: 'Best CRM', answers: 22, engines: ['gemini', 'chatgpt'] },
    { promptId: 'p2', prompt: 'Cheap CRM', answers: 4, engines: ['gemini'] },
  ]);
  expect(task.promptsTotal).toBe(2);
  expect(task.copy.title).toBe(
    'Answer “Best CRM” and 1 other prompt where Gemini and ChatGPT name Globex and hardly ever Acme',
  );
  expect(task.copy.headline).toBe('26 answers to 2 prompts name competitors (Globex), only 1 names Acme.');
  expect(task.copy.reasoning).toContain('- [The best](https://example.com/best): 9 answers');
  expect(task.copy.reasoning).toContain('- best crm: 4 answers');
});

test('a site is one task, with its pages and the answers of each engine that cites them', () => {
  const pageOf = (path: string, answers: number) => ({
    url: `https://example.com/${path}`,
    title: path,
    domain: 'example.com',
    answers,
  });
  const rivals = [{ brand: 'Globex', answers: 5 }];
  const task = merge(
    partOf('content_partnership_opportunities', {
      score: 70,
      data: { url: 'https://example.com/best', citations: 6 },
      details: { evidence: 5, answers: 50, rivals, pages: [pageOf('best', 6), pageOf('top', 2)] },
    }),
    partOf('content_partnership_opportunities', {
      engine: 'perplexity',
      data: { url: 'https://example.com/top', citations: 5 },
      details: { evidence: 4, answers: 50, rivals, pages: [pageOf('top', 5)] },
    }),
  );
  expect(task.data.url).toBe('https://example.com/best');
  expect(task.copy.headline).toBe(
    'ChatGPT and Perplexity cite this page or another of the site in 11 answers; 9 of them name competitors (Globex), none names Acme.',
  );
  expect(task.copy.reasoning).toContain('- [top](https://example.com/top): Perplexity 5, ChatGPT 2');
});

test('a loss sums what is left, and a page that crawlers cannot fetch lists all of them', () => {
  const loss = merge(
    partOf('citation_loss', { data: { citations: 20 }, details: { answers: 50, left: { answers: 1, of: 60 } } }),
    partOf('citation_loss', {
      engine: 'claude',
      data: { citations: 10 },
      details: { answers: 50, left: { answers: 2, of: 40 } },
    }),
  );
  expect(loss.copy.headline).toMatch(
    /^30 of 100 answers of ChatGPT and Claude cited it and named Acme before; 3 of 100 do now\./,
  );
  const blocked = merge(
    partOf('crawler_access', {
      data: { url: 'https://acme.com/pricing' },
      details: { crawlers: ['GPTBot'], reasons: ['robots.txt disallows GPTBot.'] },
    }),
    partOf('crawler_access', {
      engine: 'claude',
      data: { url: 'https://acme.com/pricing' },
      details: { crawlers: ['ClaudeBot'], reasons: ['robots.txt disallows ClaudeBot.'] },
    }),
  );
  expect(blocked.copy.title).toBe('Let GPTBot and ClaudeBot fetch https://acme.com/pricing');
});

test('a task with one part, or with a part of an earlier version, has the text of the strongest part', () => {
  expect(merge(partOf('citation_loss', {})).copy).toEqual(COPY);
  const old = { ...partOf('content_gap', { data: { promptIds: ['p1'] } }), details: null };
  const task = merge(old, partOf('content_gap', { engine: 'gemini', score: 10 }));
  expect(task.copy).toEqual(COPY);
  expect(task.engines).toMatchObject([
    { engine: 'chatgpt', answers: null, share: null },
    { engine: 'gemini', answers: 0, share: null },
  ]);
  expect(task.data.prompts).toEqual([{ promptId: 'p1', prompt: 'Best CRM', answers: 0, engines: ['chatgpt'] }]);
});

test('parts with another state are not part of an open task', () => {
  const task = merge(
    partOf('competitors_count', { data: { citations: 9 } }),
    partOf('competitors_count', { engine: 'gemini', state: 'dismissed', data: { citations: 5 } }),
  );
  expect(task.data.citations).toBe(9);
});
