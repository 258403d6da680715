import { ExperimentList } from './experiment-list.tsx';
import { ExperimentResult } from './experiment-result.tsx';
import { NewExperiment } from './new-experiment.tsx';

/** Experiments: plan one, follow it, read its result. */
export function Experiments({ item }: { item: string | undefined }) {
  if (item === undefined) return <ExperimentList />;
  return item === 'new' ? <NewExperiment /> : <ExperimentResult experimentId={item} />;
}
