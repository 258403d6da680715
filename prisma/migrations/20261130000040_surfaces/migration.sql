-- AlterTable
ALTER TABLE "BrandReport" ADD COLUMN     "surfaces" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "ReportGeneration" ADD COLUMN     "surfaces" JSONB NOT NULL DEFAULT '{}';
