CREATE TABLE "captions" (
	"file_id" bigint NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"caption_file_id" bigint NOT NULL,
	CONSTRAINT "captions_file_id_language_pk" PRIMARY KEY("file_id","language")
);
--> statement-breakpoint
CREATE TABLE "file_texts" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"college_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "bytes" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "width" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "height" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "placeholder" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "kind" text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "in_library" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "watermark" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "status" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "progress" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "fail_reason" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "duration" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_caption_file_id_files_id_fk" FOREIGN KEY ("caption_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captions_caption_file" ON "captions" USING btree ("caption_file_id");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_expire" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_library" ON "files" USING btree ("college_id","created_at") WHERE in_library;--> statement-breakpoint
-- Until now only pictures of screens and of people could be uploaded.
UPDATE "files" SET "in_library" = true WHERE "purpose" <> 'avatar';
