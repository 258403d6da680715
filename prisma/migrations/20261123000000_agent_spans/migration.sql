-- CreateTable
CREATE TABLE "AgentSpan" (
    "workspaceId" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "days" SMALLINT NOT NULL,
    "startDay" DATE NOT NULL,
    "versions" TEXT NOT NULL,

    CONSTRAINT "AgentSpan_pkey" PRIMARY KEY ("workspaceId","domain","days","startDay")
);

-- CreateTable
CREATE TABLE "AgentPageSpan" (
    "workspaceId" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "days" SMALLINT NOT NULL,
    "startDay" DATE NOT NULL,
    "path" TEXT NOT NULL,
    "bot" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "visits" INTEGER NOT NULL,
    "verified" INTEGER NOT NULL,
    "spoofed" INTEGER NOT NULL,
    "lastDay" DATE NOT NULL,

    CONSTRAINT "AgentPageSpan_pkey" PRIMARY KEY ("workspaceId","domain","days","startDay","path","bot","status")
);

-- The versions of the days of a host. Every transaction that adds visits updates the row of their day, which changes its xmin.
CREATE FUNCTION agent_day_versions(workspace text, host text, first_day date, last_day date) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT md5(string_agg(d.day || ' ' || d.xmin, ',' ORDER BY d.day)) FROM "AgentDay" d
  WHERE d."workspaceId" = workspace AND d.domain = host AND d.day BETWEEN first_day AND last_day
$$;

-- The visits to pages in a window: from the longest spans that lie in it and are current, and from the remaining days. With paths,
-- only to these. OFFSET 0 makes PostgreSQL read each span and day by its key: it cannot know that few days remain.
CREATE FUNCTION agent_page_visits(workspace text, hosts text[], first_day date, last_day date, paths text[] DEFAULT NULL)
RETURNS TABLE (domain text, path text, bot text, status smallint, visits int, verified int, spoofed int, last_visit date)
LANGUAGE sql STABLE AS $$
  WITH span AS MATERIALIZED (
    SELECT s.domain, s.days, s."startDay" FROM "AgentSpan" s
    WHERE s."workspaceId" = workspace AND s.domain = ANY(hosts) AND s."startDay" >= first_day
      AND s."startDay" + s.days - 1 <= last_day
      AND s.versions = agent_day_versions(workspace, s.domain, s."startDay", s."startDay" + s.days - 1)
  ),
  longest AS MATERIALIZED (
    SELECT * FROM span s WHERE NOT EXISTS (
      SELECT 1 FROM span longer
      WHERE longer.domain = s.domain AND longer.days > s.days AND s."startDay" >= longer."startDay"
        AND s."startDay" < longer."startDay" + longer.days)
  ),
  remaining AS MATERIALIZED (
    SELECT d.domain, d.day FROM "AgentDay" d
    WHERE d."workspaceId" = workspace AND d.domain = ANY(hosts) AND d.day BETWEEN first_day AND last_day AND NOT EXISTS (
      SELECT 1 FROM longest l WHERE l.domain = d.domain AND d.day >= l."startDay" AND d.day < l."startDay" + l.days)
  )
  SELECT visit.* FROM longest l CROSS JOIN LATERAL (
    SELECT p.domain, p.path, p.bot, p.status, p.visits, p.verified, p.spoofed, p."lastDay" FROM "AgentPageSpan" p
    WHERE p."workspaceId" = workspace AND p.domain = l.domain AND p.days = l.days AND p."startDay" = l."startDay"
      AND (paths IS NULL OR p.path = ANY(paths))
    OFFSET 0) visit
  UNION ALL
  SELECT visit.* FROM remaining r CROSS JOIN LATERAL (
    SELECT p.domain, p.path, p.bot, p.status, p.visits, p.verified, p.spoofed, p.day FROM "AgentPageDay" p
    WHERE p."workspaceId" = workspace AND p.domain = r.domain AND p.day = r.day AND (paths IS NULL OR p.path = ANY(paths))
    OFFSET 0) visit
$$;
