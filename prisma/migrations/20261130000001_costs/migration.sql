-- AlterTable
ALTER TABLE "Workspace" ADD COLUMN     "dailyBudgetUsd" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "Cost" (
    "workspaceId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "reportId" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "microUsd" BIGINT NOT NULL,

    CONSTRAINT "Cost_pkey" PRIMARY KEY ("workspaceId","day","reportId","engine","provider")
);

-- CreateTable
CREATE TABLE "WorkspaceSpending" (
    "workspaceId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "microUsd" BIGINT NOT NULL DEFAULT 0,
    "plannedMicroUsd" BIGINT NOT NULL DEFAULT 0,
    "allowanceMicroUsd" BIGINT,
    "limitReached" TEXT,

    CONSTRAINT "WorkspaceSpending_pkey" PRIMARY KEY ("workspaceId","day")
);

-- CreateIndex
CREATE INDEX "Cost_day_idx" ON "Cost"("day");

-- CreateIndex
CREATE INDEX "WorkspaceSpending_day_idx" ON "WorkspaceSpending"("day");

-- What calls cost, by day, report, engine and provider. Rows of deleted reports remain.
CREATE VIEW reporting.cost_day_v1 WITH (security_barrier) AS
SELECT c."workspaceId" AS workspace_id, nullif(c."reportId", '') AS report_id, r."reportTitle" AS report_title, c.day,
  nullif(c.engine, '') AS engine, c.provider, c."microUsd" AS micro_usd, c."microUsd"::numeric / 1000000 AS cost_usd
FROM reporting.readable_workspaces() AS w(id)
JOIN "Cost" c ON c."workspaceId" = w.id
LEFT JOIN "BrandReport" r ON r.id = c."reportId";

GRANT SELECT ON reporting.cost_day_v1 TO PUBLIC;
