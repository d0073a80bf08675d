CREATE TABLE "document_features" (
	"document_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_features_document_id_feature_pk" PRIMARY KEY("document_id","feature")
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"label" text,
	"text" text NOT NULL,
	"method" text NOT NULL,
	"confidence" real,
	CONSTRAINT "document_pages_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" bigint,
	"sha256" text NOT NULL,
	"storage_key" uuid,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"page_count" integer,
	"error" text,
	"reason" text,
	"title" text,
	"language" text,
	"coverage" jsonb,
	"word_count" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_usage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_objects" (
	"key" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'arriving' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_features" ADD CONSTRAINT "document_features_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_usage" ADD CONSTRAINT "storage_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_user_id_sha256_index" ON "documents" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE INDEX "documents_user_id_created_at_id_index" ON "documents" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "documents_status_heartbeat_at_index" ON "documents" USING btree ("status","heartbeat_at") WHERE "documents"."status" in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "stored_objects_state_updated_at_index" ON "stored_objects" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "stored_objects_owner_id_index" ON "stored_objects" USING btree ("owner_id");