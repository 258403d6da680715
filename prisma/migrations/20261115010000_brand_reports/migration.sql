-- CreateTable
CREATE TABLE "BrandReport" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "reportTitle" TEXT NOT NULL,
    "brand" TEXT,
    "brandVariations" TEXT[],
    "brandDomain" TEXT NOT NULL,
    "brandDomainVariations" TEXT[],
    "brandDomainWildcard" BOOLEAN NOT NULL,
    "brandRegex" TEXT,
    "competitors" JSONB NOT NULL,
    "setUpDate" TIMESTAMPTZ(3),
    "detectionVersion" INTEGER NOT NULL DEFAULT 1,
    "computedVersion" INTEGER NOT NULL DEFAULT 0,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BrandReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BrandReportPrompt" (
    "reportId" TEXT NOT NULL,
    "promptId" TEXT NOT NULL,

    CONSTRAINT "BrandReportPrompt_pkey" PRIMARY KEY ("reportId","promptId")
);

-- CreateTable
CREATE TABLE "BrandReportRequest" (
    "fingerprint" BYTEA NOT NULL,
    "reportId" TEXT NOT NULL,
    "firstDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BrandReportRequest_pkey" PRIMARY KEY ("fingerprint")
);

-- CreateTable
CREATE TABLE "DeadJob" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "error" JSONB,
    "attempts" INTEGER NOT NULL,
    "deadDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeadJob_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BrandReport_workspaceId_id_idx" ON "BrandReport"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "BrandReportPrompt_promptId_idx" ON "BrandReportPrompt"("promptId");

-- CreateIndex
CREATE INDEX "BrandReportRequest_reportId_idx" ON "BrandReportRequest"("reportId");

-- CreateIndex
CREATE INDEX "BrandReportRequest_firstDate_idx" ON "BrandReportRequest"("firstDate");

-- AddForeignKey
ALTER TABLE "BrandReport" ADD CONSTRAINT "BrandReport_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BrandReportPrompt" ADD CONSTRAINT "BrandReportPrompt_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BrandReportPrompt" ADD CONSTRAINT "BrandReportPrompt_promptId_fkey" FOREIGN KEY ("promptId") REFERENCES "Prompt"("id") ON DELETE CASCADE ON UPDATE CASCADE;
