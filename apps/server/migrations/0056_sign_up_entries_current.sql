DROP INDEX "sign_up_entries_person";--> statement-breakpoint
ALTER TABLE "sign_up_entries" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_entries_current" ON "sign_up_entries" USING btree ("sign_up_id","user_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "sign_up_entries_person" ON "sign_up_entries" USING btree ("sign_up_id","user_id","id");