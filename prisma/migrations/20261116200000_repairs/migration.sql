-- The title at the time a regular expression was cleared
ALTER TABLE "BrandReport" ADD COLUMN "titleBrand" TEXT;

-- What a recommendation is about. Until now this digest was its id.
ALTER TABLE "Recommendation" ADD COLUMN "identity" TEXT;
UPDATE "Recommendation" SET "identity" = "id";
ALTER TABLE "Recommendation" ALTER COLUMN "identity" SET NOT NULL;
CREATE UNIQUE INDEX "Recommendation_workspaceId_reportId_identity_key" ON "Recommendation"("workspaceId", "reportId", "identity");

-- mc_cid and mc_eid are tracking parameters: cited pages that differ only in them become one page
CREATE TEMPORARY TABLE rekeyed ON COMMIT DROP AS
SELECT "workspaceId", "pageId" AS "oldPageId", clean.key,
       substring(sha256(convert_to(clean.key, 'UTF8')) FROM 1 FOR 16) AS "pageId"
FROM "CitedPage", LATERAL (
  SELECT regexp_replace(regexp_replace("CitedPage".key, '(?<=[?&])mc_[ce]id(=[^&]*)?(&|$)', '', 'gi'), '[?&]$', '') AS key
) clean
WHERE "CitedPage".key ~* '[?&]mc_[ce]id(=|&|$)';

INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host, title)
SELECT r."workspaceId", r."pageId", r.key, p.url, p.host, p.title
FROM rekeyed r JOIN "CitedPage" p ON p."workspaceId" = r."workspaceId" AND p."pageId" = r."oldPageId"
ON CONFLICT DO NOTHING;

INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
SELECT c."workspaceId", c."isSimulated", r."pageId", c.day, c."promptId", c.engine, c.sample, c.country
FROM rekeyed r JOIN "Citation" c ON c."workspaceId" = r."workspaceId" AND c."pageId" = r."oldPageId"
ON CONFLICT DO NOTHING;

DELETE FROM "Citation" c USING rekeyed r WHERE c."workspaceId" = r."workspaceId" AND c."pageId" = r."oldPageId";
DELETE FROM "CitedPage" p USING rekeyed r WHERE p."workspaceId" = r."workspaceId" AND p."pageId" = r."oldPageId";
