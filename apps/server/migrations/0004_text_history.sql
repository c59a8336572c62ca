CREATE TABLE "text_changes" (
	"version" bigint NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"act" text NOT NULL,
	"before" text,
	"after" text,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_name" text NOT NULL,
	CONSTRAINT "text_changes_key_language_version_pk" PRIMARY KEY("key","language","version")
);
--> statement-breakpoint
CREATE INDEX "text_changes_version" ON "text_changes" USING btree ("version");