import type { PlanTask } from '../../domain/experiments/smallest-effect.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import type { CountDay } from '../count/count-day.ts';
import type { DetectionPreview } from '../count/preview.ts';
import type { PageCounting } from '../read/count-page.ts';
import type { GapTask } from '../read/find-gaps.ts';
import type { PageRanking } from '../read/rank-pages.ts';
import type { PanelTask } from '../read/read-panel.ts';
import type { HostPages } from '../read/sum-host-pages.ts';
import type { StatisticsTask } from '../read/task.ts';
import type { RecommendationTask } from '../recommend/draft-recommendations.ts';

/** What a thread can do. */
export type Task =
  | { name: 'countDay'; input: CountDay }
  | { name: 'summarizeGeneration'; input: GenerationKey }
  | { name: 'measureRegexes'; input: string[] }
  | { name: 'previewDetection'; input: DetectionPreview }
  | { name: 'draftRecommendations'; input: RecommendationTask }
  | { name: 'readStatistics'; input: StatisticsTask }
  | { name: 'findGaps'; input: GapTask }
  | { name: 'rankPages'; input: PageRanking }
  | { name: 'sumHostPages'; input: HostPages }
  | { name: 'countPage'; input: PageCounting }
  | { name: 'readPanel'; input: PanelTask }
  | { name: 'planExperiment'; input: PlanTask };
