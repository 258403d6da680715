-- Texts of answers and packed statistics are stored uncompressed: docs/decisions/0041-uncompressed-answers.md. Existing rows do not
-- change.
DO $migration$
DECLARE partition REGCLASS;
BEGIN
  FOR partition IN SELECT inhrelid FROM pg_inherits WHERE inhparent = '"Answer"'::regclass LOOP
    EXECUTE format('ALTER TABLE %s SET (toast_tuple_target = 3072)', partition);
  END LOOP;
  ALTER TABLE "Answer" ALTER COLUMN "text" SET STORAGE EXTERNAL;
  ALTER TABLE "ReportCount" ALTER COLUMN "byPrompt" SET STORAGE EXTERNAL, ALTER COLUMN "findings" SET STORAGE EXTERNAL;
  ALTER TABLE "ReportDay" ALTER COLUMN "samples" SET STORAGE EXTERNAL, ALTER COLUMN "hits" SET STORAGE EXTERNAL;
  ALTER TABLE "ReportTotal" ALTER COLUMN "byPrompt" SET STORAGE EXTERNAL;
  ALTER TABLE "PresentedOptions" ALTER COLUMN "answers" SET STORAGE EXTERNAL;
EXCEPTION WHEN feature_not_supported THEN
  -- Citus cannot change tables that are already distributed this way. Their new rows are compressed as before.
  RAISE NOTICE 'Texts and statistics remain compressed: %', SQLERRM;
END $migration$;
