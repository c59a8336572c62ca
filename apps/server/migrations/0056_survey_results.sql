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
WHERE f."edition_id" = t."edition_id" AND f."department_id" = t."department_id";
