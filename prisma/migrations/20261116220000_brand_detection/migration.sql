-- AlterTable
ALTER TABLE "BrandReport" ADD COLUMN     "caseSensitive" BOOLEAN,
ADD COLUMN     "excludedPhrases" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "ReportGeneration" ADD COLUMN     "detectionRules" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ReportCount" ADD COLUMN     "truncated" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "Answer" ADD COLUMN     "isTruncated" BOOLEAN NOT NULL DEFAULT false;
