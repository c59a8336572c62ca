ALTER TABLE "community_contents" ADD COLUMN "views_of_people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- written by hand: until now views were not told apart.
UPDATE "community_contents" SET "views_of_people" = "views";
