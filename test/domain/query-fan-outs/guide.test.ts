import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_BEHAVIOUR } from '../../../src/domain/query-fan-outs/engine-ranges.ts';
import { expandQuery } from '../../../src/domain/query-fan-outs/expand.ts';
import { proposeSearches } from '../../../src/domain/query-fan-outs/propose.ts';
import { readQuery } from '../../../src/domain/query-fan-outs/read-query.ts';
import { ENGINES, type EngineId } from '../../../src/domain/shared/engines.ts';

const guide = readFileSync(new URL('../../../docs/guides/query-fan-outs.md', import.meta.url), 'utf8');

test.each(ENGINES)('the guide shows the range of %s', (engine) => {
  const { name, least, most, habit } = ENGINE_BEHAVIOUR[engine];
  expect(guide).toContain(`| \`${engine}\` | ${name} | ${least} to ${most} | ${habit} |`);
});

const EXAMPLES: [engine: EngineId, query: string][] = [
  ['google_ai_mode', 'best project management software for small teams'],
  ['copilot', 'HubSpot vs Salesforce for startups'],
  ['google', 'Zahnarzt in Berlin'],
];

test.each(EXAMPLES)('the guide shows what %s really has for "%s"', (engine, query) => {
  const reading = readQuery(query);
  const { reasoningForCount, expandedQueries } =
    reading === null
      ? { reasoningForCount: '', expandedQueries: [] }
      : expandQuery(reading, { engine, proposals: proposeSearches(reading, 2026) });
  const rows = expandedQueries.map((each) => `| ${each.query} | ${each.type} | ${each.reasoning} |`);
  const section = `**"${query}", ${ENGINE_BEHAVIOUR[engine].name}:**\n\n> ${reasoningForCount}\n\n| Search | Type | Why |\n|---|---|---|\n`;
  expect(guide).toContain(section + rows.join('\n'));
  expect(rows.length).toBeGreaterThan(3);
});
