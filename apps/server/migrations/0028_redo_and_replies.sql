DROP INDEX "practice_attempts_open";--> statement-breakpoint
ALTER TABLE "practice_attempts" ADD COLUMN "category_id" bigint;--> statement-breakpoint
ALTER TABLE "survey_participants" ADD COLUMN "earlier_keys" "bytea"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_attempts_open" ON "practice_attempts" USING btree ("user_id","college_id","kind",coalesce(practice_id, 0),coalesce(category_id, 0)) WHERE state = 'in_progress';