ALTER TABLE "humanizer_history" ADD COLUMN "tally" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "tally" jsonb;