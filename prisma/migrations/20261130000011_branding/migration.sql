-- CreateTable
CREATE TABLE "WorkspaceBranding" (
    "workspaceId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "accentColor" TEXT,
    "logo" TEXT,
    "updatedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkspaceBranding_pkey" PRIMARY KEY ("workspaceId")
);

-- AddForeignKey
ALTER TABLE "WorkspaceBranding" ADD CONSTRAINT "WorkspaceBranding_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
