CREATE TABLE "connection_troubles" (
	"connection_id" bigint NOT NULL,
	"step" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connection_troubles_connection_id_step_pk" PRIMARY KEY("connection_id","step")
);--> statement-breakpoint
CREATE TABLE "sender_keys" (
	"channel" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "sender_settings" (
	"channel" text PRIMARY KEY NOT NULL,
	"options" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);--> statement-breakpoint
CREATE TABLE "face_feeds" (
	"user_id" bigint NOT NULL,
	"college_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "face_feeds_user_id_college_id_pk" PRIMARY KEY("user_id","college_id")
);--> statement-breakpoint
DROP INDEX "sign_up_entries_person";--> statement-breakpoint
ALTER TABLE "sign_up_entries" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "connection_troubles" ADD CONSTRAINT "connection_troubles_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_keys" ADD CONSTRAINT "sender_keys_channel_sender_settings_channel_fk" FOREIGN KEY ("channel") REFERENCES "public"."sender_settings"("channel") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_feeds" ADD CONSTRAINT "face_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_feeds" ADD CONSTRAINT "face_feeds_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "face_feeds_token" ON "face_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "face_feeds_college" ON "face_feeds" USING btree ("college_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_entries_current" ON "sign_up_entries" USING btree ("sign_up_id","user_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "sign_up_entries_person" ON "sign_up_entries" USING btree ("sign_up_id","user_id","id");--> statement-breakpoint
ALTER TABLE "survey_tallies" ADD COLUMN "counted_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- written by hand
-- The last counted reply takes the place of a mark on every reply. Where all are counted it is the last one. Editions
-- with replies that are not counted yet are counted again from the first one, by the job or when somebody opens them.
DELETE FROM "survey_tallies" t
WHERE EXISTS (SELECT 1 FROM "survey_replies" r WHERE r."edition_id" = t."edition_id" AND NOT r."is_counted");--> statement-breakpoint
UPDATE "survey_tallies" t SET "counted_until" = coalesce(
  (SELECT max(r."id") FROM "survey_replies" r WHERE r."edition_id" = t."edition_id"), 0)
WHERE t."department_id" = 0;--> statement-breakpoint
ALTER TABLE "survey_replies" DROP CONSTRAINT "survey_replies_edition_id_survey_editions_id_fk";--> statement-breakpoint
ALTER TABLE "survey_replies" DROP CONSTRAINT "survey_replies_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "survey_replies" DROP CONSTRAINT "survey_replies_department_id_departments_id_fk";--> statement-breakpoint
DROP INDEX "survey_replies_department";--> statement-breakpoint
DROP INDEX "survey_replies_uncounted";--> statement-breakpoint
ALTER TABLE "survey_replies" DROP COLUMN "is_counted";--> statement-breakpoint
-- written by hand
-- Days were not counted before: fills them in for the counted replies, at most a thousand different ones, as the product
-- counts them.
WITH "asked" AS (
  SELECT e."id" AS "edition_id", q ->> 'key' AS "question"
  FROM "survey_editions" e,
    jsonb_path_query(e."questionnaire", '$.sections[*].questions[*] ? (@.type == "date")') q
), "given" AS (
  SELECT a."edition_id", a."question", d."department_id", r."answers" #>> array[a."question", 'date'] AS "day"
  FROM "asked" a
  JOIN "survey_tallies" t ON t."edition_id" = a."edition_id" AND t."department_id" = 0
  JOIN "survey_replies" r ON r."edition_id" = a."edition_id" AND r."id" <= t."counted_until"
  CROSS JOIN LATERAL (VALUES (0::bigint), (r."department_id")) AS d ("department_id")
  WHERE d."department_id" IS NOT NULL
  UNION ALL
  SELECT a."edition_id", a."question", 0, r."answers" #>> array[a."question", 'date']
  FROM "asked" a
  JOIN "survey_anonymous_replies" r ON r."edition_id" = a."edition_id" AND r."is_counted"
), "counted" AS (
  SELECT "edition_id", "question", "department_id", "day", count(*) AS "replies",
    row_number() OVER (PARTITION BY "edition_id", "question", "department_id" ORDER BY "day") AS "place"
  FROM "given" WHERE "day" IS NOT NULL GROUP BY 1, 2, 3, 4
), "days" AS (
  SELECT "edition_id", "department_id", "question", jsonb_object_agg("day", "replies") AS "counts"
  FROM "counted" WHERE "place" <= 1000 GROUP BY 1, 2, 3
)
UPDATE "survey_tallies" t SET "tally" = t."tally" || f."filled"
FROM (
  SELECT d."edition_id", d."department_id",
    jsonb_object_agg(d."question", (b."tally" -> d."question") || jsonb_build_object('counts', d."counts")) AS "filled"
  FROM "days" d
  JOIN "survey_tallies" b ON b."edition_id" = d."edition_id" AND b."department_id" = d."department_id"
  WHERE b."tally" ? d."question"
  GROUP BY 1, 2
) f
WHERE f."edition_id" = t."edition_id" AND f."department_id" = t."department_id";--> statement-breakpoint
ALTER TABLE "watched_sessions" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
-- written by hand
-- Until now the provider counted as answering: sessions that are watched go on, and it is asked within a minute.
UPDATE "watched_sessions" SET "answered_at" = now();--> statement-breakpoint
-- written by hand
-- Who somebody was at hosts and providers goes with the account: accounts that were deleted before keep nothing of it.
DELETE FROM "watched_sessions" USING "sessions", "users" WHERE "watched_sessions"."session_id" = "sessions"."id" AND "sessions"."user_id" = "users"."id" AND "users"."user_name" = 'deleted-' || "users"."id"::text;--> statement-breakpoint
DELETE FROM "link_tickets" USING "open_identities", "users" WHERE "link_tickets"."connection_id" = "open_identities"."connection_id" AND "link_tickets"."subject" = "open_identities"."subject" AND "open_identities"."user_id" = "users"."id" AND "users"."user_name" = 'deleted-' || "users"."id"::text;--> statement-breakpoint
DELETE FROM "open_identities" USING "users" WHERE "open_identities"."user_id" = "users"."id" AND "users"."user_name" = 'deleted-' || "users"."id"::text;
