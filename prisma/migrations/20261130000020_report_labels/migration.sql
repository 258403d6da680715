-- AlterTable
ALTER TABLE "BrandReport" ADD COLUMN     "labels" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "owner" TEXT;
