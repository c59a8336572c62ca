CREATE TABLE "face_costs" (
	"session_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "face_costs_session_id_kind_pk" PRIMARY KEY("session_id","kind")
);
--> statement-breakpoint
ALTER TABLE "face_seats" ADD COLUMN "offers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "face_costs" ADD CONSTRAINT "face_costs_session_id_face_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."face_sessions"("id") ON DELETE no action ON UPDATE no action;