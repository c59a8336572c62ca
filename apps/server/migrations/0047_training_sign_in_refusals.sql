CREATE TABLE "training_sign_in_refusals" (
	"task_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"used_by" bigint NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_sign_in_refusals_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "training_sign_in_refusals" ADD CONSTRAINT "training_sign_in_refusals_task_id_training_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."training_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sign_in_refusals" ADD CONSTRAINT "training_sign_in_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sign_in_refusals" ADD CONSTRAINT "training_sign_in_refusals_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_sign_in_refusals_user" ON "training_sign_in_refusals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "training_sign_in_refusals_used_by" ON "training_sign_in_refusals" USING btree ("used_by");