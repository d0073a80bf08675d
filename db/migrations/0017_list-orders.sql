DROP INDEX "invoices_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "chat_sessions_user_id_document_id_updated_at_index";--> statement-breakpoint
DROP INDEX "humanizer_history_user_id_id_index";--> statement-breakpoint
DROP INDEX "documents_user_id_created_at_id_index";--> statement-breakpoint
DROP INDEX "runs_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "quiz_reports_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "usage_ledger_user_id_id_index";--> statement-breakpoint
CREATE INDEX "invitations_created_at_id_index" ON "invitations" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_user_id_name_index" ON "documents" USING btree ("user_id",lower("file_name"),"created_at","id");--> statement-breakpoint
CREATE INDEX "documents_user_id_size_index" ON "documents" USING btree ("user_id",coalesce("file_size", 0),"created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_user_id_created_at_index" ON "invoices" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_sessions_user_id_document_id_updated_at_index" ON "chat_sessions" USING btree ("user_id","document_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "humanizer_history_user_id_id_index" ON "humanizer_history" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "documents_user_id_created_at_id_index" ON "documents" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "runs_user_id_created_at_index" ON "runs" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quiz_reports_user_id_created_at_index" ON "quiz_reports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "usage_ledger_user_id_id_index" ON "usage_ledger" USING btree ("user_id","id" DESC NULLS FIRST);