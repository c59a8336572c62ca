-- As grams_of, for long texts: taking one character after the other out of a long text means to walk through it each time.
CREATE FUNCTION text_grams_of(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
    SELECT letter || lead(letter) OVER (ORDER BY place) AS gram
    FROM string_to_table(lower(left(value, 200000)), NULL) WITH ORDINALITY AS letters (letter, place)
    UNION ALL
    SELECT letter FROM string_to_table(lower(left(value, 200000)), NULL) AS letters (letter) WHERE ascii(letter) > 127
  ) pairs WHERE gram !~ '\s'
$$;
--> statement-breakpoint
ALTER TABLE "file_texts" ADD COLUMN "grams" text[] GENERATED ALWAYS AS (text_grams_of(text)) STORED;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "grams" text[] GENERATED ALWAYS AS (grams_of(name)) STORED;--> statement-breakpoint
CREATE INDEX "file_texts_grams" ON "file_texts" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "files_library_name" ON "files" USING btree ("college_id",lower(name)) WHERE in_library;--> statement-breakpoint
CREATE INDEX "files_library_size" ON "files" USING btree ("college_id","bytes") WHERE in_library;--> statement-breakpoint
CREATE INDEX "files_grams" ON "files" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "files_idle" ON "files" USING btree ("updated_at") WHERE not in_library;--> statement-breakpoint
CREATE INDEX "outgoing_messages_file" ON "outgoing_messages" USING btree ("jump_module_id") WHERE jump_to in ('video', 'document');--> statement-breakpoint
-- Home pages are kept with the addresses of their pictures, which change when a picture is replaced.
CREATE TRIGGER "files_tell" AFTER UPDATE OF "key" ON "files" FOR EACH STATEMENT EXECUTE FUNCTION "tell_home_changed"();
