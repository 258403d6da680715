import { type EngineId, engineName, type SupportedEngine } from '../shared/engines.ts';

/** The pages of engines whose API is queried too. Each is a series of its own, so that both surfaces are never pooled. */
export const UI_SERIES = ['chatgpt_ui', 'perplexity_ui', 'gemini_ui'] as const;

export type UiSeries = (typeof UI_SERIES)[number];

/** What is queried: an engine, or its page. */
export type ConnectedSeries = EngineId | UiSeries;

/** What the connector of a provider gives access to. */
export type SupportedSeries = SupportedEngine | UiSeries;

export function isPage(series: string): series is UiSeries {
  return UI_SERIES.includes(series as UiSeries);
}

export function engineOf(series: SupportedSeries): SupportedEngine;
export function engineOf(series: ConnectedSeries): EngineId;
export function engineOf(series: ConnectedSeries): EngineId {
  return isPage(series) ? (series.replace(/_ui$/, '') as SupportedEngine) : series;
}

const APIS: ReadonlySet<ConnectedSeries> = new Set(['chatgpt', 'perplexity', 'gemini', 'claude']);

export function surfaceOf(series: ConnectedSeries): 'api' | 'ui' {
  return APIS.has(series) ? 'api' : 'ui';
}

/** The name that people read. */
export function seriesName(series: ConnectedSeries): string {
  const name = engineName(engineOf(series));
  return engineOf(series) === series ? name : `${name} (page)`;
}

/** The providers of a page. Which one is queried is chosen by a person: another one would be another instrument. */
export const UI_CONNECTORS = {
  chatgpt_ui: ['cloro', 'dataforseo'],
  perplexity_ui: ['cloro'],
  gemini_ui: ['cloro', 'dataforseo'],
} as const satisfies Record<UiSeries, readonly string[]>;

export type UiConnectorOf<Series extends UiSeries> = (typeof UI_CONNECTORS)[Series][number];
export type UiConnector = UiConnectorOf<UiSeries>;

/** The chosen provider of each page. Pages without one are off. */
export type UiConnectors = { [Series in UiSeries]?: UiConnectorOf<Series> | null };

/** The setting that chooses the provider of a page. */
export function connectorVariableOf(series: UiSeries): string {
  return `${series.toUpperCase()}_CONNECTOR`;
}
