-- The sums of a block in readable form. Adding columns with a constant default does not rewrite the table.
ALTER TABLE "ReportGeneration" ADD COLUMN "hasSums" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "ReportCount" ADD COLUMN "answers" INTEGER;
ALTER TABLE "ReportCount" ADD COLUMN "noAnswers" INTEGER;
ALTER TABLE "ReportCount" ADD COLUMN "failed" INTEGER;
ALTER TABLE "ReportCount" ADD COLUMN "mentions" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "ReportCount" ADD COLUMN "namedIn" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "ReportCount" ADD COLUMN "positions" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "ReportCount" ADD COLUMN "citations" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "ReportCount" ADD COLUMN "citedIn" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- SQL as an interface. Within a version, columns of a view are only added, at the end: docs/decisions/0035-reporting-schema.md.
CREATE SCHEMA reporting;

-- The workspaces that a role created by `sql-reader create` can read.
CREATE TABLE reporting.sql_reader (
  role_name    TEXT NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES "Workspace" (id) ON DELETE CASCADE,
  PRIMARY KEY (role_name, workspace_id)
);

-- All workspaces for the owner of the schema and for superusers; none for a role without entries. session_user, because
-- current_user is the owner here, and because a reader cannot change it. The body is bound when it is created, so that no
-- search_path affects it.
CREATE FUNCTION reporting.readable_workspaces() RETURNS SETOF TEXT
LANGUAGE sql STABLE SECURITY DEFINER ROWS 10
BEGIN ATOMIC
  SELECT w.id FROM "Workspace" w
  WHERE pg_has_role(session_user, (SELECT n.nspowner FROM pg_namespace n WHERE n.nspname = 'reporting'), 'USAGE')
  UNION
  SELECT r.workspace_id FROM reporting.sql_reader r WHERE r.role_name = session_user;
END;

-- Reads the counts of a block as domain/statistics packs them: for each prompt its index, answers, calls without an answer, failed
-- calls and brands, and for each of these brands its index and five counts, all as variable-length integers.
CREATE FUNCTION reporting.unpack_counts(packed BYTEA, brand_count INTEGER)
RETURNS TABLE (prompt_index INTEGER, answers INTEGER, no_answers INTEGER, failed INTEGER, mentions INTEGER[], named_in INTEGER[],
  positions INTEGER[], citations INTEGER[], cited_in INTEGER[])
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog AS $$
DECLARE
  -- A copy in memory: a value that is stored out of line would be read again for each byte.
  bytes BYTEA := packed || ''::bytea;
  zeros INTEGER[] := array_fill(0, ARRAY[brand_count]);
  numbers INTEGER[] := '{}';
  count INTEGER := 0;
  value BIGINT := 0;
  scale BIGINT := 1;
  byte INTEGER;
  at INTEGER := 1;
  brand INTEGER;
BEGIN
  FOR i IN 0 .. length(bytes) - 1 LOOP
    byte := get_byte(bytes, i);
    IF byte >= 128 THEN
      value := value + (byte - 128) * scale;
      scale := scale * 128;
    ELSE
      count := count + 1;
      numbers[count] := value + byte * scale;
      value := 0;
      scale := 1;
    END IF;
  END LOOP;
  WHILE at < count LOOP
    prompt_index := numbers[at];
    answers := numbers[at + 1];
    no_answers := numbers[at + 2];
    failed := numbers[at + 3];
    mentions := zeros;
    named_in := zeros;
    positions := zeros;
    citations := zeros;
    cited_in := zeros;
    FOR i IN 1 .. numbers[at + 4] LOOP
      brand := numbers[at + 5] + 1;
      mentions[brand] := numbers[at + 6];
      named_in[brand] := numbers[at + 7];
      positions[brand] := numbers[at + 8];
      citations[brand] := numbers[at + 9];
      cited_in[brand] := numbers[at + 10];
      at := at + 6;
    END LOOP;
    at := at + 5;
    RETURN NEXT;
  END LOOP;
END
$$;

