import { loadOnDemand } from '../shell/load-on-demand.tsx';

/** The parser of Markdown is as large as several screens, so that it is loaded with the first text. */
export const AnswerText = loadOnDemand(async () => (await import('./answer-text.tsx')).AnswerText);
