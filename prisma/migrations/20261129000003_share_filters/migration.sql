-- AlterTable
ALTER TABLE "ReportShare" ADD COLUMN     "branded" TEXT NOT NULL DEFAULT 'include',
ADD COLUMN     "engines" JSONB,
ADD COLUMN     "tagId" TEXT,
ALTER COLUMN "country" DROP NOT NULL;
