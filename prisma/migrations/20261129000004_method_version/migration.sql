-- AlterTable
ALTER TABLE "BrandReport" ADD COLUMN     "methodVersion" INTEGER NOT NULL DEFAULT 2;
