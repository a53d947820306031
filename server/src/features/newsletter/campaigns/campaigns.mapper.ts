import type { Campaign, ListedCampaign } from "@mindreel/contract/newsletter/campaigns";
import type { CampaignRow, ListedCampaignRow, ProgressRow } from "./campaigns.repository.ts";

export const toListedCampaign = (row: ListedCampaignRow): ListedCampaign => ({
  id: row.id,
  subject: row.subject,
  state: row.state,
  send_at: row.send_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  changed_at: row.changed_at.toISOString(),
});

/** A campaign with the progress of its sending. */
export interface ShownCampaign extends CampaignRow {
  readonly progress: ProgressRow;
}

export const toCampaign = (row: ShownCampaign): Campaign => ({
  ...toListedCampaign(row),
  preview_text: row.preview_text,
  body: row.body,
  videos: [...row.video_ids],
  audience: [...row.audience],
  language: row.language,
  version: row.version,
  begun_at: row.begun_at?.toISOString() ?? null,
  trouble: row.trouble,
  progress: row.progress,
});
