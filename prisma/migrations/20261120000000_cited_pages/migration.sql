-- AlterTable
ALTER TABLE "ReportCount" ADD COLUMN     "cited" BYTEA;

-- AlterTable
ALTER TABLE "ReportGeneration" ADD COLUMN     "hasPages" BOOLEAN NOT NULL DEFAULT false;

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

-- Page numbers are nearly random, so compression would only cost time.
ALTER TABLE "ReportCount" ALTER COLUMN "cited" SET STORAGE EXTERNAL;
