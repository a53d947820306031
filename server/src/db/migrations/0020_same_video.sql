CREATE INDEX "videos_oid_idx" ON "videos" USING btree ("source_kind","oid");--> statement-breakpoint
CREATE INDEX "videos_source_idx" ON "videos" USING hash ("source");