CREATE TABLE "watched_sessions" (
	"session_id" bigint PRIMARY KEY NOT NULL,
	"connection_id" bigint NOT NULL,
	"sealed" "bytea" NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "watched_sessions" ADD CONSTRAINT "watched_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_sessions" ADD CONSTRAINT "watched_sessions_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watched_sessions_checked" ON "watched_sessions" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "watched_sessions_connection" ON "watched_sessions" USING btree ("connection_id");