ALTER TABLE "viewings" ADD COLUMN "channel" smallint;--> statement-breakpoint
ALTER TABLE "viewings" ADD COLUMN "training_id" bigint;