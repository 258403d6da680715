-- Experiments are found by their workspace, like all that grows with what users create.
-- DropForeignKey
ALTER TABLE "ExperimentLook" DROP CONSTRAINT "ExperimentLook_experimentId_fkey";

-- DropIndex
DROP INDEX "ExperimentLook_experimentId_look_idx";

-- AlterTable
ALTER TABLE "Experiment" DROP CONSTRAINT "Experiment_pkey",
ADD COLUMN     "workspaceId" TEXT;

UPDATE "Experiment" e SET "workspaceId" = r."workspaceId" FROM "BrandReport" r WHERE r.id = e."reportId";

ALTER TABLE "Experiment" ALTER COLUMN "workspaceId" SET NOT NULL,
ADD CONSTRAINT "Experiment_pkey" PRIMARY KEY ("workspaceId", "id");

-- AddForeignKey
ALTER TABLE "ExperimentLook" ADD CONSTRAINT "ExperimentLook_workspaceId_experimentId_fkey" FOREIGN KEY ("workspaceId", "experimentId") REFERENCES "Experiment"("workspaceId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
