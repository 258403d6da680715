import { promptsInUse } from '../domain/experiments/experiment.ts';
import {
  createExperimentInput,
  deleteExperimentInput,
  experiment,
  experimentDetails,
  experimentPage,
  experimentPlan,
  getExperimentInput,
  listExperimentsInput,
  planExperimentInput,
  updateExperimentInput,
} from '../schemas/reports/experiments.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { createExperiment } from '../services/experiments/create.ts';
import { deleteExperiment } from '../services/experiments/delete.ts';
import { getExperiment } from '../services/experiments/get.ts';
import { listExperiments } from '../services/experiments/list.ts';
import { planExperiment } from '../services/experiments/plan.ts';
import { updateExperiment } from '../services/experiments/update.ts';
import { creates, operation, reads, router, writes } from './operation.ts';

const tags = ['Experiments'];
const failures = [
  {
    status: 409 as const,
    description: 'Some prompts became part of another experiment.',
    message: promptsInUse().message,
  },
];

export const experimentsRouter = router({
  list: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/experiments',
    operationId: 'listExperiments',
    tags,
    summary: 'List the experiments of a brand report',
    description: 'Newest first, stopped ones included, with how many of those with a result show an effect by chance.',
    successDescription: 'A page of experiments.',
  })
    .input(listExperimentsInput)
    .output(experimentPage)
    .query(reads(listExperiments)),

  create: operation(
    {
      method: 'POST',
      path: '/v1/reports/brand/{reportId}/experiments',
      operationId: 'createExperiment',
      tags,
      summary: 'Create an experiment',
      description:
        'Records a change before it is made, with the prompts that it concerns and the prompts that it does not. Each week after the lag, the change of the first is compared with that of the second. A prompt belongs to one experiment until it ends. A report can have at most 200 experiments.',
      successDescription: 'The new experiment.',
    },
    { status: 201, isIdempotent: true, failures },
  )
    .input(createExperimentInput)
    .output(experiment)
    .mutation(creates(createExperiment)),

  plan: operation({
    method: 'POST',
    path: '/v1/reports/brand/{reportId}/experiments/plan',
    operationId: 'planExperiment',
    tags,
    summary: 'Plan an experiment',
    description:
      'Returns which effect the experiment could find, by simulation on the history of the report, and what could make it unreliable. Nothing is created, and random groups are drawn again by the creation.',
    successDescription: 'What the experiment could find.',
  })
    .input(planExperimentInput)
    .output(experimentPlan)
    .mutation(reads(planExperiment)),

  get: operation({
    method: 'GET',
    path: '/v1/reports/brand/{reportId}/experiments/{experimentId}',
    operationId: 'getExperiment',
    tags,
    summary: 'Get an experiment',
    description:
      'Returns the recorded looks, and beside them what the answers show today: both groups over time, the effect on each engine, events of the report, and what happened to the page.',
    successDescription: 'The experiment.',
  })
    .input(getExperimentInput)
    .output(experimentDetails)
    .query(reads(getExperiment)),

  update: operation({
    method: 'PATCH',
    path: '/v1/reports/brand/{reportId}/experiments/{experimentId}',
    operationId: 'updateExperiment',
    tags,
    summary: 'Stop an experiment',
    description: 'Stops an experiment that has not ended. A look that reached its boundary before still decides.',
    successDescription: 'The stopped experiment.',
  })
    .input(updateExperimentInput)
    .output(experiment)
    .mutation(writes(updateExperiment)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/reports/brand/{reportId}/experiments/{experimentId}',
      operationId: 'deleteExperiment',
      tags,
      summary: 'Delete an experiment',
      description: 'Deletes the experiment and its looks. Prompts and answers are kept.',
      successDescription: 'The experiment was deleted.',
    },
    { status: 204 },
  )
    .input(deleteExperimentInput)
    .output(nothing)
    .mutation(writes(deleteExperiment)),
});
