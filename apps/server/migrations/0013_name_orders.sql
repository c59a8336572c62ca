-- Names stand as readers of a language expect them: Chinese by pinyin or by strokes, Vietnamese with its accents. Whoever
-- reads English or Indonesian has Latin letters first, and Chinese names by pinyin after them.
-- A PostgreSQL without ICU knows no such orders: there they are the one of the database.
DO $$
DECLARE
  language text;
  place text;
BEGIN
  FOR language, place IN VALUES
    ('zh_cn', 'zh-Hans'), ('zh_cht', 'zh-Hant'), ('vi', 'vi'),
    ('en_us', 'zh-Hans-u-kr-latn-hani'), ('id', 'zh-Hans-u-kr-latn-hani')
  LOOP
    BEGIN
      EXECUTE format('CREATE COLLATION %I (provider = icu, locale = %L)', 'names_' || language, place);
    EXCEPTION WHEN OTHERS THEN
      EXECUTE format('CREATE COLLATION %I (provider = libc, locale = %L)', 'names_' || language,
        (SELECT datcollate FROM pg_database WHERE datname = current_database()));
    END;
  END LOOP;
END
$$;
