CREATE TABLE "connection_troubles" (
	"connection_id" bigint NOT NULL,
	"step" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connection_troubles_connection_id_step_pk" PRIMARY KEY("connection_id","step")
);
--> statement-breakpoint
CREATE TABLE "sender_keys" (
	"channel" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sender_settings" (
	"channel" text PRIMARY KEY NOT NULL,
	"options" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connection_troubles" ADD CONSTRAINT "connection_troubles_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_keys" ADD CONSTRAINT "sender_keys_channel_sender_settings_channel_fk" FOREIGN KEY ("channel") REFERENCES "public"."sender_settings"("channel") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who somebody was at hosts and providers goes with the account: accounts that were deleted before keep nothing of it.
DELETE FROM "watched_sessions" USING "sessions", "users" WHERE "watched_sessions"."session_id" = "sessions"."id" AND "sessions"."user_id" = "users"."id" AND "users"."user_name" = 'deleted-' || "users"."id"::text;--> statement-breakpoint
DELETE FROM "link_tickets" USING "open_identities", "users" WHERE "link_tickets"."connection_id" = "open_identities"."connection_id" AND "link_tickets"."subject" = "open_identities"."subject" AND "open_identities"."user_id" = "users"."id" AND "users"."user_name" = 'deleted-' || "users"."id"::text;--> statement-breakpoint
DELETE FROM "open_identities" USING "users" WHERE "open_identities"."user_id" = "users"."id" AND "users"."user_name" = 'deleted-' || "users"."id"::text;
