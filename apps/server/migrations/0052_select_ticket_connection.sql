ALTER TABLE "select_tickets" ADD COLUMN "connection_id" bigint;--> statement-breakpoint
ALTER TABLE "select_tickets" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "select_tickets" ADD CONSTRAINT "select_tickets_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "select_tickets_connection" ON "select_tickets" USING btree ("connection_id");