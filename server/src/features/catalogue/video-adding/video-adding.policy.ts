import type { NewVideoBody } from "@mindreel/contract/catalogue/video-adding";
import { requireSource } from "#features/catalogue/mechanisms/sources/sources.policy.ts";
import type { StillsJob } from "#features/catalogue/mechanisms/video-stills/video-stills.service.ts";
import { releaseTime } from "#features/catalogue/video-editing/video-editing.policy.ts";

const chosen = (id: string | undefined): number | null => (id ? Number(id) : null);

/**
 * What a form says about a new video, completed from its address.
 * @throws AppError 400
 */
export function toNewVideo({ youtube_video_link, title, description, category, series, ...body }: NewVideoBody) {
  const source = requireSource(youtube_video_link, "youtube_video_link");
  const missing: StillsJob["missing"] = description === undefined ? ["description"] : [];
  return {
    ...{ source, missing, title: title.trim(), description: description ?? "" },
    oid: body.video_oid?.trim() || source.oid,
    categoryId: chosen(category),
    series: chosen(series),
    releaseAt: releaseTime(body.release_at),
  };
}
