import type { Report } from '../support/benchmark.ts';
import type { LayerProfile } from '../support/layers.ts';
import type { Comparison } from '../support/rounds.ts';
import { formatTable } from '../support/table.ts';

interface Results {
  read: Comparison[];
  write: Comparison[];
  metrics: Comparison[];
  readLayers: LayerProfile[];
  writeLayers: LayerProfile[];
}

export function formatReport(results: Results): Report {
  const text = [
    'GET /v1/workspaces',
    formatRatios(results.read, 'bare'),
    '',
    'POST /v1/workspaces/{id}/tags',
    formatRatios(results.write, 'bare'),
    '',
    'GET /v1/workspaces with metrics',
    formatRatios(results.metrics, 'the first'),
    '',
    'Server CPU time per GET by layer, in µs, under the profiler',
    formatLayers(results.readLayers),
    '',
    'Server CPU time per POST by layer, in µs, under the profiler',
    formatLayers(results.writeLayers),
  ].join('\n');
  return { text, data: results };
}

function formatRatios(comparisons: Comparison[], peer: string): string {
  const rows = comparisons.map(({ name, rate, cpu, ratio, cpuRatio }) => [
    name,
    ratio.median.toFixed(2),
    `${ratio.min.toFixed(2)}-${ratio.max.toFixed(2)}`,
    cpuRatio.toFixed(2),
    rate.toFixed(0),
    cpu.toFixed(0),
  ]);
  return formatTable([['', `ratio to ${peer}`, 'range', 'CPU time ratio', 'responses/s', 'µs/response'], ...rows]);
}

function formatLayers(profiles: LayerProfile[]): string {
  const names = [...new Set(profiles.flatMap(({ layers }) => Object.keys(layers)))];
  const cost = (layer: string) => Math.max(...profiles.map((profile) => profile.layers[layer] ?? 0));
  const rows = names
    .toSorted((a, b) => cost(b) - cost(a))
    .map((layer) => [layer].concat(profiles.map((profile) => (profile.layers[layer] ?? 0).toFixed(1))));
  const total = profiles.map(({ layers }) =>
    Object.values(layers)
      .reduce((sum, time) => sum + time, 0)
      .toFixed(1),
  );
  return formatTable([['', ...profiles.map(({ name }) => name)], ...rows, ['total', ...total]]);
}
