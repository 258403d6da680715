-- AlterTable
ALTER TABLE "LogConnector" ADD COLUMN     "secret" TEXT,
ADD COLUMN     "verifyCode" TEXT;

-- AlterTable
ALTER TABLE "AgentBotDay" ADD COLUMN     "spoofed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "verified" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "AgentPageDay" DROP CONSTRAINT "AgentPageDay_pkey",
ADD COLUMN     "spoofed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "status" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "verified" INTEGER NOT NULL DEFAULT 0,
ADD CONSTRAINT "AgentPageDay_pkey" PRIMARY KEY ("workspaceId", "domain", "day", "path", "bot", "status");

-- CreateTable
CREATE TABLE "AddressList" (
    "url" TEXT NOT NULL,
    "prefixes" TEXT[],
    "fetchedDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AddressList_pkey" PRIMARY KEY ("url")
);
