import type { AilingVideo } from "@mindreel/contract/catalogue/library-health";
import { providerOf, sentence } from "#features/catalogue/video-lookup/video-lookup.ts";
import type { CatalogueMapper } from "#features/catalogue/videos/videos.mapper.ts";
import type { AilingRow } from "./library-health.repository.ts";

export function createHealthMapper({ toListedVideo }: Pick<CatalogueMapper, "toListedVideo">, publicUrl: string) {
  return (row: AilingRow): AilingVideo => {
    const { state, same_as, source_kind: kind } = row;
    const url = new URL(row.source, publicUrl).href;
    const trouble = state && sentence(state, providerOf({ kind, url }));
    return {
      ...toListedVideo(row),
      youtube_video_link: url,
      source_kind: kind,
      message: same_as === null ? trouble : `The same video as “${same_as}”.`,
      checked_at: row.answered_at?.toISOString() ?? null,
    };
  };
}
