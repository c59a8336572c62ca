ALTER TABLE "orders" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "open_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_notifies" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
-- written by hand
-- The same reason is one row from now on.
DELETE FROM "refused_notifies" older USING "refused_notifies" newer WHERE older.id < newer.id AND older.provider = newer.provider
  AND older.reason = newer.reason AND older.trade_no IS NOT DISTINCT FROM newer.trade_no;--> statement-breakpoint
ALTER TABLE "refused_notifies" ADD CONSTRAINT "refused_notifies_same" UNIQUE NULLS NOT DISTINCT("provider","reason","trade_no");