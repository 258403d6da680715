-- AlterTable
ALTER TABLE "Recommendation" ADD COLUMN     "details" JSONB,
ADD COLUMN     "isTaskState" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "listedDate" TIMESTAMPTZ(3),
ADD COLUMN     "listedPromptIds" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "stateDate" TIMESTAMPTZ(3),
ADD COLUMN     "taskId" TEXT;
