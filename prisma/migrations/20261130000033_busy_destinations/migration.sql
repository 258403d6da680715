-- AlterTable
ALTER TABLE "Destination" ADD COLUMN     "busyUntil" TIMESTAMPTZ(3);
