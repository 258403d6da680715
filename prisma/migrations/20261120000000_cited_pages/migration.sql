-- AlterTable
ALTER TABLE "ReportCount" ADD COLUMN     "cited" BYTEA;

-- AlterTable
ALTER TABLE "ReportGeneration" ADD COLUMN     "hasPages" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ReportGeneration" ADD COLUMN     "mergedThrough" DATE;

-- CreateTable
CREATE TABLE "ReportCitation" (
    "workspaceId" TEXT NOT NULL,
    "reportId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "days" SMALLINT NOT NULL,
    "country" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "cited" BYTEA NOT NULL,

    CONSTRAINT "ReportCitation_pkey" PRIMARY KEY ("workspaceId","reportId","version","isSimulated","day","days","country","engine")
);

-- CreateTable
CREATE TABLE "PageNumber" (
    "workspaceId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "pageId" BYTEA NOT NULL,
    "host" TEXT NOT NULL,

    CONSTRAINT "PageNumber_pkey" PRIMARY KEY ("workspaceId","number")
);

-- CreateTable
CREATE TABLE "PresentedOptions" (
    "workspaceId" TEXT NOT NULL,
    "isSimulated" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,
    "country" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "answers" BYTEA NOT NULL,

    CONSTRAINT "PresentedOptions_pkey" PRIMARY KEY ("workspaceId","isSimulated","day","country","engine")
);

-- CreateIndex
CREATE UNIQUE INDEX "PageNumber_workspaceId_pageId_key" ON "PageNumber"("workspaceId", "pageId");

-- AddForeignKey
ALTER TABLE "ReportCitation" ADD CONSTRAINT "ReportCitation_workspaceId_reportId_version_fkey" FOREIGN KEY ("workspaceId", "reportId", "version") REFERENCES "ReportGeneration"("workspaceId", "reportId", "version") ON DELETE CASCADE ON UPDATE CASCADE;

-- Page numbers are nearly random, so compression would only cost time.
ALTER TABLE "ReportCount" ALTER COLUMN "cited" SET STORAGE EXTERNAL;
ALTER TABLE "ReportCitation" ALTER COLUMN "cited" SET STORAGE EXTERNAL;