-- The brands of the current statistics. If a regular expression detects your brand, the title of the report is its name.
CREATE VIEW reporting.report_brand_v1 WITH (security_barrier) AS
SELECT r."workspaceId" AS workspace_id, r.id AS report_id, r."reportTitle" AS report_title, b.ordinal::int AS brand_number,
  CASE WHEN b.ordinal = 1 AND b.brand ->> 'brandRegex' IS NOT NULL THEN r."reportTitle" ELSE b.brand ->> 'brand' END AS brand,
  b.brand ->> 'brandDomain' AS brand_domain, b.ordinal = 1 AS is_main_brand
FROM reporting.readable_workspaces() AS w(id)
JOIN "BrandReport" r ON r."workspaceId" = w.id
JOIN "ReportGeneration" g ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
CROSS JOIN LATERAL jsonb_array_elements(g.brands) WITH ORDINALITY AS b(brand, ordinal);

-- The prompts of the current statistics.
CREATE VIEW reporting.report_prompt_v1 WITH (security_barrier) AS
SELECT r."workspaceId" AS workspace_id, r.id AS report_id, r."reportTitle" AS report_title, counted.id AS prompt_id, p.prompt,
  p.country
FROM reporting.readable_workspaces() AS w(id)
JOIN "BrandReport" r ON r."workspaceId" = w.id
JOIN "ReportGeneration" g ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
CROSS JOIN LATERAL unnest(g."promptIds") AS counted(id)
LEFT JOIN "Prompt" p ON p.id = counted.id;

-- One row per report, day, country, engine and brand, of the current statistics.
CREATE VIEW reporting.report_day_v1 WITH (security_barrier) AS
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
WHERE c.answers IS NOT NULL;

-- One row per report, day, country, engine, prompt and brand, of the current statistics.
CREATE VIEW reporting.prompt_day_v1 WITH (security_barrier) AS
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
LEFT JOIN "Prompt" p ON p.id = g."promptIds"[u.prompt_index + 1];

-- One row per call.
CREATE VIEW reporting.answer_v1 WITH (security_barrier) AS
SELECT a."workspaceId" AS workspace_id, a."promptId" AS prompt_id, p.prompt, a.country, a."isSimulated" AS is_simulated, a.day, a.engine,
  a.sample, a.state, CASE a.state WHEN 'answered' THEN a.text END AS text, a.model, a.source, a.surface, a.cost,
  a."latencyMs" AS latency_ms, a."failureReason" AS failure_reason, a."isTruncated" AS is_truncated,
  jsonb_array_length(a.cited) AS citations, a.searches, a."collectedDate" AS collected_date
FROM reporting.readable_workspaces() AS w(id)
JOIN "Answer" a ON a."workspaceId" = w.id
LEFT JOIN "Prompt" p ON p.id = a."promptId";

-- One row per answer and page that it cites.
CREATE VIEW reporting.citation_v1 WITH (security_barrier) AS
SELECT c."workspaceId" AS workspace_id, c."promptId" AS prompt_id, p.prompt, c.country, c."isSimulated" AS is_simulated, c.day, c.engine,
  c.sample, page.url, page.host AS domain, page.title
FROM reporting.readable_workspaces() AS w(id)
JOIN "Citation" c ON c."workspaceId" = w.id
JOIN "CitedPage" page ON page."workspaceId" = c."workspaceId" AND page."pageId" = c."pageId"
LEFT JOIN "Prompt" p ON p.id = c."promptId";

-- One row per host, day, page, crawler and HTTP status. Pages beyond the maximum of a day have no path.
CREATE VIEW reporting.agent_page_day_v1 WITH (security_barrier) AS
SELECT v."workspaceId" AS workspace_id, v.domain, v.day, nullif(v.path, '') AS path,
  CASE v.path WHEN '' THEN NULL ELSE 'https://' || v.domain || v.path END AS url, v.bot, nullif(v.status, 0) AS status, v.visits,
  v.verified, v.visits - v.verified - v.spoofed AS unverified, v.spoofed
FROM reporting.readable_workspaces() AS w(id)
JOIN "AgentPageDay" v ON v."workspaceId" = w.id;

-- A role also needs USAGE on the schema, which `sql-reader create` grants, and sees only the workspaces of its entries.
GRANT SELECT ON reporting.report_brand_v1, reporting.report_prompt_v1, reporting.report_day_v1, reporting.prompt_day_v1,
  reporting.answer_v1, reporting.citation_v1, reporting.agent_page_day_v1 TO PUBLIC;
