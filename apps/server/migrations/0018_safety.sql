CREATE TABLE "article_views" (
	"article_id" bigint NOT NULL,
	"day" date NOT NULL,
	"viewer_hash" "bytea" NOT NULL,
	CONSTRAINT "article_views_article_id_day_viewer_hash_pk" PRIMARY KEY("article_id","day","viewer_hash")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_views_day" ON "article_views" USING btree ("day");--> statement-breakpoint
-- Hashes are salted: only the demo company gave the same one to several people.
UPDATE "credentials" SET "is_demo" = true WHERE "password_hash" IN (SELECT "password_hash" FROM "credentials" GROUP BY "password_hash" HAVING count(*) > 1);
