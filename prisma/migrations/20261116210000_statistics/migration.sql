-- AlterTable
ALTER TABLE "ReportGeneration" ADD COLUMN     "hasDays" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "totalledThrough" DATE;

-- CreateTable
CREATE TABLE "ReportDay" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "country" TEXT NOT NULL,
    "engines" TEXT[],
    "models" JSONB NOT NULL,
    "samples" BYTEA NOT NULL,
    "hits" BYTEA NOT NULL,

    CONSTRAINT "ReportDay_pkey" PRIMARY KEY ("workspaceId","reportId","version","isSimulated","day","country")
);

-- CreateTable
CREATE TABLE "ReportTotal" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "country" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "byPrompt" BYTEA NOT NULL,

    CONSTRAINT "ReportTotal_pkey" PRIMARY KEY ("workspaceId","reportId","version","isSimulated","day","country","engine")
);

-- AddForeignKey
ALTER TABLE "ReportDay" ADD CONSTRAINT "ReportDay_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReportTotal" ADD CONSTRAINT "ReportTotal_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE CASCADE;
