import type { ConnectedSeries } from '../connections/ui-series.ts';
import type { AnswerState, EngineId } from '../shared/engines.ts';
import type { TextMatch } from '../shared/text-search.ts';

/** One call to make: a prompt to send to an engine, for the n-th time on a day. */
export interface Slot {
  workspaceId: string;
  promptId: string;
  /** An engine, or its page. */
  engine: ConnectedSeries;
  /** YYYY-MM-DD, UTC. */
  day: string;
  sample: number;
}

/** A page cited in an answer, with its normalized key. */
export interface CitedPage {
  url: string;
  title: string | null;
  /** Position in order of appearance, starting at 1. */
  position: number;
  spans: [from: number, to: number][];
  key: string;
  host: string;
}

/** The result of a call, and its source. */
export interface Observation {
  isSimulated: boolean;
  country: string;
  state: AnswerState;
  text: string;
  cited: CitedPage[];
  retrieved: { url: string; title: string | null }[];
  searches: string[];
  model: string | null;
  source: string;
  surface: 'api' | 'ui' | 'model';
  cost: number | null;
  latencyMs: number;
  /** Why there is no answer: a failure, or a refusal. */
  failureReason: string | null;
  isTruncated: boolean;
}

/** The sort position of an observation of a prompt: newest day first, then descending by engine and sample. */
export interface RunPosition {
  day: string;
  engine: string;
  sample: number;
  isSimulated: boolean;
}

/** Where an answer names a brand: UTF-16 offsets into its content, the end exclusive. */
export interface ResponseMention {
  brand: string;
  isMainBrand: boolean;
  start: number;
  end: number;
}

/** An observation as returned by the API. */
export interface AiResponse {
  runId: string;
  runDate: string;
  collectedDate: string;
  engine: EngineId;
  country: string;
  state: AnswerState;
  content: string | null;
  failureReason?: string;
  /** Why the engine showed no answer, if it gave a reason. */
  noAnswerReason?: string;
  /** Whether the engine stopped before the end of its answer. */
  truncated: boolean;
  /** US dollars; null if unknown. */
  cost: number | null;
  mentions: ResponseMention[];
  /** Where it contains the text of a search. */
  matches?: TextMatch[];
  model: string | null;
  source: string;
  surface: 'api' | 'ui' | 'model';
  citations: { title: string; link: string; rank: number }[];
  searches: string[];
  /** HTML that the provider requires to be shown with the answer. */
  searchSuggestions?: string;
}

/** Derives the id of a run from its slot, so that the same call always has the same id. */
export function runIdOf(
  { promptId, engine, day, sample }: Omit<Slot, 'workspaceId' | 'engine'> & { engine: string },
  isSimulated: boolean,
): string {
  return [promptId, day.replaceAll('-', ''), engine, sample, ...(isSimulated ? ['sandbox'] : [])].join('.');
}

/** The cursor position of a run is derived from the end of its id. */
export function encodeRun({ runId, runDate }: Pick<AiResponse, 'runId' | 'runDate'>): string {
  const [, , engine, sample, sandbox] = runId.split('.');
  return [runDate, engine, sample, sandbox ? 1 : 0].join(':');
}

export function decodeRun(position: string | null): RunPosition | null {
  if (position === null) return null;
  const [day = '', engine = '', sample, simulated] = position.split(':');
  return { day, engine, sample: Number(sample), isSimulated: simulated === '1' };
}
