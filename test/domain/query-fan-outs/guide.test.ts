import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import { ENGINE_BEHAVIOR } from '../../../src/domain/query-fan-outs/engine-ranges.ts';
import { expandQuery } from '../../../src/domain/query-fan-outs/expand.ts';
import { INTENTS } from '../../../src/domain/query-fan-outs/intents.ts';
import { proposeSearches } from '../../../src/domain/query-fan-outs/propose.ts';
import { readQuery } from '../../../src/domain/query-fan-outs/read-query.ts';
import { ENGINES, engineName, type SupportedEngine } from '../../../src/domain/shared/engines.ts';

const guide = readFileSync(new URL('../../../docs/guides/query-fan-outs.md', import.meta.url), 'utf8');

test.each(ENGINES)('the guide shows the limit of %s', (engine) => {
  const { most, habit } = ENGINE_BEHAVIOR[engine];
  expect(guide).toContain(`| \`${engine}\` | ${engineName(engine)} | ${most} | ${habit} |`);
});

test.each(INTENTS)('the guide lists the intent %s', (intent) => {
  expect(guide).toContain(`\`${intent}\``);
});

const EXAMPLES: [engine: SupportedEngine, query: string][] = [
  ['google_ai_mode', 'best project management software for small teams'],
  ['copilot', 'HubSpot vs Salesforce for startups'],
  ['google', 'Zahnarzt in Berlin'],
  ['perplexity', 'who founded the Red Cross'],
];

test.each(EXAMPLES)('the guide shows the actual result of %s for "%s"', (engine, query) => {
  const reading = readQuery(query, lexicon);
  if (!reading) throw new Error('Nothing to search for');
  const { reasoningForCount, expandedQueries } = expandQuery({
    reading,
    engine,
    proposals: proposeSearches(reading, 2026),
  });
  const rows = expandedQueries.map((each) => `| ${each.query} | ${each.type} | ${each.reasoning} |`);
  const section = `**"${query}", ${engineName(engine)}:**\n\n> ${reasoningForCount}\n\n| Search | Type | Why |\n|---|---|---|\n`;
  expect(guide).toContain(section + rows.join('\n'));
});
