CREATE TABLE "training_sign_in_tries" (
	"task_id" bigint NOT NULL,
	"who" text NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_sign_in_tries_task_id_who_pk" PRIMARY KEY("task_id","who")
);
--> statement-breakpoint
ALTER TABLE "training_sign_in_tries" ADD CONSTRAINT "training_sign_in_tries_task_id_training_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."training_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."task_openings" AS (
  select m.user_id, t.type, t.ref_id
  from training_tasks t
    join trainings p on p.id = t.training_id and p.state in ('running', 'ended') and p.removed_at is null
    join training_members m on m.training_id = t.training_id and m.state = 'active'
  where t.removed_at is null and t.ref_id is not null);