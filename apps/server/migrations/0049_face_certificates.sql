CREATE TABLE "face_certificates" (
	"seat_id" bigint PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "face_sessions" ADD COLUMN "cost_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "face_sessions" ADD COLUMN "certificate" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "face_certificates" ADD CONSTRAINT "face_certificates_seat_id_face_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."face_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_certificates_session" ON "face_certificates" USING btree ("session_id","earned_at");