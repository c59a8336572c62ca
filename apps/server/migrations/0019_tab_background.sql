ALTER TABLE "skins" ALTER COLUMN "theme" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "skins" ADD COLUMN "tab_background_file_id" bigint;--> statement-breakpoint
ALTER TABLE "skins" DROP COLUMN "tab_background_url";