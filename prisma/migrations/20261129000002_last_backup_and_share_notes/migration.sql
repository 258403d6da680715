-- AlterTable
ALTER TABLE "ReportShare" ADD COLUMN     "hasNotes" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "LastBackup" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "completedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LastBackup_pkey" PRIMARY KEY ("id")
);
