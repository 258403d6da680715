-- AlterTable
ALTER TABLE "ReportShare" ADD COLUMN     "compareEndDate" DATE,
ADD COLUMN     "compareStartDate" DATE;
