ALTER TABLE "drafts" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "humanizer_history" ADD COLUMN "seed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "humanizer_history" ADD COLUMN "strength" text DEFAULT 'balanced' NOT NULL;--> statement-breakpoint
ALTER TABLE "humanizer_history" ADD COLUMN "length" text DEFAULT 'keep' NOT NULL;--> statement-breakpoint
ALTER TABLE "humanizer_history" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "humanizer_history" ADD COLUMN "locked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "humanizer_history" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "humanizer_history" SET "seed" = ('x' || left("run_id"::text, 8))::bit(32)::bigint, "updated_at" = "created_at";
