DROP INDEX "files_idle";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "earlier_of" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "replaced_by" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_earlier_of_files_id_fk" FOREIGN KEY ("earlier_of") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_earlier" ON "files" USING btree ("earlier_of");--> statement-breakpoint
CREATE INDEX "files_idle" ON "files" USING btree ("updated_at") WHERE not in_library and earlier_of is null;