-- AlterTable
ALTER TABLE "BrandReport" ADD COLUMN     "endDate" DATE;
