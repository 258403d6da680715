-- AlterTable
ALTER TABLE "BrandReport" ADD COLUMN     "customEngines" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "customEnginesInTotals" BOOLEAN NOT NULL DEFAULT false;

-- Surfaces that do not count in a report are not part of its statistics, and custom engines only if they are part of totals.
-- One row per report, day, country, engine and brand, of the current statistics.
CREATE OR REPLACE VIEW reporting.report_day_v1 WITH (security_barrier) AS
SELECT r."workspaceId" AS workspace_id, r.id AS report_id, r."reportTitle" AS report_title, c."isSimulated" AS is_simulated, c.day,
  c.country, c.engine,
  CASE WHEN b.ordinal = 1 AND g.brands -> 0 ->> 'brandRegex' IS NOT NULL THEN r."reportTitle"
    ELSE g.brands -> (b.ordinal::int - 1) ->> 'brand' END AS brand,
  g.brands -> (b.ordinal::int - 1) ->> 'brandDomain' AS brand_domain, b.ordinal = 1 AS is_main_brand,
  c.answers, c."noAnswers" AS no_answers, c.failed, b.mentions, b.named_in AS answers_mentioning, b.positions AS position_sum,
  b.citations, b.cited_in AS answers_citing, total.mentions AS all_mentions,
  b.named_in::float8 / nullif(c.answers, 0) AS brand_coverage, b.mentions::float8 / nullif(total.mentions, 0) AS share_of_voice,
  b.positions::float8 / nullif(b.named_in, 0) AS average_position, b.cited_in::float8 / nullif(c.answers, 0) AS domain_coverage
FROM reporting.readable_workspaces() AS w(id)
JOIN "BrandReport" r ON r."workspaceId" = w.id
JOIN "ReportGeneration" g ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
JOIN "ReportCount" c ON c."workspaceId" = r."workspaceId" AND c."reportId" = r.id AND c.version = g.version
CROSS JOIN LATERAL (SELECT sum(m)::int AS mentions FROM unnest(c.mentions) AS m) total
CROSS JOIN LATERAL unnest(c.mentions, c."namedIn", c.positions, c.citations, c."citedIn") WITH ORDINALITY
  AS b(mentions, named_in, positions, citations, cited_in, ordinal)
WHERE c.answers IS NOT NULL AND c.engine NOT IN ('chatgpt_api', 'chatgpt_ui', 'perplexity_api', 'perplexity_ui', 'gemini_api', 'gemini_ui')
  AND (g.surfaces ? 'custom' OR NOT starts_with(c.engine, 'x_'));

-- One row per report, day, country, engine, prompt and brand, of the current statistics.
CREATE OR REPLACE VIEW reporting.prompt_day_v1 WITH (security_barrier) AS
SELECT r."workspaceId" AS workspace_id, r.id AS report_id, r."reportTitle" AS report_title, c."isSimulated" AS is_simulated, c.day,
  c.country, c.engine, g."promptIds"[u.prompt_index + 1] AS prompt_id, p.prompt,
  CASE WHEN b.ordinal = 1 AND g.brands -> 0 ->> 'brandRegex' IS NOT NULL THEN r."reportTitle"
    ELSE g.brands -> (b.ordinal::int - 1) ->> 'brand' END AS brand,
  g.brands -> (b.ordinal::int - 1) ->> 'brandDomain' AS brand_domain, b.ordinal = 1 AS is_main_brand,
  u.answers, u.no_answers, u.failed, b.mentions, b.named_in AS answers_mentioning, b.positions AS position_sum, b.citations,
  b.cited_in AS answers_citing
FROM reporting.readable_workspaces() AS w(id)
JOIN "BrandReport" r ON r."workspaceId" = w.id
JOIN "ReportGeneration" g ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
JOIN "ReportCount" c ON c."workspaceId" = r."workspaceId" AND c."reportId" = r.id AND c.version = g.version
CROSS JOIN LATERAL reporting.unpack_counts(c."byPrompt", jsonb_array_length(g.brands)) u
CROSS JOIN LATERAL unnest(u.mentions, u.named_in, u.positions, u.citations, u.cited_in) WITH ORDINALITY
  AS b(mentions, named_in, positions, citations, cited_in, ordinal)
LEFT JOIN "Prompt" p ON p.id = g."promptIds"[u.prompt_index + 1]
WHERE c.engine NOT IN ('chatgpt_api', 'chatgpt_ui', 'perplexity_api', 'perplexity_ui', 'gemini_api', 'gemini_ui')
  AND (g.surfaces ? 'custom' OR NOT starts_with(c.engine, 'x_'));
