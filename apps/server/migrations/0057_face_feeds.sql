CREATE TABLE "face_feeds" (
	"user_id" bigint NOT NULL,
	"college_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "face_feeds_user_id_college_id_pk" PRIMARY KEY("user_id","college_id")
);
--> statement-breakpoint
ALTER TABLE "face_feeds" ADD CONSTRAINT "face_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_feeds" ADD CONSTRAINT "face_feeds_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "face_feeds_token" ON "face_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "face_feeds_college" ON "face_feeds" USING btree ("college_id");