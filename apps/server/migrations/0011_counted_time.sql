ALTER TABLE "study_people" ADD COLUMN "counted_time" int8multirange DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_people" ADD COLUMN "time_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_people" ADD COLUMN "zone_since" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now everything up to a moment was taken as counted.
UPDATE "study_people" SET "counted_time" = int8multirange(int8range(0, "counted_until")) WHERE "counted_until" > 0;--> statement-breakpoint
ALTER TABLE "study_people" DROP COLUMN "counted_until";--> statement-breakpoint
ALTER TABLE "study_notes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
