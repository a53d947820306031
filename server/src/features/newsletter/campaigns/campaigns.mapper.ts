import type { Campaign, ListedCampaign } from "@mindreel/contract/newsletter/campaigns";
import type { CampaignRow, ListedCampaignRow, ProgressRow } from "./campaigns.repository.ts";

export const toListedCampaign = (row: ListedCampaignRow): ListedCampaign => ({
  id: row.id,
  subject: row.subject,
  state: row.state,
  send_at: row.sendAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
  changed_at: row.changedAt.toISOString(),
});

/** A campaign with the progress of its sending. */
export interface ShownCampaign extends CampaignRow {
  readonly progress: ProgressRow;
}

export const toCampaign = (row: ShownCampaign): Campaign => ({
  ...toListedCampaign(row),
  preview_text: row.previewText,
  body: row.body,
  videos: [...row.videoIds],
  audience: [...row.audience],
  language: row.language,
  version: row.version,
  begun_at: row.begunAt?.toISOString() ?? null,
  trouble: row.trouble,
  progress: row.progress,
});
