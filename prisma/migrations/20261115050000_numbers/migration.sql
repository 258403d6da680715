-- CreateTable
CREATE TABLE "ReportGeneration" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "brands" JSONB NOT NULL,
    "promptIds" TEXT[],
    "isSlow" BOOLEAN NOT NULL,
    "days" INTEGER NOT NULL DEFAULT 0,
    "createdDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReportGeneration_pkey" PRIMARY KEY ("workspaceId","reportId","version")
);

-- CreateTable
CREATE TABLE "ReportCount" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "country" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "total" BYTEA NOT NULL,
    "byPrompt" BYTEA NOT NULL,
    "findings" BYTEA NOT NULL,

    CONSTRAINT "ReportCount_pkey" PRIMARY KEY ("workspaceId","reportId","version","isSimulated","day","country","engine")
);

-- CreateIndex
CREATE INDEX "ReportGeneration_reportId_version_idx" ON "ReportGeneration"("reportId", "version");

-- AddForeignKey
ALTER TABLE "ReportGeneration" ADD CONSTRAINT "ReportGeneration_reportId_fkey" FOREIGN KEY ("reportId") REFERENCES "BrandReport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportCount" ADD CONSTRAINT "ReportCount_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE CASCADE;
