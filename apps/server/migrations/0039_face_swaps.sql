CREATE TABLE "face_sign_tries" (
	"day_id" bigint NOT NULL,
	"who" text NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "face_sign_tries_day_id_who_pk" PRIMARY KEY("day_id","who")
);
--> statement-breakpoint
ALTER TABLE "face_seats" ADD COLUMN "offered_to" bigint;--> statement-breakpoint
ALTER TABLE "face_seats" ADD COLUMN "homework" text;--> statement-breakpoint
ALTER TABLE "face_seats" ADD COLUMN "homework_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "face_sessions" ADD COLUMN "conflict_reason" text;--> statement-breakpoint
ALTER TABLE "face_sessions" ADD COLUMN "homework" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "face_sessions" ADD COLUMN "survey_id" bigint;--> statement-breakpoint
ALTER TABLE "face_sign_tries" ADD CONSTRAINT "face_sign_tries_day_id_face_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."face_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_seats" ADD CONSTRAINT "face_seats_offered_to_users_id_fk" FOREIGN KEY ("offered_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_seats_offered_to" ON "face_seats" USING btree ("offered_to");