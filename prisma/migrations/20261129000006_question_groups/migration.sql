-- AlterTable
ALTER TABLE "Prompt" ADD COLUMN     "isQuestionSet" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "questionId" TEXT;

-- AlterTable
ALTER TABLE "ReportGeneration" ADD COLUMN     "questions" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
