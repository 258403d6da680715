/** What the rest of the program can use of the statistics. */
export type { DetectionPreview, PreviewedAnswers } from './count/preview.ts';
export type { FoundGaps, PromptGap } from './read/find-gaps.ts';
export { readNamedAnswers, readOwnAnswers } from './read/findings.ts';
export type { SummedPage, SummedPages } from './read/rank-pages.ts';
export type { DailyCells } from './read/read-panel.ts';
export type { CellsOfWindows, CountsFilter, ReadOptions, SummedStatistics } from './read/task.ts';
export { addPackedDay } from './records/counts.ts';
export { readFindings } from './records/findings.ts';
export { openStatistics, type Statistics, TaskLimitError, type ThreadGroup } from './threads/threads.ts';
