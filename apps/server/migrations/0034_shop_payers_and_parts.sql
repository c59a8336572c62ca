ALTER TABLE "orders" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "open_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_notifies" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
-- written by hand
-- Reasons are names that the screens translate, and the same reason is one row from now on.
UPDATE "refused_notifies" SET "reason" = CASE WHEN reason LIKE 'the amount%' THEN 'amount' WHEN reason LIKE 'the currency%' THEN 'currency'
  WHEN reason LIKE 'the trade%' THEN 'trade' WHEN reason LIKE 'the refund%' THEN 'refund' WHEN reason LIKE '%another merchant' THEN 'merchant'
  WHEN reason LIKE '%another application' THEN 'application' WHEN reason = 'the signature is wrong' THEN 'signature' ELSE 'unreadable' END;--> statement-breakpoint
DELETE FROM "refused_notifies" older USING "refused_notifies" newer WHERE older.id < newer.id AND older.provider = newer.provider
  AND older.reason = newer.reason AND older.trade_no IS NOT DISTINCT FROM newer.trade_no;--> statement-breakpoint
ALTER TABLE "refused_notifies" ADD CONSTRAINT "refused_notifies_same" UNIQUE NULLS NOT DISTINCT("provider","reason","trade_no");