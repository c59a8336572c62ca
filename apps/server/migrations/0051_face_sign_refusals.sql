CREATE TABLE "face_sign_refusals" (
	"day_id" bigint NOT NULL,
	"seat_id" bigint NOT NULL,
	"used_by" bigint NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "face_sign_refusals_day_id_seat_id_pk" PRIMARY KEY("day_id","seat_id")
);
--> statement-breakpoint
ALTER TABLE "face_sign_refusals" ADD CONSTRAINT "face_sign_refusals_day_id_face_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."face_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_sign_refusals" ADD CONSTRAINT "face_sign_refusals_seat_id_face_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."face_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_sign_refusals" ADD CONSTRAINT "face_sign_refusals_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_sign_refusals_seat" ON "face_sign_refusals" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "face_sign_refusals_used_by" ON "face_sign_refusals" USING btree ("used_by");