CREATE TABLE "training_counts" (
	"training_id" bigint NOT NULL,
	"part" smallint NOT NULL,
	"members" integer NOT NULL,
	"completed" integer NOT NULL,
	"applied" integer NOT NULL,
	CONSTRAINT "training_counts_training_id_part_pk" PRIMARY KEY("training_id","part")
);
--> statement-breakpoint
ALTER TABLE "training_counts" ADD CONSTRAINT "training_counts_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- written by hand
INSERT INTO "training_counts" ("training_id", "part", "members", "completed", "applied")
SELECT "training_id", 0, count(*) FILTER (WHERE "state" = 'active'),
  count(*) FILTER (WHERE "state" = 'active' AND "completed_at" IS NOT NULL),
  count(*) FILTER (WHERE "state" = 'applied')
FROM "training_members" GROUP BY "training_id";--> statement-breakpoint
-- Statements are counted, not rows: publishing to thousands of people changes one row here for each slice.
CREATE FUNCTION "training_members_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "training_counts" AS c ("training_id", "part", "members", "completed", "applied")
    SELECT n."training_id", pg_backend_pid() % 32, count(*) FILTER (WHERE n."state" = 'active'),
      count(*) FILTER (WHERE n."state" = 'active' AND n."completed_at" IS NOT NULL),
      count(*) FILTER (WHERE n."state" = 'applied')
    FROM "new_rows" n GROUP BY n."training_id" ORDER BY n."training_id"
    ON CONFLICT ("training_id", "part") DO UPDATE SET "members" = c."members" + excluded."members",
      "completed" = c."completed" + excluded."completed", "applied" = c."applied" + excluded."applied";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "training_counts" AS c ("training_id", "part", "members", "completed", "applied")
    SELECT o."training_id", pg_backend_pid() % 32, -count(*) FILTER (WHERE o."state" = 'active'),
      -count(*) FILTER (WHERE o."state" = 'active' AND o."completed_at" IS NOT NULL),
      -count(*) FILTER (WHERE o."state" = 'applied')
    FROM "old_rows" o GROUP BY o."training_id" ORDER BY o."training_id"
    ON CONFLICT ("training_id", "part") DO UPDATE SET "members" = c."members" + excluded."members",
      "completed" = c."completed" + excluded."completed", "applied" = c."applied" + excluded."applied";
  ELSE
    INSERT INTO "training_counts" AS c ("training_id", "part", "members", "completed", "applied")
    SELECT d."training_id", pg_backend_pid() % 32, sum(d."members"), sum(d."completed"), sum(d."applied")
    FROM (
      SELECT n."training_id", (n."state" = 'active')::int AS "members",
        (n."state" = 'active' AND n."completed_at" IS NOT NULL)::int AS "completed",
        (n."state" = 'applied')::int AS "applied"
      FROM "new_rows" n
      UNION ALL
      SELECT o."training_id", -(o."state" = 'active')::int,
        -(o."state" = 'active' AND o."completed_at" IS NOT NULL)::int, -(o."state" = 'applied')::int
      FROM "old_rows" o
    ) d
    GROUP BY d."training_id"
    HAVING sum(d."members") <> 0 OR sum(d."completed") <> 0 OR sum(d."applied") <> 0
    ORDER BY d."training_id"
    ON CONFLICT ("training_id", "part") DO UPDATE SET "members" = c."members" + excluded."members",
      "completed" = c."completed" + excluded."completed", "applied" = c."applied" + excluded."applied";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "training_members_inserted" AFTER INSERT ON "training_members" REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "training_members_count"();--> statement-breakpoint
CREATE TRIGGER "training_members_updated" AFTER UPDATE ON "training_members" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "training_members_count"();--> statement-breakpoint
CREATE TRIGGER "training_members_deleted" AFTER DELETE ON "training_members" REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "training_members_count"();
