DROP INDEX "passages_search_index";--> statement-breakpoint
CREATE INDEX "passages_search_index" ON "passages" USING gin ("search") WITH (fastupdate=false);