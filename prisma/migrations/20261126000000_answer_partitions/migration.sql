-- Answers, bodies and citations are partitioned by month: docs/decisions/0038-retention.md. The partitions are in a schema of
-- their own. The existing table becomes the only partition, for all days. Nothing is scanned or rewritten: `day` is NOT NULL,
-- which is all that a partition for all days requires. A job then adds partitions for the months to come.
CREATE SCHEMA partitions;

ALTER TABLE "Answer" SET SCHEMA partitions;
ALTER TABLE partitions."Answer" RENAME TO "Answer_later";
ALTER TABLE "AnswerBody" SET SCHEMA partitions;
ALTER TABLE partitions."AnswerBody" RENAME TO "AnswerBody_later";
ALTER TABLE "Citation" SET SCHEMA partitions;
ALTER TABLE partitions."Citation" RENAME TO "Citation_later";

CREATE TABLE "Answer" (
  LIKE partitions."Answer_later" INCLUDING DEFAULTS,
  CONSTRAINT "Answer_pkey" PRIMARY KEY ("workspaceId", "promptId", "day", "engine", "sample", "isSimulated")
) PARTITION BY RANGE ("day");
CREATE INDEX "Answer_workspaceId_isSimulated_day_idx" ON "Answer"("workspaceId", "isSimulated", "day");
ALTER TABLE "Answer" ATTACH PARTITION partitions."Answer_later" FOR VALUES FROM (MINVALUE) TO (MAXVALUE);

CREATE TABLE "AnswerBody" (
  LIKE partitions."AnswerBody_later" INCLUDING DEFAULTS,
  CONSTRAINT "AnswerBody_pkey" PRIMARY KEY ("workspaceId", "promptId", "day", "engine", "sample", "isSimulated")
) PARTITION BY RANGE ("day");
ALTER TABLE "AnswerBody" ATTACH PARTITION partitions."AnswerBody_later" FOR VALUES FROM (MINVALUE) TO (MAXVALUE);

CREATE TABLE "Citation" (
  LIKE partitions."Citation_later" INCLUDING DEFAULTS,
  CONSTRAINT "Citation_pkey" PRIMARY KEY ("workspaceId", "isSimulated", "pageId", "day", "promptId", "engine", "sample")
) PARTITION BY RANGE ("day");
CREATE INDEX "Citation_of_prompt_idx" ON "Citation"("workspaceId", "promptId", "isSimulated", "day", "engine", "sample", "pageId");
ALTER TABLE "Citation" ATTACH PARTITION partitions."Citation_later" FOR VALUES FROM (MINVALUE) TO (MAXVALUE);

-- The views still read the existing tables, which are partitions now.
CREATE OR REPLACE VIEW reporting.answer_v1 WITH (security_barrier) AS
SELECT a."workspaceId" AS workspace_id, a."promptId" AS prompt_id, p.prompt, a.country, a."isSimulated" AS is_simulated, a.day, a.engine,
  a.sample, a.state, CASE a.state WHEN 'answered' THEN a.text END AS text, a.model, a.source, a.surface, a.cost,
  a."latencyMs" AS latency_ms, a."failureReason" AS failure_reason, a."isTruncated" AS is_truncated,
  jsonb_array_length(a.cited) AS citations, a.searches, a."collectedDate" AS collected_date
FROM reporting.readable_workspaces() AS w(id)
JOIN "Answer" a ON a."workspaceId" = w.id
LEFT JOIN "Prompt" p ON p.id = a."promptId";

CREATE OR REPLACE VIEW reporting.citation_v1 WITH (security_barrier) AS
SELECT c."workspaceId" AS workspace_id, c."promptId" AS prompt_id, p.prompt, c.country, c."isSimulated" AS is_simulated, c.day, c.engine,
  c.sample, page.url, page.host AS domain, page.title
FROM reporting.readable_workspaces() AS w(id)
JOIN "Citation" c ON c."workspaceId" = w.id
JOIN "CitedPage" page ON page."workspaceId" = c."workspaceId" AND page."pageId" = c."pageId"
LEFT JOIN "Prompt" p ON p.id = c."promptId";

-- Days whose answers are deleted keep their statistics. Columns without a default do not rewrite a table.
CREATE TABLE "AnswerRetention" (
    "table" TEXT NOT NULL,
    "deletedBefore" DATE NOT NULL,
    "doneBefore" DATE,

    CONSTRAINT "AnswerRetention_pkey" PRIMARY KEY ("table")
);
ALTER TABLE "ReportGeneration" ADD COLUMN "carriedThrough" DATE;
ALTER TABLE "ReportDay" ADD COLUMN "settingsDate" TIMESTAMPTZ(3);

-- A deleted connector is hidden, and a job deletes its rows in batches.
ALTER TABLE "LogConnector" ADD COLUMN "deletedDate" TIMESTAMPTZ(3);
