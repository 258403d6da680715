-- AlterTable
ALTER TABLE "BrandReport" ADD COLUMN     "cadence" TEXT,
ADD COLUMN     "engines" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "samples" INTEGER,
ADD COLUMN     "scheduleHistory" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "weekday" TEXT;

-- AlterTable
ALTER TABLE "BrandReportPrompt" ADD COLUMN     "addedDay" DATE;
