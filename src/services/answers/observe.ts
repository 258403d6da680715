import type { Observation } from '../../domain/answers/answers.ts';
import { hostOfSource } from '../../domain/citations/redirects.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import type { Answer, AnyEngine } from '../../gateways/engines/port.ts';
import { SANDBOX } from '../engines/enabled.ts';

/** An engine that shows no answer is an observation too. */
export function observeAnswer(engine: AnyEngine, country: string, answer: Answer | null): Observation {
  const nothing = { ...blank(engine, country), state: 'no_answer' as const, cost: engine.expectedCost };
  if (answer === null) return nothing;
  const { text, retrieved, searches, model, cost, isTruncated = false } = answer;
  return {
    ...nothing,
    state: 'answered',
    text,
    cited: citedPages(answer),
    retrieved,
    searches,
    model,
    cost,
    isTruncated,
  };
}

/** A refusal is an observation, and is billed like an answer. */
export function observeRefusal(engine: AnyEngine, country: string, reason: string): Observation {
  return { ...blank(engine, country), state: 'no_answer', cost: engine.expectedCost, failureReason: reason };
}

export function observeFailure(engine: AnyEngine, country: string, failureReason: string): Observation {
  return { ...blank(engine, country), state: 'failed', failureReason };
}

function blank(engine: AnyEngine, country: string): Observation {
  const { connector, surface } = engine;
  return {
    isSimulated: connector === SANDBOX,
    country,
    state: 'failed',
    text: '',
    cited: [],
    retrieved: [],
    searches: [],
    model: null,
    source: connector,
    surface,
    cost: null,
    latencyMs: 0,
    failureReason: null,
    isTruncated: false,
  };
}

/** The cited pages without duplicates, in order of appearance. Sources without a web URL are kept in the raw response only. */
function citedPages({ cited }: Answer): Observation['cited'] {
  const pages = new Map<string, Observation['cited'][number]>();
  for (const { url, title, spans } of cited.toSorted((a, b) => a.position - b.position)) {
    const page = normalizeUrl(url);
    if (page === null) continue;
    const known = pages.get(page.key);
    if (known) known.spans.push(...spans);
    else {
      const host = hostOfSource({ url, title }) ?? page.host;
      pages.set(page.key, { url, title, position: pages.size + 1, spans: [...spans], key: page.key, host });
    }
  }
  return [...pages.values()];
}
