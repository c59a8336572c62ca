CREATE TABLE "training_extensions" (
	"task_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"training_id" bigint NOT NULL,
	"state" text NOT NULL,
	"wanted_to" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"extended_to" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"approval_id" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "training_extensions_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "training_extensions" ADD CONSTRAINT "training_extensions_task_id_training_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."training_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_extensions" ADD CONSTRAINT "training_extensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_extensions" ADD CONSTRAINT "training_extensions_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_extensions" ADD CONSTRAINT "training_extensions_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_extensions_user" ON "training_extensions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "training_extensions_training" ON "training_extensions" USING btree ("training_id");--> statement-breakpoint
CREATE INDEX "training_extensions_approval" ON "training_extensions" USING btree ("approval_id");