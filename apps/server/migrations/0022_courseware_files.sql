CREATE TABLE "courseware_files" (
	"courseware_id" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"file_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "courseware_files_courseware_id_until_file_id_pk" PRIMARY KEY("courseware_id","until","file_id")
);
--> statement-breakpoint
ALTER TABLE "courseware_files" ADD CONSTRAINT "courseware_files_courseware_id_coursewares_id_fk" FOREIGN KEY ("courseware_id") REFERENCES "public"."coursewares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware_files" ADD CONSTRAINT "courseware_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courseware_files_file" ON "courseware_files" USING btree ("file_id");