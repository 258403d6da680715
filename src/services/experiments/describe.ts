import {
  type Experiment,
  type ExperimentResult,
  type ExperimentState,
  stateOf,
} from '../../domain/experiments/experiment.ts';
import { decideResult, describeResult } from '../../domain/experiments/result.ts';
import { baselineOf, endOf } from '../../domain/experiments/schedule.ts';
import { isSiteWide } from '../../domain/experiments/warnings.ts';

export interface DescribedExperiment extends Experiment {
  state: ExperimentState;
  baselineStartDate: string;
  endDate: string;
  result: ExperimentResult | null;
  sentence: string;
}

export function describeExperiment(experiment: Experiment, today: string): DescribedExperiment {
  const state = stateOf(experiment, today);
  const recorded = { ...experiment, state, isSiteWide: isSiteWide(experiment.pageUrl) };
  return {
    ...experiment,
    state,
    baselineStartDate: baselineOf(experiment).startDate,
    endDate: endOf(experiment),
    result: decideResult(recorded),
    sentence: describeResult(recorded),
  };
}
