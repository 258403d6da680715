-- DropIndex
DROP INDEX "Citation_workspaceId_promptId_isSimulated_day_idx";

-- CreateTable
CREATE TABLE "Recommendation" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "country" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "group" TEXT NOT NULL,
    "priority" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "isStateSet" BOOLEAN NOT NULL DEFAULT false,
    "data" JSONB NOT NULL,
    "copy" JSONB NOT NULL,
    "polished" JSONB,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Recommendation_pkey" PRIMARY KEY ("workspaceId","reportId","id")
);

-- CreateIndex
CREATE INDEX "Recommendation_order_idx" ON "Recommendation"("workspaceId", "reportId", "isSimulated", "country", "priority", "score", "id");

-- CreateIndex
CREATE INDEX "Recommendation_reportId_idx" ON "Recommendation"("reportId");

-- CreateIndex
CREATE INDEX "Citation_of_prompt_idx" ON "Citation"("workspaceId", "promptId", "isSimulated", "day", "engine", "sample", "pageId");

-- AddForeignKey
ALTER TABLE "Recommendation" ADD CONSTRAINT "Recommendation_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
